//! Converts texts to index terms of one language.

use super::stop_words::is_stop_word;
use crate::language::FunctionWords;
use earshot_text::analyze::{Language, Terms, fold_word, words};

/// Converts texts to terms as the index stores them, without stop words.
pub struct WordTerms {
    terms: Terms,
    function_words: FunctionWords,
    term: String,
    folded: String,
}

impl WordTerms {
    /// Converts texts of a language (BCP 47), or English when it is missing.
    #[must_use]
    pub fn new(language: Option<&str>) -> Self {
        let tag = language.unwrap_or("en");
        let function_words = FunctionWords::of(Some(tag));
        Self {
            terms: Terms::new(Language::from_tag(Some(tag))),
            function_words,
            term: String::new(),
            folded: String::new(),
        }
    }

    /// Calls `take` with each term of `text` and its folded word.
    pub fn for_each(&mut self, text: &str, mut take: impl FnMut(&str, &str)) {
        for word in words(text).filter(|word| !word.is_tail) {
            self.folded.clear();
            fold_word(&text[word.range.clone()], Language::Plain, &mut self.folded);
            let subject = self.folded.strip_suffix("'s").unwrap_or(&self.folded);
            let is_function = is_stop_word(subject) || self.function_words.contains(subject);
            if !word.is_unspaced && (is_function || subject.bytes().all(|byte| byte.is_ascii_digit())) {
                continue;
            }
            self.terms.term_into(text, &word, &mut self.term);
            take(&self.term, &self.folded);
        }
    }

    /// The terms of `text` in order.
    pub fn collect(&mut self, text: &str) -> Vec<String> {
        let mut found = Vec::new();
        self.for_each(text, |term, _| found.push(term.to_owned()));
        found
    }
}
