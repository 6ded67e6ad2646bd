//! Subjects of a guest or a project as phrases of weighted terms, and their matches in a show.

use super::recognition::{RecognizedSubject, SubjectOrigin, recognize_subjects};
use super::show_terms::ShowTerms;
use super::weights::{
    BIO_WORDS, COMMON_SHARE, EPISODES_SCALE, FULL_RARITY, FULL_SHARE_EPISODES, MIN_COVERAGE, OWN_TEXT_BONUS,
    PHRASE_IN_NOTES_SHARE, WORD_IN_NOTES_SHARE,
};
use crate::facts::{GuestFacts, ProjectFacts};
use crate::words::{TermVector, WordStatistics, WordTerms, beginning, clip_chars};
use std::collections::HashSet;

/// Bytes of a bio or a purpose that are read.
const MAX_BIO_BYTES: usize = 20_000;
/// Further subjects are ignored.
const MAX_SUBJECTS: usize = 40;

/// The guest and project that subjects are read from.
#[derive(Clone, Copy)]
pub(crate) struct SubjectSource<'a> {
    pub(crate) guest: Option<&'a GuestFacts>,
    pub(crate) project: Option<&'a ProjectFacts>,
}

/// A phrase with its terms.
pub(crate) struct Subject {
    pub(crate) label: String,
    /// 0 to 1: topics count most.
    weight: f32,
    /// Terms with their weights; the second form of an English word is the person: farm, farmer.
    terms: Vec<(String, f32, Option<String>)>,
    mass: f32,
}

pub(crate) struct Subjects {
    list: Vec<Subject>,
    vector: TermVector,
}

/// The matches of a subject in a show.
#[derive(Clone, Debug)]
pub(crate) struct SubjectMatch {
    pub(crate) label: String,
    /// Index in the list of subjects.
    pub(crate) subject: usize,
    /// Whether the show's own title, description or genres contain the subject.
    pub(crate) is_in_own_text: bool,
    /// Numbers of the episodes with the subject, newest first.
    pub(crate) episodes: Vec<usize>,
    /// 0 to 1, with the subject's weight.
    pub(crate) strength: f32,
}

impl<'a> SubjectSource<'a> {
    /// The subjects of guest and project as noun phrases of their own language.
    pub(crate) fn recognize(self) -> Vec<RecognizedSubject> {
        recognize_subjects(self.guest, self.project)
    }

    /// The subjects that a pitch may name, as terms of the show's language.
    pub(crate) fn subjects(self, language: Option<&str>, statistics: &dyn WordStatistics) -> Subjects {
        let mut whole = self.recognize();
        let has_named = whole.iter().any(|subject| subject.origin != SubjectOrigin::Bio);
        // The guest named topics to speak about; the words of a bio were not chosen for that.
        whole.retain(|subject| !(subject.is_part || has_named && subject.origin == SubjectOrigin::Bio));
        self.subjects_of(&whole, language, statistics)
    }

    /// Phrases that were recognized before, as terms of the show's language.
    pub(crate) fn subjects_of(
        self,
        recognized: &[RecognizedSubject],
        language: Option<&str>,
        statistics: &dyn WordStatistics,
    ) -> Subjects {
        let mut reader = WordTerms::new(language);
        let mut frequencies = TermVector::default();
        for subject in recognized {
            let weight = if subject.origin == SubjectOrigin::Bio { subject.weight } else { 2.0 * subject.weight };
            frequencies.add(&mut reader, &subject.label, weight);
        }
        // The other words of the profile count a little: they surround its subjects.
        if let Some(guest) = self.guest {
            let texts = [&guest.short_bio, &guest.long_bio].into_iter().chain(&guest.goals).chain(&guest.audience);
            for text in texts.chain(&guest.topics) {
                frequencies.add(&mut reader, beginning(text, MAX_BIO_BYTES), BIO_WORDS);
            }
        } else if let Some(purpose) = self.project.and_then(|project| project.purpose.as_ref()) {
            frequencies.add(&mut reader, beginning(purpose, MAX_BIO_BYTES), BIO_WORDS);
        }
        let phrases = recognized.iter().map(|subject| (subject.label.as_str(), subject.weight));
        Subjects { list: compile(phrases, &mut reader, statistics), vector: frequencies.weighted(statistics) }
    }

