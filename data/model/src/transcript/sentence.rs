//! Splits texts into sentences, and cues into one sentence each.

use super::cue::Cue;
use super::tokens::is_wide_punctuation;
use crate::script::is_unspaced;
use std::ops::Range;

/// A pause that ends a sentence whatever its punctuation, in milliseconds.
const PAUSE_MS: i64 = 2_000;
/// A sentence without punctuation, as some recognizers write it, is cut at the first end of a cue after this many
/// bytes.
const MAX_SENTENCE_BYTES: usize = 400;
/// A period after one of these words does not end a sentence.
const ABBREVIATIONS: &[&str] = &[
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "e.g", "i.e", "no", "vol", "approx", "inc", "jr", "sr", "z.b", "bzw",
];

/// Splits a text into sentences. The slices cover the whole text; blank space belongs to the sentence before it. The
/// flag is true when the sentence has an end mark, which the last one may lack.
///
/// ```
/// use earshot_model::transcript::split_sentences;
/// let text = "Dr. Lee said 3.5. \"Really?\" Yes";
/// let found: Vec<&str> = split_sentences(text).map(|(range, _)| &text[range]).collect();
/// assert_eq!(found, ["Dr. Lee said 3.5. ", "\"Really?\" ", "Yes"]);
/// ```
pub fn split_sentences(text: &str) -> impl Iterator<Item = (Range<usize>, bool)> + '_ {
    let mut start = 0;
    std::iter::from_fn(move || {
        if start >= text.len() {
            return None;
        }
        let (end, has_end) = find_sentence_end(text, start);
        let range = start..end;
        start = end;
        Some((range, has_end))
    })
}

fn find_sentence_end(text: &str, start: usize) -> (usize, bool) {
    let after = |from: usize, passed: fn(char) -> bool| text.len() - text[from..].trim_start_matches(passed).len();
    let mut from = start;
    while let Some(passed) = text.as_bytes()[from..].iter().position(|&byte| may_start_terminator(byte)) {
        let at = from + passed;
        let letter = text[at..].chars().next().unwrap_or_default();
        from = at + letter.len_utf8();
        let needs_space = is_spaced_terminator(letter);
        if !needs_space && !is_wide_terminator(letter) {
            continue;
        }
        let space_from = after(from, is_closing);
        from = after(space_from, char::is_whitespace);
        let next = text[from..].chars().next();
        let is_apart = !needs_space || from > space_from || next.is_none();
        let goes_on =
            letter == '.' && (next.is_some_and(char::is_lowercase) || is_abbreviation(&text[start..at], next));
        if is_apart && !goes_on {
            return (from, true);
        }
    }
    (text.len(), false)
}

/// Whether an end mark may begin with this UTF-8 byte. Characters are decoded only at such bytes, which never occur
/// inside a character.
fn may_start_terminator(byte: u8) -> bool {
    matches!(byte, b'.' | b'?' | b'!' | 0xD8 | 0xE0 | 0xE2 | 0xE3 | 0xEF)
}

/// End marks of scripts that put a space after them.
fn is_spaced_terminator(letter: char) -> bool {
    matches!(letter, '.' | '?' | '!' | '…' | '؟' | '।')
}

/// End marks of scripts that put no space after them.
fn is_wide_terminator(letter: char) -> bool {
    matches!(letter, '。' | '？' | '！' | '．')
}

fn is_closing(letter: char) -> bool {
    matches!(letter, '.' | '?' | '!' | '…' | '"' | '\'' | '”' | '’' | '»' | ')' | ']' | '」' | '』' | '）')
        || is_wide_terminator(letter)
}

/// Whether a period belongs to `Dr.` or to an initial such as `J.`. At the end of a text it always ends a sentence.
fn is_abbreviation(before: &str, next: Option<char>) -> bool {
    // Only the last word matters. It is short, so the last bytes suffice.
    let tail = &before[before.floor_char_boundary(before.len().saturating_sub(16))..];
    let word = tail.rsplit(|letter: char| letter.is_whitespace() || matches!(letter, '(' | '"')).next().unwrap_or("");
    let mut letters = word.chars();
    let is_initial =
        letters.next().is_some_and(|first| first.is_uppercase() && first != 'I') && letters.next().is_none();
    next.is_some() && (is_initial || ABBREVIATIONS.contains(&word.to_lowercase().as_str()))
}

