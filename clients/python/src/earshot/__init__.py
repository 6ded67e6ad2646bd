"""Client of the Earshot API. Start at `Earshot`."""

from . import models
from ._connection import UNSET
from ._limits import Allowance, Limits
from ._operations import Earshot
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
