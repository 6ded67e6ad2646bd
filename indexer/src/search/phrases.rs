//! The words of a phrase as the index may have them: in each language, and in near spellings.

use super::compiled::{NearMarks, Spellings};
use super::fault::Fault;
use super::forms::{Form, Forms, QueryWord, language_of};
use super::matching::Match;
use super::near_phrase::NearPhrase;
use super::targets::Searched;
use crate::analyze::Language;
use std::collections::{BTreeSet, HashMap};

/// A phrase in one language: of each word its spellings, the right one first.
pub struct Phrase(Vec<Vec<Form>>);

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
            let forms = forms.of(word, searched, languages, fuzzy)?;
            let right = forms.iter().filter(|form| form.nearness >= 1.0);
            *word_counts.entry(word.folded.clone()).or_default() += right.map(Form::documents).sum::<u64>();
            known.push(forms);
        }
        let variants: Vec<Vec<&str>> = if searched.is_exact {
            vec![words.iter().map(|word| word.folded.as_str()).collect()]
        } else {
            let of_language = |&language: &Language| words.iter().map(|word| word.term(language)).collect();
            languages.iter().filter_map(of_language).collect()
        };
        // Words that no stemmer touches are the same in several languages.
        let distinct: BTreeSet<Vec<&str>> = variants.into_iter().collect();
        let phrase = |texts: Vec<&str>| {
            let spelt = texts.into_iter().zip(&known).map(|(text, forms)| spellings(text, forms));
            spelt.collect::<Option<Vec<_>>>().map(Self)
        };
        Ok(distinct.into_iter().filter_map(phrase).collect())
    }

    pub fn matcher(&self, slop: u32) -> Match {
        let known = |form: &Form| form.known.clone();
        match self.as_written() {
            Some(forms) => Match::Phrase(forms.map(known).collect(), slop),
            None => {
                let words = self.0.iter().map(|spellings| spellings.iter().map(known).collect()).collect();
                NearPhrase { words, slop }.matcher()
            }
        }
    }

    /// Its terms, where no word has another spelling.
    pub fn as_written(&self) -> Option<impl Iterator<Item = &Form>> {
        self.0.iter().all(|spellings| spellings.len() == 1).then(|| self.0.iter().flatten())
    }

    pub fn marks(&self, slop: u32) -> NearMarks {
        let texts = |spellings: &Vec<Form>| Spellings {
            nearest: spellings.first().map(|form| form.text().to_owned()).unwrap_or_default(),
            all: spellings.iter().map(|form| form.text().to_owned()).collect(),
        };
        NearMarks { words: self.0.iter().map(texts).collect(), slop }
    }

    /// The spellings of each word.
    pub fn words(&self) -> &[Vec<Form>] {
        &self.0
    }

    pub fn into_words(self) -> Vec<Vec<Form>> {
        self.0
    }
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
