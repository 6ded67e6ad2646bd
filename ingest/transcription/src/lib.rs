#![doc = include_str!("../README.md")]

mod audio;
mod config;
mod error;
mod form;
mod join;
mod media_type;
mod mp3;
mod recognize;
mod service;
mod transcriber;
mod verbose_json;

pub use audio::{AudioFile, AudioLimits, fetch_audio};
pub use config::ServiceConfig;
pub use error::{AudioError, TranscriptionError};
pub use join::{RecognizedPiece, join_pieces};
pub use media_type::{AudioFormat, FormatRejection, detect_format};
pub use recognize::recognize;
pub use service::SpeechService;
pub use transcriber::{AudioPart, RecognizedSpeech, Transcriber};
