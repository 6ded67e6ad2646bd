//! The error of a failed request.

use super::code::ErrorCode;
use super::error_view::{ErrorDetail, LimitReachedView};
use axum::body::Body;
use axum::response::{IntoResponse, Response};
use earshot_app::{Availability, DbError};
use earshot_indexer::{QueryPart, SearchError};
use earshot_model::search::SearchOptionsError;
use std::sync::Arc;

/// Longest error message, in characters.
const MAX_MESSAGE_CHARS: usize = 1_000;

/// Seconds that a client should wait when a part of the service is temporarily unavailable.
const RETRY_AFTER_S: u64 = 2;

/// The message of calls that need an account, from a server that may neither read nor create its app database.
const NO_ACCOUNTS: &str = "This server cannot save accounts, because its data folder is not writable. Restart it with \
                           --app-database (or EARSHOT_APP_DATABASE) set to a writable location.";
/// The message of calls that change something, from a server that may not write its app database.
const READ_ONLY_ACCOUNTS: &str = "The app database is read-only, so sign-in and changes are unavailable. The server's \
                                  operator can make it writable, or set another one with --app-database (or \
                                  EARSHOT_APP_DATABASE).";

type Source = Arc<dyn std::error::Error + Send + Sync>;

/// A failed request. Its source is logged and never sent.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message}")]
pub struct ApiError {
    pub code: ErrorCode,
    pub message: String,
    pub details: Vec<ErrorDetail>,
    /// Seconds to wait, for `Retry-After`.
    pub retry_after_s: Option<u64>,
    /// The row as it is, when the request expected another version of it.
    pub current: Option<Box<serde_json::Value>>,
    /// The plan's limit that the request would exceed.
    pub limit: Option<Box<LimitReachedView>>,
    #[source]
    pub(super) source: Option<Source>,
}

impl ApiError {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: truncate_message(&message.into()),
            details: Vec::new(),
            retry_after_s: None,
            current: None,
            limit: None,
            source: None,
        }
    }

    /// Builds an error with the default message of its code.
    pub fn of(code: ErrorCode) -> Self {
        Self::new(code, code.row().message)
    }

    pub fn not_found(what: &str) -> Self {
        Self::new(ErrorCode::NotFound, format!("{what} not found"))
    }

    /// Builds an error for an invalid parameter or an invalid value in the body.
    pub fn invalid(message: impl Into<String>, pointer: &str, detail: &str) -> Self {
        Self::new(ErrorCode::InvalidRequest, message).with_detail(pointer, detail)
    }

    /// Builds an error for a change of a row that has another version than the request expects. `current` is the row
    /// as it is.
    pub fn precondition_failed(current: &impl serde::Serialize) -> Self {
        let current = serde_json::to_value(current).ok().map(Box::new);
        Self { current, ..Self::of(ErrorCode::PreconditionFailed) }
    }

    /// Builds an error for a fault of the server. The client gets the default message and the request id, the log
    /// gets the source.
    pub fn internal(source: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self { source: Some(Arc::new(source)), ..Self::of(ErrorCode::Internal) }
    }

    /// Builds an error for a part of the service that is temporarily unavailable. The client gets `Retry-After`, the
    /// log gets the source.
    pub fn unavailable(source: impl std::error::Error + Send + Sync + 'static) -> Self {
        let source: Source = Arc::new(source);
        Self { source: Some(source), ..Self::of(ErrorCode::ServiceUnavailable).with_retry_after(RETRY_AFTER_S) }
    }

    #[must_use]
    pub fn with_detail(mut self, pointer: &str, message: &str) -> Self {
        self.details.push(ErrorDetail { pointer: truncate_message(pointer), message: truncate_message(message) });
        self
    }

    /// Prefixes the JSON pointers of all details with `at`, when the invalid value is inside a larger body.
    #[must_use]
    pub fn prefix_pointers(mut self, at: &str) -> Self {
        for detail in &mut self.details {
            detail.pointer.insert_str(0, at);
        }
        self
    }

    /// The message that the client gets. Server faults show only the default message of their code.
    pub(super) fn public_message(&self) -> &str {
        if self.code == ErrorCode::Internal { self.code.row().message } else { &self.message }
    }

    #[must_use]
    pub fn with_retry_after(mut self, seconds: u64) -> Self {
        self.retry_after_s = Some(seconds);
        self
    }
}

