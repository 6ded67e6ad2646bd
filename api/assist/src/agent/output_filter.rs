//! Cleans free text of a model while it streams. Addresses that are not on record and quotations that are not in the
//! facts are removed before anyone sees them.

use crate::outreach::ClaimSources;
use crate::words::{addresses, normalize_for_search, strip_invisible, word_count};

/// Replaces a removed address.
const NO_LINK: &str = "[link removed]";
/// Replaces a removed quotation.
const NO_QUOTATION: &str = "[quotation removed: it is not in the source]";
/// Quotations with fewer words are words in quotation marks, which need no source.
const MIN_QUOTATION_WORDS: usize = 3;
/// The filter waits this many bytes for a closing quotation mark.
const MAX_QUOTATION_BYTES: usize = 1_200;
/// Marks that open a quotation, with those that close it.
const CLOSING_MARKS: [(char, &str); 7] =
    [('“', "”"), ('"', "\""), ('«', "»"), ('„', "“”"), ('‹', "›"), ('「', "」"), ('『', "』")];
/// The longest free text, in characters.
const MAX_CHARS: usize = 12_000;

/// Filters a text that arrives in parts.
pub(super) struct OutputFilter<'a> {
    sources: &'a ClaimSources<'a>,
    marker: &'a str,
    pending: String,
    chars: usize,
    pub(super) text: String,
    pub(super) removed: usize,
}

impl<'a> OutputFilter<'a> {
    pub(super) fn new(sources: &'a ClaimSources<'a>, marker: &'a str) -> Self {
        Self { sources, marker, pending: String::new(), chars: 0, text: String::new(), removed: 0 }
    }

    /// Adds a part and returns the clean text that is complete.
    pub(super) fn push(&mut self, piece: &str) -> String {
        self.pending.push_str(&strip_invisible(piece));
        let mut out = String::new();
        while let Some(end) = self.complete_token() {
            let token: String = self.pending.drain(..end).collect();
            out.push_str(&self.clean(&token));
        }
        self.emit(out)
    }

    /// Cleans the remaining text and returns it.
    pub(super) fn finish(&mut self) -> String {
        let rest = std::mem::take(&mut self.pending);
        // Checks a quotation that the model did not close.
        let out = if rest.starts_with(opens_quotation) { self.clean_quotation(&rest) } else { self.clean(&rest) };
        self.emit(out)
    }

    /// The end of the first token: after its white space, or after a whole quotation.
    fn complete_token(&self) -> Option<usize> {
        let text = self.pending.as_str();
        let first = text.chars().next()?;
        let closes = CLOSING_MARKS.iter().find(|(open, _)| *open == first).map(|(_, closes)| *closes);
        if let Some(closes) = closes {
            let inner = &text[first.len_utf8()..];
            let end = inner.char_indices().find(|(_, letter)| closes.contains(*letter));
            if let Some((at, close)) = end {
                return Some(first.len_utf8() + at + close.len_utf8());
            }
            if text.len() < MAX_QUOTATION_BYTES {
                return None;
            }
        }
        // A quotation within a word, such as `("`, begins a token of its own.
        let mut letters = text.char_indices().skip(1);
        letters
            .find(|(_, letter)| letter.is_whitespace() || opens_quotation(*letter))
            .map(|(at, letter)| if letter.is_whitespace() { at + letter.len_utf8() } else { at })
    }

    fn clean(&mut self, token: &str) -> String {
        if token.starts_with(opens_quotation) && token.chars().count() > 1 {
            return self.clean_quotation(token);
        }
        let found = addresses(token);
        let is_foreign = found.iter().any(|address| !self.sources.has_address(address));
        let lower = normalize_for_search(token);
        let is_hidden = ["hxxp", "[dot]", "(dot)", "[at]"].iter().any(|sign| lower.contains(sign));
        if is_foreign || is_hidden {
            self.removed += 1;
            let space: String = token.chars().rev().take_while(|letter| letter.is_whitespace()).collect();
            return format!("{NO_LINK}{space}");
        }
        token.replace(self.marker, "")
    }

    fn clean_quotation(&mut self, token: &str) -> String {
        let inner = token.trim_matches(|letter| opens_quotation(letter) || "”»›」』".contains(letter));
        if word_count(inner) < MIN_QUOTATION_WORDS {
            let words: Vec<String> = inner.split_inclusive(char::is_whitespace).map(str::to_owned).collect();
            let clean: String = words.iter().map(|word| self.clean(word)).collect();
            return token.replacen(inner, &clean, 1);
        }
        if self.sources.find_quotation(inner).is_some()
            && addresses(inner).iter().all(|one| self.sources.has_address(one))
        {
            return token.to_owned();
        }
        self.removed += 1;
        NO_QUOTATION.to_owned()
    }

    fn emit(&mut self, mut out: String) -> String {
        let left = MAX_CHARS.saturating_sub(self.chars);
        if out.chars().count() > left {
            out = out.chars().take(left).collect();
        }
        self.chars += out.chars().count();
        self.text.push_str(&out);
        out
    }
}

fn opens_quotation(letter: char) -> bool {
    CLOSING_MARKS.iter().any(|(open, _)| *open == letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::{GuestFacts, SenderFacts, ShowFacts};

    #[test]
    fn any_split_gives_the_same_clean_text() {
        let show = ShowFacts {
            description: "Nobody plans a ward around sleep.".into(),
            website_url: Some("https://show.example".into()),
            ..ShowFacts::default()
        };
        let (guest, sender) = (GuestFacts::default(), SenderFacts::default());
        let sources = ClaimSources::new(&show, &guest, &sender);
        let text = "She said “nobody plans a ward around sleep” (\"I adore this product so much\", „I adore it so much“) at show.example and [here](https://evil.example/x) or evil.com/y, a \"big\" M4RK thing.";
        let expected = "She said “nobody plans a ward around sleep” ([quotation removed: it is not in the source], [quotation removed: it is not in the source]) at show.example and [link removed] or [link removed] a \"big\"  thing.";
        for size in [1, 2, 5, 1_000] {
            let mut filter = OutputFilter::new(&sources, "M4RK");
            let letters: Vec<char> = text.chars().collect();
            let mut out = String::new();
            for piece in letters.chunks(size) {
                out.push_str(&filter.push(&piece.iter().collect::<String>()));
            }
            out.push_str(&filter.finish());
            assert_eq!(out, expected, "{size}");
            assert_eq!((filter.text.as_str(), filter.removed), (expected, 4));
        }
    }
}
