//! Where the text model is.

use earshot_model::public_url;
use std::fmt;
use std::time::Duration;

/// Where the text model is. Without one, rules make all results.
#[derive(Clone)]
pub struct TextModelConfig {
    /// Base URL of an OpenAI-compatible service, with or without `/v1`.
    pub url: String,
    /// The name of the model, which results show.
    pub model: String,
    /// Sent as a bearer token.
    pub key: Option<String>,
    /// Time for a call of the service with all its attempts.
    pub timeout: Duration,
    /// Tokens that a team may use per UTC day.
    pub tokens_per_day: u64,
}

impl TextModelConfig {
    /// 60 s, two million tokens.
    #[must_use]
    pub fn new(url: impl Into<String>, model: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            model: model.into(),
            key: None,
            timeout: Duration::from_secs(60),
            tokens_per_day: 2_000_000,
        }
    }
}

impl fmt::Debug for TextModelConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The output omits the key.
        let (url, model) = (public_url(&self.url), &self.model);
        f.debug_struct("TextModelConfig").field("url", &url).field("model", model).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_not_printed() {
        let config =
            TextModelConfig { key: Some("sk-secret".into()), ..TextModelConfig::new("http://u:pw@x.example", "m") };
        let text = format!("{config:?}");
        assert!(!text.contains("secret") && !text.contains("pw"), "{text}");
    }
}
