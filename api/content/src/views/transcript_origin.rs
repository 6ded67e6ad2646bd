//! Where a transcript comes from.

use super::transcript::seconds;
use earshot_api_server::prelude::*;
use earshot_model::Transcript;

/// Where a transcript comes from, and what is known about it.
#[view(Clone)]
pub struct TranscriptOriginView {
    /// `publisher` for a transcript that the podcast publishes, `earshot` for one that was made from the audio.
    pub source: String,
    /// The model that made the transcript; `null` when the podcast publishes it.
    pub model: Option<String>,
    /// Mean probability of the recognized words, from 0 to 1; `null` when the podcast publishes the transcript, and when the model does
    /// not return it.
    pub confidence: Option<f64>,
    /// Language of the transcript (BCP 47); `null` when unknown.
    pub language: Option<String>,
    /// When the transcript was read or made.
    pub created_at: TimestampView,
    /// When the last correction of a reader was written into the transcript; `null` when it is as it was read or made.
    pub corrected_at: Option<TimestampView>,
    /// Seconds by which the transcript is longer than the episode (less than zero: shorter), when that is so much that its
    /// times may have drifted, for example by advertisements; otherwise `null`.
    pub possible_drift_seconds: Option<f64>,
}

impl TranscriptOriginView {
    pub fn of(transcript: &Transcript, duration_s: Option<i64>) -> Self {
        let model = transcript.recognizing_model().map(str::to_owned);
        Self {
            source: if model.is_some() { "earshot" } else { "publisher" }.to_owned(),
            model,
            confidence: transcript.confidence,
            language: transcript.language.clone(),
            created_at: TimestampView(transcript.fetched_at),
            corrected_at: transcript.corrected_at.map(TimestampView),
            possible_drift_seconds: transcript.possible_drift_ms(duration_s).map(seconds),
        }
    }
}
