//! What turns audio into text.

use crate::error::TranscriptionError;
use crate::media_type::AudioFormat;
use async_trait::async_trait;
use earshot_model::Cue;
use std::fs::File;

/// A part of an audio file, from the file's position on.
#[derive(Debug)]
pub struct AudioPart {
    pub file: File,
    pub bytes: u64,
    pub format: AudioFormat,
}

/// What was recognized in audio.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecognizedSpeech {
    /// The language that was heard (BCP 47), when the service returns one.
    pub language: Option<String>,
    /// With times in milliseconds from the start of the audio, in order; never empty.
    pub cues: Vec<Cue>,
    /// The mean probability of the words, 0 to 1, when the recognizer returns any.
    pub confidence: Option<f64>,
}

/// A recognizer of speech.
#[async_trait]
pub trait Transcriber: Send + Sync {
    /// The name of its model, which is shown with transcripts.
    fn model(&self) -> &str;

    /// The largest file that it takes, in bytes.
    fn max_bytes(&self) -> u64;

    /// Whether it takes no other files than WAV with 16,000 samples of 16 bits per second in one channel.
    fn takes_samples_only(&self) -> bool {
        false
    }

    /// Recognizes the speech in audio. `language` is a hint (BCP 47).
    ///
    /// # Errors
    /// [`TranscriptionError::NoSpeech`] for silence and music, and the errors of the service.
    async fn transcribe(
        &self,
        audio: AudioPart,
        language: Option<&str>,
    ) -> Result<RecognizedSpeech, TranscriptionError>;
}
