//! HTML transcripts as the podcast namespace shows them: `<cite>` who, `<time>` when, `<p>` what.

use super::timed::time_ms;
use super::{plain, speaker};
use crate::feed::{clean_line, to_text};
use earshot_model::Cue;

const MAX_CUE_BYTES: usize = 16 << 10;

pub(super) fn parse(text: &str) -> Vec<Cue> {
    if !text.contains("<cite") && !text.contains("<time") {
        return plain::parse(&to_text(text));
    }
    let mut cues = Vec::new();
    let mut name: Option<String> = None;
    let mut start_ms = None;
    for (tag, content) in elements(text) {
        let words = clean_line(&to_text(content), MAX_CUE_BYTES);
        match tag {
            "cite" => name = Some(words.trim_end_matches(':').trim().to_owned()).filter(|name| !name.is_empty()),
            "time" => start_ms = time_ms(&words),
            _ if words.is_empty() => {}
            _ => {
                let (found, rest) = if name.is_some() { (None, words.as_str()) } else { speaker::split(&words) };
                let speaker = found.map(str::to_owned).or_else(|| name.clone());
                cues.push(Cue { start_ms: start_ms.take(), end_ms: None, speaker, text: rest.to_owned() });
            }
        }
    }
    cues
}

/// Every `cite`, `time` and `p` with what is inside up to its end.
fn elements(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    text.match_indices('<').filter_map(move |(at, _)| {
        let after = &text[at + 1..];
        let tag = ["cite", "time", "p"]
            .into_iter()
            .find(|tag| after.strip_prefix(tag).is_some_and(|rest| rest.starts_with(['>', ' ', '\n'])))?;
        let window = &after[..after.floor_char_boundary(MAX_CUE_BYTES)];
        let content = &window[window.find('>')? + 1..];
        let ends = ["</cite", "</time", "</p", "<p>", "<cite"];
        let next = content.match_indices('<').find(|(at, _)| ends.iter().any(|end| content[*at..].starts_with(end)));
        Some((tag, &content[..next.map_or(content.len(), |(at, _)| at)]))
    })
}
