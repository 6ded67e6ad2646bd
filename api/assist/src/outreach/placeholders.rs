//! Slots in brackets: `[host first name]`.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Longer texts in brackets are not slots.
const MAX_SLOT_CHARS: usize = 60;

/// A slot that nothing on record fills. It stays visible in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Placeholder {
    /// With its brackets, as in the text.
    pub text: String,
    /// The position of its start, in characters of the subject or body.
    pub position: usize,
    /// Whether it is in the subject line.
    pub is_in_subject: bool,
}

/// Normalizes the name of a slot for comparison: lower case, without underscores, hyphens and apostrophes.
pub(super) fn slot_key(name: &str) -> String {
    let name = name.to_lowercase().replace(['_', '-'], " ").replace(['\'', '’'], "");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The slots of a text with their byte ranges. Nested brackets, empty brackets and Markdown links are not slots.
pub(super) fn slots(text: &str) -> Vec<(Range<usize>, &str)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = text[from..].find('[').map(|at| from + at) {
        let Some(close) = text[open + 1..].find(['[', ']', '\n']).map(|at| open + 1 + at) else { break };
        let name = text[open + 1..close].trim();
        let is_slot = text[close..].starts_with(']')
            && !text[close + 1..].starts_with('(')
            && name.chars().any(char::is_alphabetic)
            && name.chars().count() <= MAX_SLOT_CHARS;
        if is_slot {
            found.push((open..close + 1, name));
        }
        from = if text[close..].starts_with('[') { close } else { close + 1 };
    }
    found
}

/// Every remaining slot of a subject and a body, including `{{slot}}`, as templates of other products write it.
#[must_use]
pub fn find_placeholders(subject: &str, body: &str) -> Vec<Placeholder> {
    let mut found = Vec::new();
    for (text, is_in_subject) in [(subject, true), (body, false)] {
        let position = |at: usize| text[..at].chars().count();
        let of_brackets = slots(text).into_iter().map(|(range, _)| range);
        let mut ranges: Vec<Range<usize>> = of_brackets.chain(double_braces(text)).collect();
        ranges.sort_by_key(|range| range.start);
        found.extend(ranges.into_iter().map(|range| Placeholder {
            position: position(range.start),
            text: text[range].to_owned(),
            is_in_subject,
        }));
    }
    found
}

fn double_braces(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = text[from..].find("{{").map(|at| from + at) {
        let Some(close) = text[open..].find("}}").map(|at| open + at + 2) else { break };
        found.push(open..close);
        from = close;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_found_and_other_brackets_are_not() {
        let cases: &[(&str, &[&str])] = &[
            ("Hi [host first name], [ sender name ]", &["[host first name]", "[ sender name ]"]),
            ("[a [b] c]", &["[b]"]),
            ("a[0] [] [1] [x](https://example.com) [open\nline]", &[]),
            ("{{first_name}} and [topic]", &["{{first_name}}", "[topic]"]),
        ];
        for (text, expected) in cases {
            let found: Vec<String> = find_placeholders("", text).into_iter().map(|one| one.text).collect();
            assert_eq!(found, *expected, "{text}");
        }
        assert_eq!(find_placeholders("é [x y]", "")[0].position, 2);
    }
}
