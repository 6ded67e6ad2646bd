//! Finds the index terms of a phrase's words: in each language, in fuzzy spellings, and with names joined or split.

use super::condition::Condition;
use super::fuzzy_phrase::FuzzyPhrase;
use super::query_term::QueryTerm;
use super::query_word::{AlternativeSpelling, QueryWord};
use super::quoted_phrase::QuotedPhrase;
use super::target_fields::SearchedField;
use super::term_variants::{TermVariant, VariantLookup};
use crate::index_read_error::IndexReadError;
use crate::segments::collection::Collection;
use earshot_text::analyze::{ALTERNATIVE, Language, PART, split_language};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

/// Limit of readings of a phrase. In a reading, a name may be joined to one word or split into several.
const MAX_READINGS: usize = 6;
/// Numbers of positions that one joined word may cover: a name of two or three words.
const JOINED_WORD_COUNTS: [usize; 2] = [2, 3];

/// A phrase in one language.
pub struct LanguagePhrase {
    words: Vec<PhraseWord>,
    /// The phrase has the query's words, without joined or split names.
    pub is_as_written: bool,
}

/// The word at one position of a phrase.
struct PhraseWord {
    /// The number of the word in the query.
    number: usize,
    /// Its spellings in the index. All readings of the phrase share them, because a word has up to fifty spellings and
    /// a phrase six readings per field.
    term: Arc<QueryTerm>,
    /// The same spellings as surface forms, folded.
    surface_spellings: Rc<[String]>,
}

impl LanguagePhrase {
    /// Finds the phrase in each language in which the field has all its words; with `fuzzy` in any fuzzy spelling. Adds
    /// the document count of each exact word to `word_counts`.
    pub fn find_in_languages(
        words: &[QueryWord],
        lookup: &mut VariantLookup<'_>,
        languages: &[Language],
        searched: SearchedField,
        fuzzy: bool,
        word_counts: &mut HashMap<String, u64>,
    ) -> Result<Vec<Self>, IndexReadError> {
        let mut known: Vec<Vec<TermVariant>> = Vec::with_capacity(words.len());
        for word in words {
            let mut of_word = lookup.of(word, searched, languages, fuzzy)?;
            let right = of_word.iter().filter(|variant| variant.similarity >= 1.0);
            *word_counts.entry(word.folded.clone()).or_default() += right.map(TermVariant::documents).sum::<u64>();
            for other in word.alternatives.iter().filter(|other| !other.is_joined()) {
                of_word.extend(lookup.variants_of_alternative(other, searched, languages)?);
            }
            if words.len() == 1 {
                of_word.extend(lookup.variants_as_part(word, searched, languages)?);
            }
            known.push(of_word);
        }
        let joined = find_joined_words(words, lookup, searched, languages)?;
        let texts_by_language: Vec<Vec<&str>> = if searched.is_exact {
            vec![words.iter().map(|word| word.folded.as_str()).collect()]
        } else {
            let of_language = |&language: &Language| words.iter().map(|word| word.term(language)).collect();
            languages.iter().filter_map(of_language).collect()
        };
        // Words that no stemmer changes are equal in several languages.
        let distinct: BTreeSet<Vec<&str>> = texts_by_language.into_iter().collect();
        let collection = lookup.collection();
        Ok(distinct.into_iter().flat_map(|texts| readings(words, &texts, &known, &joined, collection)).collect())
    }

    pub fn condition(&self, slop: u32) -> Condition {
        if let [word] = self.words.as_slice() {
            return Condition::Word(word.term.clone());
        }
        match self.exact_terms() {
            Some(variants) => Condition::Phrase(variants.map(|variant| variant.term.clone()).collect(), slop),
            None => Condition::fuzzy_phrase(self.fuzzy_phrase(slop)),
        }
    }

    /// The terms of the phrase, when no word has another spelling.
    pub fn exact_terms(&self) -> Option<impl Iterator<Item = &TermVariant>> {
        let is_one = self.words.iter().all(|word| word.term.variants().len() == 1);
        is_one.then(|| self.words.iter().flat_map(|word| word.term.variants()))
    }

    /// Number of posting lists of all spellings.
    pub fn posting_list_count(&self) -> usize {
        self.words.iter().map(|word| word.term.variants().len()).sum()
    }

    /// Drops all spellings except the most similar one of each word.
    pub fn keep_most_similar(&mut self, collection: &Collection) {
        for word in &mut self.words {
            let most_similar = word.term.variants().first().cloned();
            if let Some(term) = QueryTerm::new(most_similar.into_iter().collect(), 0, collection) {
                word.term = term;
            }
        }
    }

    pub fn fuzzy_phrase(&self, slop: u32) -> FuzzyPhrase {
        FuzzyPhrase { words: self.words.iter().map(|word| word.term.clone()).collect(), slop }
    }

    pub fn quoted_phrase(&self, slop: u32) -> QuotedPhrase {
        let surface_spellings = self.words.iter().map(|word| word.surface_spellings.to_vec()).collect();
        QuotedPhrase { indexed: self.fuzzy_phrase(slop), surface_spellings }
    }

