from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

import pytest

from earshot._sync.pages import by_cursor, by_skip
from earshot._retry import retry_after, wait_before


class Numbers:
    def __init__(self, count: int) -> None:
        self.count = count
        self.requests: list[tuple[int, int]] = []

    def __call__(self, skip: int, limit: int) -> Any:
        self.requests.append((skip, limit))
        return {"in": {"items": list(range(skip, min(skip + limit, self.count)))}}


def test_requests_pages_by_number_until_one_is_not_full() -> None:
    numbers = Numbers(7)
    assert list(by_skip(numbers, "in.items", 0, 3, None)) == list(range(7))
    assert numbers.requests == [(0, 3), (3, 3), (6, 3)]
    assert list(by_skip(Numbers(6), "in.items", 2, 2, None)) == [2, 3, 4, 5]


def test_requests_no_page_beyond_max_items() -> None:
    numbers = Numbers(100)
    assert list(by_skip(numbers, "in.items", 0, 3, 3)) == [0, 1, 2]
    assert len(numbers.requests) == 1


def test_follows_cursors_to_the_last_page_and_stops_at_a_repeated_cursor() -> None:
    answers = {"": {"items": [1, 2], "next": "b"}, "b": {"items": [3], "next": None}}
    assert list(by_cursor(lambda cursor="": answers[cursor], "items", "next", None)) == [1, 2, 3]
    assert list(by_cursor(lambda cursor="": {"items": [1], "next": "same"}, "items", "next", None)) == [1, 1]
    assert list(by_cursor(lambda cursor="": answers[cursor], "items", "next", 1)) == [1]


@pytest.mark.parametrize(
    ("value", "seconds"),
    [("7", 7), ("Sun, 22 Nov 2026 10:00:30 GMT", 30), ("Sun, 22 Nov 2026 09:00:00 GMT", 0), (None, None), ("soon", None), ("-1x", None)],
)
def test_parses_both_forms_of_retry_after(value: str | None, seconds: float | None) -> None:
    assert retry_after(value, datetime(2026, 11, 22, 10, tzinfo=timezone.utc)) == seconds


def test_doubles_the_wait_and_adds_a_random_time_to_retry_after() -> None:
    waits = [(wait_before(attempt, None, 0), wait_before(attempt, None, 1)) for attempt in (0, 1, 2, 1_000)]
    assert waits == [(0.25, 0.5), (0.5, 1), (1, 2), (4, 8)]
    assert wait_before(0, 3, 0.5) == 3.125
