//! Splits a text into words with position, shape and folded form.

pub(crate) use super::word_boundaries::WordShape;

use super::text_folding::fold_into;
use super::word_boundaries::{
    address_length, elision_length, is_ignored_char, strip_turkish_case, word_length, word_shape,
};
use std::ops::Range;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub start: usize,
    pub end: usize,
    fold_start: usize,
    fold_end: usize,
    pub shape: WordShape,
    /// Preceded by white space or the start of the text.
    pub has_space_before: bool,
    /// Followed by `'s`, which is not part of the word.
    pub is_possessive: bool,
}

/// A tokenized text. Its length is bounded; text beyond the limit is not read.
#[derive(Debug, Default)]
pub(crate) struct TokenizedText<'a> {
    pub raw: &'a str,
    folded: String,
    pub tokens: Vec<Token>,
}

impl<'a> TokenizedText<'a> {
    /// Tokenizes at most `limit` bytes.
    pub(crate) fn new(raw: &'a str, limit: usize) -> Self {
        let raw = truncate(raw, limit);
        let mut text = Self { raw, folded: String::with_capacity(raw.len()), tokens: Vec::new() };
        let mut at = 0;
        let mut is_apart = true;
        while let Some(letter) = raw[at..].chars().next() {
            let rest = &raw[at..];
            if letter == '\n' {
                text.push(at..at + 1, WordShape::Break, is_apart);
                (at, is_apart) = (at + 1, true);
            } else if is_ignored_char(letter) {
                is_apart |= letter.is_whitespace();
                at += letter.len_utf8();
            } else if let Some(length) = address_length(rest, is_apart) {
                text.push(at..at + length, WordShape::Address, is_apart);
                (at, is_apart) = (at + length, false);
            } else if letter.is_alphanumeric() {
                let length = word_length(rest);
                let length = elision_length(&rest[..length]).unwrap_or(length);
                at += text.push_word(at, length, is_apart);
                is_apart = false;
            } else {
                text.push(at..at + letter.len_utf8(), WordShape::Sign, is_apart);
                (at, is_apart) = (at + letter.len_utf8(), false);
            }
        }
        text
    }

    fn push(&mut self, range: Range<usize>, shape: WordShape, is_apart: bool) {
        let fold_start = self.folded.len();
        match shape {
            WordShape::Break | WordShape::Address => {}
            _ => fold_into(&self.raw[range.clone()], &mut self.folded),
        }
        let fold_end = self.folded.len();
        let (start, end) = (range.start, range.end);
        self.tokens.push(Token {
            start,
            end,
            fold_start,
            fold_end,
            shape,
            has_space_before: is_apart,
            is_possessive: false,
        });
    }

    /// Adds a word and returns its length in bytes.
    fn push_word(&mut self, at: usize, length: usize, is_apart: bool) -> usize {
        let word = &self.raw[at..at + length];
        let bare = ["'s", "’s", "'S", "’S"].iter().find_map(|ending| word.strip_suffix(ending));
        let bare = bare.filter(|bare| bare.len() > 1).or_else(|| strip_turkish_case(word));
        let kept = bare.map_or(length, str::len);
        self.push(at..at + kept, word_shape(&self.raw[at..at + kept]), is_apart);
        if let (Some(_), Some(token)) = (bare, self.tokens.last_mut()) {
            token.is_possessive = true;
        }
        length
    }

