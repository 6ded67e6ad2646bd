//! How surely an episode is about a subject of the guest, by its title and notes. A word alone may stand for something else,
//! so a tie needs more than one sign: the title, other subjects, or rare words of the profile.

use super::sentence_kinds::{is_housekeeping, is_link, names_subject};
use crate::facts::EpisodeFacts;
use crate::subjects::{Subject, Subjects, is_sales_talk, sentence_terms};
use crate::words::{WordTerms, beginning, normalize_for_search, sentences};
use std::collections::HashSet;

/// A tie with fewer points is no reason for a pitch.
const MIN_POINTS: usize = 5;
const IN_TITLE: usize = 3;
/// For the subject in notes: in one sentence, and in the first one or several.
const IN_NOTES: usize = 1;
const MAINLY_IN_NOTES: usize = 2;
/// A phrase has a point for each of so many words.
const MAX_WORD_POINTS: usize = 3;
/// A subject with a word that fewer than one of fifty shows have is more certain.
const RARE: f32 = 4.0;
const PER_OTHER: usize = 2;
const MAX_OTHERS: usize = 2;
const MAX_CONTEXT: usize = 3;
/// Bytes of notes that are read.
const MAX_NOTES_BYTES: usize = 8_000;

/// A sentence with its terms.
pub(super) struct TermSentence<'t> {
    text: &'t str,
    terms: HashSet<String>,
}

impl<'t> TermSentence<'t> {
    pub(super) fn read(reader: &mut WordTerms, text: &'t str) -> Self {
        Self { text, terms: sentence_terms(reader, text) }
    }

    /// Whether it has a subject, with the words near each other. "House" has the stem of "housing", but is another word.
    fn has(&self, subject: &Subject) -> bool {
        subject.is_in(&self.terms) && names_subject(self.text, &subject.label)
    }
}

/// Title and notes of an episode as terms, without links, advertisements and what stands under other episodes, too.
pub(super) struct EpisodeText<'t> {
    /// The title and the topics of the catalog.
    titles: Vec<TermSentence<'t>>,
    notes: Vec<TermSentence<'t>>,
}

impl<'t> EpisodeText<'t> {
    pub(super) fn read(reader: &mut WordTerms, episode: &'t EpisodeFacts, is_repeated: impl Fn(&str) -> bool) -> Self {
        let mut read = |text: &'t str| TermSentence::read(reader, text);
        let titles = std::iter::once(&episode.title).chain(&episode.topics).map(|title| read(title)).collect();
        let notes = sentences(beginning(&episode.description, MAX_NOTES_BYTES)).map(|(_, sentence)| sentence);
        let notes = notes.filter(|sentence| {
            let normal = normalize_for_search(sentence);
            !is_link(sentence) && !is_housekeeping(&normal) && !is_repeated(&normal)
        });
        let notes = notes.map(read).filter(|one| !one.terms.is_empty() && !is_sales_talk(&one.terms));
        Self { titles, notes: notes.collect() }
    }

    fn parts(&self) -> Vec<&TermSentence<'t>> {
        self.titles.iter().chain(&self.notes).collect()
    }
}

/// The tie of a subject to an episode.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EpisodeTie {
    pub(super) points: usize,
    /// The other subjects of the guest that the episode has: those that were chosen, then those named in passing.
    pub(super) others: Vec<String>,
    pub(super) passing: Vec<String>,
}

/// What the ties of one guest to one show are read from.
pub(super) struct TieRules<'a> {
    /// All subjects, parts and those of the bio, too.
    pub(super) subjects: &'a Subjects,
    /// Rare words of the profile.
    pub(super) context: &'a HashSet<String>,
}

/// What a show has of a profile.
#[derive(Clone, Copy)]
pub(super) struct ShowSigns {
    /// The subject, in its own title or description.
    pub(super) has_subject: bool,
    /// Another subject, there, or a phrase in the title of an episode.
    pub(super) has_other: bool,
}

/// What texts have of a profile, beside one subject.
struct Signs<'a> {
    others: Vec<&'a Subject>,
    passing: Vec<&'a Subject>,
    context: usize,
}

impl Signs<'_> {
    fn count(&self) -> usize {
        self.others.len().min(MAX_OTHERS) + self.further()
    }

    fn further(&self) -> usize {
        (self.passing.len() + self.context).min(MAX_CONTEXT)
    }

    fn points(&self) -> usize {
        PER_OTHER * self.others.len().min(MAX_OTHERS) + self.further()
    }
}

impl TieRules<'_> {
    /// The tie, when title and notes show it.
    pub(super) fn tie(&self, subject: &Subject, episode: &EpisodeText<'_>, show: ShowSigns) -> Option<EpisodeTie> {
        let in_title = episode.titles.iter().find(|one| one.has(subject));
        let in_notes: Vec<(usize, &TermSentence<'_>)> =
            episode.notes.iter().enumerate().filter(|(_, one)| one.has(subject)).collect();
        let place = match in_notes.as_slice() {
            [] => 0,
            [(at, _)] if *at > 0 => IN_NOTES,
            _ => MAINLY_IN_NOTES,
        };
        let found = in_title.into_iter().chain(in_notes.iter().map(|(_, one)| *one));
        let words = found.map(|one| subject.words_in(&one.terms)).max()?;
        // A single word in passing is no subject, neither of the guest nor of the episode.
        if subject.is_passing() || subject.words() == 1 && in_title.is_none() && place < MAINLY_IN_NOTES {
            return None;
        }
        let signs = self.signs(subject, &episode.parts());
        let by_words = if subject.words() > 1 { words.min(MAX_WORD_POINTS) } else { 0 };
        let points = usize::from(in_title.is_some()) * IN_TITLE
            + place
            + by_words
            + usize::from(subject.rarity() >= RARE)
            + signs.points()
            + usize::from(show.has_subject)
            + usize::from(show.has_other);
        let labels = |list: &[&Subject]| list.iter().map(|one| one.label.clone()).collect();
        let signs_count = signs.count() + usize::from(show.has_other);
        (points >= MIN_POINTS && signs_count >= least_signs(subject)).then(|| EpisodeTie {
            points,
            others: labels(&signs.others),
            passing: labels(&signs.passing),
        })
    }

    fn signs(&self, subject: &Subject, parts: &[&TermSentence<'_>]) -> Signs<'_> {
        let is_near = |other: &&Subject| parts.iter().any(|part| part.has(other));
        let terms: Vec<&HashSet<String>> = parts.iter().map(|part| &part.terms).collect();
        let all: Vec<&Subject> = self.subjects.others(subject, &terms).into_iter().filter(is_near).collect();
        let is_other = |term: &str| subject.has_term(term) || all.iter().any(|other| other.has_term(term));
        let context = self.context.iter().filter(|term| !is_other(term));
        let context = context.filter(|term| terms.iter().any(|part| part.contains(*term))).count();
        let (passing, others) = all.into_iter().partition(|other| other.is_passing());
        Signs { others, passing, context }
    }

    /// Whether texts with a subject are also about something else of the guest, as far as the subject needs it.
    pub(super) fn has_signs(&self, subject: &Subject, parts: &[TermSentence<'_>]) -> bool {
        !subject.is_passing() && self.signs(subject, &parts.iter().collect::<Vec<_>>()).count() >= least_signs(subject)
    }
}

/// How many other signs a subject needs: a single word may be another word.
fn least_signs(subject: &Subject) -> usize {
    usize::from(subject.words() == 1)
}
