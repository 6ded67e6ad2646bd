"""Everything that a call can fail with. All of it is an `EarshotError`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

MAX_BODY_IN_MESSAGE = 1_000

CallKind = Literal["plain", "search", "file"]


class EarshotError(Exception):
    """What every error of this package is."""


class ConnectionFailed(EarshotError):
    """The server was not reached, or its answer broke off."""

    def __init__(self) -> None:
        # Spec 8
        super().__init__("Unable to connect to the API server. Please try again later.")


class CallTimeout(EarshotError):
    """The call was not done within its total time-out."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"The call took longer than {timeout} s.")
        self.timeout = timeout


@dataclass(frozen=True)
class ErrorDetail:
    """A place in the request and what is wrong there."""

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
    """The server answered with a failure."""

    def __init__(self, message: str, facts: _Facts) -> None:
        super().__init__(message)
        self.status = facts.status
        """The HTTP status."""
        self.code = facts.code
        """What kind of failure it is, for programs: `quota_exceeded`, say. None when something before the API answered."""
        self.server_message = facts.server_message
        """What the server says, for people."""
        self.request_id = facts.request_id
        """To be named when asking for help."""
        self.retry_after = facts.retry_after
        """Seconds, as `Retry-After` says."""
        self.details = facts.details
        """Where in the request what is wrong."""


class InvalidRequest(ApiError):
    """400 and its kin: the request has to change. `details` says where."""


class Unauthorized(ApiError):
    """401: no key, or one that is not valid."""


class Forbidden(ApiError):
    """403: not on the plan of who asks."""


class NotFound(ApiError):
    """404: there is nothing, or nothing that who asks may know of."""


class RateLimited(ApiError):
    """429: too many requests, or what the plan allows is used."""

    @property
    def is_quota(self) -> bool:
        """The plan's allowance of the period is used, and not only the burst."""
        return self.code == "quota_exceeded"


class ServerFailed(ApiError):
    """5xx: not the caller's fault."""


def _class_of(status: int) -> type[ApiError]:
    known: dict[int, type[ApiError]] = {401: Unauthorized, 403: Forbidden, 404: NotFound, 410: NotFound, 429: RateLimited}
    return known.get(status, ServerFailed if status >= 500 else InvalidRequest)


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
    """The error of an answer that is none of success."""
    try:
        parsed = json.loads(body)
    except ValueError:  # A proxy's page, say.
        parsed = None
    known: dict[str, Any] = parsed if isinstance(parsed, dict) else {}
    data = known.get("data")
    inner: dict[str, Any] = data if isinstance(data, dict) else {}
    server_message = _text(inner.get("message")) or _text(inner.get("error")) or _text(known.get("message"))
    # Spec 8: a search says what the server says, files say the status, all others the body.
    said = body[:MAX_BODY_IN_MESSAGE] if kind == "plain" and body else reason or str(status)
    message = f"API request failed with error: {said}"
    if kind == "search" and server_message:
        message = server_message
    facts = _Facts(
        status=status,
        code=_text(known.get("code")),
        server_message=server_message,
        request_id=_text(known.get("requestId")) or request_id,
        retry_after=retry_after,
        details=_details(known.get("errors")),
    )
    return _class_of(status)(message, facts)