    /// The subjects that the guest does not want to speak about.
    pub(crate) fn avoided(self, language: Option<&str>, statistics: &dyn WordStatistics) -> Subjects {
        let mut reader = WordTerms::new(language);
        let phrases = self.guest.into_iter().flat_map(|guest| &guest.topics_to_avoid);
        let list = compile(phrases.map(|phrase| (phrase.as_str(), 1.0)), &mut reader, statistics);
        Subjects { list, vector: TermVector::default() }
    }
}

fn compile<'p>(
    phrases: impl Iterator<Item = (&'p str, f32)>,
    reader: &mut WordTerms,
    statistics: &dyn WordStatistics,
) -> Vec<Subject> {
    let mut list: Vec<Subject> = Vec::new();
    for (phrase, weight) in phrases.take(MAX_SUBJECTS) {
        let mut terms: Vec<String> = reader.collect(&clip_chars(phrase, 200));
        terms.sort();
        terms.dedup();
        let terms: Vec<(String, f32, Option<String>)> =
            terms.into_iter().map(|term| (term.clone(), statistics.weight(&term), person_form(&term))).collect();
        let is_repeated = list.iter().any(|other| other.terms == terms);
        if terms.is_empty() || is_repeated {
            continue;
        }
        // What most shows mention, such as business, is a weak sign of a common subject.
        let rarest = terms.iter().map(|(_, weight, _)| *weight).fold(0.0, f32::max);
        let rarity = (COMMON_SHARE + (1.0 - COMMON_SHARE) * rarest / FULL_RARITY).min(1.0);
        let mass = terms.iter().map(|(_, weight, _)| weight).sum();
        list.push(Subject { label: clip_chars(phrase, 80), weight: weight * rarity, terms, mass });
    }
    list
}

/// The term of the person who does it: `en:farmer` of `en:farm`.
fn person_form(term: &str) -> Option<String> {
    const MIN_LETTERS: usize = 4;
    let stem = term.strip_prefix("en:").filter(|stem| stem.len() >= MIN_LETTERS)?;
    (!stem.ends_with("er")).then(|| format!("en:{}er", stem.trim_end_matches('e')))
}

impl Subject {
    /// Whether the terms of one sentence are about the subject: they have most of its weight, and at least two of its
    /// words.
    pub(crate) fn is_in(&self, terms: &HashSet<String>) -> bool {
        let has = |term: &String, other: &Option<String>| {
            terms.contains(term) || other.as_ref().is_some_and(|other| terms.contains(other))
        };
        let covered = self.terms.iter().filter(|(term, _, other)| has(term, other));
        let (count, weight) = covered.fold((0, 0.0), |(count, sum), (_, weight, _)| (count + 1, sum + weight));
        count >= self.terms.len().min(2) && weight >= MIN_COVERAGE * self.mass
    }
}

impl Subjects {
    pub(crate) fn vector(&self) -> &TermVector {
        &self.vector
    }

    pub(crate) fn get(&self, number: usize) -> Option<&Subject> {
        self.list.get(number)
    }

    /// The subjects that the show has, strongest first.
    pub(crate) fn matches(&self, show: &ShowTerms) -> Vec<SubjectMatch> {
        let mut found: Vec<SubjectMatch> = Vec::new();
        for (number, subject) in self.list.iter().enumerate() {
            let has = |parts: &[HashSet<String>]| parts.iter().any(|terms| subject.is_in(terms));
            let is_in_own_text = has(&show.own);
            let episodes: Vec<usize> =
                show.episodes.iter().enumerate().filter(|(_, episode)| has(&episode.all)).map(|(at, _)| at).collect();
            if !is_in_own_text && episodes.is_empty() {
                continue;
            }
            // A title names what an episode is about; notes also mention things in passing.
            let count: f32 = episodes
                .iter()
                .map(|at| match &show.episodes[*at] {
                    episode if has(&episode.all[..episode.titles]) => 1.0,
                    _ if subject.terms.len() > 1 => PHRASE_IN_NOTES_SHARE,
                    _ => WORD_IN_NOTES_SHARE,
                })
                .sum();
            let share = count / show.episodes.len().max(1) as f32;
            let by_episodes = 1.0 - (-count.max(share * FULL_SHARE_EPISODES) / EPISODES_SCALE).exp();
            let bonus = if is_in_own_text { OWN_TEXT_BONUS } else { 0.0 };
            let strength = (by_episodes + bonus).min(1.0) * subject.weight;
            found.push(SubjectMatch {
                label: subject.label.clone(),
                subject: number,
                is_in_own_text,
                episodes,
                strength,
            });
        }
        found.sort_by(|left, right| right.strength.total_cmp(&left.strength).then(left.subject.cmp(&right.subject)));
        found
    }
}
