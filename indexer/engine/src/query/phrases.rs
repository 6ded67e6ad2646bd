//! Finds the index terms of a phrase's words: in each language, in fuzzy spellings, and with names joined or split.

use super::condition::Condition;
use super::fuzzy_phrase::FuzzyPhrase;
use super::query_term::QueryTerm;
use super::query_word::{AlternativeSpelling, QueryWord};
use super::quoted_phrase::QuotedPhrase;
use super::target_fields::SearchedField;
use super::term_variants::{TermVariant, VariantLookup};
use crate::fault::Fault;
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
    /// The same spellings as texts write them, folded.
    written: Rc<[String]>,
}

impl LanguagePhrase {
    /// Finds the phrase in each language in which the field has all its words; with `fuzzy` in any fuzzy spelling. Adds
    /// the document count of each exact word to `word_counts`.
    pub fn find_in_languages(
        words: &[QueryWord],
        forms: &mut VariantLookup<'_>,
        languages: &[Language],
        searched: SearchedField,
        fuzzy: bool,
        word_counts: &mut HashMap<String, u64>,
    ) -> Result<Vec<Self>, Fault> {
        let mut known: Vec<Vec<TermVariant>> = Vec::with_capacity(words.len());
        for word in words {
            let mut forms_of = forms.of(word, searched, languages, fuzzy)?;
            let right = forms_of.iter().filter(|form| form.similarity >= 1.0);
            *word_counts.entry(word.folded.clone()).or_default() += right.map(TermVariant::documents).sum::<u64>();
            for other in word.alternatives.iter().filter(|other| !other.is_joined()) {
                forms_of.extend(forms.variants_of_alternative(other, searched, languages)?);
            }
            if words.len() == 1 {
                forms_of.extend(forms.variants_as_part(word, searched, languages)?);
            }
            known.push(forms_of);
        }
        let joined = find_joined_words(words, forms, searched, languages)?;
        let variants: Vec<Vec<&str>> = if searched.is_exact {
            vec![words.iter().map(|word| word.folded.as_str()).collect()]
        } else {
            let of_language = |&language: &Language| words.iter().map(|word| word.term(language)).collect();
            languages.iter().filter_map(of_language).collect()
        };
        // Words that no stemmer changes are equal in several languages.
        let distinct: BTreeSet<Vec<&str>> = variants.into_iter().collect();
        let collection = forms.collection();
        Ok(distinct.into_iter().flat_map(|texts| readings(words, &texts, &known, &joined, collection)).collect())
    }

    pub fn condition(&self, slop: u32) -> Condition {
        if let [word] = self.words.as_slice() {
            return Condition::Word(word.term.clone());
        }
        match self.exact_terms() {
            Some(forms) => Condition::Phrase(forms.map(|form| form.term.clone()).collect(), slop),
            None => Condition::fuzzy_phrase(self.fuzzy_phrase(slop)),
        }
    }

    /// Its terms, when no word has another spelling.
    pub fn exact_terms(&self) -> Option<impl Iterator<Item = &TermVariant>> {
        let is_one = self.words.iter().all(|word| word.term.forms().len() == 1);
        is_one.then(|| self.words.iter().flat_map(|word| word.term.forms()))
    }

    /// Number of posting lists of all its spellings.
    pub fn lists(&self) -> usize {
        self.words.iter().map(|word| word.term.forms().len()).sum()
    }

    /// Drops all spellings except the most similar one of each word.
    pub fn keep_nearest(&mut self, collection: &Collection) {
        for word in &mut self.words {
            let nearest = word.term.forms().first().cloned();
            if let Some(term) = QueryTerm::new(nearest.into_iter().collect(), 0, collection) {
                word.term = term;
            }
        }
    }

    pub fn fuzzy_phrase(&self, slop: u32) -> FuzzyPhrase {
        FuzzyPhrase { words: self.words.iter().map(|word| word.term.clone()).collect(), slop }
    }

    pub fn quoted_phrase(&self, slop: u32) -> QuotedPhrase {
        let written = self.words.iter().map(|word| word.written.to_vec()).collect();
        QuotedPhrase { indexed: self.fuzzy_phrase(slop), written }
    }

    /// The query's word numbers in the phrase, with their spellings.
    pub fn words(&self) -> impl Iterator<Item = (usize, &Arc<QueryTerm>)> {
        self.words.iter().map(|word| (word.number, &word.term))
    }
}

