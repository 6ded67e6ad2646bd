"""Tests of the client for asyncio, as far as it differs: waiting, timeouts, cancellation, iterators."""

from __future__ import annotations

import asyncio
import inspect
import os
from typing import Any

import pytest
from conftest import Answer, Misbehaving, failure

import earshot
from earshot._async import operations
from earshot._async.pages import by_cursor, by_skip
from earshot._sync import operations as sync_operations

SOON = {"retry-after": "0"}
OK = {"ok": True}


def run(server: Misbehaving, work: Any, **options: Any) -> Any:
    async def within() -> Any:
        async with earshot.AsyncEarshot(base_url=server.base_url, **options) as client:
            return await work(client)

    return asyncio.run(within())


@pytest.mark.parametrize("bad", [failure(503, SOON), Answer(hang_up=True), Answer(body='{"data', promise=500)])
def test_retries(server: Misbehaving, bad: Answer) -> None:
    server.answers = [bad, Answer()]
    assert run(server, lambda client: client.public.get_health()) == OK
    assert len(server.seen) == 2


@pytest.mark.parametrize("bad", [Answer(silent=True), Answer(body="{", drips=True)])
def test_fails_at_the_timeout(server: Misbehaving, bad: Answer) -> None:
    server.answers = [bad]
    with pytest.raises(earshot.CallTimeout):
        run(server, lambda client: client.public.get_health(timeout=0.5))


def test_raises_an_error_and_does_not_retry_a_write(server: Misbehaving) -> None:
    server.answers = [failure(503, SOON), Answer()]
    with pytest.raises(earshot.ServerFailed):
        run(server, lambda client: client.auth.sign_out())
    assert len(server.seen) == 1


def test_a_task_can_be_cancelled(server: Misbehaving) -> None:
    server.answers = [Answer(silent=True)]

    async def cancelled(client: earshot.AsyncEarshot) -> None:
        task = asyncio.ensure_future(client.public.get_health())
        while not server.seen:
            await asyncio.sleep(0.01)
        task.cancel()
        await task

    with pytest.raises(asyncio.CancelledError):
        run(server, cancelled)


def test_iterates_over_pages() -> None:
    async def numbers(skip: int, limit: int) -> Any:
        return {"items": list(range(skip, min(skip + limit, 7)))}

    async def linked(cursor: str = "") -> Any:
        return {"": {"items": [1, 2], "next": "b"}, "b": {"items": [3], "next": None}}[cursor]

    async def collected() -> Any:
        return (
            [item async for item in by_skip(numbers, "items", 0, 3, None)],
            [item async for item in by_skip(numbers, "items", 0, 3, 4)],
            [item async for item in by_cursor(linked, "items", "next", None)],
        )

    assert asyncio.run(collected()) == (list(range(7)), [0, 1, 2, 3], [1, 2, 3])


def test_has_the_calls_of_the_other_client() -> None:
    def calls(module: Any) -> list[tuple[str, list[str]]]:
        groups = inspect.getmembers(module, inspect.isclass)
        return [
            (name, [call for call in vars(group) if not call.startswith("_")]) for name, group in groups if name.endswith("Calls")
        ]

    assert len(calls(operations)) > 9
    assert calls(operations) == calls(sync_operations)


@pytest.mark.skipif(not os.environ.get("EARSHOT_KEY"), reason="EARSHOT_URL and EARSHOT_KEY are not set")
def test_reads_a_running_server() -> None:
    async def within() -> Any:
        async with earshot.AsyncEarshot() as client:
            one, other = await asyncio.gather(
                client.podcasts.get_podcast(podcast_id_or_slug="the-cold-shelf"), client.public.get_statistics()
            )
            listed = client.podcasts.iter_podcast_episodes(podcast_id_or_slug="the-cold-shelf", limit=7, max_items=10)
            return one["podcast"]["slug"], other["podcasts"] > 0, len([each["episodeSlug"] async for each in listed])

    assert asyncio.run(within()) == ("the-cold-shelf", True, 10)
