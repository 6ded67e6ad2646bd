//! The podcast namespace's JSON (`segments` of `startTime`, `endTime`, `body`, `speaker`), and what speech recognisers write.

use super::{NotATranscript, speaker};
use crate::feed::clean_line;
use earshot_model::Cue;
use serde_json::Value;

/// Longest text of one cue, in bytes, and of a cue joined from words.
const MAX_CUE_BYTES: usize = 16 << 10;
const JOINED_BYTES: usize = 240;
/// A silence that ends a joined cue, in milliseconds.
const PAUSE_MS: i64 = 2_000;

pub(super) fn parse(text: &str) -> Result<Vec<Cue>, NotATranscript> {
    let value: Value = serde_json::from_str(text).map_err(|_| NotATranscript::OtherJson)?;
    let segments = match &value {
        Value::Array(segments) => segments,
        Value::Object(object) => ["segments", "results", "transcript", "cues"]
            .iter()
            .find_map(|key| object.get(*key).and_then(Value::as_array))
            .ok_or(NotATranscript::OtherJson)?,
        _ => return Err(NotATranscript::OtherJson),
    };
    let cues: Vec<Cue> = segments.iter().filter_map(cue).collect();
    Ok(if is_word_level(&cues) { join_words(cues) } else { cues })
}

fn cue(segment: &Value) -> Option<Cue> {
    let text = |keys: &[&str]| keys.iter().find_map(|key| segment.get(*key).and_then(Value::as_str));
    let body = clean_line(text(&["body", "text", "word"])?, MAX_CUE_BYTES);
    let start_ms = ["startTime", "start", "start_time"].iter().find_map(|key| milliseconds(segment.get(*key)?));
    let end_ms = ["endTime", "end", "end_time"].iter().find_map(|key| milliseconds(segment.get(*key)?));
    let named = text(&["speaker"]).map(|name| clean_line(name, 200)).filter(|name| !name.is_empty());
    let (name, words) = if named.is_some() { (None, body.as_str()) } else { speaker::split(&body) };
    let end_ms = end_ms.map(|end| end.max(start_ms.unwrap_or(end)));
    let speaker = named.or_else(|| name.map(str::to_owned));
    (!words.is_empty()).then(|| Cue { start_ms, end_ms, speaker, text: words.to_owned() })
}

/// Seconds as a number or as text.
fn milliseconds(value: &Value) -> Option<i64> {
    let seconds = value.as_f64().or_else(|| value.as_str()?.parse().ok())?;
    let in_range = (0.0..1e7).contains(&seconds);
    #[expect(clippy::cast_possible_truncation, reason = "the range was just checked")]
    in_range.then_some((seconds * 1000.0).round() as i64)
}

fn is_word_level(cues: &[Cue]) -> bool {
    let spaced = cues.iter().filter(|cue| cue.text.contains(' ')).count();
    cues.len() > 20 && spaced * 10 < cues.len()
}

fn join_words(words: Vec<Cue>) -> Vec<Cue> {
    let mut cues: Vec<Cue> = Vec::with_capacity(words.len() / 8);
    for word in words {
        if let Some(last) = cues.last_mut() {
            let is_pause = matches!((last.end_ms, word.start_ms), (Some(end), Some(start)) if start - end > PAUSE_MS);
            let is_over = last.text.ends_with(['.', '?', '!', '。', '？', '！'])
                || last.text.len() + word.text.len() > JOINED_BYTES;
            let same_speaker = last.speaker == word.speaker || word.speaker.is_none();
            if same_speaker && !is_pause && !is_over {
                last.text.push(' ');
                last.text.push_str(&word.text);
                last.end_ms = word.end_ms.or(last.end_ms);
                continue;
            }
        }
        cues.push(word);
    }
    cues
}
