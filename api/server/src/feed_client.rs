//! The HTTP client that reads feeds which people submit. Their URLs come from anyone, so every request passes the
//! address guard of `net`, and few run at once.

use crate::config::Config;
use crate::error::{ApiError, ErrorCode};
use earshot_model::Clock;
use earshot_net::{AddressGuard, BodyPermit, ClientConfig, FetchError, FetchRequest, FetchResponse, HttpClient};
use std::time::Duration;
use tokio::sync::Semaphore;
use url::Url;

/// Fetches at once. Each may last [`TIMEOUT`].
const MAX_FETCHES: usize = 8;
/// Only the beginning of a feed is read: title, ids and the newest episodes.
const MAX_BYTES: usize = 1 << 20;
const TIMEOUT: Duration = Duration::from_secs(12);
/// Memory for the bodies of all fetches.
const BODY_MEMORY: usize = 2 * MAX_FETCHES * MAX_BYTES;

/// Fetches the beginning of documents at URLs of strangers.
pub struct FeedClient {
    http: HttpClient,
    guard: AddressGuard,
    permits: Semaphore,
}

impl FeedClient {
    /// # Errors
    /// When the TLS store of the machine cannot be read.
    pub fn new(config: &Config, clock: Clock) -> Result<Self, FetchError> {
        let guard = AddressGuard {
            allow_private: config.allow_private_feeds,
            allowed_addresses: config.allowed_feed_addresses.clone(),
            ..AddressGuard::default()
        };
        let http = HttpClient::new(ClientConfig {
            allow_private: guard.allow_private,
            allowed_addresses: guard.allowed_addresses.clone(),
            ports: guard.ports.clone(),
            body_memory: BODY_MEMORY,
            ..ClientConfig::new(env!("CARGO_PKG_VERSION"), &config.public_url, clock)
        })?;
        Ok(Self { http, guard, permits: Semaphore::new(MAX_FETCHES) })
    }

    /// Checks a URL before anything is resolved or fetched.
    ///
    /// # Errors
    /// Why the URL cannot be fetched, for people.
    pub fn check_url(&self, url: &Url) -> Result<(), String> {
        self.guard.check_url(url).map_err(|rejection| rejection.to_string())
    }

    /// Fetches the beginning of a document.
    ///
    /// # Errors
    /// `Busy` when too many fetches run; the inner error, for people, when there is no document.
    pub async fn fetch_start(&self, url: &Url) -> Result<Result<DocumentStart, String>, ApiError> {
        let Ok(_permit) = self.permits.try_acquire() else {
            return Err(ApiError::new(ErrorCode::Busy, "Many feeds are being checked. Try again in a minute."));
        };
        let request = FetchRequest {
            max_bytes: MAX_BYTES,
            truncates_body: true,
            timeout: TIMEOUT,
            first_byte_timeout: TIMEOUT,
            ..FetchRequest::for_feed(url.as_str())
        };
        let response = match self.http.fetch(&request).await {
            Ok(response) => response,
            Err(error) => return Ok(Err(describe_failure(&error).to_owned())),
        };
        if !response.is_content() {
            return Ok(Err(describe_status(&response)));
        }
        let final_url = Url::parse(&response.final_url).unwrap_or_else(|_| url.clone());
        let FetchResponse { permanent_url, body, permit, .. } = response;
        Ok(Ok(DocumentStart { final_url, permanent_url, body, permit }))
    }
}

/// The beginning of a document.
pub struct DocumentStart {
    /// After redirects.
    pub final_url: Url,
    /// The new address, if redirects to it were permanent.
    pub permanent_url: Option<String>,
    pub body: Vec<u8>,
    /// The body's share of the client's memory. Keep it as long as the body.
    pub permit: BodyPermit,
}

fn describe_status(response: &FetchResponse) -> String {
    match response.status {
        404 | 410 => "The server has no document at this URL. Check the URL.".to_owned(),
        401 | 403 => "The server refuses to show this feed. Feeds must be public.".to_owned(),
        _ if response.is_challenge => "The server shows a check for humans instead of the feed.".to_owned(),
        status => format!("The server answered with status {status} instead of the feed. Try again later."),
    }
}

/// Errors of the client name URLs and addresses; people get what they can act on.
fn describe_failure(error: &FetchError) -> &'static str {
    match error.kind() {
        "bad-url" | "refused" => "This URL leads to an address that can’t be fetched.",
        "dns" => "There is no server with this name. Check the URL.",
        "tls" => "The server has no valid certificate.",
        "redirects" | "redirect-loop" | "downgrade" => "The URL redirects without reaching a feed.",
        "busy" => "This server is asked too often at the moment. Try again in a few minutes.",
        "connect" | "connection-refused" | "connect-timeout" | "closed" => {
            "The server can’t be reached. Try again later."
        }
        "answer-timeout" | "timeout" | "too-slow" => "The server takes too long to send the feed. Try again later.",
        _ => "The server sends something that can’t be read as a feed.",
    }
}
