//! The table of error codes.

use axum::http::StatusCode;

/// What kind of failure; the name on the wire is in [`CODES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    InvalidRequest,
    InvalidJson,
    InvalidSearch,
    InvalidCursor,
    CursorOutdated,
    FilterNotSupported,
    FilterNotOnPlan,
    FormatNotOnPlan,
    NotOnPlan,
    Unauthorized,
    SignInRequired,
    LinkNotValid,
    CodeNotValid,
    ConfirmationRequired,
    NoApiAccess,
    ScopeMissing,
    SessionRequired,
    KeyNotActive,
    TooManyKeys,
    CrossOrigin,
    NotFound,
    MethodNotAllowed,
    AddressTooLong,
    BodyTooLarge,
    UnsupportedMediaType,
    TooManyRequests,
    QuotaExceeded,
    Internal,
    NoGeneration,
    ServiceUnavailable,
    Busy,
    Timeout,
}

/// A row of the table.
#[derive(Debug)]
pub struct CodeRow {
    pub code: Code,
    pub name: &'static str,
    pub status: StatusCode,
    /// The default message.
    pub message: &'static str,
}

const fn row(code: Code, name: &'static str, status: StatusCode, message: &'static str) -> CodeRow {
    CodeRow { code, name, status, message }
}

/// Every code, in the order of [`Code`].
pub const CODES: &[CodeRow] = &[
    row(Code::InvalidRequest, "invalid_request", StatusCode::BAD_REQUEST, "The request is not valid."),
    row(Code::InvalidJson, "invalid_json", StatusCode::BAD_REQUEST, "The body is not valid JSON."),
    row(Code::InvalidSearch, "invalid_search", StatusCode::BAD_REQUEST, "Error parsing search options."),
    row(Code::InvalidCursor, "invalid_cursor", StatusCode::BAD_REQUEST, "The cursor is not valid for this search."),
    row(
        Code::CursorOutdated,
        "cursor_outdated",
        StatusCode::CONFLICT,
        "The catalog was published anew since the first page of this search. Search again from the first page.",
    ),
    row(Code::FilterNotSupported, "filter_not_supported", StatusCode::BAD_REQUEST, "The filter is not supported."),
    row(Code::FilterNotOnPlan, "filter_not_on_plan", StatusCode::FORBIDDEN, "The filter is not on your plan."),
    row(Code::FormatNotOnPlan, "format_not_on_plan", StatusCode::FORBIDDEN, "The format is not on your plan."),
    row(Code::NotOnPlan, "not_on_plan", StatusCode::FORBIDDEN, "That is not on your plan."),
    // Spec 6: an invalid key gives this text.
    row(Code::Unauthorized, "unauthorized", StatusCode::UNAUTHORIZED, "Invalid authorization token"),
    row(Code::SignInRequired, "sign_in_required", StatusCode::UNAUTHORIZED, "Sign in or send an API key."),
    row(Code::LinkNotValid, "link_not_valid", StatusCode::BAD_REQUEST, "The sign-in link was used or has expired."),
    row(
        Code::CodeNotValid,
        "code_not_valid",
        StatusCode::BAD_REQUEST,
        "The code is wrong, was used, or has expired. Ask for another when this one does not work.",
    ),
    row(
        Code::ConfirmationRequired,
        "confirmation_required",
        StatusCode::FORBIDDEN,
        "Confirm that it is you: ask for a code by mail, and send it.",
    ),
    row(Code::NoApiAccess, "no_api_access", StatusCode::FORBIDDEN, "Your plan does not include API access."),
    row(
        Code::ScopeMissing,
        "scope_missing",
        StatusCode::FORBIDDEN,
        "The key may only read. This call needs one with the scope write.",
    ),
    row(
        Code::SessionRequired,
        "session_required",
        StatusCode::FORBIDDEN,
        "Only somebody who is signed in may do this, not a key.",
    ),
    row(
        Code::KeyNotActive,
        "key_not_active",
        StatusCode::CONFLICT,
        "The key was revoked, has expired, or was rotated before.",
    ),
    row(Code::TooManyKeys, "too_many_keys", StatusCode::CONFLICT, "There are too many keys; revoke one first."),
    row(Code::CrossOrigin, "cross_origin", StatusCode::FORBIDDEN, "The request came from another site."),
    row(Code::NotFound, "not_found", StatusCode::NOT_FOUND, "There is nothing at this address."),
    row(Code::MethodNotAllowed, "method_not_allowed", StatusCode::METHOD_NOT_ALLOWED, "Not with this method."),
    row(
        Code::AddressTooLong,
        "address_too_long",
        StatusCode::URI_TOO_LONG,
        "The address is too long: at most 16 KiB with its query.",
    ),
    row(Code::BodyTooLarge, "body_too_large", StatusCode::PAYLOAD_TOO_LARGE, "The body is too large."),
    row(
        Code::UnsupportedMediaType,
        "unsupported_media_type",
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "Send the body as application/json.",
    ),
    row(Code::TooManyRequests, "too_many_requests", StatusCode::TOO_MANY_REQUESTS, "Too many requests."),
    row(
        Code::QuotaExceeded,
        "quota_exceeded",
        StatusCode::TOO_MANY_REQUESTS,
        "What your plan allows in this period is used.",
    ),
    row(Code::Internal, "internal", StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong on our side."),
    row(
        Code::NoGeneration,
        "no_generation",
        StatusCode::SERVICE_UNAVAILABLE,
        "Nothing is published yet. Run `earshot pipeline SOURCE` (or `earshot publish`); answers follow by themselves.",
    ),
    row(
        Code::ServiceUnavailable,
        "service_unavailable",
        StatusCode::SERVICE_UNAVAILABLE,
        "Accounts and what is counted cannot be read or written at the moment. Try again in a few seconds.",
    ),
    row(
        Code::Busy,
        "busy",
        StatusCode::SERVICE_UNAVAILABLE,
        "Too many searches at the same time. Try again in a moment.",
    ),
    row(Code::Timeout, "timeout", StatusCode::GATEWAY_TIMEOUT, "The answer took too long."),
];

impl Code {
    /// The row of [`CODES`].
    #[must_use]
    pub fn row(self) -> &'static CodeRow {
        &CODES[self as usize]
    }

    /// The code for a status that something other than our handlers gave.
    #[must_use]
    pub fn of_status(status: StatusCode) -> Self {
        let found = CODES.iter().find(|row| row.status == status).map(|row| row.code);
        found.unwrap_or(if status.is_server_error() { Self::Internal } else { Self::InvalidRequest })
    }

    /// Spec 6: a refused authorization has a status word of its own.
    #[must_use]
    pub fn wire_status(self) -> &'static str {
        if self.row().status == StatusCode::UNAUTHORIZED { "UNAUTHORIZED" } else { "ERROR" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_finds_its_own_row() {
        for (index, row) in CODES.iter().enumerate() {
            assert_eq!(row.code as usize, index, "{}", row.name);
        }
    }
}
