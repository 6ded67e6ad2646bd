//! The requests of sources of hints, made by the one HTTP client.

use super::transport::{HintTransport, Reply, TransportError};
use earshot_net::{FetchError, FetchRequest, Fetched, HttpClient};
use std::time::Duration;

/// A hub that is to think it over says 202 at once (WebSub 5.3).
const HUB_DEADLINE: Duration = Duration::from_secs(15);
/// What a hub says to a request is at most a line for people.
const MAX_HUB_BYTES: usize = 64 << 10;

impl HintTransport for HttpClient {
    async fn post_json(&self, url: &str, body: String, max_bytes: usize) -> Result<Reply, TransportError> {
        let request = FetchRequest { accept: "application/json", max_bytes, ..FetchRequest::new(url) };
        Self::post_json(self, &request, body).await.map(reply).map_err(failed)
    }

    async fn post_form(&self, url: &str, fields: &[(&str, &str)]) -> Result<Reply, TransportError> {
        let request = FetchRequest {
            max_bytes: MAX_HUB_BYTES,
            first_byte: HUB_DEADLINE,
            deadline: HUB_DEADLINE,
            ..FetchRequest::new(url)
        };
        Self::post_form(self, &request, fields).await.map(reply).map_err(failed)
    }
}

/// The memory of the body is free again from here on: a reply is read at once.
fn reply(answer: Fetched) -> Reply {
    Reply { status: answer.status, body: answer.body }
}

fn failed(error: FetchError) -> TransportError {
    match error {
        FetchError::TooLarge { limit, .. } => TransportError::TooLarge { limit },
        error => TransportError::Failed(Box::new(error)),
    }
}
