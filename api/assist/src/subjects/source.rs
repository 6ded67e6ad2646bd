//! Subjects of a guest or a project as phrases of weighted terms, and their matches in a show.

use super::show_terms::ShowTerms;
use super::weights::{
    BIO_WEIGHT, EPISODES_SCALE, EXPERTISE_WEIGHT, FULL_SHARE_EPISODES, MIN_COVERAGE, OWN_TEXT_BONUS, VAGUE_WEIGHT,
};
use crate::facts::{GuestFacts, ProjectFacts};
use crate::hostile_text::is_quotable;
use crate::words::{NoStatistics, TermVector, WordStatistics, WordTerms, beginning, clip_chars, key_phrases};
use std::collections::HashSet;

/// Further subjects are ignored.
const MAX_SUBJECTS: usize = 40;
/// Subjects that are read from a bio when a guest has no others.
const MAX_BIO_SUBJECTS: usize = 6;

/// Bytes of a bio or a purpose that are read.
const MAX_BIO_BYTES: usize = 20_000;

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
    terms: Vec<(String, f32)>,
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
    pub(crate) fn is_empty(self) -> bool {
        let is_blank = |text: &Option<String>| text.as_deref().is_none_or(|text| text.trim().is_empty());
        let has_project = self.project.is_some_and(|project| {
            !is_blank(&project.purpose) || project.keywords.iter().any(|keyword| !keyword.trim().is_empty())
        });
        !has_project && self.guest.is_none_or(GuestFacts::has_no_subjects)
    }

    /// The subjects as terms of the show's language.
    pub(crate) fn subjects(self, language: Option<&str>, statistics: &dyn WordStatistics) -> Subjects {
        let mut reader = WordTerms::new(language);
        let mut phrases: Vec<(String, f32)> = Vec::new();
        let mut frequencies = TermVector::default();
        if let Some(guest) = self.guest {
            phrases.extend(guest.topics.iter().map(|topic| (topic.clone(), 1.0)));
            phrases.extend(guest.expertise.iter().map(|field| (field.clone(), EXPERTISE_WEIGHT)));
            let texts = [(&guest.short_bio, 1.0), (&guest.long_bio, 0.5)];
            for (text, weight) in texts {
                frequencies.add(&mut reader, beginning(text, MAX_BIO_BYTES), weight);
            }
            for goal in guest.goals.iter().chain(&guest.audience) {
                frequencies.add(&mut reader, beginning(goal, MAX_BIO_BYTES), 0.5);
            }
            if guest.subjects().next().is_none() {
                let bio = [guest.short_bio.as_str(), guest.long_bio.as_str()];
                let found = key_phrases(&bio, language, &NoStatistics, MAX_BIO_SUBJECTS);
                phrases.extend(found.into_iter().map(|phrase| (phrase.text, BIO_WEIGHT)));
            }
        }
        // The purpose of a project describes its shows when there is no guest, and only adds words when there is one.
        if let Some(project) = self.project {
            let weight = if self.guest.is_some() { 0.4 } else { 1.0 };
            phrases.extend(project.keywords.iter().map(|keyword| (keyword.clone(), weight)));
            if let (Some(purpose), None) = (&project.purpose, self.guest) {
                frequencies.add(&mut reader, beginning(purpose, MAX_BIO_BYTES), 1.0);
                let found = key_phrases(&[purpose], language, statistics, MAX_BIO_SUBJECTS);
                phrases.extend(found.into_iter().map(|phrase| (phrase.text, BIO_WEIGHT)));
            }
        }
        for (phrase, weight) in &phrases {
            frequencies.add(&mut reader, beginning(phrase, MAX_BIO_BYTES), 2.0 * weight);
        }
        let list = compile(phrases, &mut reader, statistics);
        Subjects { list, vector: frequencies.weighted(statistics) }
    }

    /// The subjects that the guest does not want to speak about.
    pub(crate) fn avoided(self, language: Option<&str>, statistics: &dyn WordStatistics) -> Subjects {
        let mut reader = WordTerms::new(language);
        let phrases = self.guest.into_iter().flat_map(|guest| &guest.topics_to_avoid);
        let list = compile(phrases.map(|phrase| (phrase.clone(), 1.0)).collect(), &mut reader, statistics);
        Subjects { list, vector: TermVector::default() }
    }
}

fn compile(phrases: Vec<(String, f32)>, reader: &mut WordTerms, statistics: &dyn WordStatistics) -> Vec<Subject> {
    let mut list: Vec<Subject> = Vec::new();
    for (phrase, weight) in phrases.into_iter().filter(|(phrase, _)| is_quotable(phrase)) {
        let mut terms: Vec<String> = reader.collect(&clip_chars(&phrase, 200));
        terms.sort();
        terms.dedup();
        let terms: Vec<(String, f32)> =
            terms.into_iter().map(|term| (term.clone(), statistics.weight(&term))).collect();
        let is_repeated = list.iter().any(|other| other.terms == terms);
        if terms.is_empty() || is_repeated || list.len() == MAX_SUBJECTS {
            continue;
        }
        let is_vague = terms.len() == 1 && phrase.split_whitespace().count() > 2;
        let weight = if is_vague { weight * VAGUE_WEIGHT } else { weight };
        let mass = terms.iter().map(|(_, weight)| weight).sum();
        list.push(Subject { label: clip_chars(&phrase, 80), weight, terms, mass });
    }
    list
}

impl Subject {
    /// Whether the terms of one sentence are about the subject: they have most of its weight, and at least two of its
    /// words.
    pub(crate) fn is_in(&self, terms: &HashSet<String>) -> bool {
        let covered = self.terms.iter().filter(|(term, _)| terms.contains(term));
        let (count, weight) = covered.fold((0, 0.0), |(count, sum), (_, weight)| (count + 1, sum + weight));
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
                show.episodes.iter().enumerate().filter(|(_, terms)| has(terms)).map(|(at, _)| at).collect();
            if !is_in_own_text && episodes.is_empty() {
                continue;
            }
            let count = episodes.len() as f32;
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
