//! Splits a text into words with position, shape, folded form and word lists.

pub(crate) use super::word_boundaries::WordShape;

use super::ascii_word::AsciiWord;
use super::text_folding::fold_into;
use super::word_boundaries::{
    address_length, elision_length, is_ignored_char, strip_turkish_case, word_length, word_shape,
};
use super::word_lists::{WordClass, WordClasses, is_derived_given_name};
use std::cell::Cell;
use std::ops::Range;

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub start: usize,
    pub end: usize,
    fold_start: usize,
    fold_end: usize,
    pub shape: WordShape,
    /// The word lists, once they were looked up: most words are never looked up.
    classes: Cell<Option<WordClasses>>,
    /// Preceded by white space or the start of the text.
    pub has_space_before: bool,
    /// Followed by `'s`, which is not part of the word.
    pub is_possessive: bool,
}

/// Bytes per token in most texts.
const BYTES_PER_TOKEN: usize = 5;

/// A tokenized text. Its length is bounded; text beyond the limit is not read.
#[derive(Debug, Default)]
pub(crate) struct TokenizedText<'a> {
    pub raw: &'a str,
    /// The text in lower case, followed by the folded words that have other characters than ASCII.
    folded: String,
    pub tokens: Vec<Token>,
}

impl<'a> TokenizedText<'a> {
    /// Tokenizes at most `limit` bytes.
    pub(crate) fn new(raw: &'a str, limit: usize) -> Self {
        let raw = truncate(raw, limit);
        let tokens = Vec::with_capacity(raw.len() / BYTES_PER_TOKEN);
        let mut text = Self { raw, folded: raw.to_ascii_lowercase(), tokens };
        let mut at = 0;
        let mut is_apart = true;
        while let Some(&first) = raw.as_bytes().get(at) {
            let rest = &raw[at..];
            if first == b' ' {
                (at, is_apart) = (at + 1, true);
                continue;
            }
            if first == b'\n' {
                text.push(at..at + 1, WordShape::Break, is_apart);
                (at, is_apart) = (at + 1, true);
                continue;
            }
            // Only these bytes begin an address.
            if matches!(first, b'h' | b'w' | b'@')
                && let Some(length) = address_length(rest, is_apart)
            {
                text.push(at..at + length, WordShape::Address, is_apart);
                (at, is_apart) = (at + length, false);
                continue;
            }
            if let Some(word) = AsciiWord::read(rest) {
                text.push(at..at + word.length, word.shape, is_apart);
                (at, is_apart) = (at + word.length, false);
                continue;
            }
            let letter = rest.chars().next().unwrap_or_default();
            if is_ignored_char(letter) {
                is_apart |= letter.is_whitespace();
                at += letter.len_utf8();
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
        let (start, end) = (range.start, range.end);
        let (fold_start, fold_end) = match shape {
            WordShape::Break | WordShape::Address => (start, start),
            _ if self.raw[range.clone()].is_ascii() => (start, end),
            _ => {
                let fold_start = self.folded.len();
                fold_into(&self.raw[range], &mut self.folded);
                (fold_start, self.folded.len())
            }
        };
        self.tokens.push(Token {
            start,
            end,
            fold_start,
            fold_end,
            shape,
            classes: Cell::new(None),
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

    /// Returns the word lists of a token; none after the end.
    pub(crate) fn classes(&self, index: usize) -> WordClasses {
        let Some(token) = self.tokens.get(index) else { return WordClasses::default() };
        token.classes.get().unwrap_or_else(|| {
            let classes = classify_word(self.folded(index), token.shape);
            token.classes.set(Some(classes));
            classes
        })
    }

    pub(crate) fn has_class(&self, index: usize, class: WordClass) -> bool {
        self.classes(index).has(class)
    }

    /// Returns whether a token is a role or an honorific, as before a name.
    pub(crate) fn is_title(&self, index: usize) -> bool {
        let classes = self.classes(index);
        classes.has(WordClass::Role) || classes.has(WordClass::Honorific)
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

/// Returns the word lists of a token. A capitalized word is also a given name when it is made of given names.
fn classify_word(folded: &str, shape: WordShape) -> WordClasses {
    if matches!(shape, WordShape::Sign | WordShape::Break | WordShape::Address) {
        return WordClasses::default();
    }
    let mut classes = WordClasses::of(folded);
    if matches!(shape, WordShape::Capitalized | WordShape::AllCapitals)
        && !classes.has(WordClass::GivenName)
        && is_derived_given_name(folded)
    {
        classes.add(WordClass::GivenName);
    }
    classes
}

/// Returns the text around a range of bytes on one line, cut between words.
pub(crate) fn cut_snippet(raw: &str, range: Range<usize>, around: usize) -> String {
    let mut from = raw.floor_char_boundary(range.start.saturating_sub(around));
    let mut to = raw.ceil_char_boundary(range.end + around);
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
    &raw[..raw.floor_char_boundary(limit)]
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
