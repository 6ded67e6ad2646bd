//! Why audio was not fetched, or not transcribed.

use crate::media_type::FormatRejection;
use earshot_net::FetchError;
use std::io;
use std::time::Duration;

/// Why there is no audio.
#[derive(Debug, thiserror::Error)]
pub enum AudioError {
    #[error("the audio was not found: the server responded with status {status}")]
    Status { status: u16 },
    #[error("the file is not audio: it is {0}")]
    Format(FormatRejection),
    #[error("the audio is empty")]
    Empty,
    #[error("the audio could not be fetched: {0}")]
    Fetch(FetchError),
    #[error("the audio could not be stored: {0}")]
    Store(#[from] io::Error),
}

impl AudioError {
    /// Whether a later attempt may succeed.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Status { status } => matches!(status, 202 | 408 | 425 | 429 | 500..),
            Self::Fetch(error) => error.is_transient(),
            Self::Store(_) => true,
            Self::Format(_) | Self::Empty => false,
        }
    }
}

/// Why there is no transcript.
#[derive(Debug, thiserror::Error)]
pub enum TranscriptionError {
    #[error("the service for speech recognition accepts no more requests now")]
    RateLimited { retry_after: Option<Duration> },
    #[error("the service for speech recognition rejected the key (status {status})")]
    Unauthorized { status: u16 },
    #[error("the service for speech recognition rejected the audio (status {status}): {message}")]
    Rejected { status: u16, message: String },
    #[error("the service for speech recognition failed (status {status})")]
    Unavailable { status: u16, retry_after: Option<Duration> },
    #[error("the service for speech recognition could not be reached: {0}")]
    Connection(FetchError),
    #[error("the response of the service for speech recognition is invalid: {reason}")]
    BadResponse { reason: String },
    #[error("the audio contains no speech")]
    NoSpeech,
    /// It had to be decoded, because it is larger than the service takes, or because a model in this process takes samples only.
    #[error("the audio could not be decoded: {reason}")]
    NotDecoded { reason: String },
    #[error("the model for speech recognition failed: {reason}")]
    Model { reason: String },
    #[error("the audio could not be read: {0}")]
    Read(#[from] io::Error),
}

impl TranscriptionError {
    /// Whether a later attempt may succeed.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        match self {
            Self::RateLimited { .. } | Self::Unavailable { .. } | Self::Unauthorized { .. } | Self::Read(_) => true,
            // A service that is overloaded may end a response early.
            Self::BadResponse { .. } => true,
            Self::Connection(error) => error.is_transient(),
            Self::Rejected { .. } | Self::NoSpeech | Self::NotDecoded { .. } | Self::Model { .. } => false,
        }
    }

    /// How long the service takes no audio at all, so that the failure is no attempt for an episode.
    #[must_use]
    pub fn pause(&self) -> Option<Duration> {
        const DEFAULT: Duration = Duration::from_secs(60);
        match self {
            Self::RateLimited { retry_after } => Some(retry_after.unwrap_or(DEFAULT)),
            Self::Unavailable { retry_after, .. } => *retry_after,
            _ => None,
        }
    }
}
