//! Checks that a body is one message of JSON-RPC 2.0. The protocol's library reads what it contains.

use earshot_api_server::prelude::*;
use serde_json::Value;

/// Returns why the body is not a message.
pub(super) fn check_message(body: &[u8]) -> Result<(), ApiError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rejection(body: &[u8]) -> Option<(ErrorCode, String)> {
        let error = check_message(body).err()?;
        Some((error.code, error.details.first().map(|detail| detail.pointer.clone()).unwrap_or_default()))
    }

    #[test]
    fn messages_are_accepted() {
        for body in [
            r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":"a","method":"tools/list","params":null}"#,
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":{}}"#,
            r#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#,
            "  {\"jsonrpc\":\"2.0\",\"id\":-7,\"method\":\"ping\"}\n",
        ] {
            assert_eq!(rejection(body.as_bytes()), None, "{body}");
        }
    }

    #[test]
    fn other_bodies_are_rejected_by_their_defect() {
        let deep = "[".repeat(10_000);
        let cases: &[(&[u8], ErrorCode, &str)] = &[
            (b"", ErrorCode::InvalidJson, ""),
            (b"{", ErrorCode::InvalidJson, ""),
            (b"{} {}", ErrorCode::InvalidJson, ""),
            (b"\xff\xfe", ErrorCode::InvalidJson, ""),
            (b"{\"jsonrpc\":\"2.0\",\"method\":\"\xff\"}", ErrorCode::InvalidJson, ""),
            (deep.as_bytes(), ErrorCode::InvalidJson, ""),
            (b"[]", ErrorCode::InvalidRequest, ""),
            (br#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, ErrorCode::InvalidRequest, ""),
            (b"null", ErrorCode::InvalidRequest, ""),
            (b"\"ping\"", ErrorCode::InvalidRequest, ""),
            (br#"{"id":1,"method":"ping"}"#, ErrorCode::InvalidRequest, "/jsonrpc"),
            (br#"{"jsonrpc":2.0,"id":1,"method":"ping"}"#, ErrorCode::InvalidRequest, "/jsonrpc"),
            (br#"{"jsonrpc":"2.0","id":1}"#, ErrorCode::InvalidRequest, ""),
            (br#"{"jsonrpc":"2.0","id":1,"method":7}"#, ErrorCode::InvalidRequest, "/method"),
            (br#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":["x"]}"#, ErrorCode::InvalidRequest, "/params"),
            (br#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, ErrorCode::InvalidRequest, "/id"),
            (br#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, ErrorCode::InvalidRequest, "/id"),
            (br#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, ErrorCode::InvalidRequest, "/id"),
        ];
        for (body, code, pointer) in cases {
            let shown = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
            assert_eq!(rejection(body), Some((*code, (*pointer).to_owned())), "{shown}");
        }
    }
}
