//! The requests of sources of hints, made by the one HTTP client.

use super::transport::{HintTransport, TransportError, TransportResponse};
use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};
use std::time::Duration;

/// A hub that is to think it over says 202 at once (WebSub 5.3).
const HUB_DEADLINE: Duration = Duration::from_secs(15);
/// What a hub says to a request is at most a line for people.
const MAX_HUB_BYTES: usize = 64 << 10;

impl HintTransport for HttpClient {
    async fn post_json(&self, url: &str, body: String, max_bytes: usize) -> Result<TransportResponse, TransportError> {
        let request = FetchRequest { accept: "application/json", max_bytes, ..FetchRequest::new(url) };
        Self::post_json(self, &request, body).await.map(to_response).map_err(to_transport_error)
    }

    async fn post_form(&self, url: &str, fields: &[(&str, &str)]) -> Result<TransportResponse, TransportError> {
        let request = FetchRequest {
            max_bytes: MAX_HUB_BYTES,
            first_byte_timeout: HUB_DEADLINE,
            timeout: HUB_DEADLINE,
            ..FetchRequest::new(url)
        };
        Self::post_form(self, &request, fields).await.map(to_response).map_err(to_transport_error)
    }
}

/// The memory of the body is free again from here on: a reply is read at once.
fn to_response(answer: FetchResponse) -> TransportResponse {
    TransportResponse { status: answer.status, body: answer.body }
}

fn to_transport_error(error: FetchError) -> TransportError {
    match error {
        FetchError::TooLarge { limit, .. } => TransportError::TooLarge { limit },
        error => TransportError::Failed(Box::new(error)),
    }
}
