//! Settings of a text model.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// Address and settings of a model.
#[derive(Clone)]
pub struct ModelConfig {
    /// With or without `/v1`, or the whole URL of `chat/completions`.
    pub base_url: String,
    /// The API key, sent as a bearer token.
    pub key: Option<String>,
    pub model: String,
    /// Time for a request with all its attempts.
    pub timeout: Duration,
    /// The mode of structured output to try first.
    pub structured: StructuredMode,
    /// Attempts per request, the first one included.
    pub attempts: u32,
    /// The largest response, in bytes.
    pub max_bytes: usize,
}

/// How structured output is requested. When a service rejects one mode, the next one is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StructuredMode {
    /// `response_format` with a strict schema.
    #[default]
    JsonSchema,
    /// `response_format` JSON, and the schema in the prompt.
    JsonObject,
    /// The schema in the prompt only.
    None,
}

impl StructuredMode {
    /// The mode to try when a service rejects this one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        match self {
            Self::JsonSchema => Some(Self::JsonObject),
            Self::JsonObject => Some(Self::None),
            Self::None => None,
        }
    }
}

impl ModelConfig {
    /// Default settings: 60 s, three attempts, one megabyte.
    #[must_use]
    pub fn new(base_url: impl Into<String>, model: impl Into<String>) -> Self {
        Self {
            base_url: base_url.into(),
            key: None,
            model: model.into(),
            timeout: Duration::from_secs(60),
            structured: StructuredMode::default(),
            attempts: 3,
            max_bytes: 1 << 20,
        }
    }

    /// The URL of `chat/completions`.
    #[must_use]
    pub fn endpoint(&self) -> String {
        let base = self.base_url.trim().trim_end_matches('/');
        if base.ends_with("/chat/completions") {
            return base.to_owned();
        }
        let last = base.rsplit('/').next().unwrap_or_default();
        let is_version =
            last.strip_prefix('v').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
        let version = if is_version { "" } else { "/v1" };
        format!("{base}{version}/chat/completions")
    }
}

impl fmt::Debug for ModelConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Leaves out the key.
        let (base_url, model) = (earshot_model::public_url(&self.base_url), &self.model);
        f.debug_struct("ModelConfig").field("base_url", &base_url).field("model", model).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_urls_lead_to_one_endpoint() {
        let cases = [
            ("https://api.example.com", "https://api.example.com/v1/chat/completions"),
            ("https://api.example.com/v1/", "https://api.example.com/v1/chat/completions"),
            ("http://localhost:8080/openai/v1beta", "http://localhost:8080/openai/v1beta/chat/completions"),
            ("https://x.example/v1/chat/completions", "https://x.example/v1/chat/completions"),
        ];
        for (base, expected) in cases {
            assert_eq!(ModelConfig::new(base, "m").endpoint(), expected);
        }
    }

    #[test]
    fn the_key_is_not_printed() {
        let config = ModelConfig { key: Some("sk-secret".into()), ..ModelConfig::new("https://u:pw@x.example", "m") };
        let text = format!("{config:?}");
        assert!(!text.contains("secret") && !text.contains("pw"), "{text}");
    }
}