/// Joins the cues of one speaker and cuts them into one sentence per cue. Each sentence gets the start of its first cue
/// and the end of its last one. Two sentences within one cue share its times, because none are invented.
#[must_use]
pub fn split_cues_by_sentence(cues: &[Cue]) -> Vec<Cue> {
    let mut done: Vec<Cue> = Vec::with_capacity(cues.len());
    let mut open: Option<Cue> = None;
    for cue in cues {
        for (range, has_end) in split_sentences(&cue.text) {
            let piece = cue.text[range].trim();
            if piece.is_empty() {
                continue;
            }
            if open.as_ref().is_some_and(|open| !is_continued_by(open, cue)) {
                done.extend(open.take());
            }
            let sentence = open.get_or_insert_with(|| Cue { text: String::new(), ..cue.clone() });
            if needs_space_between(&sentence.text, piece) {
                sentence.text.push(' ');
            }
            sentence.text.push_str(piece);
            sentence.end_ms = cue.end_ms;
            if has_end {
                done.extend(open.take());
            }
        }
    }
    done.extend(open);
    done
}

/// Whether the cue continues the open sentence.
fn is_continued_by(open: &Cue, cue: &Cue) -> bool {
    let is_pause =
        matches!((open.end_ms, cue.start_ms), (Some(end), Some(start)) if start.saturating_sub(end) > PAUSE_MS);
    let same_kind = open.start_ms.is_some() == cue.start_ms.is_some();
    open.speaker == cue.speaker && same_kind && !is_pause && open.text.len() <= MAX_SENTENCE_BYTES
}

/// Scripts without spaces are joined without one.
fn needs_space_between(before: &str, after: &str) -> bool {
    let wide = |letter: Option<char>| letter.is_some_and(|letter| is_unspaced(letter) || is_wide_punctuation(letter));
    let both_wide = wide(before.chars().next_back()) && wide(after.chars().next());
    !before.is_empty() && !both_wide
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cue(start: i64, end: i64, speaker: &str, text: &str) -> Cue {
        let speaker = (!speaker.is_empty()).then(|| speaker.to_owned());
        Cue { start_ms: Some(start), end_ms: Some(end), speaker, text: text.to_owned() }
    }

    #[test]
    fn ends_of_sentences() {
        let cases: &[(&str, &[&str])] = &[
            ("", &[]),
            ("no end", &["no end"]),
            ("One. Two! Three?", &["One. ", "Two! ", "Three?"]),
            ("At 3.14 p.m. or so... Yes.", &["At 3.14 p.m. or so... ", "Yes."]),
            ("J. K. Rowling and Mr. Bo. So I. Then", &["J. K. Rowling and Mr. Bo. ", "So I. ", "Then"]),
            ("「そうです。」はい。Ja", &["「そうです。」", "はい。", "Ja"]),
            ("v1.2 is out.) Next", &["v1.2 is out.) ", "Next"]),
        ];
        for (text, expected) in cases {
            let found: Vec<&str> = split_sentences(text).map(|(range, _)| &text[range]).collect();
            assert_eq!(found, *expected, "{text}");
        }
    }

    #[test]
    fn every_terminator_byte_is_recognized() {
        let mut bytes = [0; 4];
        for letter in '\0'..=char::MAX {
            let (first, rest) = letter.encode_utf8(&mut bytes).as_bytes().split_first().unwrap();
            assert!(
                may_start_terminator(*first) || !(is_spaced_terminator(letter) || is_wide_terminator(letter)),
                "{letter:?}"
            );
            assert!(!rest.iter().copied().any(may_start_terminator), "{letter:?}");
        }
    }

    #[test]
    fn cues_become_sentences() {
        let cues = [
            cue(0, 1000, "Ann", "Hello there, this"),
            cue(1000, 2000, "Ann", "is it. And"),
            cue(2000, 3000, "Bo", "no"),
            cue(9000, 9500, "Bo", "later"),
        ];
        let expected = [
            cue(0, 2000, "Ann", "Hello there, this is it."),
            cue(1000, 2000, "Ann", "And"),
            cue(2000, 3000, "Bo", "no"),
            cue(9000, 9500, "Bo", "later"),
        ];
        assert_eq!(split_cues_by_sentence(&cues), expected);
        let wide = [cue(0, 1, "", "機械"), cue(1, 2, "", "学習。")];
        assert_eq!(split_cues_by_sentence(&wide), [cue(0, 2, "", "機械学習。")]);
    }
}
