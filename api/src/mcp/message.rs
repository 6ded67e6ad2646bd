//! Checks that a body is one message of JSON-RPC 2.0. The protocol's library reads what it contains.

use earshot_api_server::prelude::*;
use serde_json::Value;

/// Checks a body.
///
/// # Errors
/// Why it is not a message.
pub fn check_message(body: &[u8]) -> Result<(), ApiError> {
    let message = serde_json::from_slice::<Value>(body)
        .map_err(|error| ApiError::of(ErrorCode::InvalidJson).with_detail("", &error.to_string()))?;
    let message = match message {
        Value::Object(message) => message,
        // Revisions since 2025-06-18 have no batches.
        Value::Array(_) => {
            let why = "Batches are not supported. Send one message per request.";
            return Err(ApiError::new(ErrorCode::InvalidRequest, why));
        }
        _ => return Err(invalid("", "must be an object")),
    };
    if message.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return Err(invalid("/jsonrpc", "must be \"2.0\""));
    }
    if message.get("params").is_some_and(|params| !params.is_object() && !params.is_null()) {
        return Err(invalid("/params", "must be an object"));
    }
    match message.get("method") {
        Some(Value::String(_)) => check_id(message.get("id")),
        Some(_) => Err(invalid("/method", "must be a string")),
        None if message.contains_key("result") || message.contains_key("error") => Ok(()),
        None => Err(invalid("", "must have method")),
    }
}

/// Checks the ID of a request; notifications have none.
fn check_id(id: Option<&Value>) -> Result<(), ApiError> {
    match id {
        Some(id) if !id.is_string() && !id.is_i64() => Err(invalid("/id", "must be a string or a whole number")),
        _ => Ok(()),
    }
}

fn invalid(pointer: &str, detail: &str) -> ApiError {
    ApiError::invalid("The body is not a message of JSON-RPC 2.0.", pointer, detail)
}
