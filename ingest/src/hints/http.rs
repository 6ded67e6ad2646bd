//! Implements the requests of hint sources with the HTTP client.

use super::transport::{HintTransport, TransportError, TransportResponse};
use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};
use std::time::Duration;

/// Timeout for a hub. A hub that needs longer to verify returns 202 at once (WebSub 5.3).
const HUB_DEADLINE: Duration = Duration::from_secs(15);
/// Maximum size of a hub's response, which is a short text for people.
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

/// The response is read at once, so its memory budget is released here.
fn to_response(response: FetchResponse) -> TransportResponse {
    TransportResponse { status: response.status, body: response.body }
}

fn to_transport_error(error: FetchError) -> TransportError {
    match error {
        FetchError::TooLarge { limit, .. } => TransportError::TooLarge { limit },
        error => TransportError::Failed(Box::new(error)),
    }
}
