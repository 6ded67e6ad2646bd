//! Renders an error as JSON-RPC 2.0, for clients of `/mcp`.

use super::api_error::ApiError;
use super::code::ErrorCode;
use super::error_view::ErrorDetail;
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// An error response (JSON-RPC 2.0, 5 and 5.1).
#[derive(Serialize)]
struct FailureMessage<'a> {
    jsonrpc: &'a str,
    /// Always `null`: the request failed before its id was read.
    id: Option<()>,
    error: RpcError<'a>,
}

#[derive(Serialize)]
struct RpcError<'a> {
    code: i32,
    message: &'a str,
    data: RpcErrorData<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RpcErrorData<'a> {
    /// The error code of the API.
    code: &'a str,
    errors: &'a [ErrorDetail],
    request_id: &'a str,
}

/// Builds the response for an error outside of a tool.
pub fn render_json_rpc(error: &ApiError, request_id: &str) -> Response {
    let row = error.code.row();
    let failure = FailureMessage {
        jsonrpc: "2.0",
        id: None,
        error: RpcError {
            code: rpc_code(error.code),
            message: error.public_message(),
            data: RpcErrorData { code: row.name, errors: &error.details, request_id },
        },
    };
    (row.status, Json(failure)).into_response()
}

/// JSON-RPC reserves four codes for faults of messages, and -32000 to -32099 for all others of a server.
fn rpc_code(code: ErrorCode) -> i32 {
    match code {
        ErrorCode::InvalidJson => -32700,
        ErrorCode::InvalidRequest => -32600,
        ErrorCode::Internal => -32603,
        _ => -32000,
    }
}
