"""A call as a request, and an answer as what it says; whatever sends it."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Any, Final
from urllib.parse import quote

import httpx

from ._retry import retry_after
from .errors import CallKind, ConnectionFailed, error_of

TIMEOUT: Final = 60.0
MAX_RETRIES: Final = 2
# What may be repeated by what it is (RFC 9110 9.2.2).
REPEATABLE: Final = frozenset({"GET", "PUT", "DELETE"})


class Unset:
    """What was not given, where None means `null`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


def base_of(base_url: str | None) -> str:
    """Where Earshot is served."""
    base_url = base_url or os.environ.get("EARSHOT_URL")
    if not base_url:
        raise ValueError("base_url is missing: say where Earshot is served, or set EARSHOT_URL")
    return base_url.rstrip("/")


def key_of(api_key: str | None) -> str | None:
    """The key that is sent."""
    return api_key or os.environ.get("EARSHOT_KEY")


def address_of(path: str, parts: Mapping[str, Any]) -> str:
    """The path with its places filled."""

    def fill(place: re.Match[str]) -> str:
        value = parts.get(place[1])
        if value is None or value == "":
            raise ValueError(f"{place[1]} is missing")
        return quote(str(value), safe="")

    return re.sub(r"\{(\w+)\}", fill, path)


def _words(value: Any) -> Any:
    """Booleans in a query are lower case."""
    return str(value).lower() if isinstance(value, bool) else value


def query_of(query: Mapping[str, Any] | None) -> dict[str, Any]:
    """Lists repeat their name; what is absent is not sent."""
    return {
        name: [_words(each) for each in value] if isinstance(value, (list, tuple)) else _words(value)
        for name, value in (query or {}).items()
        if value is not None
    }


def content_of(body: Any) -> str | None:
    """The body without what was not given."""
    if body is UNSET:
        return None
    if isinstance(body, dict):
        body = {name: value for name, value in body.items() if value is not UNSET}
    return json.dumps(body)


def headers_of(key: str | None, has_body: bool, kind: CallKind) -> dict[str, str]:
    """What is said beside the request."""
    headers = {"accept": "*/*" if kind == "file" else "application/json"}
    if has_body:
        headers["content-type"] = "application/json"
    if key:
        headers["authorization"] = f"Bearer {key}"
    return headers


def bound(request: httpx.Request, deadline: float, *, is_async: bool) -> None:
    """Lets each step of the request (connecting, sending, waiting) take what is left when it begins."""
    left: dict[str, float] = {}

    def begin_step(event: str = "", info: Any = None) -> None:
        seconds = max(0.001, deadline - time.monotonic())
        left.update(dict.fromkeys(("connect", "read", "write", "pool"), seconds))

    async def begin_async_step(event: str = "", info: Any = None) -> None:
        begin_step()

    begin_step()
    request.extensions.update(timeout=left, trace=begin_async_step if is_async else begin_step)


def answer_of(response: httpx.Response, content: bytes, kind: CallKind) -> Any:
    """The data of a success; the error of a failure is raised."""
    headers = response.headers
    if not response.is_success:
        waits = retry_after(headers.get("retry-after"), datetime.now(timezone.utc))
        text = content.decode("utf-8", "replace")
        raise error_of(response.status_code, response.reason_phrase, text, headers.get("x-request-id"), kind, waits)
    # An exported file may be JSON.
    if kind == "file" or not re.search(r"[/+]json\b", headers.get("content-type", "")):
        return content or None
    try:
        parsed = json.loads(content)
    except ValueError as error:  # Cut off on its way.
        raise ConnectionFailed from error
    return parsed["data"] if isinstance(parsed, dict) and "data" in parsed else parsed
