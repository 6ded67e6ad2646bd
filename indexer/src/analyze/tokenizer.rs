//! The same analysis as a tokenizer of the index: the text tells its language in its first bytes.

use super::language::Language;
use super::terms::Terms;
use super::words::{Words, words};
use std::collections::HashMap;
use tantivy::tokenizer::{Token, TokenStream, Tokenizer};

/// Ends the language in front of a text.
const LANGUAGE_END: char = '\u{1F}';

/// `text` as the tokenizer wants it. It reads the language off the text because a field has one tokenizer, while each
/// document has its language.
pub fn with_language(language: Language, text: &str) -> String {
    let code = language.code();
    let mut marked = String::with_capacity(code.len() + 1 + text.len());
    marked.push_str(code);
    marked.push(LANGUAGE_END);
    marked.push_str(text);
    marked
}

/// Terms of a text made by [`with_language`].
#[derive(Clone, Default)]
pub struct LanguageTokenizer {
    terms: HashMap<Language, Terms>,
}

impl Tokenizer for LanguageTokenizer {
    type TokenStream<'a> = LanguageTokens<'a>;

    fn token_stream<'a>(&'a mut self, marked: &'a str) -> LanguageTokens<'a> {
        let (code, text) = marked.split_once(LANGUAGE_END).unwrap_or(("", marked));
        let language = Language::of(Some(code));
        let terms = self.terms.entry(language).or_insert_with(|| Terms::new(language));
        LanguageTokens { text, words: words(text), terms, token: Token::default() }
    }
}

/// See [`LanguageTokenizer`].
pub struct LanguageTokens<'a> {
    text: &'a str,
    words: Words<'a>,
    terms: &'a mut Terms,
    token: Token,
}

impl TokenStream for LanguageTokens<'_> {
    fn advance(&mut self) -> bool {
        let Some(word) = self.words.next() else { return false };
        self.terms.term_into(self.text, &word, &mut self.token.text);
        // A tail shares the place of the pair before it, so that the words after a run keep their distance.
        if !word.is_tail {
            self.token.position = self.token.position.wrapping_add(1);
        }
        self.token.offset_from = word.range.start;
        self.token.offset_to = word.range.end;
        true
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}
