"""Lists that come in pages, as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def _at(data: Any, path: str) -> Any:
    for name in path.split("."):
        data = data.get(name) if isinstance(data, dict) else None
    return data


def by_skip(ask: Callable[..., Any], items: str, skip: int, limit: int, max_items: int | None) -> Iterator[Any]:
    """Asks for page after page, each when the one before is used up, until one is not full."""
    given = 0
    while max_items is None or given < max_items:
        page = _at(ask(skip=skip, limit=limit), items) or []
        for item in page:
            if max_items is not None and given >= max_items:
                return
            given += 1
            yield item
        if len(page) < limit:
            return
        skip += len(page)


def by_cursor(ask: Callable[..., Any], items: str, following: str, max_items: int | None) -> Iterator[Any]:
    """Follows the cursors of a list to its end."""
    given = 0
    moves: dict[str, str] = {}
    while max_items is None or given < max_items:
        data = ask(**moves)
        page = _at(data, items) or []
        for item in page:
            if max_items is not None and given >= max_items:
                return
            given += 1
            yield item
        cursor = _at(data, following)
        if not page or not isinstance(cursor, str) or cursor == moves.get("cursor"):
            return
        moves = {"cursor": cursor}
