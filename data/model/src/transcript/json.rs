//! Writes the podcast namespace's JSON transcript, version 1.0.0.

use super::cue::Cue;
use serde::Serialize;

#[derive(Serialize)]
struct JsonTranscript<'a> {
    version: &'static str,
    segments: Vec<JsonSegment<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsonSegment<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    speaker: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_time: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_time: Option<f64>,
    body: &'a str,
}

/// Writes cues as a JSON file with times in seconds. Unknown times are omitted.
#[must_use]
pub fn to_json(cues: &[Cue]) -> String {
    let segments = cues
        .iter()
        .map(|cue| JsonSegment {
            speaker: cue.speaker.as_deref(),
            start_time: cue.start_ms.map(seconds),
            end_time: cue.end_ms.map(seconds),
            body: &cue.text,
        })
        .collect();
    let file = JsonTranscript { version: "1.0.0", segments };
    let mut text = serde_json::to_string_pretty(&file).expect("strings and finite numbers only");
    text.push('\n');
    text
}

/// Converts milliseconds to seconds. Exact for any length of audio.
#[expect(clippy::cast_precision_loss, reason = "a time in audio is far below 2^53 ms")]
fn seconds(ms: i64) -> f64 {
    ms as f64 / 1000.0
}
