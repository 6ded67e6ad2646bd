//! The words of a phrase as the index may have them: in each language, in near spellings, and with names written as one
//! word or as several.

use super::compiled::{NearMarks, Spellings};
use super::fault::Fault;
use super::forms::{Form, Forms, OtherSpelling, QueryWord, language_of};
use super::matching::Match;
use super::near_phrase::NearPhrase;
use super::targets::Searched;
use crate::analyze::{ALTERNATIVE, Language};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// Readings of a phrase, in which some of its words are written as one, or one as several.
const MAX_READINGS: usize = 6;
/// Positions that a word may cover that the index has as several: of a name of two or three words.
const SEVERAL: [usize; 2] = [2, 3];

/// A phrase in one language.
pub struct Phrase(Vec<PhraseWord>);

/// What stands at one position of a phrase.
#[derive(Clone)]
struct PhraseWord {
    /// The word of the query.
    word: usize,
    /// Its spellings, the right one first.
    spellings: Vec<Form>,
}

impl Phrase {
    /// The phrase in each language in which the field has all its words; `fuzzy`: in any near spelling of them. How many
    /// documents have each word as it is goes to `word_counts`.
    pub fn of(
        words: &[QueryWord],
        forms: &mut Forms<'_>,
        languages: &[Language],
        searched: Searched,
        fuzzy: bool,
        word_counts: &mut HashMap<String, u64>,
    ) -> Result<Vec<Self>, Fault> {
        let mut known: Vec<Vec<Form>> = Vec::with_capacity(words.len());
        for word in words {
            let mut forms_of = forms.of(word, searched, languages, fuzzy)?;
            let right = forms_of.iter().filter(|form| form.nearness >= 1.0);
            *word_counts.entry(word.folded.clone()).or_default() += right.map(Form::documents).sum::<u64>();
            for other in word.others.iter().filter(|other| !other.is_joined()) {
                forms_of.extend(forms.of_other(other, searched, languages)?);
            }
            known.push(forms_of);
        }
        let joined = joins(words, forms, searched, languages)?;
        let variants: Vec<Vec<&str>> = if searched.is_exact {
            vec![words.iter().map(|word| word.folded.as_str()).collect()]
        } else {
            let of_language = |&language: &Language| words.iter().map(|word| word.term(language)).collect();
            languages.iter().filter_map(of_language).collect()
        };
        // Words that no stemmer touches are the same in several languages.
        let distinct: BTreeSet<Vec<&str>> = variants.into_iter().collect();
        Ok(distinct.into_iter().flat_map(|texts| readings(&texts, &known, &joined)).collect())
    }

    pub fn matcher(&self, slop: u32) -> Match {
        let known = |form: &Form| form.known.clone();
        match self.as_written() {
            Some(forms) => Match::Phrase(forms.map(known).collect(), slop),
            None => {
                let words = self.0.iter().map(|word| word.spellings.iter().map(known).collect()).collect();
                NearPhrase { words, slop }.matcher()
            }
        }
    }

    /// Its terms, where no word has another spelling.
    pub fn as_written(&self) -> Option<impl Iterator<Item = &Form>> {
        let is_one = self.0.iter().all(|word| word.spellings.len() == 1);
        is_one.then(|| self.0.iter().flat_map(|word| &word.spellings))
    }

    pub fn marks(&self, slop: u32) -> NearMarks {
        let texts = |word: &PhraseWord| Spellings {
            nearest: word.spellings.first().map(|form| form.text().to_owned()).unwrap_or_default(),
            all: word.spellings.iter().map(|form| form.text().to_owned()).collect(),
        };
        NearMarks { words: self.0.iter().map(texts).collect(), slop }
    }

    /// The words of the query that it has, with their spellings.
    pub fn words(&self) -> impl Iterator<Item = (usize, &[Form])> {
        self.0.iter().map(|word| (word.word, word.spellings.as_slice()))
    }

    pub fn into_words(self) -> impl Iterator<Item = (usize, Vec<Form>)> {
        self.0.into_iter().map(|word| (word.word, word.spellings))
    }
}

/// Neighbors that the field has as one word.
fn joins<'w>(
    words: &'w [QueryWord],
    forms: &mut Forms<'_>,
    searched: Searched,
    languages: &[Language],
) -> Result<Vec<(&'w OtherSpelling, Vec<Form>)>, Fault> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        for other in word.others.iter().filter(|other| other.is_joined() && other.words.start == at) {
            let forms = forms.of_other(other, searched, languages)?;
            if !forms.is_empty() {
                found.push((other, forms));
            }
        }
    }
    Ok(found)
}

/// A phrase of these terms in the ways in which names in it may be written.
fn readings(texts: &[&str], known: &[Vec<Form>], joined: &[(&OtherSpelling, Vec<Form>)]) -> Vec<Phrase> {
    let languages = texts.iter().map(|text| language_of(text).0);
    let language = languages.max().unwrap_or(Language::Plain);
    let of_language = |forms: &[Form]| -> Vec<Form> {
        forms.iter().filter(|form| language_of(form.text()).0 == language).cloned().collect()
    };
    let spelled: Vec<Option<Vec<Form>>> = texts.iter().zip(known).map(|(text, forms)| spellings(text, forms)).collect();
    let read = |replaced: Range<usize>, by: &[Form], times: usize| -> Option<Phrase> {
        let mut phrase = Vec::with_capacity(spelled.len() + times);
        for (word, spellings) in spelled.iter().enumerate() {
            if word == replaced.start {
                phrase.extend((0..times).map(|_| PhraseWord { word, spellings: by.to_vec() }));
            }
            if !replaced.contains(&word) {
                phrase.push(PhraseWord { word, spellings: spellings.clone()? });
            }
        }
        (!by.is_empty() || times == 0).then_some(Phrase(phrase))
    };
    let mut found: Vec<Phrase> = read(texts.len()..texts.len(), &[], 0).into_iter().collect();
    for (other, forms) in joined {
        found.extend(read(other.words.clone(), &of_language(forms), 1));
    }
    for (word, spellings) in spelled.iter().enumerate() {
        let is_several = |form: &&Form| form.text().ends_with(ALTERNATIVE);
        let several: Vec<Form> = spellings.iter().flatten().filter(is_several).cloned().collect();
        if !several.is_empty() {
            found.extend(SEVERAL.iter().filter_map(|&times| read(word..word + 1, &several, times)));
        }
    }
    found.truncate(MAX_READINGS);
    found
}

/// Of the forms of a word those that are this term, or near it in the same language.
fn spellings(text: &str, forms: &[Form]) -> Option<Vec<Form>> {
    let (language, _) = language_of(text);
    let is_it = |form: &&Form| {
        if form.nearness < 1.0 { language_of(form.text()).0 == language } else { form.text() == text }
    };
    let found: Vec<Form> = forms.iter().filter(is_it).cloned().collect();
    (!found.is_empty()).then_some(found)
}