    /// Returns a token's text as written; empty after the end.
    pub(crate) fn raw(&self, index: usize) -> &'a str {
        self.tokens.get(index).map_or("", |token| &self.raw[token.start..token.end])
    }

    /// Returns a token's folded text; empty after the end, for line ends and for addresses.
    pub(crate) fn folded(&self, index: usize) -> &str {
        self.tokens.get(index).map_or("", |token| &self.folded[token.fold_start..token.fold_end])
    }

    pub(crate) fn shape(&self, index: usize) -> WordShape {
        self.tokens.get(index).map_or(WordShape::Break, |token| token.shape)
    }

    pub(crate) fn is_sign(&self, index: usize, sign: &str) -> bool {
        self.shape(index) == WordShape::Sign && self.raw(index) == sign
    }

    /// Returns the text of a range of tokens, as written.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'a str {
        match (self.tokens.get(range.start), self.tokens.get(range.end.wrapping_sub(1))) {
            (Some(first), Some(last)) if first.start <= last.end => &self.raw[first.start..last.end],
            _ => "",
        }
    }

    /// Returns whether a sentence begins at this token: at the start, after a line end, or after `.`, `!`, `?`, `:`.
    pub(crate) fn is_sentence_start(&self, index: usize) -> bool {
        let Some(before) = index.checked_sub(1) else { return true };
        match self.shape(before) {
            WordShape::Break => true,
            WordShape::Sign => matches!(self.raw(before), "." | "!" | "?" | "…" | "•" | "*" | "–" | "—" | "|" | ":"),
            _ => false,
        }
    }

    /// Returns the text around a range of tokens on one line, with about `around` bytes on each side.
    pub(crate) fn snippet(&self, range: Range<usize>, around: usize) -> Option<String> {
        let (first, last) = (self.tokens.get(range.start)?, self.tokens.get(range.end.checked_sub(1)?)?);
        Some(cut_snippet(self.raw, first.start..last.end, around))
    }
}

/// Returns the text around a range of bytes on one line, cut between words.
pub(crate) fn cut_snippet(raw: &str, range: Range<usize>, around: usize) -> String {
    let mut from = range.start.saturating_sub(around);
    while !raw.is_char_boundary(from) {
        from -= 1;
    }
    let mut to = (range.end + around).min(raw.len());
    while !raw.is_char_boundary(to) {
        to += 1;
    }
    if from > 0 {
        from = raw[from..range.start].find(char::is_whitespace).map_or(range.start, |blank| from + blank);
    }
    if to < raw.len() {
        to = raw[range.end..to].rfind(char::is_whitespace).map_or(range.end, |blank| range.end + blank);
    }
    raw[from..to].split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the start of a text, cut at a character boundary.
pub(crate) fn truncate(raw: &str, limit: usize) -> &str {
    let mut end = raw.len().min(limit);
    while !raw.is_char_boundary(end) {
        end -= 1;
    }
    &raw[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_shapes() {
        let text = TokenizedText::new(
            "Anna O’Neill’s iOS app, by J. McGown (NVK) @nvk https://a.example/b\nund Łukasz-Jan 3rd",
            1_000,
        );
        let shapes: Vec<(&str, WordShape)> =
            (0..text.tokens.len()).map(|index| (text.raw(index), text.shape(index))).collect();
        use WordShape::*;
        let expected = [
            ("Anna", Capitalized),
            ("O’Neill", Capitalized),
            ("iOS", Other),
            ("app", Lower),
            (",", Sign),
            ("by", Lower),
            ("J", Initial),
            (".", Sign),
            ("McGown", Capitalized),
            ("(", Sign),
            ("NVK", AllCapitals),
            (")", Sign),
            ("@nvk", Address),
            ("https://a.example/b", Address),
            ("\n", Break),
            ("und", Lower),
            ("Łukasz-Jan", Capitalized),
            ("3rd", Other),
        ];
        assert_eq!(shapes, expected);
        assert!(text.tokens[1].is_possessive);
        assert_eq!(text.folded(16), "lukasz-jan");
    }

    #[test]
    fn an_elided_word_is_one_of_its_own() {
        let text = TokenizedText::new("d'Anna l’Aquila O'Neill rock'n'roll l'invité Olcay’la", 100);
        let words: Vec<&str> = (0..text.tokens.len()).map(|index| text.raw(index)).collect();
        assert_eq!(words, ["d'", "Anna", "l’", "Aquila", "O'Neill", "rock'n'roll", "l'invité", "Olcay"]);
        assert!(text.tokens[7].is_possessive);
    }

    #[test]
    fn a_text_is_cut_at_its_limit() {
        assert_eq!(TokenizedText::new("äöü", 3).raw, "ä");
        assert_eq!(TokenizedText::new(&"Ab ".repeat(1_000), 30).tokens.len(), 10);
    }

    #[test]
    fn snippets_end_between_words() {
        let raw = "One two three\nfour five six seven";
        let four = raw.find("four").expect("there");
        assert_eq!(cut_snippet(raw, four..four + 4, 7), "three four five");
    }
}
