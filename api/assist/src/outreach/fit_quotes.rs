//! Selects sentences of a show that a pitch may quote: whole, short, about the subject, and nobody's private matter.

use super::claims::names;
use super::episode_ties::{EpisodeText, TermSentence, TieRules};
use super::private_matters::{is_private, is_story_of_a_person};
use super::sentence_kinds::{is_housekeeping, is_link, names_somebody, names_subject};
use crate::facts::{EpisodeFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::subjects::{Subject, sentence_terms};
use crate::transcripts;
use crate::words::{WordTerms, is_stop_word, normalize_for_search, sentences, word_count};
use std::collections::{HashMap, HashSet};

/// Words of a quotation.
const MIN_WORDS: usize = 5;
const MAX_WORDS: usize = 22;
/// Characters of transcripts that are searched per episode, and of all of them for repeated sentences.
const MAX_CUE_CHARS: usize = 40_000;
const MAX_REPEATED_CHARS: usize = 400_000;
/// A sentence in this many episodes is an introduction or a tagline.
const MIN_REPEATS: u32 = 3;

/// A sentence with more names is a list of credits.
const MAX_NAMES: usize = 2;

/// First words that refer to something before the sentence.
const REFERRING: [&str; 32] = [
    "it", "it's", "that", "that's", "they", "they're", "this", "these", "those", "he", "she", "him", "her", "and",
    "but", "so", "or", "because", "which", "yeah", "yes", "no", "right", "okay", "ok", "well", "also", "then", "there",
    "here", "not", "like",
];
/// A sentence to quote.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FitQuote {
    pub(super) text: String,
    pub(super) second: Option<u32>,
    pub(super) speaker: Option<String>,
    pub(super) role: SpeakerRole,
    /// Smaller is better: questions of the host first.
    pub(super) rank: u8,
}

/// Finds quotations in the episodes of a show.
pub(super) struct QuoteFinder {
    reader: WordTerms,
    language: Option<String>,
    /// Sentences by the number of episodes that have them.
    repeats: HashMap<String, u32>,
}

impl QuoteFinder {
    pub(super) fn new(show: &ShowFacts, language: Option<&str>) -> Self {
        let mut repeats = HashMap::new();
        let mut chars = 0;
        for episode in show.episodes() {
            let mut own: HashSet<String> = HashSet::new();
            own.extend(sentences(&episode.description).map(|(_, sentence)| normalize_for_search(sentence)));
            for turn in transcripts::turns(episode, MAX_REPEATED_CHARS.saturating_sub(chars).min(MAX_CUE_CHARS)) {
                chars += turn.text.len();
                own.extend(turn.sentences().map(|sentence| normalize_for_search(sentence.text)));
            }
            for sentence in own {
                *repeats.entry(sentence).or_insert(0) += 1;
            }
        }
        Self { reader: WordTerms::new(language), language: language.map(str::to_owned), repeats }
    }

    /// Title and notes of an episode, without sentences that stand under others, too.
    pub(super) fn text_of<'e>(&mut self, episode: &'e EpisodeFacts) -> EpisodeText<'e> {
        let repeats = &self.repeats;
        let is_repeated = |sentence: &str| repeats.get(sentence).is_some_and(|count| *count >= MIN_REPEATS);
        EpisodeText::read(&mut self.reader, episode, is_repeated)
    }

    /// Whether a text is about a subject.
    pub(super) fn is_about(&mut self, text: &str, subject: &Subject) -> bool {
        let terms = sentence_terms(&mut self.reader, text);
        subject.is_in(&terms) && names_subject(text, &subject.label)
    }

    /// The best sentence of a transcript. A single word needs another sign in the sentences around it, unless the whole
    /// episode is `tied` to the subject.
    pub(super) fn in_transcript(
        &mut self,
        episode: &EpisodeFacts,
        subject: &Subject,
        rules: &TieRules<'_>,
        is_tied: bool,
    ) -> Option<FitQuote> {
        let mut best: Option<FitQuote> = None;
        for turn in transcripts::turns(episode, MAX_CUE_CHARS) {
            let all: Vec<_> = turn.sentences().collect();
            for (at, sentence) in all.iter().enumerate() {
                if !self.is_fit(sentence.text) || !self.is_about(sentence.text, subject) {
                    continue;
                }
                let around = &all[at.saturating_sub(1)..all.len().min(at + 2)];
                let parts = around.iter().map(|one| TermSentence::read(&mut self.reader, one.text));
                if !is_tied && !rules.has_signs(subject, &parts.collect::<Vec<_>>()) {
                    continue;
                }
                let is_question = sentence.text.ends_with('?');
                let rank = match (is_question, turn.role) {
                    (true, SpeakerRole::Host) => 0,
                    (false, SpeakerRole::Host | SpeakerRole::Guest) => 1,
                    (false, SpeakerRole::Unknown) => 2,
                    (true, _) => 3,
                };
                if best.as_ref().is_none_or(|best| rank < best.rank) {
                    best = Some(FitQuote {
                        text: sentence.text.to_owned(),
                        second: sentence.second,
                        speaker: turn.speaker.map(str::to_owned),
                        role: turn.role,
                        rank,
                    });
                }
            }
        }
        best
    }

    /// The first sentence of a text, such as show notes, that is fit. Sentences with names are stories of people, and no
    /// statements about the subject.
    pub(super) fn in_text(&mut self, text: &str, subject: &Subject) -> Option<FitQuote> {
        let found = sentences(text).map(|(_, sentence)| sentence);
        let language = self.language.clone();
        let language = language.as_deref();
        let is_statement = |sentence: &str| {
            !names_somebody(sentence) && !is_link(sentence) && !is_story_of_a_person(sentence, language)
        };
        let text = found
            .into_iter()
            .find(|sentence| is_statement(sentence) && self.is_fit(sentence) && self.is_about(sentence, subject))?;
        Some(FitQuote { text: text.to_owned(), second: None, speaker: None, role: SpeakerRole::Unknown, rank: 0 })
    }

    fn is_fit(&self, sentence: &str) -> bool {
        let normal = normalize_for_search(sentence);
        let mut words = normal.split(' ').map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()));
        let is_whole = sentence.ends_with(['.', '!', '?', '…', '。'])
            && sentence.chars().find(|letter| letter.is_alphanumeric()).is_some_and(|first| !first.is_lowercase())
            && !sentence.ends_with("...")
            && !sentence.contains(['[', '“', '”', '"']);
        (MIN_WORDS..=MAX_WORDS).contains(&word_count(sentence))
            && is_whole
            && !words.next().is_none_or(|first| REFERRING.contains(&first))
            && !is_private(sentence, None)
            && has_function_word(sentence)
            && !is_housekeeping(&normal)
            && self.repeats.get(&normal).is_none_or(|count| *count < MIN_REPEATS)
            && names(sentence).len() <= MAX_NAMES
            && is_quotable(sentence)
    }
}

/// Whether a sentence is one, and not a list of words.
fn has_function_word(sentence: &str) -> bool {
    let normal = normalize_for_search(sentence);
    let words: Vec<&str> = normal.split(' ').collect();
    let is_foreign = !sentence.is_ascii();
    is_foreign || words.iter().filter(|word| is_stop_word(word)).count() * 6 >= words.len()
}
