//! The HTTP client of webhooks. Their URLs come from users, so every request passes the address guard of `net`.

use crate::config::Config;
use earshot_model::Clock;
use earshot_net::{AddressGuard, ClientConfig, FetchError, HttpClient};
use tokio::sync::Notify;
use url::Url;

/// Memory for the bodies of responses, of which only the beginning is read.
const BODY_MEMORY: usize = 4 << 20;
/// Memory for decoding them.
const WINDOW_MEMORY: usize = 32 << 20;

/// The HTTP client of webhooks, and the signal that wakes the worker.
pub struct WebhookClient {
    pub http: HttpClient,
    /// Notified after deliveries were queued.
    pub queued: Notify,
    guard: AddressGuard,
}

impl WebhookClient {
    /// # Errors
    /// When the TLS store of the machine cannot be read.
    pub fn new(config: &Config, clock: Clock) -> Result<Self, FetchError> {
        let guard = AddressGuard {
            allow_private: config.allow_private_webhooks,
            allowed_addresses: config.allowed_webhook_addresses.clone(),
            ..AddressGuard::default()
        };
        let http = HttpClient::new(ClientConfig {
            user_agent: format!("Earshot-Webhooks/{} (+{}/api-docs)", env!("CARGO_PKG_VERSION"), config.public_url),
            allow_private: guard.allow_private,
            allowed_addresses: guard.allowed_addresses.clone(),
            ports: guard.ports.clone(),
            // Endpoints belong to users; the queue limits the deliveries to each of them.
            politeness: None,
            body_memory: BODY_MEMORY,
            window_memory: WINDOW_MEMORY,
            ..ClientConfig::new(env!("CARGO_PKG_VERSION"), &config.public_url, clock)
        })?;
        Ok(Self { http, queued: Notify::new(), guard })
    }

    /// Checks the URL of an endpoint. Names are resolved and checked with each request.
    ///
    /// # Errors
    /// What the URL must be, for people.
    pub fn check_url(&self, text: &str) -> Result<(), String> {
        let url = Url::parse(text).map_err(|_| "must be a URL".to_owned())?;
        self.guard.check_url(&url).map_err(|refusal| format!("cannot be used: {refusal}"))?;
        let is_exempt = AddressGuard::default().check_url(&url).is_err();
        if url.scheme() != "https" && !is_exempt {
            return Err("must begin with https://".to_owned());
        }
        Ok(())
    }
}
