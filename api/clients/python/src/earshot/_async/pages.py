"""Iterates over paged lists."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any


def _at(data: Any, path: str) -> Any:
    for name in path.split("."):
        data = data.get(name) if isinstance(data, dict) else None
    return data


async def by_skip(fetch_page: Callable[..., Any], items: str, skip: int, limit: int, max_items: int | None) -> AsyncIterator[Any]:
    """Yields the items of all pages, until a page is not full. Requests a page when the items of the previous one are used up."""
    count = 0
    while max_items is None or count < max_items:
        page = _at(await fetch_page(skip=skip, limit=limit), items) or []
        for item in page:
            if max_items is not None and count >= max_items:
                return
            count += 1
            yield item
        if len(page) < limit:
            return
        skip += len(page)


async def by_cursor(fetch_page: Callable[..., Any], items: str, next_cursor: str, max_items: int | None) -> AsyncIterator[Any]:
    """Yields the items of all pages. Follows the cursors to the last page."""
    count = 0
    position: dict[str, str] = {}
    while max_items is None or count < max_items:
        data = await fetch_page(**position)
        page = _at(data, items) or []
        for item in page:
            if max_items is not None and count >= max_items:
                return
            count += 1
            yield item
        cursor = _at(data, next_cursor)
        if not page or not isinstance(cursor, str) or cursor == position.get("cursor"):
            return
        position = {"cursor": cursor}
