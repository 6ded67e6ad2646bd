//! Subjects of a guest or a project as phrases of weighted terms, and their matches in a show.

use super::recognition::{RecognizedSubject, SubjectOrigin, recognize_subjects};
use super::show_terms::{EpisodeTerms, ShowTerms, acronym_term, acronyms};
use super::weights::{
    ALONE_IN_PASSING, BIO_WORDS, COMMON_SHARE, EPISODES_SCALE, FULL_RARITY, FULL_SHARE_EPISODES, MIN_CONTEXT_RARITY,
    MIN_COVERAGE, MIN_OTHER_RARITY, MIN_REASON_WEIGHT, OWN_TEXT_BONUS, PHRASE_IN_NOTES_SHARE, WORD_IN_NOTES_SHARE,
};
use crate::facts::{GuestFacts, ProjectFacts};
use crate::words::{NounPhrases, TermVector, WordStatistics, WordTerms, beginning, clip_chars};
use std::collections::HashSet;

/// Terms of advertisements and of requests for support.
const SALES_TERMS: [&str; 8] =
    ["en:sponsor", "en:discount", "en:coupon", "en:promo", "en:patreon", "en:merch", "en:affili", "en:giveaway"];
/// The least weight of a subject that supports another one.
const MIN_SUPPORT: f32 = 0.2;
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
    is_passing: bool,
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

    /// The rare words of the profile's noun phrases: several of them show that a text is about the guest's field.
    pub(crate) fn context(self, language: Option<&str>, statistics: &dyn WordStatistics) -> HashSet<String> {
        let Some(guest) = self.guest else { return HashSet::new() };
        let mut reader = WordTerms::new(language);
        let phrases = NounPhrases::new(guest.text_language());
        let texts = [&guest.short_bio, &guest.long_bio].into_iter().chain(&guest.topics).chain(&guest.expertise);
        let mut terms: HashSet<String> = texts
            .flat_map(|text| phrases.of_text(beginning(text, MAX_BIO_BYTES)))
            .flat_map(|phrase| reader.collect(&phrase))
            .collect();
        let name = reader.collect(&guest.full_name());
        terms.retain(|term| !name.contains(term) && statistics.weight(term) >= MIN_CONTEXT_RARITY);
        terms
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
        // "AI" is also written so within a text; of "ice", that is another word.
        let of_capitals: Vec<String> =
            acronyms(&format!("{phrase} a")).iter().flat_map(|acronym| reader.collect(acronym)).collect();
        let other_form = |term: &String| match of_capitals.contains(term) {
            true => Some(acronym_term(term)),
            false => person_form(term),
        };
        let terms: Vec<(String, f32, Option<String>)> =
            terms.into_iter().map(|term| (term.clone(), statistics.weight(&term), other_form(&term))).collect();
        let is_repeated = list.iter().any(|other| other.terms == terms);
        if terms.is_empty() || is_repeated {
            continue;
        }
        // What most shows mention, such as business, is a weak sign of a common subject.
        let rarest = terms.iter().map(|(_, weight, _)| *weight).fold(0.0, f32::max);
        let rarity = (COMMON_SHARE + (1.0 - COMMON_SHARE) * rarest / FULL_RARITY).min(1.0);
        let mass = terms.iter().map(|(_, weight, _)| weight).sum();
        let is_passing = terms.len() == 1 && weight < MIN_REASON_WEIGHT;
        list.push(Subject { label: clip_chars(phrase, 80), weight: weight * rarity, terms, mass, is_passing });
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
    /// How many words it has. A single word may stand for something else elsewhere.
    pub(crate) fn words(&self) -> usize {
        self.terms.len()
    }

    /// Whether it adds no word to another subject.
    pub(crate) fn has_only_terms_of(&self, other: &Self) -> bool {
        self.terms.iter().all(|(term, ..)| other.has_term(term))
    }

    /// How many of its words a text has.
    pub(crate) fn words_in(&self, terms: &HashSet<String>) -> usize {
        self.covered(terms).count()
    }

    fn covered(&self, terms: &HashSet<String>) -> impl Iterator<Item = f32> {
        let has = |term: &String, other: &Option<String>| {
            terms.contains(term) || other.as_ref().is_some_and(|other| terms.contains(other))
        };
        self.terms.iter().filter(move |(term, _, other)| has(term, other)).map(|(_, weight, _)| *weight)
    }

    /// The inverse document frequency of its rarest word.
    pub(crate) fn rarity(&self) -> f32 {
        self.terms.iter().map(|(_, weight, _)| *weight).fold(0.0, f32::max)
    }

    /// Whether a topic only names it in passing.
    pub(crate) fn is_passing(&self) -> bool {
        self.is_passing
    }

    /// Whether a term is one of its words.
    pub(crate) fn has_term(&self, term: &str) -> bool {
        self.terms.iter().any(|(own, ..)| own == term)
    }

    /// Whether the terms of one sentence are about the subject: they have most of its weight, and at least two of its
    /// words.
    pub(crate) fn is_in(&self, terms: &HashSet<String>) -> bool {
        let (count, weight) = self.covered(terms).fold((0, 0.0), |(count, sum), weight| (count + 1, sum + weight));
        count >= self.terms.len().min(2) && weight >= MIN_COVERAGE * self.mass
    }
}

