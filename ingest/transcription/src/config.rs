//! Settings of a service for speech recognition.

use std::fmt;
use std::time::Duration;

/// Address and limits of a service with OpenAI's `audio/transcriptions` API.
#[derive(Clone)]
pub struct ServiceConfig {
    /// With or without `/v1`, or the whole URL of `audio/transcriptions`.
    pub base_url: String,
    /// The API key, sent as a bearer token.
    pub key: Option<String>,
    pub model: String,
    /// The largest file that the service takes, in bytes.
    pub max_bytes: u64,
    /// The time for one request, with upload and recognition.
    pub timeout: Duration,
}

impl ServiceConfig {
    /// Default settings: 25 MB, which is the limit of OpenAI, and half an hour.
    #[must_use]
    pub fn new(base_url: impl Into<String>, model: impl Into<String>) -> Self {
        Self {
            base_url: base_url.into(),
            key: None,
            model: model.into(),
            max_bytes: 25_000_000,
            timeout: Duration::from_secs(30 * 60),
        }
    }

    /// The URL of `audio/transcriptions`.
    #[must_use]
    pub fn endpoint(&self) -> String {
        let base = self.base_url.trim().trim_end_matches('/');
        if base.ends_with("/audio/transcriptions") {
            return base.to_owned();
        }
        let last = base.rsplit('/').next().unwrap_or_default();
        let is_version =
            last.strip_prefix('v').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
        let version = if is_version { "" } else { "/v1" };
        format!("{base}{version}/audio/transcriptions")
    }
}

impl fmt::Debug for ServiceConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Leaves out the key.
        let (base_url, model) = (earshot_model::public_url(&self.base_url), &self.model);
        f.debug_struct("ServiceConfig").field("base_url", &base_url).field("model", model).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_urls_lead_to_one_endpoint_and_the_key_is_not_printed() {
        let cases = [
            ("https://api.example.com", "https://api.example.com/v1/audio/transcriptions"),
            ("http://localhost:8000/v1/", "http://localhost:8000/v1/audio/transcriptions"),
            ("https://x.example/v1/audio/transcriptions", "https://x.example/v1/audio/transcriptions"),
        ];
        for (base, expected) in cases {
            assert_eq!(ServiceConfig::new(base, "m").endpoint(), expected);
        }
        let config =
            ServiceConfig { key: Some("sk-secret".into()), ..ServiceConfig::new("https://u:pw@x.example", "m") };
        let text = format!("{config:?}");
        assert!(!text.contains("secret") && !text.contains("pw"), "{text}");
    }
}