/// Shortens a message that quotes the request, which may be long.
fn truncate_message(text: &str) -> String {
    let end = text.char_indices().nth(MAX_MESSAGE_CHARS).map_or(text.len(), |(end, _)| end);
    text[..end].to_owned()
}

/// Sets only the status and keeps the error as an extension. The outermost layer has the request and writes the body
/// ([`render`](fn@super::render)).
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = self.code.row().status;
        response.extensions_mut().insert(self);
        response
    }
}

/// Spec 5: the messages of search options, word for word, together with the position of the invalid value.
impl From<SearchOptionsError> for ApiError {
    fn from(error: SearchOptionsError) -> Self {
        let code = match &error {
            SearchOptionsError::FilterNotOnPlan(_) | SearchOptionsError::SortNotOnPlan { .. } => {
                ErrorCode::FilterNotOnPlan
            }
            SearchOptionsError::FilterNotSupported(_) => ErrorCode::FilterNotSupported,
            _ => ErrorCode::InvalidSearch,
        };
        let api_error = Self::new(code, error.to_string());
        match &error {
            SearchOptionsError::FilterNotSupported(name) | SearchOptionsError::FilterNotOnPlan(name) => {
                api_error.with_detail(&format!("/{name}"), &error.to_string())
            }
            SearchOptionsError::SortNotOnPlan { index, .. } => {
                api_error.with_detail(&format!("/sortOrder/{index}/field"), &error.to_string())
            }
            SearchOptionsError::NoSortOrder => api_error.with_detail("/sortOrder", &error.to_string()),
            SearchOptionsError::NothingToSearch => api_error.with_detail("", &error.to_string()),
            SearchOptionsError::Invalid { pointer, message } => api_error.with_detail(pointer, message),
        }
    }
}

impl From<DbError> for ApiError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::TooManyKeys { .. } => Self::new(ErrorCode::TooManyKeys, format!("{error}; revoke one first.")),
            DbError::Rejected(rejection) => rejection.into(),
            DbError::Team(rejection) => rejection.into(),
            DbError::Delivery(rejection) => rejection.into(),
            DbError::Guest(rejection) => rejection.into(),
            DbError::Outreach(rejection) => rejection.into(),
            // A retry fails until the server is restarted.
            DbError::Unavailable(Availability::Missing) => {
                Self { message: NO_ACCOUNTS.to_owned(), retry_after_s: None, ..Self::unavailable(error) }
            }
            DbError::Unavailable(Availability::ReadOnly) => {
                Self { message: READ_ONLY_ACCOUNTS.to_owned(), ..Self::unavailable(error) }
            }
            error if error.is_unavailable() => Self::unavailable(error),
            _ => Self::internal(error),
        }
    }
}

impl From<SearchError> for ApiError {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::TooDeep { .. } | SearchError::NoTopics => {
                Self::new(ErrorCode::InvalidRequest, error.to_string())
            }
            SearchError::TooManyWords { what, .. } => {
                let pointer = match what {
                    QueryPart::Terms => "/searchTerms".to_owned(),
                    QueryPart::Groups => "/searchTermGroups".to_owned(),
                    QueryPart::Person(at) => format!("/personFilters/{at}/name"),
                    QueryPart::Sponsor(at) => format!("/sponsorFilters/{at}/name"),
                };
                SearchOptionsError::Invalid { pointer, message: error.to_string() }.into()
            }
            SearchError::TooManyExcludedSpellings { .. } => {
                SearchOptionsError::Invalid { pointer: "/searchTerms".to_owned(), message: error.to_string() }.into()
            }
            // No client is left to read this response.
            SearchError::Cancelled => Self::of(ErrorCode::Timeout),
            SearchError::Unavailable { .. } => Self::unavailable(error),
            SearchError::Unsupported { .. } => Self::new(ErrorCode::InvalidRequest, error.to_string()),
            SearchError::Unreadable { .. } | SearchError::Passages { .. } => Self::internal(error),
        }
    }
}
