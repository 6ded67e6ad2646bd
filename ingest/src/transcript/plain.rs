//! Parses plain text and Markdown: paragraphs, with times and names at their start.

use super::cue_collector::CueCollector;
use super::label::{self, Label, LabelRules};
use super::speaker::SpeakerEvidence;
use super::{timing, worded_times};
use earshot_model::Cue;
use std::collections::HashMap;

/// Maximum number of lines of YAML front matter.
const MAX_FRONT_MATTER: usize = 500;
/// A name that is alone on a line, or occurs this often, is a speaker until the next name.
const MIN_TURNS: usize = 2;
/// Maximum number of distinct names that are counted.
const MAX_NAMES: usize = 10_000;

pub(super) fn parse(text: &str, cues: &mut CueCollector) {
    let text = &*worded_times::replace_worded_times(text);
    let skipped = front_matter_lines(text);
    if skipped > 0 {
        cues.issues.notice("front-matter", 1, "the metadata before the text was dropped");
    }
    let rules = find_rules(text);
    let turns = count_turns(text, &rules);
    let mut speaker: Option<&str> = None;
    let mut start_ms = None;
    let mut found: Vec<(Cue, usize)> = Vec::new();
    let mut has_repeats = false;
    for (number, line) in numbered_lines(text).skip(skipped) {
        if is_structural_line(line) {
            cues.issues.notice("heading", number, "a heading or a rule was dropped");
            continue;
        }
        if is_service_line(line) {
            cues.issues.notice("service-line", number, "a line of the program that wrote the file was dropped");
            continue;
        }
        let (times, sung) = label::split_repeated_times(line);
        let repeats = times.get(1..).unwrap_or_default();
        let label = if repeats.is_empty() {
            label::split_label(line, &rules)
        } else {
            Label { start_ms: times.first().copied(), ..label::split_label(sung, &rules) }
        };
        start_ms = label.start_ms.or(start_ms);
        if let Some(name) = label.name {
            let goes_on = turns.get(name).is_some_and(|turns| *turns >= MIN_TURNS);
            speaker = goes_on.then_some(name);
        }
        if !label.text.is_empty() {
            let name = label.name.or(speaker).map(str::to_owned);
            let text = label::without_word_times(label.text).into_owned();
            let cue = Cue { start_ms: start_ms.take(), end_ms: None, speaker: name, text };
            has_repeats |= !repeats.is_empty();
            let again = repeats.iter().map(|ms| (Cue { start_ms: Some(*ms), ..cue.clone() }, number));
            found.extend(again.collect::<Vec<_>>());
            found.insert(found.len() - repeats.len(), (cue, number));
        }
    }
    if has_repeats {
        // LRC lists all times of a repeated line at its first occurrence; sorting puts each repetition at its time.
        found.sort_by_key(|(cue, _)| cue.start_ms);
    }
    found.into_iter().for_each(|(cue, number)| cues.push(cue, Some(number)));
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

/// Whether a line was added by a program: the tags of an LRC file, and the line that some services add at the end.
fn is_service_line(line: &str) -> bool {
    const TAGS: [&str; 11] = ["ti", "ar", "al", "au", "by", "re", "ve", "offset", "length", "la", "id"];
    let tag = line.strip_prefix('[').and_then(|tag| tag.strip_suffix(']')?.split_once(':'));
    let is_tag = tag.is_some_and(|(name, _)| TAGS.iter().any(|known| known.eq_ignore_ascii_case(name)));
    is_tag || line.starts_with("Transcribed by http")
}

/// Finds out how a text labels its lines.
fn find_rules(text: &str) -> LabelRules {
    let bare_times = has_bare_times(text);
    let lines = || numbered_lines(text).map(|(_, line)| line);
    let stamps = lines().filter(|line| label::split_stamp(line).is_some()).take(MIN_TURNS).count();
    // A label may follow a time.
    let timed = LabelRules { bare_times, ..LabelRules::default() };
    let after_time = |line| label::split_label(line, &timed).text;
    let speakers = SpeakerEvidence::collect(lines().count(), lines().map(after_time));
    LabelRules { bare_times, stamped_names: stamps >= MIN_TURNS, timed_names: has_timed_names(text), speakers }
}

/// Whether lines with a time are turn headings: each has a name and is followed by speech, there are at least two, and
/// a name recurs or has several words.
fn has_timed_names(text: &str) -> bool {
    let mut names: HashMap<&str, usize> = HashMap::new();
    let mut is_waiting = false;
    for (_, line) in numbered_lines(text) {
        let is_timed =
            label::split_label(line, &LabelRules { bare_times: true, ..LabelRules::default() }).start_ms.is_some();
        match (is_timed, label::split_timed_name(line)) {
            (false, _) => is_waiting = false,
            (true, Some((_, name))) if !is_waiting && names.len() < MAX_NAMES => {
                *names.entry(name).or_default() += 1;
                is_waiting = true;
            }
            _ => return false,
        }
    }
    let is_full = |name: &&str| name.split_whitespace().nth(1).is_some();
    let turns: usize = names.values().sum();
    !is_waiting && turns >= MIN_TURNS && (names.len() < turns || names.keys().any(is_full))
}

/// Whether numbers at the start of lines are times: at least two, and a fifth of the lines.
fn has_bare_times(text: &str) -> bool {
    let rules = LabelRules { bare_times: true, ..LabelRules::default() };
    let (mut all, mut timed) = (0_usize, 0_usize);
    for (_, line) in numbered_lines(text) {
        all += 1;
        timed += usize::from(line.starts_with(timing::is_digit) && label::split_label(line, &rules).start_ms.is_some());
    }
    timed >= 2 && timed * 5 >= all
}

/// Counts the turns of each name. A name alone on its line counts as [`MIN_TURNS`].
fn count_turns<'a>(text: &'a str, rules: &LabelRules) -> HashMap<&'a str, usize> {
    let mut turns = HashMap::new();
    for (_, line) in numbered_lines(text) {
        let Label { name: Some(name), text: words, .. } = label::split_label(line, rules) else { continue };
        if turns.len() < MAX_NAMES || turns.contains_key(name) {
            *turns.entry(name).or_default() += if words.is_empty() { MIN_TURNS } else { 1 };
        }
    }
    turns
}
