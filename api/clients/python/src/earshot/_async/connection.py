"""Sends calls, with a total timeout and retries."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections.abc import Mapping
from time import monotonic
from types import TracebackType
from typing import Any

import httpx

from .._limits import Limits, limits_of
from .._request import (
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
from .._retry import RETRIED, wait_before
from ..errors import ApiError, CallKind, CallTimeout, ConnectionFailed, EarshotError


class Connection:
    """A connection to an Earshot server."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """
        base_url: the address of Earshot. Default: the environment variable `EARSHOT_URL`.
        api_key: an API key. Default: the environment variable `EARSHOT_KEY`. Without a key, calls are anonymous.
        timeout: limit in seconds for a whole call: attempts, waits between them, and reading the response.
        max_retries: maximum number of retries of a call that is safe to repeat.
        http: the client that sends the requests, for example with a proxy or certificates.
        """
        self._base = base_of(base_url)
        self._key = key_of(api_key)
        self._timeout = timeout
        self._max_retries = max_retries
        self._http = http or httpx.AsyncClient()
        self._owns_http = http is None
        self.limits: Limits | None = None
        """The quota and rate limit in the headers of the last successful response."""

    async def close(self) -> None:
        """Closes the connections, unless the caller passed `http`."""
        if self._owns_http:
            await self._http.aclose()

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        await self.close()

    async def call(
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
        """Sends a call by its path. The calls by name use this method."""
        total = self._timeout if timeout is None else timeout
        deadline = monotonic() + total
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
            requested_wait = None
            try:
                return await self._once(request, deadline, kind)
            except ApiError as error:
                if error.status not in RETRIED:
                    raise
                failure: EarshotError = error
                requested_wait = error.retry_after
            except httpx.TimeoutException:
                raise CallTimeout(total) from None
            except (httpx.TransportError, httpx.DecodingError) as error:
                failure = ConnectionFailed()
                failure.__cause__ = error
            except ConnectionFailed as error:
                failure = error
            wait = wait_before(attempt, requested_wait, random.random())
            # If the timeout would pass before the next attempt, the call fails now.
            if attempt >= retries or monotonic() + wait >= deadline:
                raise failure
            await asyncio.sleep(wait)
            attempt += 1

    async def _once(self, request: httpx.Request, deadline: float, kind: CallKind) -> Any:
        bound(request, deadline, is_async=inspect.iscoroutinefunction(self._once))
        response = await self._http.send(request, stream=True)
        try:
            content = bytearray()
            async for chunk in response.aiter_bytes():
                content += chunk
                if monotonic() >= deadline:
                    raise httpx.ReadTimeout("the whole call", request=request)
        finally:
            await response.aclose()
        if response.is_success:
            self.limits = limits_of(response.headers)
        return answer_of(response, bytes(content), kind)
