//! Responses in one piece, as a stream of events, and as one that breaks off.

use axum::body::Body;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures::StreamExt as _;
use serde_json::{Value, json};
use std::time::Duration;

/// Characters of the text in an event.
const EVENT_CHARS: usize = 7;
/// The pause before a connection breaks, so that the pieces before it arrive.
const BREAK_PAUSE: Duration = Duration::from_millis(100);

pub(super) fn failure(status: StatusCode, message: &str) -> Response {
    (status, axum::Json(json!({"error": {"message": message, "type": "stub"}}))).into_response()
}

/// Returns the text as one JSON response, or as an event stream if the request has `stream`.
pub(super) fn answer(request: &Value, text: &str, finish_reason: &str) -> Response {
    if request["stream"] == true {
        let events = stream_events(text, Some(finish_reason));
        let chunks = events.into_iter().map(Ok::<_, std::io::Error>);
        let body = Body::from_stream(futures::stream::iter(chunks));
        return ([(header::CONTENT_TYPE, "text/event-stream")], body).into_response();
    }
    axum::Json(json!({
        "choices": [{"message": {"role": "assistant", "content": text}, "finish_reason": finish_reason}],
        "usage": {"prompt_tokens": 900, "completion_tokens": 100},
    }))
    .into_response()
}

/// The first half of the text, and then a broken connection.
pub(super) fn drop_in_the_middle(request: &Value, text: &str) -> Response {
    let events = match request["stream"] == true {
        true => stream_events(first_half(text), None),
        false => vec!["{\"choices\": [".to_owned()],
    };
    let chunks = events.into_iter().map(Ok).chain([Err(std::io::Error::other("the stub drops the connection"))]);
    let stream = futures::stream::iter(chunks).then(|chunk| async {
        if chunk.is_err() {
            tokio::time::sleep(BREAK_PAUSE).await;
        }
        chunk
    });
    ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(stream)).into_response()
}

/// The first half of a text.
pub(super) fn first_half(text: &str) -> &str {
    &text[..text.floor_char_boundary(text.len() / 2)]
}

/// The events of a text, a few characters each. Without a finish reason the stream has no end.
fn stream_events(text: &str, finish_reason: Option<&str>) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let event = |value: Value| format!("data: {value}\n\n");
    let parts = letters.chunks(EVENT_CHARS).map(|part| part.iter().collect::<String>());
    let mut events: Vec<String> = parts.map(|part| event(json!({"choices": [{"delta": {"content": part}}]}))).collect();
    if let Some(reason) = finish_reason {
        events.push(event(json!({"choices": [{"delta": {}, "finish_reason": reason}]})));
        events.push("data: [DONE]\n\n".to_owned());
    }
    events
}
