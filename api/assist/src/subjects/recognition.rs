//! What a guest can speak about, as noun phrases: from topics, expertise and bio, and from the keywords and the purpose of
//! a project.

use super::weights::{BIO_ONLY_WEIGHT, BIO_WEIGHT, EXPERTISE_WEIGHT, LATER_IN_LINE, PASSING_WORD, PROJECT_WEIGHT};
use crate::facts::{GuestFacts, ProjectFacts};
use crate::hostile_text::is_quotable;
use crate::language::guess_language;
use crate::words::{NounPhrases, beginning, clip_chars, is_one_of_many, strip_invisible};
use earshot_text::analyze::folded_words;
use serde::{Deserialize, Serialize};

/// Further subjects are ignored.
pub const MAX_SUBJECTS: usize = 40;
/// Lines of topics and expertise that are read.
const MAX_LINES: usize = 60;
/// Subjects that are read from a bio, beside topics and without them.
const MAX_FROM_BIO: usize = 8;
const MAX_FROM_BIO_ALONE: usize = 12;
/// Bytes of a line, and of a bio or a purpose, that are read.
const MAX_LINE_BYTES: usize = 400;
const MAX_BIO_BYTES: usize = 20_000;
/// The length of a subject.
pub const MAX_SUBJECT_CHARS: usize = 80;
/// How much less each further chosen subject counts.
const LATER_CHOSEN: f32 = 0.98;

/// The text that a subject is read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SubjectOrigin {
    Topic,
    Expertise,
    Bio,
    Project,
}

/// A subject that shows are searched and compared for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RecognizedSubject {
    /// A noun phrase in the words of the profile.
    pub label: String,
    pub origin: SubjectOrigin,
    /// 0 to 1: topics count most.
    pub weight: f32,
    /// Whether it is a part of a longer subject: shows are compared for it, but a pitch does not name it.
    pub is_part: bool,
}

/// Recognizes the subjects of a guest or a project, the most important first.
#[must_use]
pub fn recognize_subjects(guest: Option<&GuestFacts>, project: Option<&ProjectFacts>) -> Vec<RecognizedSubject> {
    let mut found = SubjectList::default();
    if let Some(chosen) = guest.and_then(|guest| guest.chosen_subjects.as_ref()) {
        let mut weight = 1.0;
        for subject in clean_subjects(chosen) {
            found.add(&subject, (SubjectOrigin::Topic, weight, false));
            weight *= LATER_CHOSEN;
        }
    } else if let Some(guest) = guest {
        let phrases = NounPhrases::new(guest.text_language());
        found.add_lines(&phrases, &guest.topics, SubjectOrigin::Topic, 1.0);
        found.add_lines(&phrases, &guest.expertise, SubjectOrigin::Expertise, EXPERTISE_WEIGHT);
        // Beside topics, a single word of a bio is rarely a subject: a job, a place, a figure of speech.
        let limits = match found.list.is_empty() {
            true => BioLimits { weight: BIO_ONLY_WEIGHT, count: MAX_FROM_BIO_ALONE, words: 1 },
            false => BioLimits { weight: BIO_WEIGHT, count: MAX_FROM_BIO, words: 2 },
        };
        let names: Vec<String> =
            [&guest.first_name, &guest.last_name].into_iter().flat_map(|name| folded_words(name)).collect();
        found.add_bio(&phrases, (&guest.short_bio, &guest.long_bio), &names, &limits);
    }
    if let Some(project) = project {
        // A project describes its shows when there is no guest, and only adds words when there is one.
        let weight = if guest.is_some() { PROJECT_WEIGHT } else { 1.0 };
        let phrases = NounPhrases::new(text_language(project.keywords.iter().chain(&project.purpose)));
        found.add_lines(&phrases, &project.keywords, SubjectOrigin::Project, weight);
        if let (Some(purpose), None) = (&project.purpose, guest) {
            for phrase in phrases.of_text(beginning(purpose, MAX_BIO_BYTES)).into_iter().take(MAX_FROM_BIO_ALONE) {
                found.add(&phrase, (SubjectOrigin::Project, BIO_ONLY_WEIGHT, false));
            }
        }
    }
    found.list.sort_by(|left, right| right.weight.total_cmp(&left.weight));
    found.list
}

/// Subjects as they are stored: one line each, without empty and repeated ones.
#[must_use]
pub fn clean_subjects(subjects: &[String]) -> Vec<String> {
    let mut keys: Vec<Vec<String>> = Vec::new();
    let lines = subjects.iter().map(|subject| {
        strip_invisible(subject)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .trim_matches([',', ';', '.'])
            .to_owned()
    });
    lines
        .filter(|line| {
            let key = folded_words(line);
            let is_new = !key.is_empty() && !keys.contains(&key);
            keys.push(key);
            is_new
        })
        .collect()
}

/// The language of texts that are too short on their own; English when they do not show one.
pub(crate) fn text_language<'t>(texts: impl Iterator<Item = &'t String>) -> &'static str {
    let joined = texts.map(|text| beginning(text, MAX_BIO_BYTES)).collect::<Vec<_>>().join("\n");
    guess_language(&joined).unwrap_or("en")
}

/// What is read from a bio.
struct BioLimits {
    weight: f32,
    count: usize,
    /// The least words of a phrase.
    words: usize,
}

