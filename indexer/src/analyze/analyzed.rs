//! Texts as the index takes them: analysed, each term once with all its positions.
//!
//! The engine looks the term of each token up in a table that is far larger than the caches of a processor. Where the
//! tokens of one term follow each other, that costs once for each term of a text, not for each word. And a text that
//! belongs to many documents, as a show's description does, is analysed once.
//!
//! ```text
//! text := (term U+001F number* U+001E)*
//! ```
//! The numbers are distances of positions from the one before, the first from 0: five bits to a character, the least
//! first, U+0040 added while more follow and U+0020 to the last. Terms hold no control characters.

use super::interned::Interned;
use super::language::Language;
use super::words::words;
use std::collections::HashMap;
use tantivy::tokenizer::{Token, TokenStream, Tokenizer};

const TERM_END: u8 = 0x1F;
const POSITIONS_END: u8 = 0x1E;
const MORE: u8 = 0x40;
const LAST: u8 = 0x20;
const BITS: u32 = 5;

/// Whether a character of a script without spaces is found where a pair begins with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Characters {
    /// By a term of its own, see [`BEGINS_A_PAIR`].
    Alone,
    /// By every pair that begins with it, which takes less room.
    InPairs,
}

/// Follows a character in its term where it begins a pair: that is another term than where it stands alone or ends a run,
/// for there the next word follows it, as phrases want to know.
pub const BEGINS_A_PAIR: char = '*';

/// Stands for no token.
const NONE: u32 = u32::MAX;

/// Analyses the texts of many documents, and remembers words of each language that it met.
#[derive(Default)]
pub struct Analyzer {
    languages: HashMap<Language, Interned>,
    tokens: Vec<Occurrence>,
    /// The first token of each term of the text.
    firsts: Vec<u32>,
    /// A character of a pair with its mark.
    character: String,
    /// By the number of a term: its last token so far. Between texts there are none.
    lasts: Vec<u32>,
}

struct Occurrence {
    term: u32,
    position: u32,
    /// The next token of this term.
    next: u32,
}

impl Analyzer {
    /// `text` as [`AnalyzedTokenizer`] wants it.
    pub fn analyzed(&mut self, language: Language, text: &str, characters: Characters) -> String {
        let Self { languages, tokens, firsts, lasts, character } = self;
        let terms = languages.entry(language).or_insert_with(|| Interned::new(language));
        terms.make_room();
        tokens.clear();
        firsts.clear();
        let mut push = |term: u32, terms: usize, position: u32| {
            lasts.resize(terms.max(lasts.len()), NONE);
            let number = u32::try_from(tokens.len()).unwrap_or(NONE);
            let last = std::mem::replace(&mut lasts[term as usize], number);
            match tokens.get_mut(last as usize) {
                Some(Occurrence { next, .. }) => *next = number,
                None => firsts.push(number),
            }
            tokens.push(Occurrence { term, position, next: NONE });
        };
        let mut begun = 0_u32;
        for word in words(text) {
            // A tail shares the place of the pair before it, so that the words after a run keep their distance.
            begun = begun.saturating_add(u32::from(!word.is_tail));
            let position = begun.saturating_sub(1);
            let (start, first_end) = (word.range.start, word.first_end);
            let term = terms.number(&text[word.range], word.is_unspaced);
            push(term, terms.len(), position);
            if let Some(end) = first_end.filter(|_| characters == Characters::Alone) {
                character.clear();
                character.push_str(&text[start..end]);
                character.push(BEGINS_A_PAIR);
                let term = terms.number(character, true);
                push(term, terms.len(), position);
            }
        }

        let mut analyzed = String::with_capacity(text.len() + firsts.len());
        for &first in firsts.iter() {
            let term = tokens[first as usize].term;
            lasts[term as usize] = NONE;
            analyzed.push_str(terms.term(term));
            analyzed.push(char::from(TERM_END));
            let (mut before, mut at) = (0, first);
            while let Some(token) = tokens.get(at as usize) {
                push_number(token.position - before, &mut analyzed);
                (before, at) = (token.position, token.next);
            }
            analyzed.push(char::from(POSITIONS_END));
        }
        analyzed
    }
}

fn push_number(mut number: u32, out: &mut String) {
    let digit = |number: u32| (number & ((1 << BITS) - 1)) as u8;
    while number >> BITS != 0 {
        out.push(char::from(MORE | digit(number)));
        number >>= BITS;
    }
    out.push(char::from(LAST | digit(number)));
}

/// The tokens of a text made by an [`Analyzer`], term after term.
#[derive(Clone, Default)]
pub struct AnalyzedTokenizer;

impl Tokenizer for AnalyzedTokenizer {
    type TokenStream<'a> = AnalyzedTokens<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> AnalyzedTokens<'a> {
        AnalyzedTokens { text, at: 0, token: Token::default() }
    }
}

/// See [`AnalyzedTokenizer`].
pub struct AnalyzedTokens<'a> {
    text: &'a str,
    at: usize,
    token: Token,
}

impl AnalyzedTokens<'_> {
    /// The next number, unless there is none before the next term.
    fn number(&mut self) -> Option<usize> {
        let (mut number, mut shift) = (0_usize, 0);
        loop {
            let byte = *self.text.as_bytes().get(self.at)?;
            if byte < LAST {
                return None;
            }
            self.at += 1;
            number |= usize::from(byte & (LAST - 1)) << shift;
            if byte & MORE == 0 {
                return Some(number);
            }
            shift = (shift + BITS) % u32::BITS;
        }
    }

    fn next_term(&mut self) -> Option<()> {
        let rest = self.text.get(self.at..)?;
        let length = rest.bytes().position(|byte| byte == TERM_END)?;
        self.token.text.clear();
        self.token.text.push_str(&rest[..length]);
        self.token.position = 0;
        self.at += length + 1;
        Some(())
    }
}

impl TokenStream for AnalyzedTokens<'_> {
    fn advance(&mut self) -> bool {
        loop {
            if self.at > 0 {
                if let Some(distance) = self.number() {
                    self.token.position = self.token.position.wrapping_add(distance);
                    return true;
                }
                // Over the end of the positions.
                self.at += 1;
            }
            if self.next_term().is_none() {
                return false;
            }
        }
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}