    /// The query's word numbers in the phrase, with their spellings.
    pub fn words(&self) -> impl Iterator<Item = (usize, &Arc<QueryTerm>)> {
        self.words.iter().map(|word| (word.number, &word.term))
    }
}

/// Finds neighboring words that the field contains as one word.
fn find_joined_words<'w>(
    words: &'w [QueryWord],
    lookup: &mut VariantLookup<'_>,
    searched: SearchedField,
    languages: &[Language],
) -> Result<Vec<(&'w AlternativeSpelling, Vec<TermVariant>)>, IndexReadError> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        for other in word.alternatives.iter().filter(|other| other.is_joined() && other.words.start == at) {
            let variants = lookup.variants_of_alternative(other, searched, languages)?;
            if !variants.is_empty() {
                found.push((other, variants));
            }
        }
    }
    Ok(found)
}

/// A word of the query as a surface form.
struct SurfaceWord {
    spellings: Rc<[String]>,
    /// The word as an alternative spelling of several words of a text.
    as_alternative: Rc<[String]>,
}

impl SurfaceWord {
    /// `term` contains the spellings of the index. Spellings with a mark are searched in texts only when the index has
    /// some, because joining the words of a text takes most of the time.
    fn new(word: &QueryWord, term: Option<&QueryTerm>, language: Language) -> Self {
        let marked = |mark: char| {
            let has_mark =
                term.is_some_and(|term| term.variants().iter().any(|variant| variant.text().ends_with(mark)));
            has_mark.then(|| format!("{}{mark}", word.folded))
        };
        let (alternative, part) = (marked(ALTERNATIVE), marked(PART));
        let as_alternative = alternative.iter().cloned().collect();
        Self { spellings: word.surface_spellings(language).chain(alternative).chain(part).collect(), as_alternative }
    }
}

/// A joined word, as index terms and as surface forms.
type JoinedWord<'t> = (&'t Arc<QueryTerm>, Rc<[String]>);

/// The readings of a phrase: as written, and with names joined or split.
fn readings(
    words: &[QueryWord],
    texts: &[&str],
    known: &[Vec<TermVariant>],
    joined: &[(&AlternativeSpelling, Vec<TermVariant>)],
    collection: &Collection,
) -> Vec<LanguagePhrase> {
    let language = texts.iter().map(|text| split_language(text).0).max().unwrap_or(Language::Plain);
    let term_of = |variants: Vec<TermVariant>| QueryTerm::new(variants, 0, collection);
    let of_language = |variants: &[TermVariant]| {
        term_of(variants.iter().filter(|variant| split_language(variant.text()).0 == language).cloned().collect())
    };
    let spelled: Vec<Option<Arc<QueryTerm>>> =
        texts.iter().zip(known).map(|(text, variants)| term_of(spellings_of(text, variants))).collect();
    let surface_words: Vec<SurfaceWord> =
        words.iter().zip(&spelled).map(|(word, term)| SurfaceWord::new(word, term.as_deref(), language)).collect();
    let read = |replaced: Range<usize>, by: Option<JoinedWord<'_>>, times: usize| -> Option<LanguagePhrase> {
        let mut phrase = Vec::with_capacity(spelled.len() + times);
        for (number, term) in spelled.iter().enumerate() {
            if number == replaced.start {
                for _ in 0..times {
                    let (term, surface_spellings) = by.clone()?;
                    phrase.push(PhraseWord { number, term: term.clone(), surface_spellings });
                }
            }
            if !replaced.contains(&number) {
                let surface_spellings = surface_words[number].spellings.clone();
                phrase.push(PhraseWord { number, term: term.clone()?, surface_spellings });
            }
        }
        Some(LanguagePhrase { words: phrase, is_as_written: times == 0 })
    };
    let mut found: Vec<LanguagePhrase> = read(texts.len()..texts.len(), None, 0).into_iter().collect();
    for (other, variants) in joined {
        let term = of_language(variants);
        let by = term.as_ref().map(|term| (term, Rc::from([other.folded().to_owned()])));
        found.extend(read(other.words.clone(), by, 1));
    }
    // The reading as written has the alternatives of a single word already.
    for (number, term) in spelled.iter().enumerate().filter(|_| texts.len() > 1) {
        let variants = term.iter().flat_map(|term| term.variants());
        let several = term_of(variants.filter(|variant| variant.text().ends_with(ALTERNATIVE)).cloned().collect());
        if let Some(several) = &several {
            let by = || Some((several, surface_words[number].as_alternative.clone()));
            found.extend(JOINED_WORD_COUNTS.iter().filter_map(|&times| read(number..number + 1, by(), times)));
        }
    }
    found.truncate(MAX_READINGS);
    found
}

/// The variants that equal the term, or are fuzzy spellings of it in the same language.
fn spellings_of(text: &str, variants: &[TermVariant]) -> Vec<TermVariant> {
    let (language, _) = split_language(text);
    let is_it = |variant: &&TermVariant| {
        if variant.similarity < 1.0 { split_language(variant.text()).0 == language } else { variant.text() == text }
    };
    variants.iter().filter(is_it).cloned().collect()
}
