//! An answer as server-sent events.

use super::answer::AgentAnswerData;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use earshot_api_server::prelude::*;
use futures::stream::unfold;
use serde_json::json;
use std::convert::Infallible;
use tokio::sync::mpsc::UnboundedReceiver;

/// An event while an answer is made.
pub(super) enum AnswerEvent {
    /// A part of the text.
    Text(String),
    Done(AgentAnswerData),
    Failed(ApiError),
}

/// The response with these events. It ends after the last one.
pub(super) fn answer_stream(events: UnboundedReceiver<AnswerEvent>) -> Response {
    let stream = unfold(events, |mut events| async move {
        let event = events.recv().await?;
        Some((Ok::<_, Infallible>(to_event(&event)), events))
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream; charset=utf-8")),
        // Proxies must pass each event on at once.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, Sse::new(stream).keep_alive(KeepAlive::default())).into_response()
}

fn to_event(event: &AnswerEvent) -> Event {
    let (name, data) = match event {
        AnswerEvent::Text(text) => ("text", json!({ "text": text })),
        AnswerEvent::Done(data) => ("done", serde_json::to_value(data).unwrap_or_default()),
        AnswerEvent::Failed(error) => {
            let row = error.code.row();
            // Faults of the server are logged, and not shown.
            let message = if error.code == ErrorCode::Internal { row.message } else { &error.message };
            ("error", json!({ "code": row.name, "message": message }))
        }
    };
    Event::default().event(name).data(data.to_string())
}
