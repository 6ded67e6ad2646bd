"""The errors of calls. All of them are an `EarshotError`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

MAX_BODY_IN_MESSAGE = 1_000

CallKind = Literal["plain", "search", "file"]


class EarshotError(Exception):
    """The base class of the errors of this package."""


class ConnectionFailed(EarshotError):
    """The server was not reached, or the response was cut off."""

    def __init__(self) -> None:
        # Spec 8
        super().__init__("Unable to connect to the API server. Please try again later.")


class CallTimeout(EarshotError):
    """The call did not finish within its total timeout."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"The call took longer than {timeout} s.")
        self.timeout = timeout


@dataclass(frozen=True)
class ErrorDetail:
    """An invalid place in the request, with a message."""

    pointer: str
    """JSON pointer into the body, or the name of a parameter."""
    message: str


@dataclass(frozen=True)
class _Facts:
    status: int
    code: str | None = None
    server_message: str | None = None
    request_id: str | None = None
    retry_after: float | None = None
    details: list[ErrorDetail] = field(default_factory=list)


class ApiError(EarshotError):
    """The server returned an error."""

    def __init__(self, message: str, facts: _Facts) -> None:
        super().__init__(message)
        self.status = facts.status
        """The HTTP status."""
        self.code = facts.code
        """The kind of failure, for programs, such as `quota_exceeded`. None if the response is not from the API."""
        self.server_message = facts.server_message
        """The message of the server, for people."""
        self.request_id = facts.request_id
        """The id of the request. Quote it in support requests."""
        self.retry_after = facts.retry_after
        """The seconds of `Retry-After`."""
        self.details = facts.details
        """The invalid places in the request."""


class InvalidRequest(ApiError):
    """400 and similar statuses: the request is invalid. `details` has the places."""


class Unauthorized(ApiError):
    """401: no key, or an invalid one."""


class Forbidden(ApiError):
    """403: not on the caller's plan."""


class NotFound(ApiError):
    """404: it does not exist, or the caller may not see it."""


class RateLimited(ApiError):
    """429: too many requests, or the quota of the plan is used up."""

    @property
    def is_quota(self) -> bool:
        """Whether the quota of the plan is used up. Otherwise, only the rate limit was exceeded."""
        return self.code == "quota_exceeded"


class ServerFailed(ApiError):
    """5xx: an error of the server."""


def _class_of(status: int) -> type[ApiError]:
    classes: dict[int, type[ApiError]] = {401: Unauthorized, 403: Forbidden, 404: NotFound, 410: NotFound, 429: RateLimited}
    return classes.get(status, ServerFailed if status >= 500 else InvalidRequest)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _details(errors: Any) -> list[ErrorDetail]:
    found = []
    for each in errors if isinstance(errors, list) else []:
        if isinstance(each, dict) and isinstance(each.get("pointer"), str) and isinstance(each.get("message"), str):
            found.append(ErrorDetail(each["pointer"], each["message"]))
    return found


def error_of(
    status: int, reason: str, body: str, request_id: str | None, kind: CallKind, retry_after: float | None
) -> ApiError:
    """Returns the error for a response without a success status."""
    try:
        parsed = json.loads(body)
    except ValueError:  # For example the page of a proxy.
        parsed = None
    fields: dict[str, Any] = parsed if isinstance(parsed, dict) else {}
    data = fields.get("data")
    inner: dict[str, Any] = data if isinstance(data, dict) else {}
    server_message = _text(inner.get("message")) or _text(inner.get("error")) or _text(fields.get("message"))
    # Spec 8: the message of a search is that of the server. Files have the status, and all other calls have the body.
    cause = body[:MAX_BODY_IN_MESSAGE] if kind == "plain" and body else reason or str(status)
    message = f"API request failed with error: {cause}"
    if kind == "search" and server_message:
        message = server_message
    facts = _Facts(
        status=status,
        code=_text(fields.get("code")),
        server_message=server_message,
        request_id=_text(fields.get("requestId")) or request_id,
        retry_after=retry_after,
        details=_details(fields.get("errors")),
    )
    return _class_of(status)(message, facts)
