"""Client of the Earshot API. Start at `Earshot`."""

from . import models
from ._async.operations import AsyncEarshot
from ._limits import Allowance, Limits
from ._request import UNSET
from ._sync.operations import Earshot
from .errors import (
    ApiError,
    CallTimeout,
    ConnectionFailed,
    EarshotError,
    ErrorDetail,
    Forbidden,
    InvalidRequest,
    NotFound,
    RateLimited,
    ServerFailed,
    Unauthorized,
)

__all__ = [
    "UNSET",
    "Allowance",
    "ApiError",
    "AsyncEarshot",
    "CallTimeout",
    "ConnectionFailed",
    "Earshot",
    "EarshotError",
    "ErrorDetail",
    "Forbidden",
    "InvalidRequest",
    "Limits",
    "NotFound",
    "RateLimited",
    "ServerFailed",
    "Unauthorized",
    "models",
]
