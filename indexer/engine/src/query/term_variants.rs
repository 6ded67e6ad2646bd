//! Term variants: the index terms that stand for a query word, by language and by spelling.

use super::fuzzy_terms::FuzzyTerms;
use super::query_word::{AlternativeSpelling, QueryWord, query_words};
use super::target_fields::SearchedField;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::schema::characters_of;
use crate::segments::bm25f::FieldWeight;
use crate::segments::collection::Collection;
use crate::segments::index_term::IndexTerm;
use earshot_suggest::stems::StemUsage;
use earshot_text::analyze::{ALTERNATIVE, BEGINS_A_PAIR, CharacterIndexing, Language, PART, split_language};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use tantivy::Term;
use tantivy::postings::TermInfo;
use tantivy::schema::Field;

/// Limit of terms that begin with the same letters; the most frequent ones count.
const MAX_PAIRS: usize = 128;
/// The weight of an alternative spelling relative to the spelling in the query. It is low enough that a name indexed at
/// two positions weighs less than a name written as in the query.
pub const OTHER_SPELLING_WEIGHT: f32 = 0.62;
/// Limit of dictionary terms that one expansion reads.
const MAX_SCANNED_TERMS: usize = 20_000;

/// An index term that stands for a query word, with its weights.
#[derive(Clone, Debug, PartialEq)]
pub struct TermVariant {
    pub term: Arc<IndexTerm>,
    /// The field's boost, reduced for a fuzzy or alternative spelling.
    pub boost: f32,
    /// The weight of this spelling relative to the query's; 1 for the word itself.
    pub similarity: f32,
}

impl TermVariant {
    fn of(term: Arc<IndexTerm>, searched: SearchedField, similarity: f32) -> Self {
        Self { term, boost: searched.boost * similarity, similarity }
    }

    pub fn text(&self) -> &str {
        self.term.text()
    }

    /// The weight by which the term adds to the frequency of its word. A less similar spelling reduces the weight of
    /// the word, not of the field.
    pub fn field_weight<'c>(&self, collection: &'c Collection) -> FieldWeight<'c> {
        FieldWeight::new(self.boost / self.similarity, collection.norms(self.term.term.field()))
    }

    /// Number of documents in the posting list of this term.
    pub fn documents(&self) -> u64 {
        self.term.documents
    }
}

/// Finds the variants of words that the collection contains, with their frequencies.
pub struct VariantLookup<'a> {
    collection: &'a Collection,
    deadline: &'a Deadline,
    /// Analyzed words, by text.
    words: HashMap<String, Rc<[QueryWord]>>,
    index_terms: HashMap<Term, Arc<IndexTerm>>,
    /// Stem usages, by stem.
    usages: HashMap<String, StemUsage>,
    fuzzy_terms: FuzzyTerms,
}

impl<'a> VariantLookup<'a> {
    /// Fuzzy terms are expanded until the deadline.
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

    /// [`query_words`], cached per text. All calls must pass the same languages.
    pub fn words(&mut self, text: &str, languages: &[Language]) -> Rc<[QueryWord]> {
        if let Some(known) = self.words.get(text) {
            return known.clone();
        }
        let words: Rc<[QueryWord]> = query_words(text, languages).into();
        self.words.insert(text.to_owned(), words.clone());
        words
    }

