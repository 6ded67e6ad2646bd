//! The forms under which the index may hold a word of a query: stems by language, near spellings.

use super::collection::Collection;
use super::fault::Fault;
use super::targets::Searched;
use crate::analyze::{Language, Terms, Word, fold_word, words};
use levenshtein_automata::{Distance, LevenshteinAutomatonBuilder};
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::Term;
use tantivy::query::FuzzyTermQuery;

/// Near spellings of a word that are searched for, the nearest and most frequent ones.
const MAX_SPELLINGS: usize = 50;
/// What a near spelling is worth, by distance.
const WORTH_PER_ERROR: f32 = 0.6;

static ONE_ERROR: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(1, true));
static TWO_ERRORS: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(2, true));

/// A word of a query with the term it has in each language that is searched.
pub struct QueryWord {
    /// As written, folded.
    pub folded: String,
    /// One for each of the languages, in their order.
    pub terms: Vec<String>,
    /// A single character of an unspaced script: the index holds pairs, those that begin with it are meant.
    is_one_character: bool,
}

/// A term of the index that stands for a word, and what it is worth.
#[derive(Clone, Debug)]
pub struct Form {
    pub term: Term,
    pub worth: f32,
    pub text: String,
}

/// The words of a query text, each once, in the languages searched.
pub fn query_words(text: &str, languages: &[Language]) -> Vec<QueryWord> {
    let mut analyzers: Vec<Terms> = languages.iter().map(|&language| Terms::new(language)).collect();
    let found: Vec<Word> = words(text).filter(|word| !word.is_tail).collect();
    let to_word = |word: &Word| {
        let slice = &text[word.range.clone()];
        let mut folded = String::new();
        fold_word(slice, Language::Plain, &mut folded);
        let mut terms = Vec::with_capacity(analyzers.len());
        for analyzer in &mut analyzers {
            let mut term = String::new();
            analyzer.term_into(text, word, &mut term);
            terms.push(term);
        }
        let is_one_character = word.is_unspaced && folded.chars().count() == 1;
        QueryWord { folded, terms, is_one_character }
    };
    found.iter().map(to_word).filter(|word| !word.folded.is_empty()).collect()
}

/// Finds the forms of words that the collection has, and notes how frequent each word is in all its forms.
pub struct Forms<'a> {
    collection: &'a Collection,
    /// Of each term that was returned: documents with the word in any form, in the term's field.
    pub frequencies: HashMap<Term, u64>,
}

impl<'a> Forms<'a> {
    pub fn new(collection: &'a Collection) -> Self {
        Self { collection, frequencies: HashMap::new() }
    }

    pub fn field(&self, name: &str) -> tantivy::schema::Field {
        self.collection.field(name)
    }

    /// The forms of a word in one field; empty when no document has it there.
    pub fn of(&mut self, word: &QueryWord, searched: Searched, fuzzy: bool) -> Result<Vec<Form>, Fault> {
        let field = self.collection.field(searched.field);
        let mut texts: Vec<&str> =
            if searched.is_exact { vec![&word.folded] } else { word.terms.iter().map(String::as_str).collect() };
        texts.sort_unstable();
        texts.dedup();

        let mut forms = Vec::new();
        let mut frequency = 0;
        for text in &texts {
            let term = Term::from_field_text(field, text);
            let documents = self.collection.frequency(&term)?;
            if documents > 0 {
                frequency += documents;
                forms.push(Form { term, worth: searched.boost, text: (*text).to_owned() });
            }
        }
        let more = if word.is_one_character {
            self.begun_by(&word.folded, field)?
        } else if fuzzy {
            self.near(&texts, word.folded.chars().count(), field)?
        } else {
            Vec::new()
        };
        for (text, worth, documents) in more {
            frequency += documents;
            forms.push(Form { term: Term::from_field_text(field, &text), worth: searched.boost * worth, text });
        }
        for form in &forms {
            let known = self.frequencies.entry(form.term.clone()).or_default();
            *known = (*known).max(frequency);
        }
        Ok(forms)
    }

    /// Pairs that begin with a character.
    fn begun_by(&self, character: &str, field: tantivy::schema::Field) -> Result<Vec<(String, f32, u64)>, Fault> {
        let mut counts: HashMap<String, u64> = HashMap::new();
        for segment in self.collection.segments() {
            let index = segment.reader.inverted_index(field)?;
            let end = after_all(character);
            let mut terms = index.terms().range().gt(character.as_bytes()).lt(&end).into_stream()?;
            while terms.advance() {
                if let Ok(text) = std::str::from_utf8(terms.key()) {
                    *counts.entry(text.to_owned()).or_default() += u64::from(terms.value().doc_freq);
                }
            }
        }
        let mut found: Vec<(String, f32, u64)> =
            counts.into_iter().map(|(text, documents)| (text, 1.0, documents)).collect();
        found.sort_by(|one, other| other.2.cmp(&one.2).then_with(|| one.0.cmp(&other.0)));
        found.truncate(MAX_SPELLINGS);
        Ok(found)
    }

    /// Near spellings: one error in words from 3 letters on, two from 6; the first letter is right.
    fn near(
        &self,
        texts: &[&str],
        letters: usize,
        field: tantivy::schema::Field,
    ) -> Result<Vec<(String, f32, u64)>, Fault> {
        let (errors, builder) = match letters {
            ..3 => return Ok(Vec::new()),
            3..=5 => (1, &ONE_ERROR),
            _ => (2, &TWO_ERRORS),
        };
        let mut counts: HashMap<String, (u8, u64)> = HashMap::new();
        for text in texts {
            let distances = builder.build_dfa(text);
            let automaton = FuzzyTermQuery::new(Term::from_field_text(field, text), errors, true);
            // The language's mark and the first letter are given; so only a slice of the dictionary is walked.
            let mark = text.find(':').map_or(0, |at| at + 1);
            let first = text[mark..].chars().next().map_or(0, char::len_utf8);
            let start = &text[..mark + first];
            let end = after_all(start);
            for segment in self.collection.segments() {
                let index = segment.reader.inverted_index(field)?;
                let stream = index.terms().search(automaton.automaton()?).ge(start.as_bytes()).lt(&end);
                let mut terms = stream.into_stream()?;
                while terms.advance() {
                    let Ok(near) = std::str::from_utf8(terms.key()) else { continue };
                    let Distance::Exact(distance) = distances.eval(near) else { continue };
                    if distance > 0 {
                        let entry = counts.entry(near.to_owned()).or_insert((distance, 0));
                        entry.0 = entry.0.min(distance);
                        entry.1 += u64::from(terms.value().doc_freq);
                    }
                }
            }
        }
        let mut found: Vec<(String, u8, u64)> = counts
            .into_iter()
            .filter(|(near, _)| !texts.contains(&near.as_str()))
            .map(|(near, (distance, documents))| (near, distance, documents))
            .collect();
        found.sort_by(|one, other| one.1.cmp(&other.1).then(other.2.cmp(&one.2)).then_with(|| one.0.cmp(&other.0)));
        found.truncate(MAX_SPELLINGS);
        let worth = |distance: u8| WORTH_PER_ERROR.powi(i32::from(distance));
        Ok(found.into_iter().map(|(near, distance, documents)| (near, worth(distance), documents)).collect())
    }
}

/// A key after all that begin with `start`: no byte of UTF-8 is 255.
fn after_all(start: &str) -> Vec<u8> {
    let mut end = start.as_bytes().to_vec();
    end.push(u8::MAX);
    end
}
