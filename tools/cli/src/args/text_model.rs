//! Arguments for the text model of the assistant.

use clap::Args;
use earshot_api::TextModelConfig;

/// The text model. Without one, the assistant works by rules.
#[derive(Clone, Debug, Default, Args)]
pub struct TextModelArgs {
    /// URL of a text model with OpenAI's /v1/chat/completions API. Without one, the assistant works by rules
    #[arg(
        long,
        env = "EARSHOT_TEXT_URL",
        requires = "text_model",
        value_name = "URL",
        value_parser = super::http_url::parse_http_url
    )]
    pub text_url: Option<String>,
    /// Name of the text model
    #[arg(long, env = "EARSHOT_TEXT_MODEL", requires = "text_url", value_name = "MODEL")]
    pub text_model: Option<String>,
    /// API key of the text model
    #[arg(long, env = "EARSHOT_TEXT_KEY", hide_env_values = true, value_name = "KEY")]
    pub text_key: Option<String>,
    /// Tokens of the text model that a team may use per day
    #[arg(long, env = "EARSHOT_TEXT_TOKENS_PER_DAY", default_value_t = 2_000_000, value_name = "N")]
    pub text_tokens_per_day: u64,
}

impl TextModelArgs {
    /// The model; `None` when none is set.
    pub fn config(&self) -> Option<TextModelConfig> {
        let (url, model) = (self.text_url.as_deref()?, self.text_model.as_deref()?);
        let (key, tokens_per_day) = (self.text_key.clone(), self.text_tokens_per_day);
        Some(TextModelConfig { key, tokens_per_day, ..TextModelConfig::new(url, model) })
    }
}