#[derive(Default)]
struct SubjectList {
    list: Vec<RecognizedSubject>,
    keys: Vec<Vec<String>>,
}

impl SubjectList {
    fn add_lines(&mut self, phrases: &NounPhrases, lines: &[String], origin: SubjectOrigin, weight: f32) {
        for line in lines.iter().take(MAX_LINES) {
            let line = strip_invisible(beginning(line, MAX_LINE_BYTES));
            let mut weight = weight;
            let found = phrases.of_line(&line);
            let is_phrase = found.first().is_some_and(|first| line.trim().starts_with(first.as_str()));
            for (at, phrase) in found.iter().enumerate() {
                let is_part = is_phrase && at > 0;
                let is_word = folded_words(phrase).len() == 1;
                let is_one = phrases.is_english() && is_one_of_many(phrase, &line);
                let is_passing = is_word && (is_one || at > 0 && !is_part);
                let share = if is_passing { PASSING_WORD } else { 1.0 };
                if is_phrase && at == 0 {
                    self.raise(phrase, weight);
                }
                self.add(phrase, (origin, weight * share, is_part));
                weight *= LATER_IN_LINE;
            }
        }
    }

    fn add_bio(&mut self, phrases: &NounPhrases, (short, long): (&str, &str), names: &[String], limits: &BioLimits) {
        let before = self.list.len();
        for text in [short, long] {
            for phrase in phrases.of_text(&strip_invisible(beginning(text, MAX_BIO_BYTES))) {
                let words = folded_words(&phrase);
                let is_name = words.iter().any(|word| names.contains(word));
                if !is_name && words.len() >= limits.words && self.list.len() < before + limits.count {
                    let share = if words.len() == 1 { PASSING_WORD } else { 1.0 };
                    self.add(&phrase, (SubjectOrigin::Bio, limits.weight * share, false));
                }
            }
        }
    }

    /// Raises the weight of a subject that a line names alone after another one named it in passing: "what a divorce
    /// costs", and "divorce".
    fn raise(&mut self, phrase: &str, weight: f32) {
        let key = folded_words(phrase);
        if let Some(known) = self.keys.iter().position(|known| *known == key).and_then(|at| self.list.get_mut(at)) {
            known.weight = known.weight.max(weight);
            known.is_part = false;
        }
    }

    fn add(&mut self, phrase: &str, (origin, weight, is_part): (SubjectOrigin, f32, bool)) {
        let key = folded_words(phrase);
        let is_new = !key.is_empty() && !self.keys.contains(&key) && self.list.len() < MAX_SUBJECTS;
        if is_new && is_quotable(phrase) {
            self.keys.push(key);
            self.list.push(RecognizedSubject { label: clip_chars(phrase, MAX_SUBJECT_CHARS), origin, weight, is_part });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_come_before_the_bio_and_names_are_no_subjects() {
        let guest = GuestFacts {
            first_name: "Harriet".to_owned(),
            last_name: "Vole".to_owned(),
            short_bio: "Harriet Vole is a food historian who wrote about refrigeration.".to_owned(),
            topics: vec!["How ice changed what we eat".to_owned(), "  ".to_owned()],
            expertise: vec!["Food history".to_owned()],
            ..GuestFacts::default()
        };
        let found: Vec<String> = recognize_subjects(Some(&guest), None).into_iter().map(|one| one.label).collect();
        assert_eq!(found, ["ice", "Food history", "food", "food historian"]);
        assert!(recognize_subjects(Some(&GuestFacts::default()), None).is_empty());
    }

    #[test]
    fn words_in_passing_count_less_than_subjects() {
        let topics = ["What a sailor hides", "Why sails fail at a pier"].map(str::to_owned).to_vec();
        let guest = GuestFacts { topics, expertise: vec!["Wind".to_owned()], ..GuestFacts::default() };
        let weight = |label: &str| {
            let found = recognize_subjects(Some(&guest), None);
            found.iter().find(|one| one.label == label).map(|one| one.weight)
        };
        assert_eq!((weight("Wind"), weight("sailor")), (Some(0.9), Some(0.6)));
        let both = GuestFacts {
            topics: vec!["What a sailor hides".to_owned()],
            expertise: vec!["Sailor".to_owned()],
            ..GuestFacts::default()
        };
        let found = recognize_subjects(Some(&both), None);
        assert_eq!((found[0].label.as_str(), found[0].weight), ("sailor", 0.9));
        assert!(weight("sails") > weight("sailor"));
    }

    #[test]
    fn chosen_subjects_replace_those_of_the_profile() {
        let chosen = [" cold  chain,", "Food waste", "COLD CHAIN", ""].map(str::to_owned).to_vec();
        let guest = GuestFacts {
            topics: vec!["How ice changed what we eat".to_owned()],
            short_bio: "A food historian.".to_owned(),
            chosen_subjects: Some(chosen),
            ..GuestFacts::default()
        };
        let labels = |guest: &GuestFacts| -> Vec<String> {
            recognize_subjects(Some(guest), None).into_iter().map(|one| one.label).collect()
        };
        assert_eq!(labels(&guest), ["cold chain", "Food waste"]);
        let none = GuestFacts { chosen_subjects: Some(Vec::new()), ..guest };
        assert!(labels(&none).is_empty(), "an empty choice is a choice");
    }
}
