//! Splits the label off a line of plain text or Markdown: a time and a name, in many orders and brackets.

use super::speaker::{self, SpeakerEvidence};
use super::timing::{is_arrow, is_clock_character, parse_time_ms};
use std::borrow::Cow;

/// Maximum length of a name in emphasis or brackets, in bytes.
const MAX_NAME_BYTES: usize = 80;

/// The label of a line, and the rest.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Label<'a> {
    pub(super) start_ms: Option<i64>,
    pub(super) name: Option<&'a str>,
    pub(super) text: &'a str,
}

/// What a whole text shows about its labels.
#[derive(Default)]
pub(super) struct LabelRules {
    /// Times need no brackets. Only when many lines begin with a time, because otherwise a number at the start is text.
    pub(super) bare_times: bool,
    /// Lines may consist of a name and a time: `Ann Lee 0:00`.
    pub(super) stamped_names: bool,
    /// Lines may consist of a time and a name: `00:00:01 Ann Lee`.
    pub(super) timed_names: bool,
    pub(super) speakers: SpeakerEvidence,
}

/// Splits times and a name off the start of a line.
///
/// Forms: `[00:12] words`, `Ann (1:02:03): words`, `**Ann:** words`, `*[00:12]* words`, `Ann: 00:12`, `[Ann] [00:12]
/// words`, `00:00:12 <v Ann>words`, `Ann: words`.
pub(super) fn split_label<'a>(line: &'a str, rules: &LabelRules) -> Label<'a> {
    if let Some((name, ms)) = split_stamp(line).filter(|_| rules.stamped_names) {
        return Label { start_ms: Some(ms), name: Some(name), text: "" };
    }
    if let Some((ms, name)) = split_timed_name(line).filter(|_| rules.timed_names) {
        return Label { start_ms: Some(ms), name: Some(name), text: "" };
    }
    let mut label = Label { text: line.trim(), ..Label::default() };
    // Each iteration takes one part: a name, a time, or marks around them.
    for _ in 0..4 {
        let before = label.text.len();
        if label.start_ms.is_none()
            && let Some((ms, rest)) = split_time(label.text, rules.bare_times || label.name.is_some())
        {
            (label.start_ms, label.text) = (Some(ms), skip_colon(rest));
        } else if label.name.is_none()
            && let Some((name, rest)) = split_name(label.text, rules)
        {
            (label.name, label.text) = (Some(name), rest);
        }
        if label.text.len() == before {
            break;
        }
    }
    label
}

/// Splits off a time, in brackets, in emphasis, or bare.
fn split_time(text: &str, bare: bool) -> Option<(i64, &str)> {
    let opened = text.trim_start_matches(['*', '_', '\\', '[', '(', ' ']);
    let has_bracket = text.len() > opened.len() && text[..text.len() - opened.len()].contains(['[', '(']);
    let length = opened.find(|letter: char| !is_clock_character(letter)).unwrap_or(opened.len());
    let clock = opened[..length].trim_end_matches([':', '.', ',']);
    if has_bracket
        && let Some((units, rest)) = opened.split_once([')', ']'])
        && let Some(ms) = parse_unit_time(units)
    {
        return Some((ms, rest.trim_start_matches(['*', '_', ' '])));
    }
    let ms = parse_time_ms(clock)?;
    let rest = skip_range_end(&opened[clock.len()..]);
    if has_bracket {
        let closed = rest.trim_start_matches(['\\', ' ']);
        let closed = closed.strip_prefix([']', ')'])?;
        return Some((ms, closed.trim_start_matches(['*', '_', ' '])));
    }
    let is_apart = rest.is_empty() || rest.starts_with([' ', '\t', ':']);
    (bare && is_apart && opened.len() == text.len()).then(|| (ms, rest.trim_start()))
}

/// Skips the end of a range: `[00:01.000 --> 00:02.000]`, `00:01 → 00:02`, `00:01 - 00:02`.
fn skip_range_end(rest: &str) -> &str {
    let is_sign = |sign: char| is_arrow(sign) || matches!(sign, '-' | '–' | '—' | '=' | '>' | '~');
    let end = rest.trim_start().trim_start_matches(is_sign);
    if end.len() == rest.trim_start().len() {
        return rest;
    }
    let end = end.trim_start();
    let length = end.find(|letter: char| !is_clock_character(letter)).unwrap_or(end.len());
    let clock = end[..length].trim_end_matches([':', '.', ',']);
    if parse_time_ms(clock).is_some() { &end[clock.len()..] } else { rest }
}

/// Parses a time with units, as some services write it: `0m 3s`, `1h 2m 3s`.
fn parse_unit_time(text: &str) -> Option<i64> {
    let mut seconds = 0_i64;
    let mut units = "hms";
    let mut rest = text.trim();
    if rest.is_empty() || rest.len() > 16 {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let number: i64 = rest[..digits].parse().ok()?;
        let unit = rest[digits..].chars().next()?;
        let at = units.find(unit)?;
        seconds += number * [3600, 60, 1][3 - units.len() + at];
        units = &units[at + 1..];
        rest = rest[digits + 1..].trim_start();
    }
    Some(seconds * 1000)
}

