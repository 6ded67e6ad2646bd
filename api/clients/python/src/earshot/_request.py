"""Builds requests and reads responses, for both kinds of clients."""

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
# Idempotent methods (RFC 9110 9.2.2).
REPEATABLE: Final = frozenset({"GET", "PUT", "DELETE"})


class Unset:
    """The type of an absent argument. None is sent as `null`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


def base_of(base_url: str | None) -> str:
    """Returns the address of Earshot, without a slash at its end."""
    base_url = base_url or os.environ.get("EARSHOT_URL")
    if not base_url:
        raise ValueError("base_url is missing: pass the address of Earshot, or set EARSHOT_URL")
    return base_url.rstrip("/")


def key_of(api_key: str | None) -> str | None:
    """Returns the API key to send, if there is one."""
    return api_key or os.environ.get("EARSHOT_KEY")


def address_of(path: str, parts: Mapping[str, Any]) -> str:
    """Returns the path with its parameters filled in."""

    def fill(parameter: re.Match[str]) -> str:
        value = parts.get(parameter[1])
        if value is None or value == "":
            raise ValueError(f"{parameter[1]} is missing")
        return quote(str(value), safe="")

    return re.sub(r"\{(\w+)\}", fill, path)


def _query_value(value: Any) -> Any:
    """Returns a value as a query contains it: booleans are in lower case."""
    return str(value).lower() if isinstance(value, bool) else value


def query_of(query: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns the parameters of the query. A list repeats its name. Absent values are not sent."""
    return {
        name: [_query_value(each) for each in value] if isinstance(value, (list, tuple)) else _query_value(value)
        for name, value in (query or {}).items()
        if value is not None
    }


def content_of(body: Any) -> str | None:
    """Returns the body as JSON, without absent arguments."""
    if body is UNSET:
        return None
    if isinstance(body, dict):
        body = {name: value for name, value in body.items() if value is not UNSET}
    return json.dumps(body)


def headers_of(key: str | None, has_body: bool, kind: CallKind) -> dict[str, str]:
    """Returns the headers of a request."""
    headers = {"accept": "*/*" if kind == "file" else "application/json"}
    if has_body:
        headers["content-type"] = "application/json"
    if key:
        headers["authorization"] = f"Bearer {key}"
    return headers


def bound(request: httpx.Request, deadline: float, *, is_async: bool) -> None:
    """Limits each step of the request (connecting, sending, waiting) to the time that remains when it begins."""
    left: dict[str, float] = {}

    def begin_step(event: str = "", info: Any = None) -> None:
        seconds = max(0.001, deadline - time.monotonic())
        left.update(dict.fromkeys(("connect", "read", "write", "pool"), seconds))

    async def begin_async_step(event: str = "", info: Any = None) -> None:
        begin_step()

    begin_step()
    request.extensions.update(timeout=left, trace=begin_async_step if is_async else begin_step)


def answer_of(response: httpx.Response, content: bytes, kind: CallKind) -> Any:
    """Returns the data of a successful response. Raises the error of any other."""
    headers = response.headers
    if not response.is_success:
        wait = retry_after(headers.get("retry-after"), datetime.now(timezone.utc))
        text = content.decode("utf-8", "replace")
        raise error_of(response.status_code, response.reason_phrase, text, headers.get("x-request-id"), kind, wait)
    # An exported file may also be JSON.
    if kind == "file" or not re.search(r"[/+]json\b", headers.get("content-type", "")):
        return content or None
    try:
        parsed = json.loads(content)
    except ValueError as error:  # The response was cut off.
        raise ConnectionFailed from error
    return parsed["data"] if isinstance(parsed, dict) and "data" in parsed else parsed
