//! The words of a query text, each with its term in every searched language and its alternative spellings.

use super::target_fields::SearchedField;
use earshot_text::analyze::{
    Extent, Language, PositionedWord, Terms, Word, fold_word, for_each_alternative, for_each_join, is_emoji,
    is_symbol_word, positioned_words,
};
use std::ops::Range;

/// How the index spells a `+` at the end of a word.
const PLUS: &str = "plus";
/// Queries with more words are sentences, and their neighboring words are not looked up as joined words.
const MAX_JOINED_WORDS: usize = 8;

/// A query word with its term in each searched language.
#[derive(Clone)]
pub struct QueryWord {
    /// As written, in lower case.
    pub surface_form: String,
    /// Folded.
    pub folded: String,
    /// One term per language, in the order of the languages.
    terms: Vec<(Language, String)>,
    /// The word is of a script without spaces.
    is_unspaced: bool,
    /// A single character of a script without spaces, which may begin a pair; see [`CharacterIndexing`].
    pub is_one_character: bool,
    pub alternatives: Vec<AlternativeSpelling>,
}

/// An alternative spelling of a word, or of neighboring words joined; see [`earshot_text::analyze::for_each_alternative`].
#[derive(Clone)]
pub struct AlternativeSpelling {
    /// The query words that it replaces.
    pub words: Range<usize>,
    folded: String,
    /// One term per language.
    terms: Vec<(Language, String)>,
}

impl AlternativeSpelling {
    pub fn is_joined(&self) -> bool {
        self.words.len() > 1
    }

    /// Whether the index may have the spelling as an alternative of its own: of one word, or of a word with a sign that
    /// the query writes out, as `disney plus` for `Disney+`.
    pub fn may_be_marked(&self) -> bool {
        !self.is_joined() || self.folded.ends_with(PLUS)
    }

    /// The distinct terms that a field may have for the spelling: folded, or its terms in these languages.
    pub fn field_terms(&self, searched: SearchedField, languages: &[Language]) -> Vec<&str> {
        field_terms_of(&self.folded, &self.terms, searched, languages)
    }

    /// The spelling as a surface form, folded.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

impl QueryWord {
    /// The term in one language.
    pub fn term(&self, language: Language) -> Option<&str> {
        term_in(&self.terms, language)
    }

    /// The spellings of the word as surface forms of a language, folded and without marks: its own and alternative
    /// ones.
    pub fn surface_spellings(&self, language: Language) -> impl Iterator<Item = String> {
        let as_word = is_symbol_word(&self.surface_form).then(|| {
            let mut word = String::new();
            fold_word(&self.surface_form, language, &mut word);
            word
        });
        let others = self.alternatives.iter().filter(|other| !other.is_joined()).map(|other| other.folded.clone());
        [self.folded.clone()].into_iter().chain(as_word).chain(others)
    }

    /// The distinct terms that a field may have for the word: folded, or its terms in these languages.
    pub fn field_terms(&self, searched: SearchedField, languages: &[Language]) -> Vec<&str> {
        field_terms_of(&self.folded, &self.terms, searched, languages)
    }

    /// Whether the word is of a script without spaces. Such words have no stems.
    pub fn is_unspaced(&self) -> bool {
        self.is_unspaced
    }

    /// The distinct terms in these languages.
    pub fn terms(&self, languages: &[Language]) -> Vec<&str> {
        let mut terms: Vec<&str> = languages.iter().filter_map(|&language| self.term(language)).collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }
}

/// Counts the words of a query text.
pub fn count_words(text: &str) -> usize {
    split_words(text).len()
}

/// Splits a query text into words and drops characters that end a run. Emoji count as words only when there are no
/// others.
fn split_words(text: &str) -> Vec<PositionedWord> {
    let found: Vec<PositionedWord> = positioned_words(text).filter(|placed| !placed.word.is_tail).collect();
    if !found.is_empty() || text.is_ascii() {
        return found;
    }
    let pictures = text.char_indices().filter(|(_, letter)| is_emoji(*letter));
    let word = |(position, (at, letter)): (u32, (usize, char))| PositionedWord {
        word: Word { range: at..at + letter.len_utf8(), is_unspaced: false, first_end: None, is_tail: false },
        position,
    };
    (0..).zip(pictures).map(word).collect()
}

/// The words of a query text in order, analyzed in these languages.
pub fn query_words(text: &str, languages: &[Language]) -> Vec<QueryWord> {
    let mut analyzers: Vec<Terms> = languages.iter().map(|&language| Terms::new(language)).collect();
    let mut analyze = |slice: &str, is_unspaced: bool| {
        let mut folded = String::new();
        fold_word(slice, Language::Plain, &mut folded);
        let term = |(&language, analyzer): (&Language, &mut Terms)| {
            let mut term = String::new();
            analyzer.push_term(slice, is_unspaced, &mut term);
            (language, term)
        };
        (folded, languages.iter().zip(&mut analyzers).map(term).collect::<Vec<(Language, String)>>())
    };
    let placed = split_words(text);
    let to_word = |PositionedWord { word, .. }: &PositionedWord| {
        let slice = &text[word.range.clone()];
        let (folded, terms) = analyze(slice, word.is_unspaced);
        let is_one_character = word.is_unspaced && folded.chars().count() == 1;
        let (surface_form, others) = (slice.to_lowercase(), Vec::new());
        QueryWord { surface_form, folded, terms, is_unspaced: word.is_unspaced, is_one_character, alternatives: others }
    };
    let mut found: Vec<QueryWord> = placed.iter().map(to_word).collect();
    let mut others: Vec<AlternativeSpelling> = Vec::new();
    let mut add = |alternative: &str, words: Range<usize>| {
        let (folded, terms) = analyze(alternative, false);
        others.push(AlternativeSpelling { words, folded, terms });
    };
    for_each_alternative(text, &placed, Language::Plain, Extent::Text, &mut |other| {
        if other.words.len() == 1 {
            add(other.text, other.words);
        }
    });
    if placed.len() <= MAX_JOINED_WORDS {
        for_each_join(text, &placed, &mut |other| add(other.text, other.words));
    }
    for other in others {
        found[other.words.clone()].iter_mut().for_each(|word| word.alternatives.push(other.clone()));
    }
    found.retain(|word| !word.folded.is_empty());
    found
}

/// The distinct terms that a field may have for a word: the folded word, or its terms in these languages.
fn field_terms_of<'t>(
    folded: &'t str,
    terms: &'t [(Language, String)],
    searched: SearchedField,
    languages: &[Language],
) -> Vec<&'t str> {
    if searched.is_exact {
        return vec![folded];
    }
    let mut texts: Vec<&str> = languages.iter().filter_map(|&language| term_in(terms, language)).collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}

fn term_in(terms: &[(Language, String)], language: Language) -> Option<&str> {
    terms.iter().find(|(known, _)| *known == language).map(|(_, term)| term.as_str())
}
