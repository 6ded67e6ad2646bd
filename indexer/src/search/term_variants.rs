//! The forms under which the index may hold a word of a query: stems by language, near spellings.

use super::collection::Collection;
use super::deadline::Deadline;
use super::fault::Fault;
use super::fuzzy_terms::FuzzyTerms;
use super::index_term::IndexTerm;
use super::target_fields::SearchedField;
use crate::analyze::{
    ALTERNATIVE, BEGINS_A_PAIR, CharacterIndexing, Extent, Language, PART, PositionedWord, Terms, Word, fold_word,
    for_each_alternative, for_each_join, is_emoji, positioned_words,
};
use crate::schema::characters_of;
use crate::stems::StemUsage;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use tantivy::Term;
use tantivy::postings::TermInfo;
use tantivy::schema::Field;

/// Pairs of characters that one character stands for, the most frequent ones.
const MAX_PAIRS: usize = 128;
/// What another spelling is worth of the one that was asked for: so little that a word which stands at two positions for
/// one name is worth less than one that is written as asked.
pub const OTHER_SPELLING_WEIGHT: f32 = 0.62;
/// Words of a query up to which neighbors are also looked for as one word: more are a sentence.
const MAX_JOINED_WORDS: usize = 8;
/// Terms of a dictionary that one expansion looks at.
const MAX_SCANNED_TERMS: usize = 20_000;

/// A word of a query with the term it has in each language that is searched.
#[derive(Clone)]
pub struct QueryWord {
    /// As written, in lower case.
    pub surface_form: String,
    /// As written, folded.
    pub folded: String,
    /// One for each of the languages, in their order.
    terms: Vec<(Language, String)>,
    /// Of a script without spaces.
    is_unspaced: bool,
    /// A single character of an unspaced script, which may begin a pair; see [`CharacterIndexing`].
    is_one_character: bool,
    pub alternatives: Vec<AlternativeSpelling>,
}

/// Another spelling of a word, or the word with its neighbors as one; see [`crate::analyze::for_each_alternative`].
#[derive(Clone)]
pub struct AlternativeSpelling {
    /// The words of the query that it is written for.
    pub words: Range<usize>,
    folded: String,
    /// One for each of the languages.
    terms: Vec<(Language, String)>,
}

impl AlternativeSpelling {
    pub fn is_joined(&self) -> bool {
        self.words.len() > 1
    }
}

impl QueryWord {
    /// Its term in one of the languages.
    pub fn term(&self, language: Language) -> Option<&str> {
        term_in(&self.terms, language)
    }

    /// Its terms in some of the languages, each once.
    pub fn terms(&self, languages: &[Language]) -> Vec<&str> {
        let mut terms: Vec<&str> = languages.iter().filter_map(|&language| self.term(language)).collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }
}

/// A term of the index that stands for a word, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct TermVariant {
    pub term: Arc<IndexTerm>,
    /// The boost of its field, less for a near spelling.
    pub boost: f32,
    /// What a near spelling is worth of the right one; 1 for the word itself.
    pub similarity: f32,
}

impl TermVariant {
    fn of(term: Arc<IndexTerm>, searched: SearchedField, similarity: f32) -> Self {
        Self { term, boost: searched.boost * similarity, similarity }
    }

    pub fn text(&self) -> &str {
        self.term.text()
    }

    /// In the lists of this form.
    pub fn documents(&self) -> u64 {
        self.term.documents
    }
}

/// How many words a query text has.
pub fn count_words(text: &str) -> usize {
    split_words(text).len()
}

/// The words of a query text, without characters that end a run. Pictures are words where it has no others.
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

/// The words of a query text in their order, in the languages searched.
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
        let (written, others) = (slice.to_lowercase(), Vec::new());
        QueryWord {
            surface_form: written,
            folded,
            terms,
            is_unspaced: word.is_unspaced,
            is_one_character,
            alternatives: others,
        }
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

/// Finds the forms of words that the collection has, and how frequent each word is in all its forms.
pub struct VariantLookup<'a> {
    collection: &'a Collection,
    deadline: &'a Deadline,
    /// By text.
    words: HashMap<String, Rc<[QueryWord]>>,
    index_terms: HashMap<Term, Arc<IndexTerm>>,
    /// By stem.
    usages: HashMap<String, StemUsage>,
    fuzzy_terms: FuzzyTerms,
}

impl<'a> VariantLookup<'a> {
    /// Near spellings are found until the deadline is over.
    pub fn new(collection: &'a Collection, deadline: &'a Deadline) -> Self {
        Self {
            collection,
            deadline,
            words: HashMap::new(),
            index_terms: HashMap::new(),
            usages: HashMap::new(),
            fuzzy_terms: FuzzyTerms::default(),
        }
    }

