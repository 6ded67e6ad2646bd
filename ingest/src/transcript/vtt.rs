//! Writing WebVTT.

use earshot_model::Cue;
use std::fmt::Write as _;

/// Cues as a WebVTT file; cues without times are left out, for WebVTT has none such.
#[must_use]
pub fn to_vtt(cues: &[Cue]) -> String {
    let mut file = String::from("WEBVTT\n");
    for cue in cues {
        let (Some(start), Some(end)) = (cue.start_ms, cue.end_ms) else { continue };
        let voice = cue.speaker.as_deref().map(|name| format!("<v {}>", escape(name))).unwrap_or_default();
        // Writing to a String cannot fail.
        let _ = write!(file, "\n{} --> {}\n{voice}{}\n", time(start), time(end), escape(&cue.text));
    }
    file
}

fn time(ms: i64) -> String {
    let seconds = ms / 1000;
    format!("{:02}:{:02}:{:02}.{:03}", seconds / 3600, seconds / 60 % 60, seconds % 60, ms % 1000)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace(['\n', '\r'], " ")
}