/// Parses a time that something separates from a name: `0:00`, `(0:00)`, `(0m 3s)`.
fn parse_stamp_time(text: &str) -> Option<i64> {
    let bare = text.trim().trim_start_matches(['(', '[']).trim_end_matches([')', ']']);
    let by_clock = || bare.contains(':').then(|| parse_time_ms(bare)).flatten();
    parse_unit_time(bare).or_else(by_clock)
}

/// Splits a line that is nothing but a name and a time: `Ann Lee  0:00`, `Ann Lee | 0:00`, `Ann Lee (0m 3s)`.
pub(super) fn split_stamp(line: &str) -> Option<(&str, i64)> {
    let line = line.trim();
    let (name, clock) = match line.ends_with([')', ']']) {
        true => line.split_at(line.rfind(['(', '['])?),
        false => line.rsplit_once(char::is_whitespace)?,
    };
    let ms = parse_stamp_time(clock)?;
    let name = name.trim_end().trim_end_matches(['|', '-', '–', '—', '•', '·', ',', ' ']);
    speaker::is_name(name).then(|| (name.trim(), ms))
}

/// Splits a line that is nothing but a time and a name: `00:00:01 Ann Lee`, `[0:03] Ann Lee`, `0:03 - Ann Lee`.
pub(super) fn split_timed_name(line: &str) -> Option<(i64, &str)> {
    let (ms, name) = split_time(line.trim(), true)?;
    let name = name.trim_start_matches(['|', '-', '–', '—', '•', '·', ' ']);
    let name = name.strip_suffix(':').unwrap_or(name);
    let is_sentence = name.ends_with(['.', '!', '?', ',', '…']);
    (!is_sentence && speaker::is_name(name)).then(|| (ms, name.trim()))
}

/// Splits the times of an LRC line off its text: `[00:01.00][00:05.00]Chorus` is sung twice.
pub(super) fn split_repeated_times(line: &str) -> (Vec<i64>, &str) {
    let (mut times, mut rest) = (Vec::new(), line.trim());
    while rest.starts_with('[')
        && let Some((inside, after)) = rest[1..].split_once(']')
        && let Some(ms) = parse_time_ms(inside)
    {
        times.push(ms);
        rest = after.trim_start();
    }
    (times, rest)
}

/// Removes the times of single words: `<00:02.80>Hello <00:03.10>there`.
pub(super) fn without_word_times(text: &str) -> Cow<'_, str> {
    if !text.contains('<') {
        return Cow::Borrowed(text);
    }
    let mut parts = text.split('<');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>') {
            Some((time, words)) if parse_time_ms(time).is_some() => plain.push_str(words),
            _ => {
                plain.push('<');
                plain.push_str(part);
            }
        }
    }
    Cow::Owned(plain)
}

fn split_name<'a>(text: &'a str, rules: &LabelRules) -> Option<(&'a str, &'a str)> {
    if let Some((name, rest)) = text.strip_prefix("<v ").and_then(|after| split_at_bracket(after, ">")) {
        return Some((name.trim(), rest.trim_start()));
    }
    for mark in ["**", "__", "*", "_"] {
        let Some((inside, rest)) = text.strip_prefix(mark).and_then(|after| split_at_bracket(after, mark)) else {
            continue;
        };
        let with_colon = inside.trim_end().strip_suffix(':');
        let rest = if with_colon.is_some() { Some(rest) } else { skip_colon_or_time(rest) };
        return rest
            .map(|rest| (with_colon.unwrap_or(inside).trim(), rest.trim_start()))
            .filter(|(name, _)| is_name(name));
    }
    if let Some((name, rest)) = text.strip_prefix('[').and_then(|after| split_at_bracket(after, "]"))
        && is_name(name)
        && let Some(rest) = skip_colon_or_time(rest)
    {
        return Some((name.trim(), rest));
    }
    if let Some(label) = speaker::find_label(text) {
        // A time between name and words is written by a program.
        let is_timed = || split_time(label.words, true).is_some() && speaker::is_name(label.name);
        return (rules.speakers.accepts(&label) || is_timed()).then_some((label.name, label.words));
    }
    // `Ann Lee (00:12):`, `Ann Lee (she/her) [00:12]`
    let (name, _) = text.split_once(['(', '['])?;
    let rest = speaker::skip_remark(&text[name.len()..]);
    let probe = name.len() <= MAX_NAME_BYTES && split_time(rest, false).is_some() && speaker::is_name(name.trim());
    probe.then(|| (name.trim(), rest))
}

