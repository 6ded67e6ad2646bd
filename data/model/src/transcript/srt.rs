//! Writes SubRip.

use super::cue::Cue;
use super::cue_times::{assign_times, format_timestamp};
use std::fmt::Write as _;

/// Writes cues as a SubRip file, with the speaker before each text. A cue without times is shown with the cue before
/// it.
#[must_use]
pub fn to_srt(cues: &[Cue]) -> String {
    let mut file = String::new();
    for (number, timed) in (1_usize..).zip(assign_times(cues)) {
        let name = timed.cue.speaker.as_deref().map(|name| format!("{}: ", escape_srt(name))).unwrap_or_default();
        let (start, end) = (format_timestamp(timed.start_ms, ','), format_timestamp(timed.end_ms, ','));
        // Writing to a String cannot fail.
        let _ = write!(file, "{number}\n{start} --> {end}\n{name}{}\n\n", escape_srt(&timed.cue.text));
    }
    file
}

/// SubRip has no escapes of its own, but players interpret `<i>` and the entities of HTML. Escapes only what would be
/// read as a tag or an entity, so that plain text stays plain.
fn escape_srt(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        let next = rest.peek().copied().unwrap_or(' ');
        match character {
            '<' if next.is_ascii_alphanumeric() || next == '/' => line.push_str("&lt;"),
            '&' if next.is_ascii_alphanumeric() || next == '#' => line.push_str("&amp;"),
            '\n' | '\r' => line.push(' '),
            other => line.push(other),
        }
    }
    line.replace("-->", "→")
}
