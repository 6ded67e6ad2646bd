//! From a word to the term that the index holds for it.

use super::fold::fold_into;
use super::language::Language;
use super::words::Word;
use foldhash::fast::RandomState;
use frostem::Stemmer;
use std::borrow::Cow;
use std::collections::HashMap;

/// Stems kept per text, so that a transcript's frequent words are stemmed once.
const STEM_CACHE_SIZE: usize = 20_000;

/// Turns words into terms of one language.
///
/// A term of a language with a stemmer is its stem behind the language's mark (`en:hous`, `de:haus`), any other term
/// is the folded word. So a stem only ever meets documents of its own language (French *rat* does not meet an English
/// search for *rates*), while the plain words of a query, put through each language of the index, reach the documents
/// of each in the very form in which those were indexed.
#[derive(Clone)]
pub struct Terms {
    language: Language,
    stemmer: Option<Stemmer>,
    cache: HashMap<String, String, RandomState>,
    folded: String,
}

impl Terms {
    pub fn new(language: Language) -> Self {
        Self { language, stemmer: language.stemmer(), cache: HashMap::default(), folded: String::new() }
    }

    /// Writes the term of `word`, a word of `text`, to `out`.
    pub fn term_into(&mut self, text: &str, word: &Word, out: &mut String) {
        out.clear();
        let slice = &text[word.range.clone()];
        if self.stemmer.is_none() || word.is_unspaced {
            fold_word(slice, Language::Plain, out);
            return;
        }
        self.fold(slice);
        if let Some(known) = self.cache.get(&self.folded) {
            out.push_str(known);
            return;
        }
        self.push_stem(out);
        if self.cache.len() < STEM_CACHE_SIZE {
            self.cache.insert(self.folded.clone(), out.clone());
        }
    }

    /// Appends the term of a word, without remembering it.
    pub fn push_term(&mut self, word: &str, is_unspaced: bool, out: &mut String) {
        if self.stemmer.is_none() || is_unspaced {
            fold_word(word, Language::Plain, out);
        } else {
            self.fold(word);
            self.push_stem(out);
        }
    }

    fn fold(&mut self, word: &str) {
        self.folded.clear();
        fold_word(word, self.language, &mut self.folded);
    }

    fn push_stem(&self, out: &mut String) {
        let stem = self.stemmer.map_or(Cow::Borrowed(""), |stemmer| stemmer.stem(&self.folded));
        out.push_str(self.language.code());
        out.push(':');
        // A stemmer may leave nothing of a short word.
        out.push_str(if stem.is_empty() { &self.folded } else { &stem });
    }
}

/// The folded form of a word, apostrophes resolved: `mother's` is `mother`, `don't` is `dont`, `l'homme` is `homme`.
pub fn fold_word(word: &str, language: Language, out: &mut String) {
    let is_apostrophe = |letter: char| matches!(letter, '\'' | '’');
    if !word.contains(is_apostrophe) {
        fold_into(word, out);
        return;
    }
    let kept = match word.split_once(is_apostrophe) {
        Some((article, rest)) if language.elides() && article.chars().count() <= 5 && rest.chars().count() > 1 => rest,
        _ => word,
    };
    let kept = kept
        .strip_suffix(['s', 'S'])
        .and_then(|start| start.strip_suffix(is_apostrophe))
        .filter(|start| !start.is_empty())
        .unwrap_or(kept);
    let joined: String = kept.chars().filter(|&letter| !is_apostrophe(letter)).collect();
    fold_into(&joined, out);
}