/// Neighboring words that the field has as one word.
fn find_joined_words<'w>(
    words: &'w [QueryWord],
    forms: &mut VariantLookup<'_>,
    searched: SearchedField,
    languages: &[Language],
) -> Result<Vec<(&'w AlternativeSpelling, Vec<TermVariant>)>, Fault> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        for other in word.alternatives.iter().filter(|other| other.is_joined() && other.words.start == at) {
            let forms = forms.variants_of_alternative(other, searched, languages)?;
            if !forms.is_empty() {
                found.push((other, forms));
            }
        }
    }
    Ok(found)
}

/// A word of the query as texts write it.
struct WrittenWord {
    spellings: Rc<[String]>,
    /// The word as an alternative spelling of several words of a text.
    as_alternative: Rc<[String]>,
}

impl WrittenWord {
    /// `term` has the spellings of the index. Marked ones are looked for in texts only when the index has some, because
    /// joining the words of a text takes most of the time.
    fn new(word: &QueryWord, term: Option<&QueryTerm>, language: Language) -> Self {
        let marked = |mark: char| {
            let has_mark = term.is_some_and(|term| term.forms().iter().any(|form| form.text().ends_with(mark)));
            has_mark.then(|| format!("{}{mark}", word.folded))
        };
        let (alternative, part) = (marked(ALTERNATIVE), marked(PART));
        let as_alternative = alternative.iter().cloned().collect();
        Self { spellings: word.written_spellings(language).chain(alternative).chain(part).collect(), as_alternative }
    }
}

/// A joined word, as index terms and as texts write it.
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
    let term_of = |forms: Vec<TermVariant>| QueryTerm::new(forms, 0, collection);
    let of_language = |forms: &[TermVariant]| {
        term_of(forms.iter().filter(|form| split_language(form.text()).0 == language).cloned().collect())
    };
    let spelled: Vec<Option<Arc<QueryTerm>>> =
        texts.iter().zip(known).map(|(text, forms)| term_of(spellings_of(text, forms))).collect();
    let written: Vec<WrittenWord> =
        words.iter().zip(&spelled).map(|(word, term)| WrittenWord::new(word, term.as_deref(), language)).collect();
    let read = |replaced: Range<usize>, by: Option<JoinedWord<'_>>, times: usize| -> Option<LanguagePhrase> {
        let mut phrase = Vec::with_capacity(spelled.len() + times);
        for (number, term) in spelled.iter().enumerate() {
            if number == replaced.start {
                for _ in 0..times {
                    let (term, written) = by.clone()?;
                    phrase.push(PhraseWord { number, term: term.clone(), written });
                }
            }
            if !replaced.contains(&number) {
                phrase.push(PhraseWord { number, term: term.clone()?, written: written[number].spellings.clone() });
            }
        }
        Some(LanguagePhrase { words: phrase, is_as_written: times == 0 })
    };
    let mut found: Vec<LanguagePhrase> = read(texts.len()..texts.len(), None, 0).into_iter().collect();
    for (other, forms) in joined {
        let term = of_language(forms);
        let by = term.as_ref().map(|term| (term, Rc::from([other.written().to_owned()])));
        found.extend(read(other.words.clone(), by, 1));
    }
    // The reading as written has the alternatives of a single word already.
    for (number, term) in spelled.iter().enumerate().filter(|_| texts.len() > 1) {
        let forms = term.iter().flat_map(|term| term.forms());
        let several = term_of(forms.filter(|form| form.text().ends_with(ALTERNATIVE)).cloned().collect());
        if let Some(several) = &several {
            let by = || Some((several, written[number].as_alternative.clone()));
            found.extend(JOINED_WORD_COUNTS.iter().filter_map(|&times| read(number..number + 1, by(), times)));
        }
    }
    found.truncate(MAX_READINGS);
    found
}

/// The variants that equal the term, or are fuzzy spellings of it in the same language.
fn spellings_of(text: &str, forms: &[TermVariant]) -> Vec<TermVariant> {
    let (language, _) = split_language(text);
    let is_it = |form: &&TermVariant| {
        if form.similarity < 1.0 { split_language(form.text()).0 == language } else { form.text() == text }
    };
    forms.iter().filter(is_it).cloned().collect()
}
