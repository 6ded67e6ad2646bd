#![doc = include_str!("../README.md")]

mod audio;
mod confidence;
mod config;
mod cut;
mod decoding;
mod error;
mod form;
mod join;
mod media_type;
mod recognize;
mod service;
mod silence;
mod transcriber;
mod verbose_json;
mod wav;
#[cfg(feature = "local-models")]
mod whisper;

pub use audio::{AudioFile, AudioLimits, fetch_audio};
pub use config::ServiceConfig;
pub use decoding::{DECODER_COMMAND, DecoderProgram, run_decoder};
#[cfg(feature = "local-models")]
pub use earshot_weights::FolderError;
pub use error::{AudioError, TranscriptionError};
pub use join::{RecognizedPiece, join_pieces};
pub use media_type::{AudioFormat, FormatRejection, detect_format};
pub use recognize::recognize;
pub use service::SpeechService;
pub use transcriber::{AudioPart, RecognizedSpeech, Transcriber};
#[cfg(feature = "local-models")]
pub use whisper::WhisperModel;
