//! The forms under which the index may hold a word of a query: stems by language, near spellings.

use super::collection::Collection;
use super::deadline::Deadline;
use super::fault::Fault;
use super::known::KnownTerm;
use super::near::NearTerms;
use super::targets::Searched;
use crate::analyze::{
    ALTERNATIVE, BEGINS_A_PAIR, Characters, Extent, Language, PART, PlacedWord, Terms, Word, fold_word,
    for_each_alternative, for_each_join, is_emoji, placed_words,
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
pub const OTHER_SPELLING: f32 = 0.62;
/// Words of a query up to which neighbors are also looked for as one word: more are a sentence.
const MAX_JOINED_WORDS: usize = 8;
/// Terms of a dictionary that one expansion looks at.
const MAX_LOOKED_AT: usize = 20_000;

/// A word of a query with the term it has in each language that is searched.
#[derive(Clone)]
pub struct QueryWord {
    /// As written, in lower case.
    pub written: String,
    /// As written, folded.
    pub folded: String,
    /// One for each of the languages, in their order.
    terms: Vec<(Language, String)>,
    /// Of a script without spaces.
    is_unspaced: bool,
    /// A single character of an unspaced script, which may begin a pair; see [`Characters`].
    is_one_character: bool,
    pub others: Vec<OtherSpelling>,
}

/// Another spelling of a word, or the word with its neighbors as one; see [`crate::analyze::for_each_alternative`].
#[derive(Clone)]
pub struct OtherSpelling {
    /// The words of the query that it is written for.
    pub words: Range<usize>,
    folded: String,
    /// One for each of the languages.
    terms: Vec<(Language, String)>,
}

impl OtherSpelling {
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
pub struct Form {
    pub known: Arc<KnownTerm>,
    /// The boost of its field, less for a near spelling.
    pub worth: f32,
    /// What a near spelling is worth of the right one; 1 for the word itself.
    pub nearness: f32,
}

impl Form {
    fn of(known: Arc<KnownTerm>, searched: Searched, nearness: f32) -> Self {
        Self { known, worth: searched.boost * nearness, nearness }
    }

    pub fn text(&self) -> &str {
        self.known.text()
    }

    /// In the lists of this form.
    pub fn documents(&self) -> u64 {
        self.known.documents
    }
}

/// How many words a query text has.
pub fn count_words(text: &str) -> usize {
    words_of(text).len()
}

/// The words of a query text, without characters that end a run. Pictures are words where it has no others.
fn words_of(text: &str) -> Vec<PlacedWord> {
    let found: Vec<PlacedWord> = placed_words(text).filter(|placed| !placed.word.is_tail).collect();
    if !found.is_empty() || text.is_ascii() {
        return found;
    }
    let pictures = text.char_indices().filter(|(_, letter)| is_emoji(*letter));
    let word = |(position, (at, letter)): (u32, (usize, char))| PlacedWord {
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
    let placed = words_of(text);
    let to_word = |PlacedWord { word, .. }: &PlacedWord| {
        let slice = &text[word.range.clone()];
        let (folded, terms) = analyze(slice, word.is_unspaced);
        let is_one_character = word.is_unspaced && folded.chars().count() == 1;
        let (written, others) = (slice.to_lowercase(), Vec::new());
        QueryWord { written, folded, terms, is_unspaced: word.is_unspaced, is_one_character, others }
    };
    let mut found: Vec<QueryWord> = placed.iter().map(to_word).collect();
    let mut others: Vec<OtherSpelling> = Vec::new();
    let mut add = |alternative: &str, words: Range<usize>| {
        let (folded, terms) = analyze(alternative, false);
        others.push(OtherSpelling { words, folded, terms });
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
        found[other.words.clone()].iter_mut().for_each(|word| word.others.push(other.clone()));
    }
    found.retain(|word| !word.folded.is_empty());
    found
}

/// Finds the forms of words that the collection has, and how frequent each word is in all its forms.
pub struct Forms<'a> {
    collection: &'a Collection,
    deadline: &'a Deadline,
    /// By text.
    words: HashMap<String, Rc<[QueryWord]>>,
    known: HashMap<Term, Arc<KnownTerm>>,
    /// By stem.
    usages: HashMap<String, StemUsage>,
    near: NearTerms,
}

impl<'a> Forms<'a> {
    /// Near spellings are found until the deadline is over.
    pub fn new(collection: &'a Collection, deadline: &'a Deadline) -> Self {
        Self {
            collection,
            deadline,
            words: HashMap::new(),
            known: HashMap::new(),
            usages: HashMap::new(),
            near: NearTerms::default(),
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
    pub fn in_any_spelling(
        &mut self,
        word: &QueryWord,
        searched: Searched,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<Form>, Fault> {
        let mut forms = self.of(word, searched, languages, fuzzy)?;
        if !word.is_unspaced {
            let field = self.collection.field(searched.field);
            for text in texts_of(&word.folded, &word.terms, searched, languages) {
                let known = self.known(field, &format!("{text}{PART}"))?;
                forms.extend(known.map(|known| Form::of(known, searched, OTHER_SPELLING)));
            }
        }
        for other in &word.others {
            forms.extend(self.of_other(other, searched, languages)?);
        }
        Ok(forms)
    }

    /// The forms of another spelling in one field.
    pub fn of_other(
        &mut self,
        other: &OtherSpelling,
        searched: Searched,
        languages: &[Language],
    ) -> Result<Vec<Form>, Fault> {
        let field = self.collection.field(searched.field);
        let mut forms = Vec::new();
        for text in texts_of(&other.folded, &other.terms, searched, languages) {
            forms.extend(self.known(field, text)?.map(|known| Form::of(known, searched, OTHER_SPELLING)));
        }
        Ok(forms)
    }

    /// How usual the stem of a term is.
    pub fn usage(&mut self, term: &str) -> StemUsage {
        let (_, stem) = language_of(term);
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
        searched: Searched,
        languages: &[Language],
        fuzzy: bool,
    ) -> Result<Vec<Form>, Fault> {
        let field = self.collection.field(searched.field);
        let texts = texts_of(&word.folded, &word.terms, searched, languages);
        let mut forms = Vec::new();
        let mut add = |known: Option<Arc<KnownTerm>>, nearness: f32| {
            forms.extend(known.map(|known| Form::of(known, searched, nearness)));
        };
        for text in &texts {
            add(self.known(field, text)?, 1.0);
            if !word.is_unspaced {
                add(self.known(field, &format!("{text}{ALTERNATIVE}"))?, OTHER_SPELLING);
            }
        }
        if word.is_one_character {
            match characters_of(searched.field) {
                Characters::Alone => {
                    let begins = format!("{}{BEGINS_A_PAIR}", word.folded);
                    add(self.known(field, &begins)?, 1.0);
                }
                Characters::InPairs => {
                    self.begun_by(&word.folded, field)?.into_iter().for_each(|known| add(Some(known), 1.0));
                }
            }
        } else if fuzzy {
            let letters = word.folded.chars().count();
            let near = self.near.of(self.collection, &texts, letters, self.deadline).to_vec();
            for (text, nearness) in near {
                add(self.known(field, &text)?, nearness);
            }
        }
        Ok(forms)
    }

    /// A term of a field, one for all words that have it as a form. `None` where no document has it.
    fn known(&mut self, field: Field, text: &str) -> Result<Option<Arc<KnownTerm>>, Fault> {
        let (language, _) = language_of(text);
        if self.usage(text).level(language) == 0 {
            return Ok(None);
        }
        let term = Term::from_field_text(field, text);
        if let Some(known) = self.known.get(&term) {
            return Ok(Some(known.clone()));
        }
        let known = KnownTerm::look_up(self.collection, term.clone())?;
        self.known.extend(known.clone().map(|known| (term, known)));
        Ok(known)
    }

    /// The most frequent pairs that begin with a character, with what the dictionaries say of them as they are gone
    /// through.
    fn begun_by(&self, character: &str, field: Field) -> Result<Vec<Arc<KnownTerm>>, Fault> {
        let segments = self.collection.segments();
        let mut pairs: HashMap<String, Vec<Option<TermInfo>>> = HashMap::new();
        for segment in segments {
            let index = segment.inverted(field)?;
            let end = after_all(character);
            let mut terms = index.terms().range().gt(character.as_bytes()).lt(&end).into_stream()?;
            let mut looked_at = 0;
            while looked_at < MAX_LOOKED_AT && terms.advance() {
                looked_at += 1;
                if let Ok(text) = std::str::from_utf8(terms.key()) {
                    let places = pairs.entry(text.to_owned()).or_insert_with(|| vec![None; segments.len()]);
                    places[segment.number] = Some(terms.value().clone());
                }
            }
        }
        let term = |text: &str| Term::from_field_text(field, text);
        let known = |(text, places): (String, _)| KnownTerm::of(self.collection, term(&text), places);
        let mut found: Vec<KnownTerm> = pairs.into_iter().map(known).collect();
        found.sort_by(|one, other| other.documents.cmp(&one.documents).then_with(|| one.term.cmp(&other.term)));
        found.truncate(MAX_PAIRS);
        Ok(found.into_iter().map(Arc::new).collect())
    }
}

/// What a field has of a word, each once: as it is written, or its terms in some of the languages.
fn texts_of<'t>(
    folded: &'t str,
    terms: &'t [(Language, String)],
    searched: Searched,
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
pub fn language_of(term: &str) -> (Language, &str) {
    match term.split_once(':') {
        Some((mark, stem)) => (Language::of(Some(mark)), stem),
        None => (Language::Plain, term),
    }
}

/// A key after all that begin with `start`: no byte of UTF-8 is 255.
fn after_all(start: &str) -> Vec<u8> {
    let mut end = start.as_bytes().to_vec();
    end.push(u8::MAX);
    end
}