    /// The variants of a word in one field, in these languages, fuzzy spellings included. Empty when no document has
    /// one.
    pub fn variants_in_any_spelling(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<TermVariant>, IndexReadError> {
        let mut variants = self.of(word, searched, languages, fuzzy)?;
        variants.extend(self.variants_as_part(word, searched, languages)?);
        for other in &word.alternatives {
            variants.extend(self.variants_of_alternative(other, searched, languages)?);
        }
        Ok(variants)
    }

    /// The variants of a word in one field as a part of another word; see [`PART`].
    pub fn variants_as_part(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
    ) -> Result<Vec<TermVariant>, IndexReadError> {
        let mut variants = Vec::new();
        if !word.is_unspaced() {
            let field = self.collection.field(searched.field);
            for text in word.field_terms(searched, languages) {
                let known = self.index_term(field, &format!("{text}{PART}"))?;
                variants.extend(known.map(|known| TermVariant::of(known, searched, OTHER_SPELLING_WEIGHT)));
            }
        }
        Ok(variants)
    }

    /// The variants of an alternative spelling in one field.
    pub fn variants_of_alternative(
        &mut self,
        other: &AlternativeSpelling,
        searched: SearchedField,
        languages: &[Language],
    ) -> Result<Vec<TermVariant>, IndexReadError> {
        let field = self.collection.field(searched.field);
        let mut variants = Vec::new();
        for text in other.field_terms(searched, languages) {
            let mut add = |known: Option<Arc<IndexTerm>>| {
                variants.extend(known.map(|known| TermVariant::of(known, searched, OTHER_SPELLING_WEIGHT)));
            };
            add(self.index_term(field, text)?);
            // The text may have the word in a third spelling: `والفنون` for a query with `الفنون`.
            if other.may_be_marked() {
                add(self.index_term(field, &format!("{text}{ALTERNATIVE}"))?);
            }
        }
        Ok(variants)
    }

    /// How common the stem of a term is.
    pub fn usage(&mut self, term: &str) -> StemUsage {
        let (_, stem) = split_language(term);
        if let Some(known) = self.usages.get(stem) {
            return *known;
        }
        let usage = self.collection.stems.usage(stem);
        self.usages.insert(stem.to_owned(), usage);
        usage
    }

    /// The variants of a word in one field as written, in these languages, and as the index has it as an alternative
    /// spelling of a name.
    pub fn of(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<TermVariant>, IndexReadError> {
        let field = self.collection.field(searched.field);
        let texts = word.field_terms(searched, languages);
        let mut variants = Vec::new();
        let mut add = |known: Option<Arc<IndexTerm>>, similarity: f32| {
            variants.extend(known.map(|known| TermVariant::of(known, searched, similarity)));
        };
        for text in &texts {
            add(self.index_term(field, text)?, 1.0);
            if !word.is_unspaced() {
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
            for (text, similarity) in near {
                add(self.index_term(field, &text)?, similarity);
            }
        }
        Ok(variants)
    }

    /// The variants of a word whose last letters are not typed yet, in one field, in these languages.
    pub fn completions_of(
        &mut self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
    ) -> Result<Vec<TermVariant>, IndexReadError> {
        let mut variants = self.of(word, searched, languages, false)?;
        let field = self.collection.field(searched.field);
        let mut prefixes: Vec<String> = languages
            .iter()
            .filter(|_| !searched.is_exact)
            .filter(|&&language| language != Language::Plain)
            .map(|language| format!("{}:{}", language.code(), word.folded))
            .collect();
        prefixes.push(word.folded.clone());
        for prefix in prefixes {
            let known = self.terms_beginning_with(&prefix, field)?;
            variants.extend(known.into_iter().map(|known| TermVariant::of(known, searched, 1.0)));
        }
        Ok(variants)
    }

    /// The index term of a text in a field, shared by all words that have it as a variant. `None` when no document has
    /// it.
    fn index_term(&mut self, field: Field, text: &str) -> Result<Option<Arc<IndexTerm>>, IndexReadError> {
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

    /// The most frequent terms that begin with a character or more, with the statistics that the dictionary scan returns.
    fn terms_beginning_with(&self, prefix: &str, field: Field) -> Result<Vec<Arc<IndexTerm>>, IndexReadError> {
        let segments = self.collection.segments();
        let mut pairs: HashMap<String, Vec<Option<TermInfo>>> = HashMap::new();
        for segment in segments {
            let index = segment.inverted_index(field)?;
            let end = key_after_prefix(prefix);
            let mut terms = index.terms().range().gt(prefix.as_bytes()).lt(&end).into_stream()?;
            let mut looked_at = 0;
            while looked_at < MAX_SCANNED_TERMS && terms.advance() {
                looked_at += 1;
                if let Ok(text) = std::str::from_utf8(terms.key()) {
                    let term_infos = pairs.entry(text.to_owned()).or_insert_with(|| vec![None; segments.len()]);
                    term_infos[segment.number] = Some(terms.value().clone());
                }
            }
        }
        let term = |text: &str| Term::from_field_text(field, text);
        let known =
            |(text, term_infos): (String, _)| IndexTerm::with_term_infos(self.collection, term(&text), term_infos);
        let mut found: Vec<IndexTerm> = pairs.into_iter().map(known).collect();
        found.sort_by(|one, other| other.documents.cmp(&one.documents).then_with(|| one.term.cmp(&other.term)));
        found.truncate(MAX_PAIRS);
        Ok(found.into_iter().map(Arc::new).collect())
    }
}

/// A key that sorts after all keys with the prefix `start`. UTF-8 has no byte 255.
fn key_after_prefix(start: &str) -> Vec<u8> {
    let mut end = start.as_bytes().to_vec();
    end.push(u8::MAX);
    end
}
