//! Parses WebVTT and SubRip with one parser, because real files mix their rules.

use super::cue_collector::CueCollector;
use super::markup::split_voices;
use super::rolling::{NumberedCue, collapse_rolling};
use super::speaker::SpeakerEvidence;
use super::timing::{Timing, is_invisible, parse_timing, words_behind};
use crate::feed::{ascii_digit, clean_line};
use earshot_model::{Cue, TranscriptFormat};

/// Blocks of WebVTT that are not cues (W3C WebVTT 4.1).
const NOT_CUES: &[&str] = &["NOTE", "STYLE", "REGION"];

/// The text and times of a cue.
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
    let read = read_cues(text, format == TranscriptFormat::Vtt, cues);
    let lines = || read.iter().flat_map(|cue| cue.lines.iter().copied());
    let speakers = SpeakerEvidence::collect(read.len(), lines());
    let mut spoken = Vec::with_capacity(read.len());
    for cue in &read {
        let before = spoken.len();
        add_speech(cue, &speakers, &mut spoken);
        if spoken.len() == before {
            cues.issues.notice("empty-cue", cue.line, "a cue without text was dropped");
        }
    }
    if collapse_rolling(&mut spoken) {
        cues.issues.notice("rolling-captions", None, "cues repeated the lines before them: each line was kept once");
    }
    spoken.into_iter().for_each(|(cue, line)| cues.push(cue, Some(line)));
}

fn read_cues<'a>(text: &'a str, is_vtt: bool, cues: &mut CueCollector) -> Vec<OpenCue<'a>> {
    let separator = if text.contains('\n') { '\n' } else { '\r' };
    let mut done: Vec<OpenCue<'a>> = Vec::new();
    let mut open: Option<OpenCue<'a>> = None;
    // The WebVTT header is skipped like a note.
    let mut in_note = is_vtt;
    let mut loose = None;
    // The number of the cue that is open, in files that number their cues.
    let mut index: Option<u64> = None;
    let mut lines = (1..).zip(text.split(separator).map(|line| line.trim_matches('\r'))).peekable();
    while let Some((number, line)) = lines.next() {
        if let Some(Timing { start_ms, end_ms }) = parse_timing(line) {
            if start_ms.is_none() || end_ms.is_none() {
                cues.issues.warning("bad-time", number, "a time is invalid; its text was kept");
            }
            if let Some(mut before) = open.take() {
                index = take_index(&mut before).or(index);
                done.push(before);
            }
            let lines = words_behind(line).into_iter().collect();
            open = Some(OpenCue { start_ms, end_ms, lines, line: number, after_blank: false, last_is_apart: false });
            (in_note, loose) = (false, None);
        } else if line.trim().is_empty() {
            in_note = false;
            if let Some(line) = loose.take() {
                cues.issues.notice("stray-text", line, "text that belongs to no cue was dropped");
            }
            match open.take() {
                // A blank line right after the times does not end the cue, because its text follows.
                Some(cue) if is_vtt && !cue.lines.is_empty() => done.push(cue),
                other => open = other.map(|cue| OpenCue { after_blank: true, ..cue }),
            }
        } else if !is_vtt
            && open.as_ref().is_some_and(|cue| cue.after_blank)
            && index.is_some()
            && parse_number(line) == index.and_then(|index| index.checked_add(1))
            && lines.peek().is_some_and(|(_, next)| !next.trim().is_empty() && parse_timing(next).is_none())
        {
            // A cue whose times are missing. Drops the cue number instead of keeping it as text.
            cues.issues.warning("no-times", number, "a cue has no times; its text was kept");
            index = parse_number(line);
            done.extend(open.take());
            let lines = Vec::new();
            open = Some(OpenCue {
                start_ms: None,
                end_ms: None,
                lines,
                line: number,
                after_blank: false,
                last_is_apart: false,
            });
        } else if let Some(cue) = &mut open {
            cue.last_is_apart = std::mem::take(&mut cue.after_blank);
            cue.lines.push(line);
        } else if is_vtt && !in_note {
            in_note = NOT_CUES.iter().any(|name| line.starts_with(name));
            loose = loose.or((!in_note).then_some(number));
        } else if !is_vtt {
            index = parse_number(line);
        }
    }
    if let Some(mut last) = open {
        // Drops the number of a cue that was cut off instead of keeping it as text.
        let next = index.and_then(|index: u64| index.checked_add(1));
        if last.last_is_apart && next.is_some() && last.lines.last().and_then(|line| parse_number(line)) == next {
            last.lines.pop();
        }
        done.push(last);
    }
    done
}

/// Removes the number of the next cue from the end of a cue's text.
fn take_index(cue: &mut OpenCue<'_>) -> Option<u64> {
    let has_number = cue.lines.last().is_some_and(|last| is_number(last));
    if !cue.after_blank && has_number && (cue.lines.len() > 1 || cue.last_is_apart) {
        return cue.lines.pop().and_then(parse_number);
    }
    None
}

/// Adds the speech of a cue.
fn add_speech(cue: &OpenCue<'_>, speakers: &SpeakerEvidence, spoken: &mut Vec<NumberedCue>) {
    for (voice, text) in split_voices(&cue.lines, speakers) {
        let (speaker, words) = match voice {
            Some(name) => (Some(name), text.as_str()),
            None => {
                let (name, words) = speakers.split(&text);
                (name.map(str::to_owned), words)
            }
        };
        if !clean_line(words, usize::MAX).is_empty() {
            let (start_ms, end_ms) = (cue.start_ms, cue.end_ms);
            spoken.push((Cue { start_ms, end_ms, speaker, text: words.to_owned() }, cue.line));
        }
    }
}

fn is_number(line: &str) -> bool {
    parse_number(line).is_some()
}

/// Parses the number of a cue.
fn parse_number(line: &str) -> Option<u64> {
    let number = line.trim_matches(|c: char| c.is_whitespace() || is_invisible(c));
    if number.is_ascii() || number.len() > 40 {
        return number.parse().ok();
    }
    number.chars().map(ascii_digit).collect::<String>().parse().ok()
}
