//! Writes WebVTT (W3C WebVTT 1).

use super::cue::Cue;
use super::cue_times::{assign_times, format_timestamp};
use std::fmt::Write as _;

/// Writes cues as a WebVTT file. A cue without times is shown with the cue before it.
#[must_use]
pub fn to_vtt(cues: &[Cue]) -> String {
    let mut file = String::from("WEBVTT\n");
    for timed in assign_times(cues) {
        let voice = timed.cue.speaker.as_deref().map(|name| format!("<v {}>", escape_vtt(name))).unwrap_or_default();
        let (start, end) = (format_timestamp(timed.start_ms, '.'), format_timestamp(timed.end_ms, '.'));
        // Writing to a String cannot fail.
        let _ = write!(file, "\n{start} --> {end}\n{voice}{}\n", escape_vtt(&timed.cue.text));
    }
    file
}

/// Makes one line without markup. A line break would end the cue or the tag, and players that support SubRip interpret
/// `{\an8}` in any file.
fn escape_vtt(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace("{\\", "&#123;\\").replace(['\n', '\r'], " ")
}