fn split_at_bracket<'a>(text: &'a str, end: &str) -> Option<(&'a str, &'a str)> {
    let window = &text[..text.floor_char_boundary(MAX_NAME_BYTES + end.len())];
    let at = window.find(end)?;
    Some((&text[..at], &text[at + end.len()..]))
}

fn is_name(name: &str) -> bool {
    name.chars().any(char::is_alphabetic) && name.len() <= MAX_NAME_BYTES
}

/// After a name: skips `: `, or stops before ` [00:12] words` for the next iteration.
fn skip_colon_or_time(rest: &str) -> Option<&str> {
    match rest.trim_start().strip_prefix(':') {
        Some(words) => Some(words.trim_start()),
        None => split_time(rest.trim_start(), false).map(|_| rest.trim_start()),
    }
}

fn skip_colon(rest: &str) -> &str {
    let rest = rest.trim_start();
    rest.strip_prefix(':').unwrap_or(rest).trim_start()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_split_in_many_shapes() {
        let cases: &[(&str, Option<i64>, &str, &str)] = &[
            ("[00:12] hello", Some(12_000), "", "hello"),
            ("(1:02:03.5): hello", Some(3_723_500), "", "hello"),
            ("Ann Lee (00:12):", Some(12_000), "Ann Lee", ""),
            ("Ann Lee (00:12): hello", Some(12_000), "Ann Lee", "hello"),
            ("Ann Lee: 00:00:12", Some(12_000), "Ann Lee", ""),
            ("**Ann Lee:** hello", None, "Ann Lee", "hello"),
            ("**Ann**: hello", None, "Ann", "hello"),
            ("_AL_: hello", None, "AL", "hello"),
            ("*AL:* hello", None, "AL", "hello"),
            ("**Ann:** \\[00:12\\] hello", Some(12_000), "Ann", "hello"),
            ("**[00:12]** hello", Some(12_000), "", "hello"),
            ("[Speaker 1] [00:12] hello", Some(12_000), "Speaker 1", "hello"),
            ("**[00:12 – 00:15]** hello", Some(12_000), "", "hello"),
            ("[٠٠:١٢] hello", Some(12_000), "", "hello"),
            ("Ann Lee (she/her) [00:12] hello", Some(12_000), "Ann Lee", "hello"),
            ("Host (he/him): hello", None, "Host", "hello"),
            ("[Host] hello", None, "Host", "hello"),
            ("[Speaker 2]", None, "Speaker 2", ""),
            ("Ann: hello", None, "", "Ann: hello"),
            ("Host: hello", None, "Host", "hello"),
            ("**really** important: no", None, "", "**really** important: no"),
            ("[Music] la la", None, "", "[Music] la la"),
            ("12:30 it was", None, "", "12:30 it was"),
            ("", None, "", ""),
            ("[", None, "", "["),
            ("**", None, "", "**"),
        ];
        for (line, start_ms, name, words) in cases {
            let name = Some(*name).filter(|name| !name.is_empty());
            assert_eq!(
                split_label(line, &LabelRules::default()),
                Label { start_ms: *start_ms, name, text: words },
                "{line}"
            );
        }
        let rules = LabelRules { bare_times: true, stamped_names: true, ..LabelRules::default() };
        let bare = split_label("00:00:12 <v Ann Lee>hello", &rules);
        assert_eq!(bare, Label { start_ms: Some(12_000), name: Some("Ann Lee"), text: "hello" });
        for line in
            ["Ann Lee  1:02:03", "Ann Lee | 01:02:03", "Ann Lee - 1:02:03", "Ann Lee (1h 2m 3s)", "Ann Lee [1:02:03]"]
        {
            let stamped = split_label(line, &rules);
            assert_eq!(stamped, Label { start_ms: Some(3_723_000), name: Some("Ann Lee"), text: "" }, "{line}");
        }
        let rules = LabelRules { timed_names: true, ..LabelRules::default() };
        for line in ["00:00:03 Ann Lee", "[0:03] Ann Lee", "0:03 - Ann Lee", "(0m 3s) Ann Lee:"] {
            let timed = split_label(line, &rules);
            assert_eq!(timed, Label { start_ms: Some(3_000), name: Some("Ann Lee"), text: "" }, "{line}");
        }
        let unit = split_label("Speaker 1 (0m 3s) hello", &LabelRules::default());
        assert_eq!(unit, Label { start_ms: Some(3_000), name: Some("Speaker 1"), text: "hello" });
        let range = split_label("[00:01.500 --> 00:02.000]  hello", &LabelRules::default());
        assert_eq!(range, Label { start_ms: Some(1_500), name: None, text: "hello" });
        assert_eq!(split_repeated_times("[00:01.00][00:05.00]Chorus"), (vec![1_000, 5_000], "Chorus"));
        assert_eq!(without_word_times("<00:02.80>Hello <00:03.10>there a < b <i>"), "Hello there a < b <i>");
    }
}
