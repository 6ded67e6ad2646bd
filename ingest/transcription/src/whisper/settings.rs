//! Reads and validates the settings of a model.

use earshot_weights::{FolderError, read_optional_settings, read_settings};
use serde::Deserialize;
use std::path::Path;

/// Limits above all published models: the largest has 1,280 dimensions, 32 layers and 51,866 tokens.
const MAX_DIMENSIONS: usize = 2_048;
const MAX_LAYERS: usize = 48;
const MAX_VOCABULARY: usize = 200_000;
const MAX_TOKENS: usize = 1_024;
/// The start, the language and the task, and some text.
const MIN_TOKENS: usize = 16;
/// Half a minute: all models have the same.
const AUDIO_POSITIONS: usize = 1_500;

/// The shape of a model.
pub struct Settings {
    /// Frequency bands of spectrograms.
    pub bands: usize,
    pub audio_positions: usize,
    pub dimensions: usize,
    pub encoder_heads: usize,
    pub encoder_layers: usize,
    pub decoder_heads: usize,
    pub decoder_layers: usize,
    /// Tokens of the vocabulary.
    pub tokens: usize,
    pub text_positions: usize,
    pub suppressed_tokens: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(default)]
struct ConfigFile {
    model_type: String,
    num_mel_bins: usize,
    max_source_positions: usize,
    d_model: usize,
    encoder_attention_heads: usize,
    encoder_layers: usize,
    vocab_size: usize,
    max_target_positions: usize,
    decoder_attention_heads: usize,
    decoder_layers: usize,
    activation_function: String,
    suppress_tokens: Option<Vec<u32>>,
}

impl Default for ConfigFile {
    fn default() -> Self {
        Self {
            model_type: String::new(),
            num_mel_bins: 0,
            max_source_positions: 0,
            d_model: 0,
            encoder_attention_heads: 0,
            encoder_layers: 0,
            vocab_size: 0,
            max_target_positions: 0,
            decoder_attention_heads: 0,
            decoder_layers: 0,
            activation_function: "gelu".to_owned(),
            suppress_tokens: None,
        }
    }
}

/// `generation_config.json`, in which newer models have what older ones have in `config.json`.
#[derive(Default, Deserialize)]
struct GenerationConfig {
    suppress_tokens: Option<Vec<u32>>,
}

/// Reads the settings.
///
/// # Errors
/// When a file is missing or damaged, or the model is no Whisper.
pub fn read_model_settings(folder: &Path) -> Result<Settings, FolderError> {
    let path = folder.join("config.json");
    let file: ConfigFile = read_settings(&path)?;
    let mut settings = file.validate().map_err(|reason| FolderError::new(&path, reason))?;
    let generation: GenerationConfig = read_optional_settings(&folder.join("generation_config.json"))?;
    if settings.suppressed_tokens.is_empty() {
        settings.suppressed_tokens = generation.suppress_tokens.unwrap_or_default();
    }
    settings.suppressed_tokens.retain(|token| (*token as usize) < settings.tokens);
    Ok(settings)
}

impl ConfigFile {
    fn validate(self) -> Result<Settings, String> {
        if self.model_type != "whisper" {
            return Err(format!(
                "{:?} is no kind of model that recognizes speech: only whisper is known",
                self.model_type
            ));
        }
        if self.activation_function != "gelu" {
            return Err(format!("activation_function is {:?}, not gelu", self.activation_function));
        }
        let bounded = |name: &str, value: usize, min: usize, max: usize| {
            if (min..=max).contains(&value) {
                Ok(value)
            } else {
                Err(format!("{name} is {value}, not from {min} to {max}"))
            }
        };
        let dimensions = bounded("d_model", self.d_model, 4, MAX_DIMENSIONS)?;
        for heads in [self.encoder_attention_heads, self.decoder_attention_heads] {
            if heads == 0 || !dimensions.is_multiple_of(heads) {
                return Err(format!("{dimensions} dimensions cannot be shared out to {heads} heads"));
            }
        }
        Ok(Settings {
            bands: bounded("num_mel_bins", self.num_mel_bins, 1, 256)?,
            audio_positions: bounded(
                "max_source_positions",
                self.max_source_positions,
                AUDIO_POSITIONS,
                AUDIO_POSITIONS,
            )?,
            dimensions,
            encoder_heads: self.encoder_attention_heads,
            encoder_layers: bounded("encoder_layers", self.encoder_layers, 1, MAX_LAYERS)?,
            decoder_heads: self.decoder_attention_heads,
            decoder_layers: bounded("decoder_layers", self.decoder_layers, 1, MAX_LAYERS)?,
            tokens: bounded("vocab_size", self.vocab_size, 1, MAX_VOCABULARY)?,
            text_positions: bounded("max_target_positions", self.max_target_positions, MIN_TOKENS, MAX_TOKENS)?,
            suppressed_tokens: self.suppress_tokens.unwrap_or_default(),
        })
    }
}
