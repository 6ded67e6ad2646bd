//! Sentences of a transcript with their times.

use earshot_api_server::prelude::*;
use earshot_model::{Cue, Transcript};

/// A sentence of a transcript.
#[view(Clone)]
pub struct SentenceView {
    /// The sentence.
    pub text: String,
    /// Where the sentence begins, in seconds from the beginning of the episode.
    pub start_second: f64,
    /// Where the sentence ends, in seconds from the beginning of the episode.
    pub end_second: f64,
    /// The speaker; `null` when the transcript does not name speakers.
    pub speaker: Option<String>,
}

/// A line of a transcript without times.
#[view(Clone)]
pub struct TranscriptLineView {
    /// The line.
    pub text: String,
    /// The speaker; `null` when the transcript does not name speakers.
    pub speaker: Option<String>,
}

/// Returns all cues as lines, in their order.
pub fn lines(transcript: &Transcript) -> Vec<TranscriptLineView> {
    let line = |cue: &Cue| TranscriptLineView { text: cue.text.clone(), speaker: cue.speaker.clone() };
    transcript.cues.iter().map(line).collect()
}

/// Returns the cues that have a start. A missing end is the start of the next cue, or the cue's own start for the
/// last one.
pub fn sentences(transcript: &Transcript) -> Vec<SentenceView> {
    let cues = &transcript.cues;
    let timed = cues.iter().enumerate().filter_map(|(index, cue)| Some((index, cue, cue.start_ms?)));
    timed
        .map(|(index, cue, start_ms)| {
            let next_start = cues[index + 1..].iter().find_map(|next| next.start_ms);
            let end_ms = cue.end_ms.or(next_start).unwrap_or(start_ms).max(start_ms);
            SentenceView {
                text: cue.text.clone(),
                start_second: seconds(start_ms),
                end_second: seconds(end_ms),
                speaker: cue.speaker.clone(),
            }
        })
        .collect()
}

/// Converts milliseconds to seconds. Exact for every length of audio.
#[expect(clippy::cast_precision_loss, reason = "a time in audio is far below 2^53 ms")]
pub fn seconds(ms: i64) -> f64 {
    ms as f64 / 1000.0
}
