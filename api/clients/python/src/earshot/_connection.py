"""One call: total time-out, retries. `_async_connection.py` is made of this file by scripts/generate.py."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any

import httpx

from ._limits import Limits, limits_of
from ._request import (
    MAX_RETRIES,
    REPEATABLE,
    TIMEOUT,
    UNSET,
    address_of,
    answer_of,
    base_of,
    bound,
    content_of,
    headers_of,
    key_of,
    query_of,
)
from ._retry import RETRIED, wait_before
from .errors import ApiError, CallKind, CallTimeout, ConnectionFailed, EarshotError


class Connection:
    """A connection to an Earshot server."""

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
        self._base = base_of(base_url)
        self._key = key_of(api_key)
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
        content = content_of(body)
        request = self._http.build_request(
            method,
            self._base + address_of(path, parts or {}),
            params=query_of(query),
            headers=headers_of(self._key, content is not None, kind),
            content=content,
        )
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
        bound(request, deadline, is_async=False)
        response = self._http.send(request, stream=True)
        try:
            content = bytearray()
            for piece in response.iter_bytes():
                content += piece
                if time.monotonic() >= deadline:
                    raise httpx.ReadTimeout("the whole call", request=request)
        finally:
            response.close()
        if response.is_success:
            self.limits = limits_of(response.headers)
        return answer_of(response, bytes(content), kind)
