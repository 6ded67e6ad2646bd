//! Plain text: paragraphs, without times.

use super::speaker;
use crate::feed::clean_line;
use earshot_model::Cue;

const MAX_CUE_BYTES: usize = 16 << 10;

pub(super) fn parse(text: &str) -> Vec<Cue> {
    let lines = text.split(['\n', '\r']).map(|line| clean_line(line, MAX_CUE_BYTES)).filter(|line| !line.is_empty());
    let cue = |line: String| {
        let (name, words) = speaker::split(&line);
        let cue = Cue { start_ms: None, end_ms: None, speaker: name.map(str::to_owned), text: words.to_owned() };
        (!cue.text.is_empty()).then_some(cue)
    };
    lines.filter_map(cue).collect()
}
