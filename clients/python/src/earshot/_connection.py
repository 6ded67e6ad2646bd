"""One call: address, headers, total time-out, retries, envelope."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Mapping
from datetime import datetime, timezone
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote

import httpx

from ._limits import Limits, limits_of
from ._retry import RETRIED, retry_after, wait_before
from .errors import ApiError, CallKind, CallTimeout, ConnectionFailed, EarshotError, error_of

TIMEOUT: Final = 60.0
MAX_RETRIES: Final = 2
# What may be repeated by what it is (RFC 9110 9.2.2).
REPEATABLE: Final = frozenset({"GET", "PUT", "DELETE"})


class Unset:
    """What was not given, where None means `null`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


def _words(value: Any) -> Any:
    """Booleans in a query are lower case."""
    return str(value).lower() if isinstance(value, bool) else value


def address_of(path: str, parts: Mapping[str, Any]) -> str:
    """The path with its places filled."""

    def fill(place: re.Match[str]) -> str:
        value = parts.get(place[1])
        if value is None or value == "":
            raise ValueError(f"{place[1]} is missing")
        return quote(str(value), safe="")

    return re.sub(r"\{(\w+)\}", fill, path)


class Connection:
    """A connection to an Earshot server; `Earshot` adds the calls."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.Client | None = None,
    ) -> None:
        """
        base_url: where Earshot is served; `EARSHOT_URL` of the environment when absent.
        api_key: `EARSHOT_KEY` of the environment when absent; without one, calls are those of a visitor.
        timeout: seconds for a whole call: attempts, waits between them, and reading the answer.
        max_retries: how often a call that may be repeated is made again.
        http: the client to send with, for proxies and certificates.
        """
        base_url = base_url or os.environ.get("EARSHOT_URL")
        if not base_url:
            raise ValueError("base_url is missing: say where Earshot is served, or set EARSHOT_URL")
        self._base = base_url.rstrip("/")
        self._key = api_key or os.environ.get("EARSHOT_KEY")
        self._timeout = timeout
        self._max_retries = max_retries
        self._http = http or httpx.Client()
        self._owns_http = http is None
        self.limits: Limits | None = None
        """What the last answer told of what is left."""

    def close(self) -> None:
        """Ends the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def call(
        self,
        method: str,
        path: str,
        *,
        parts: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = UNSET,
        reads: bool = False,
        kind: CallKind = "plain",
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Any:
        """A call by its path; the calls by their names come down to it."""
        total = self._timeout if timeout is None else timeout
        deadline = time.monotonic() + total
        retries = self._max_retries if max_retries is None else max_retries
        retries = retries if reads or method in REPEATABLE else 0
        if isinstance(body, dict):
            body = {name: value for name, value in body.items() if value is not UNSET}
        request = self._http.build_request(
            method,
            self._base + address_of(path, parts or {}),
            params={
                name: [_words(each) for each in value] if isinstance(value, (list, tuple)) else _words(value)
                for name, value in (query or {}).items()
                if value is not None
            },
            headers={"accept": "*/*" if kind == "file" else "application/json"},
            content=None if body is UNSET else json.dumps(body),
        )
        if body is not UNSET:
            request.headers["content-type"] = "application/json"
        if self._key:
            request.headers["authorization"] = f"Bearer {self._key}"

        attempt = 0
        while True:
            asked = None
            try:
                return self._once(request, deadline, kind)
            except ApiError as error:
                if error.status not in RETRIED:
                    raise
                failure: EarshotError = error
                asked = error.retry_after
            except httpx.TimeoutException:
                raise CallTimeout(total) from None
            except (httpx.TransportError, httpx.DecodingError) as error:
                failure = ConnectionFailed()
                failure.__cause__ = error
            except ConnectionFailed as error:
                failure = error
            wait = wait_before(attempt, asked, random.random())
            # What would be over before it is tried again has failed now.
            if attempt >= retries or time.monotonic() + wait >= deadline:
                raise failure
            time.sleep(wait)
            attempt += 1

    def _once(self, request: httpx.Request, deadline: float, kind: CallKind) -> Any:
        # Each step of a request (connecting, sending, waiting) may take what is left when it begins.
        left: dict[str, float] = {}

        def begin_step(event: str = "", info: Any = None) -> None:
            seconds = max(0.001, deadline - time.monotonic())
            left.update(dict.fromkeys(("connect", "read", "write", "pool"), seconds))

        begin_step()
        request.extensions.update(timeout=left, trace=begin_step)
        response = self._http.send(request, stream=True)
        try:
            content = bytearray()
            for piece in response.iter_bytes():
                content += piece
                if time.monotonic() >= deadline:
                    raise httpx.ReadTimeout("the whole call", request=request)
        finally:
            response.close()
        headers = response.headers
        if not response.is_success:
            now = datetime.now(timezone.utc)
            raise error_of(
                response.status_code, response.reason_phrase, content.decode("utf-8", "replace"),
                headers.get("x-request-id"), kind, retry_after(headers.get("retry-after"), now),
            )  # fmt: skip
        self.limits = limits_of(headers)
        if not re.search(r"[/+]json\b", headers.get("content-type", "")):
            return bytes(content) or None
        try:
            parsed = json.loads(content)
        except ValueError as error:  # Cut off on its way.
            raise ConnectionFailed from error
        return parsed["data"] if isinstance(parsed, dict) and "data" in parsed else parsed
