//! WebVTT and SubRip, which differ less than their rules say.

use super::speaker;
use crate::feed::{clean_line, unescape};
use earshot_model::Cue;

/// Longest text of one cue, in bytes.
const MAX_CUE_BYTES: usize = 16 << 10;

/// The cues of either format; lines that belong to none (numbers, notes, styles, headers) are skipped.
pub(super) fn parse(text: &str) -> Vec<Cue> {
    let unified;
    let text = if text.contains('\r') && !text.contains('\n') {
        unified = text.replace('\r', "\n");
        unified.as_str()
    } else {
        text
    };
    let mut cues = Vec::new();
    let mut current: Option<(i64, i64)> = None;
    let mut lines: Vec<&str> = Vec::new();
    let mut room = MAX_CUE_BYTES;
    for line in text.lines() {
        if let Some(times) = timing(line) {
            // Without a blank line between, the number of this cue was taken for the text of the one before.
            if lines.len() > 1 && lines.last().is_some_and(|last| is_number(last)) {
                lines.pop();
            }
            flush(&mut cues, current, &mut lines);
            current = Some(times);
            room = MAX_CUE_BYTES;
        } else if line.trim().is_empty() {
            // A blank line right after the times is not the end: the text is still to come.
            if !lines.is_empty() {
                flush(&mut cues, current.take(), &mut lines);
            }
        } else if current.is_some() && line.len() <= room {
            room -= line.len();
            lines.push(line);
        }
    }
    flush(&mut cues, current, &mut lines);
    cues
}

fn is_number(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit())
}

fn flush(cues: &mut Vec<Cue>, times: Option<(i64, i64)>, lines: &mut Vec<&str>) {
    let text = std::mem::take(lines).join("\n");
    let Some((start, end)) = times else { return };
    for (voice, piece) in voices(&text) {
        let piece = clean_line(&unescape(&without_tags(&piece)), MAX_CUE_BYTES);
        let (name, words) = match voice {
            Some(name) => (Some(name), piece.as_str()),
            None => speaker::split(&piece),
        };
        if !words.is_empty() {
            let speaker = name.map(|name| clean_line(&unescape(name), 200)).filter(|name| !name.is_empty());
            cues.push(Cue { start_ms: Some(start), end_ms: Some(end.max(start)), speaker, text: words.to_owned() });
        }
    }
}

/// The pieces of a cue by its `<v Name>` tags.
fn voices(text: &str) -> Vec<(Option<&str>, String)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut name = None;
    loop {
        let found = rest.match_indices("<v").find_map(|(at, _)| {
            let after = &rest[at + 2..];
            let end = after.starts_with([' ', '.', '\t']).then(|| after.find('>'))??;
            // `<v.loud Name>`: classes come before the name.
            let name = after[..end].split_once([' ', '\t']).map_or("", |(_, name)| name.trim());
            Some((at, at + 2 + end + 1, name))
        });
        let Some((at, after, next)) = found else { break };
        if !rest[..at].trim().is_empty() {
            pieces.push((name, rest[..at].to_owned()));
        }
        name = (!next.is_empty()).then_some(next);
        rest = &rest[after..];
    }
    pieces.push((name, rest.to_owned()));
    pieces
}

/// Without `<c>`, `<i>`, `</v>`, `<00:00:01.000>` and SubRip's `{\an8}`.
fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        plain.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let is_tag = after.starts_with(|character: char| character.is_ascii_alphanumeric() || character == '/');
        match after.find(['>', '\n']).filter(|end| is_tag && after.as_bytes()[*end] == b'>') {
            Some(end) => rest = &after[end + 1..],
            None => {
                plain.push('<');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    match (plain.find("{\\"), plain.find('}')) {
        (Some(from), Some(to)) if from < to => plain.replace_range(from..=to, ""),
        _ => {}
    }
    plain
}

/// Start and end of a timing line, in milliseconds.
pub(super) fn timing(line: &str) -> Option<(i64, i64)> {
    let (start, rest) = line.split_once("-->")?;
    let end = rest.split_whitespace().next()?;
    Some((time_ms(start.split_whitespace().next_back()?)?, time_ms(end)?))
}

/// `[h:]m:s[.,]fff`, in milliseconds.
pub(super) fn time_ms(text: &str) -> Option<i64> {
    let text = text.trim();
    let (clock, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_i64;
    let parts: Vec<&str> = clock.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return None;
    }
    for part in parts {
        let is_part = (1..=6).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        seconds = seconds * 60 + part.parse::<i64>().ok().filter(|_| is_part)?;
    }
    let is_fraction = fraction.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    is_fraction.then(|| thousandths.parse::<i64>().ok()).flatten().map(|ms| seconds * 1000 + ms)
}
