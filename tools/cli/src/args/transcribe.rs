//! Arguments of `earshot transcribe`.

use super::http_url::parse_http_url;
use super::{AppArgs, EmbeddingSourceArgs};
use clap::Args;
use earshot_transcription::ServiceConfig;
use std::path::PathBuf;

const BYTES_PER_MEGABYTE: u64 = 1_000_000;
/// The model of services that have only one.
const USUAL_MODEL: &str = "whisper-1";

#[derive(Debug, Args)]
pub struct TranscribeArgs {
    #[command(flatten)]
    pub service: SpeechServiceArgs,
    /// Wait for further requests, until stopped
    #[arg(long)]
    pub follow: bool,
    /// Episodes to transcribe at the same time
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=16))]
    pub at_once: u16,
    /// Also run the later stages when there are new or corrected transcripts: crawl, score, index, publish
    #[arg(long)]
    pub publish: bool,
    /// Allow private and loopback addresses of audio (for local tests)
    #[arg(long)]
    pub allow_private: bool,
    #[command(flatten)]
    pub app: AppArgs,
    #[command(flatten)]
    pub meaning: EmbeddingSourceArgs,
}

/// The recognizer of speech: a service, or a model in a folder.
#[derive(Clone, Debug, Args)]
pub struct SpeechServiceArgs {
    /// URL of a service with OpenAI's /v1/audio/transcriptions API. Without it and --speech-model-folder, only transcripts that
    /// podcasts publish are fetched, and the other requests stay in the queue
    #[arg(long, env = "EARSHOT_SPEECH_URL", value_name = "URL", value_parser = parse_http_url)]
    pub speech_url: Option<String>,
    /// Folder of a local Whisper model (config.json, tokenizer.json, model.safetensors), instead of a service
    #[arg(long, env = "EARSHOT_SPEECH_MODEL_FOLDER", conflicts_with = "speech_url", value_name = "DIR")]
    pub speech_model_folder: Option<PathBuf>,
    /// Name of the service's model, or a name for the model in a folder [default: whisper-1, or the folder's name]
    #[arg(long, env = "EARSHOT_SPEECH_MODEL", value_name = "MODEL")]
    pub speech_model: Option<String>,
    /// API key of the service
    #[arg(long, env = "EARSHOT_SPEECH_KEY", hide_env_values = true, value_name = "KEY")]
    pub speech_key: Option<String>,
    /// The largest file that the service takes, in megabytes. Larger files are decoded and cut at pauses
    #[arg(long, env = "EARSHOT_SPEECH_MAX_MB", default_value_t = 25, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub speech_max_mb: u64,
}

impl SpeechServiceArgs {
    /// The service; `None` when none is set.
    pub fn config(&self) -> Option<ServiceConfig> {
        let url = self.speech_url.as_deref()?;
        let max_bytes = self.speech_max_mb * BYTES_PER_MEGABYTE;
        let model = self.speech_model.as_deref().unwrap_or(USUAL_MODEL);
        Some(ServiceConfig { key: self.speech_key.clone(), max_bytes, ..ServiceConfig::new(url, model) })
    }
}