    pub fn collection(&self) -> &'a Collection {
        self.collection
    }

    /// [`query_words`], once for each text of a search; all are asked with the same languages.
    pub fn words(&mut self, text: &str, languages: &[Language]) -> Rc<[QueryWord]> {
        if let Some(known) = self.words.get(text) {
            return known.clone();
        }
        let words: Rc<[QueryWord]> = query_words(text, languages).into();
        self.words.insert(text.to_owned(), words.clone());
        words
    }

    /// The forms of a word in one field, of these languages and in any spelling; empty when no document has it there.
    pub fn variants_in_any_spelling(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<TermVariant>, Fault> {
        let mut forms = self.of(word, searched, languages, fuzzy)?;
        if !word.is_unspaced {
            let field = self.collection.field(searched.field);
            for text in field_terms_of(&word.folded, &word.terms, searched, languages) {
                let known = self.index_term(field, &format!("{text}{PART}"))?;
                forms.extend(known.map(|known| TermVariant::of(known, searched, OTHER_SPELLING_WEIGHT)));
            }
        }
        for other in &word.alternatives {
            forms.extend(self.variants_of_alternative(other, searched, languages)?);
        }
        Ok(forms)
    }

    /// The forms of another spelling in one field.
    pub fn variants_of_alternative(
        &mut self,
        other: &AlternativeSpelling,
        searched: SearchedField,
        languages: &[Language],
    ) -> Result<Vec<TermVariant>, Fault> {
        let field = self.collection.field(searched.field);
        let mut forms = Vec::new();
        for text in field_terms_of(&other.folded, &other.terms, searched, languages) {
            forms.extend(
                self.index_term(field, text)?.map(|known| TermVariant::of(known, searched, OTHER_SPELLING_WEIGHT)),
            );
        }
        Ok(forms)
    }

    /// How usual the stem of a term is.
    pub fn usage(&mut self, term: &str) -> StemUsage {
        let (_, stem) = split_language(term);
        if let Some(known) = self.usages.get(stem) {
            return *known;
        }
        let usage = self.collection.stems.usage(stem);
        self.usages.insert(stem.to_owned(), usage);
        usage
    }

    /// The forms of a word in one field as it is asked for, of these languages, and where the index has it as another spelling
    /// of a name.
    pub fn of(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<TermVariant>, Fault> {
        let field = self.collection.field(searched.field);
        let texts = field_terms_of(&word.folded, &word.terms, searched, languages);
        let mut forms = Vec::new();
        let mut add = |known: Option<Arc<IndexTerm>>, nearness: f32| {
            forms.extend(known.map(|known| TermVariant::of(known, searched, nearness)));
        };
        for text in &texts {
            add(self.index_term(field, text)?, 1.0);
            if !word.is_unspaced {
                add(self.index_term(field, &format!("{text}{ALTERNATIVE}"))?, OTHER_SPELLING_WEIGHT);
            }
        }
        if word.is_one_character {
            match characters_of(searched.field) {
                CharacterIndexing::Alone => {
                    let begins = format!("{}{BEGINS_A_PAIR}", word.folded);
                    add(self.index_term(field, &begins)?, 1.0);
                }
                CharacterIndexing::InPairs => {
                    self.terms_beginning_with(&word.folded, field)?.into_iter().for_each(|known| add(Some(known), 1.0));
                }
            }
        } else if fuzzy {
            let letters = word.folded.chars().count();
            let near = self.fuzzy_terms.fuzzy_terms_of(self.collection, &texts, letters, self.deadline).to_vec();
            for (text, nearness) in near {
                add(self.index_term(field, &text)?, nearness);
            }
        }
        Ok(forms)
    }

    /// A term of a field, one for all words that have it as a form. `None` where no document has it.
    fn index_term(&mut self, field: Field, text: &str) -> Result<Option<Arc<IndexTerm>>, Fault> {
        let (language, _) = split_language(text);
        if self.usage(text).level(language) == 0 {
            return Ok(None);
        }
        let term = Term::from_field_text(field, text);
        if let Some(known) = self.index_terms.get(&term) {
            return Ok(Some(known.clone()));
        }
        let known = IndexTerm::look_up(self.collection, term.clone())?;
        self.index_terms.extend(known.clone().map(|known| (term, known)));
        Ok(known)
    }

    /// The most frequent pairs that begin with a character, with what the dictionaries say of them as they are gone
    /// through.
    fn terms_beginning_with(&self, character: &str, field: Field) -> Result<Vec<Arc<IndexTerm>>, Fault> {
        let segments = self.collection.segments();
        let mut pairs: HashMap<String, Vec<Option<TermInfo>>> = HashMap::new();
        for segment in segments {
            let index = segment.inverted_index(field)?;
            let end = key_after_prefix(character);
            let mut terms = index.terms().range().gt(character.as_bytes()).lt(&end).into_stream()?;
            let mut looked_at = 0;
            while looked_at < MAX_SCANNED_TERMS && terms.advance() {
                looked_at += 1;
                if let Ok(text) = std::str::from_utf8(terms.key()) {
                    let places = pairs.entry(text.to_owned()).or_insert_with(|| vec![None; segments.len()]);
                    places[segment.number] = Some(terms.value().clone());
                }
            }
        }
        let term = |text: &str| Term::from_field_text(field, text);
        let known = |(text, places): (String, _)| IndexTerm::with_term_infos(self.collection, term(&text), places);
        let mut found: Vec<IndexTerm> = pairs.into_iter().map(known).collect();
        found.sort_by(|one, other| other.documents.cmp(&one.documents).then_with(|| one.term.cmp(&other.term)));
        found.truncate(MAX_PAIRS);
        Ok(found.into_iter().map(Arc::new).collect())
    }
}

/// What a field has of a word, each once: as it is written, or its terms in some of the languages.
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

/// The language of a term, and the term without its mark.
pub fn split_language(term: &str) -> (Language, &str) {
    match term.split_once(':') {
        Some((mark, stem)) => (Language::from_tag(Some(mark)), stem),
        None => (Language::Plain, term),
    }
}

/// A key after all that begin with `start`: no byte of UTF-8 is 255.
fn key_after_prefix(start: &str) -> Vec<u8> {
    let mut end = start.as_bytes().to_vec();
    end.push(u8::MAX);
    end
}
