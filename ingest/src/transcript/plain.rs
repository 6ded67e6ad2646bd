//! Parses plain text and Markdown: paragraphs, with times and names at their start.

use super::cue_collector::CueCollector;
use super::label::{self, Label};
use earshot_model::Cue;
use std::collections::HashMap;

/// Maximum number of lines of YAML front matter.
const MAX_FRONT_MATTER: usize = 500;
/// A name that stands alone on a line, or occurs this often, is a speaker until the next name.
const MIN_TURNS: usize = 2;
/// Maximum number of distinct names that are counted.
const MAX_NAMES: usize = 10_000;

pub(super) fn parse(text: &str, cues: &mut CueCollector) {
    let skipped = front_matter_lines(text);
    if skipped > 0 {
        cues.issues.notice("front-matter", 1, "the metadata before the text was dropped");
    }
    let bare_times = has_bare_times(text);
    let turns = count_turns(text, bare_times);
    let mut speaker: Option<&str> = None;
    let mut start_ms = None;
    for (number, line) in numbered_lines(text).skip(skipped) {
        if is_structural_line(line) {
            cues.issues.notice("heading", number, "a heading or a rule was dropped");
            continue;
        }
        let label = label::split_label(line, bare_times);
        start_ms = label.start_ms.or(start_ms);
        if let Some(name) = label.name {
            let goes_on = turns.get(name).is_some_and(|turns| *turns >= MIN_TURNS);
            speaker = goes_on.then_some(name);
        }
        if !label.text.is_empty() {
            let name = label.name.or(speaker).map(str::to_owned);
            let cue = Cue { start_ms: start_ms.take(), end_ms: None, speaker: name, text: label.text.to_owned() };
            cues.push(cue, Some(number));
        }
    }
}

/// Returns the non-empty lines with their numbers, from 1.
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let separator = if text.contains('\n') { '\n' } else { '\r' };
    (1..).zip(text.split(separator)).map(|(number, line)| (number, line.trim())).filter(|(_, line)| !line.is_empty())
}

/// Returns how many of the [`numbered_lines`] are metadata between two `---`.
fn front_matter_lines(text: &str) -> usize {
    let mut lines = numbered_lines(text);
    if lines.next().is_none_or(|(_, line)| line != "---") {
        return 0;
    }
    lines.take(MAX_FRONT_MATTER).position(|(_, line)| line == "---").map_or(0, |at| at + 2)
}

/// Whether a line is a Markdown heading or rule.
fn is_structural_line(line: &str) -> bool {
    let after = line.trim_start_matches('#');
    let is_heading = (1..=6).contains(&(line.len() - after.len())) && after.starts_with(' ');
    let is_rule = line.len() >= 3 && line.chars().all(|character| matches!(character, '-' | '*' | '_' | '=' | ' '));
    is_heading || is_rule
}

/// Whether numbers at the start of lines are times: at least two, and a fifth of the lines.
fn has_bare_times(text: &str) -> bool {
    let (mut all, mut timed) = (0_usize, 0_usize);
    for (_, line) in numbered_lines(text) {
        all += 1;
        timed += usize::from(
            line.starts_with(|first: char| first.is_ascii_digit()) && label::split_label(line, true).start_ms.is_some(),
        );
    }
    timed >= 2 && timed * 5 >= all
}

/// Counts the turns of each name. A name alone on its line counts as [`MIN_TURNS`].
fn count_turns(text: &str, bare_times: bool) -> HashMap<&str, usize> {
    let mut turns = HashMap::new();
    for (_, line) in numbered_lines(text) {
        let Label { name: Some(name), text: words, .. } = label::split_label(line, bare_times) else { continue };
        if turns.len() < MAX_NAMES || turns.contains_key(name) {
            *turns.entry(name).or_default() += if words.is_empty() { MIN_TURNS } else { 1 };
        }
    }
    turns
}
