//! The body of a failed response.

use serde::Serialize;
use utoipa::ToSchema;

/// The body of a failed response.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorView {
    /// `ERROR`, or `UNAUTHORIZED` when the authorization failed.
    pub status: String,
    /// The message for people.
    pub message: String,
    /// The error code for programs.
    pub code: String,
    /// The invalid values; empty for failures of another kind.
    pub errors: Vec<ErrorDetail>,
    /// The request ID, also in the header `x-request-id`.
    pub request_id: String,
    /// The message once more, where clients of search calls read it (spec 8).
    pub data: ErrorData,
}

/// The data of a failure.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ErrorData {
    /// The message for people.
    pub message: String,
    /// The row as it is, when a change expected another version of it (`If-Match`); absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub current: Option<serde_json::Value>,
    /// The plan's limit, when it has no room for what was to be added; absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitReachedView>,
}

/// A limit of the plan that has no room for what was to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct LimitReachedView {
    /// How many the plan includes.
    pub max: u64,
    /// How many there are.
    pub used: u64,
    /// How many more fit.
    pub remaining: u64,
}

/// One invalid value and its position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorDetail {
    /// JSON pointer into the body, or the parameter's name after a slash.
    pub pointer: String,
    /// What is wrong with the value.
    pub message: String,
}