/// Whether a sentence is of an advertisement or a request for support, by its terms.
pub(crate) fn is_sales_talk(terms: &HashSet<String>) -> bool {
    SALES_TERMS.iter().any(|term| terms.contains(*term))
}

impl Subjects {
    /// The other subjects of the sentences: each has a rare word that neither `subject` nor the ones before have.
    pub(crate) fn others(&self, subject: &Subject, parts: &[&HashSet<String>]) -> Vec<&Subject> {
        let mut found: Vec<&Subject> = Vec::new();
        for other in self.list.iter().filter(|other| other.weight >= MIN_SUPPORT) {
            let is_known = |term: &str| subject.has_term(term) || found.iter().any(|one| one.has_term(term));
            let is_new = other.terms.iter().any(|(term, weight, _)| *weight >= MIN_OTHER_RARITY && !is_known(term));
            if is_new && parts.iter().any(|terms| other.is_in(terms) && !is_sales_talk(terms)) {
                found.push(other);
            }
        }
        found
    }

    /// Whether texts have another subject that is named for itself.
    fn has_chosen(&self, subject: &Subject, parts: &[HashSet<String>]) -> bool {
        let others = self.list.iter().filter(|other| !other.is_passing && !other.has_only_terms_of(subject));
        others.filter(|other| other.weight >= MIN_SUPPORT).any(|other| parts.iter().any(|terms| other.is_in(terms)))
    }

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
            let has =
                |parts: &[HashSet<String>]| parts.iter().any(|terms| subject.is_in(terms) && !is_sales_talk(terms));
            let is_in_own_text = has(&show.own);
            let episodes: Vec<usize> =
                show.episodes.iter().enumerate().filter(|(_, episode)| has(&episode.all)).map(|(at, _)| at).collect();
            if !is_in_own_text && episodes.is_empty() {
                continue;
            }
            // A title names what an episode is about; notes also mention things in passing.
            let of_place = |episode: &EpisodeTerms| match episode {
                episode if has(&episode.all[..episode.titles]) => 1.0,
                _ if subject.terms.len() > 1 => PHRASE_IN_NOTES_SHARE,
                _ => WORD_IN_NOTES_SHARE,
            };
            // A word in passing, such as "source", is often another one where no subject of the guest is beside it.
            let of_company = |parts: &[HashSet<String>]| match subject.is_passing && !self.has_chosen(subject, parts) {
                true => ALONE_IN_PASSING,
                false => 1.0,
            };
            let count: f32 =
                episodes.iter().map(|at| of_place(&show.episodes[*at]) * of_company(&show.episodes[*at].all)).sum();
            let share = count / show.episodes.len().max(1) as f32;
            let by_episodes = 1.0 - (-count.max(share * FULL_SHARE_EPISODES) / EPISODES_SCALE).exp();
            let bonus = if is_in_own_text { OWN_TEXT_BONUS * of_company(&show.own) } else { 0.0 };
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
