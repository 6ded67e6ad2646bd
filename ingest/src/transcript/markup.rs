//! Removes markup from subtitles: `<v Name>` gives the speaker, other tags and braces are dropped.

use super::speaker::SpeakerEvidence;
use crate::feed::unescape;

/// Tags of WebVTT and SubRip. Other words in angle brackets are text, such as `Vec<T>`.
const TAGS: &[&str] =
    &["a", "b", "br", "c", "div", "em", "font", "i", "lang", "p", "rt", "ruby", "s", "span", "strong", "u", "v"];

/// Splits the lines of a cue by voice. Without voice tags, a line that begins with a speaker starts a new part. One pass
/// over the text.
pub(super) fn split_voices(lines: &[&str], speakers: &SpeakerEvidence) -> Vec<(Option<String>, String)> {
    let mut pieces: Vec<(Option<String>, String)> = Vec::new();
    let mut scanner = VoiceScanner { name: None, text: String::new(), no_more_tags: false, no_more_braces: false };
    for line in lines {
        if scanner.name.is_none() && speakers.split(line).0.is_some() {
            scanner.flush(&mut pieces);
        }
        scanner.scan_line(line, &mut pieces);
        scanner.text.push('\n');
        // The search for a closing bracket covers one line only, so the flags are reset.
        (scanner.no_more_tags, scanner.no_more_braces) = (false, false);
    }
    scanner.flush(&mut pieces);
    pieces
}

struct VoiceScanner {
    name: Option<String>,
    text: String,
    /// A search for a closing bracket failed and is not repeated.
    no_more_tags: bool,
    no_more_braces: bool,
}

impl VoiceScanner {
    fn scan_line(&mut self, line: &str, pieces: &mut Vec<(Option<String>, String)>) {
        let mut rest = line;
        while let Some(at) = rest.find(['<', '{']) {
            self.text.push_str(&rest[..at]);
            let after = &rest[at + 1..];
            let used = if rest[at..].starts_with('<') { self.scan_tag(after, pieces) } else { self.skip_brace(after) };
            rest = match used {
                Some(used) => &after[used..],
                None => {
                    self.text.push_str(&rest[at..=at]);
                    after
                }
            };
        }
        self.text.push_str(rest);
    }

    /// After `<`: returns the length of the tag with its end.
    fn scan_tag(&mut self, after: &str, pieces: &mut Vec<(Option<String>, String)>) -> Option<usize> {
        if self.no_more_tags {
            return None;
        }
        let Some(end) = after.find('>') else {
            self.no_more_tags = true;
            return None;
        };
        let inside = after[..end].trim_end_matches('/');
        let word = inside.trim_start_matches('/');
        let name_end = word.find([' ', '\t', '.', '\u{a0}']).unwrap_or(word.len());
        let (name, rest) = word.split_at(name_end);
        let is_moment = name.contains(':') && name.starts_with(|first: char| first.is_ascii_digit());
        if !is_moment && !TAGS.iter().any(|tag| tag.eq_ignore_ascii_case(name)) {
            return None;
        }
        if name.eq_ignore_ascii_case("v") {
            self.flush(pieces);
            // In `<v.loud Name>`, classes precede the name.
            let voice = rest.split_once([' ', '\t', '\u{a0}']).map_or("", |(_, name)| name.trim());
            self.name = (!inside.starts_with('/') && !voice.is_empty()).then(|| unescape(voice).into_owned());
        } else if name.eq_ignore_ascii_case("br") {
            self.text.push(' ');
        }
        Some(end + 1)
    }

    /// After `{`: skips SubRip's `{\an8}`.
    fn skip_brace(&mut self, after: &str) -> Option<usize> {
        if self.no_more_braces || !after.starts_with('\\') {
            return None;
        }
        let end = after.find('}');
        self.no_more_braces = end.is_none();
        end.map(|end| end + 1)
    }

    fn flush(&mut self, pieces: &mut Vec<(Option<String>, String)>) {
        let text = std::mem::take(&mut self.text);
        if !text.trim().is_empty() {
            pieces.push((self.name.clone(), unescape(text.trim()).into_owned()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines, and the expected parts: voice, text.
    type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

    #[test]
    fn voices_are_split_and_tags_removed() {
        let cases: &[Case<'_>] = &[
            (&["<v Ann>Hello <c.a>there</c></v> all"], &[("Ann", "Hello there"), ("", "all")]),
            (&["<v.loud.x Ann Lee>A&amp;B<v Bo>Yes"], &[("Ann Lee", "A&B"), ("Bo", "Yes")]),
            (&["<00:01.000>karaoke <i>x</i>"], &[("", "karaoke x")]),
            (&["Vec<T> and a < b > c"], &[("", "Vec<T> and a < b > c")]),
            (&["{\\an8}up {braces} {\\i1}"], &[("", "up {braces}")]),
            (&["- Ann: Hi", "- Bo: Ho", "yes"], &[("", "- Ann: Hi"), ("", "- Bo: Ho\nyes")]),
            (&["Plan B: run", "Rule C: hide"], &[("", "Plan B: run\nRule C: hide")]),
            (&["<v", "open <b"], &[("", "<v\nopen <b")]),
        ];
        for (lines, expected) in cases {
            let found = split_voices(lines, &SpeakerEvidence::collect(1, lines.iter().copied()));
            let found: Vec<(&str, &str)> =
                found.iter().map(|(name, text)| (name.as_deref().unwrap_or(""), text.as_str())).collect();
            assert_eq!(found, *expected, "{lines:?}");
        }
    }
}
