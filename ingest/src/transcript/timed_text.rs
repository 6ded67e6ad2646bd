//! Parses WebVTT and SubRip with one parser, because real files mix their rules.

use super::cue_collector::CueCollector;
use super::markup::split_voices;
use super::speaker;
use earshot_model::{Cue, TranscriptFormat};

/// Blocks of WebVTT that are not cues (W3C WebVTT 4.1).
const NOT_CUES: &[&str] = &["NOTE", "STYLE", "REGION"];

/// The cue that is being read.
struct OpenCue<'a> {
    start_ms: Option<i64>,
    end_ms: Option<i64>,
    lines: Vec<&'a str>,
    /// The line of its times, from 1.
    line: usize,
    /// Whether the previous line was blank, and whether a blank line preceded the last text line.
    after_blank: bool,
    last_is_apart: bool,
}

/// Parses the cues of either format. In WebVTT a blank line ends a cue. In SubRip only the next times do, because many
/// cues contain blank lines.
pub(super) fn parse(text: &str, format: TranscriptFormat, cues: &mut CueCollector) {
    let is_vtt = format == TranscriptFormat::Vtt;
    let separator = if text.contains('\n') { '\n' } else { '\r' };
    let mut open: Option<OpenCue<'_>> = None;
    // The WebVTT header is skipped like a note.
    let mut in_note = is_vtt;
    let mut loose = None;
    for (number, line) in (1..).zip(text.split(separator)) {
        let line = line.trim_matches('\r');
        if let Some((start_ms, end_ms)) = parse_timing_leniently(line) {
            if start_ms.is_none() || end_ms.is_none() {
                cues.issues.warning("bad-time", number, "a time is invalid; its text was kept");
            }
            if let Some(before) = open.take() {
                close_cue(before, true, cues);
            }
            let lines = Vec::new();
            open = Some(OpenCue { start_ms, end_ms, lines, line: number, after_blank: false, last_is_apart: false });
            (in_note, loose) = (false, None);
        } else if line.trim().is_empty() {
            in_note = false;
            if let Some(line) = loose.take() {
                cues.issues.notice("stray-text", line, "text that belongs to no cue was dropped");
            }
            match open.take() {
                // A blank line right after the times does not end the cue, because its text follows.
                Some(cue) if is_vtt && !cue.lines.is_empty() => close_cue(cue, false, cues),
                other => open = other.map(|cue| OpenCue { after_blank: true, ..cue }),
            }
        } else if let Some(cue) = &mut open {
            cue.last_is_apart = std::mem::take(&mut cue.after_blank);
            cue.lines.push(line);
        } else if is_vtt && !in_note {
            in_note = NOT_CUES.iter().any(|name| line.starts_with(name));
            loose = loose.or((!in_note).then_some(number));
        }
    }
    if let Some(last) = open {
        close_cue(last, false, cues);
    }
}

/// Adds the cue. A number line before the next cue's times is dropped.
fn close_cue(mut open: OpenCue<'_>, before_times: bool, cues: &mut CueCollector) {
    let has_number = open.lines.last().is_some_and(|last| is_number(last));
    if before_times && !open.after_blank && has_number && (open.lines.len() > 1 || open.last_is_apart) {
        open.lines.pop();
    }
    let mut is_empty = true;
    for (voice, text) in split_voices(&open.lines) {
        let (name, words) = match voice {
            Some(name) => (Some(name), text.as_str()),
            None => match speaker::split_speaker(&text) {
                // A name without text is the text of the cue.
                (Some(_), "") => (None, text.as_str()),
                (name, words) => (name.map(str::to_owned), words),
            },
        };
        if !words.trim().is_empty() {
            is_empty = false;
            let (start_ms, end_ms) = (open.start_ms, open.end_ms);
            cues.push(Cue { start_ms, end_ms, speaker: name, text: words.to_owned() }, Some(open.line));
        }
    }
    if is_empty {
        cues.issues.notice("empty-cue", open.line, "a cue without text was dropped");
    }
}

fn is_number(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses a timing line to start and end, in milliseconds.
pub(super) fn parse_timing(line: &str) -> Option<(i64, i64)> {
    let (start, rest) = line.split_once("-->")?;
    let end = rest.split_whitespace().next()?;
    Some((parse_time_ms(start.split_whitespace().next_back()?)?, parse_time_ms(end)?))
}

/// Parses a damaged timing line as far as possible.
fn parse_timing_leniently(line: &str) -> Option<(Option<i64>, Option<i64>)> {
    let (start, rest) = line.split_once("-->")?;
    let start = start.trim();
    if !start.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
        return parse_timing(line).map(|(start, end)| (Some(start), Some(end)));
    }
    Some((parse_time_ms(start.split_whitespace().next_back()?), rest.split_whitespace().next().and_then(parse_time_ms)))
}

/// Parses `[h:]m:s[.,]fff` to milliseconds.
pub(super) fn parse_time_ms(text: &str) -> Option<i64> {
    let text = text.trim();
    let (clock, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_i64;
    let mut parts = 0;
    for part in clock.split(':') {
        let is_part = (1..=6).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        parts += 1;
        if !is_part || parts > 3 {
            return None;
        }
        seconds = seconds * 60 + part.parse::<i64>().ok()?;
    }
    let is_fraction = fraction.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    (parts > 1 && is_fraction).then(|| thousandths.parse::<i64>().ok()).flatten().map(|ms| seconds * 1000 + ms)
}
