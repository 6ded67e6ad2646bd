//! A Whisper model in a folder as Hugging Face publishes it (`config.json`, `tokenizer.json`, `model.safetensors`), which runs in this
//! process.

mod attempt;
mod mel;
mod network;
mod recognizer;
mod segments;
mod settings;
#[cfg(test)]
mod tests;
mod timestamp_rules;
mod vocabulary;

use crate::error::TranscriptionError;
use crate::transcriber::{AudioPart, RecognizedSpeech, Transcriber};
use async_trait::async_trait;
use earshot_weights::FolderError;
use recognizer::Recognizer;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::task::spawn_blocking;

const MAX_NAME_BYTES: usize = 128;

/// A loaded model.
pub struct WhisperModel {
    name: String,
    recognizer: Arc<Recognizer>,
}

impl WhisperModel {
    /// Loads a model. Its name is by default that of the folder.
    ///
    /// # Errors
    /// When a file is missing, damaged, or not of a Whisper model.
    pub fn open(folder: &Path, name: Option<&str>) -> Result<Self, FolderError> {
        // `.` and links get the name of their target.
        let own = || Some(folder.canonicalize().ok()?.file_name()?.to_string_lossy().into_owned());
        let name = name.map(str::to_owned).or_else(own).unwrap_or_default();
        if name.is_empty() || name.len() > MAX_NAME_BYTES || name.contains(char::is_control) {
            return Err(FolderError::new(folder, format!("{name:?} is no name for a model")));
        }
        Ok(Self { name, recognizer: Arc::new(Recognizer::open(folder)?) })
    }
}

/// Ends the work on another thread when it is dropped.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[async_trait]
impl Transcriber for WhisperModel {
    fn model(&self) -> &str {
        &self.name
    }

    /// Any size: the model reads half a minute at a time.
    fn max_bytes(&self) -> u64 {
        u64::MAX
    }

    fn takes_samples_only(&self) -> bool {
        true
    }

    async fn transcribe(
        &self,
        audio: AudioPart,
        language: Option<&str>,
    ) -> Result<RecognizedSpeech, TranscriptionError> {
        let recognizer = Arc::clone(&self.recognizer);
        let language = language.map(str::to_owned);
        let is_canceled = Arc::new(AtomicBool::new(false));
        let _canceling = CancelOnDrop(Arc::clone(&is_canceled));
        let work = spawn_blocking(move || recognizer.transcribe(&audio, language.as_deref(), &is_canceled));
        work.await.unwrap_or_else(|error| Err(TranscriptionError::Model { reason: error.to_string() }))
    }
}
