//! Splits texts into folded words, of which only hashes are kept.

use earshot_text::analyze::{Language, fold_word, is_emoji, words};
use foldhash::fast::FixedState;
use std::hash::BuildHasher;
use std::ops::Range;

const HASHER: FixedState = FixedState::with_seed(0x6561_7273_686f_7401);

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// The hash of the folded word.
    pub hash: u64,
    /// Bytes of the text.
    pub range: Range<usize>,
}

pub(crate) fn hash_text(text: &str) -> u64 {
    HASHER.hash_one(text)
}

/// The hash under which two words that follow each other are found.
pub(crate) fn hash_pair(first: u64, second: u64) -> u64 {
    HASHER.hash_one((first, second))
}

/// Appends the words of a text to `out`: folded words, and emoji between them.
pub(crate) fn tokenize(text: &str, out: &mut Vec<Token>) {
    let mut folded = String::new();
    let mut end = 0;
    for word in words(text).filter(|word| !word.is_tail) {
        if word.range.start > end {
            push_symbols(text, end..word.range.start, out);
        }
        folded.clear();
        fold_word(&text[word.range.clone()], Language::Plain, &mut folded);
        end = end.max(word.range.end);
        if !folded.is_empty() {
            out.push(Token { hash: hash_text(&folded), range: word.range });
        }
    }
    push_symbols(text, end..text.len(), out);
}

fn push_symbols(text: &str, gap: Range<usize>, out: &mut Vec<Token>) {
    // Most gaps are one space.
    if text.as_bytes()[gap.clone()].is_ascii() {
        return;
    }
    for (at, letter) in text[gap.clone()].char_indices().filter(|(_, letter)| is_emoji(*letter)) {
        let start = gap.start + at;
        let end = start + letter.len_utf8();
        out.push(Token { hash: hash_text(&text[start..end]), range: start..end });
    }
}

/// Whether a text contains a word that can be found. Some signs, such as arrows, are not part of a word.
#[must_use]
pub fn has_words(text: &str) -> bool {
    let mut tokens = Vec::new();
    tokenize(text, &mut tokens);
    !tokens.is_empty()
}

/// Folds the word of a token again.
pub(crate) fn folded(text: &str, token: &Token) -> String {
    let mut folded = String::new();
    fold_word(&text[token.range.clone()], Language::Plain, &mut folded);
    folded
}
