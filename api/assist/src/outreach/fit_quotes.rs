//! Selects sentences of a show that a pitch may quote: whole, short, about the subject, and nobody's private matter.

use super::claims::names;
use super::topic_forms::is_order;
use crate::facts::{EpisodeFacts, ShowFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::subjects::Subject;
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

/// Other words among those of a subject.
const MAX_WORDS_BETWEEN: usize = 3;
/// Letters by which inflected words are the same.
const ROOT_CHARS: usize = 5;
/// A sentence with more names is a list of credits.
const MAX_NAMES: usize = 2;

/// First words that refer to something before the sentence.
const REFERRING: [&str; 32] = [
    "it", "it's", "that", "that's", "they", "they're", "this", "these", "those", "he", "she", "him", "her", "and",
    "but", "so", "or", "because", "which", "yeah", "yes", "no", "right", "okay", "ok", "well", "also", "then", "there",
    "here", "not", "like",
];
/// Words of illness, death, quarrel and private matters.
const PRIVATE: [&str; 25] = [
    "died",
    "dies",
    "death",
    "dying",
    "dead",
    "killed",
    "murder",
    "suicide",
    "funeral",
    "cancer",
    "tumor",
    "miscarriage",
    "divorce",
    "divorced",
    "abuse",
    "abused",
    "rape",
    "assault",
    "lawsuit",
    "sued",
    "addict",
    "overdose",
    "affair",
    "diagnosed",
    "grief",
];
/// Words of advertising, introductions and housekeeping.
const HOUSEKEEPING: [&str; 48] = [
    "award-winning",
    "founder of",
    "author of",
    "best-selling",
    "bestselling",
    "ceo of",
    "learn about",
    "learn how",
    "find out",
    "discover",
    "subscribe",
    "sponsor",
    "sponsored",
    "sponsors",
    "patreon",
    "discount",
    "promo",
    "coupon",
    "newsletter",
    "follow us",
    "sign up",
    "support the show",
    "support us",
    "leave a review",
    "five stars",
    "welcome to",
    "welcome back",
    "in this episode",
    "this episode",
    "this week",
    "today we",
    "today on",
    "on today",
    "join us",
    "our website",
    "show notes",
    "brought to you",
    "click",
    "free trial",
    "episode of",
    "our guest",
    "my guest",
    "tune in",
    "listen to",
    "the podcast",
    "thanks to",
    "hosted by",
    "copyright",
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
    /// Sentences by the number of episodes that have them.
    repeats: HashMap<String, u32>,
}

impl QuoteFinder {
    pub(super) fn new(show: &ShowFacts) -> Self {
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
        Self { reader: WordTerms::new(show.language.as_deref()), repeats }
    }

    /// Whether a text is about a subject.
    pub(super) fn is_about(&mut self, text: &str, subject: &Subject) -> bool {
        let terms: HashSet<String> = self.reader.collect(text).into_iter().collect();
        subject.is_in(&terms) && names_subject(text, &subject.label)
    }

    /// The best sentence of a transcript.
    pub(super) fn in_transcript(&mut self, episode: &EpisodeFacts, subject: &Subject) -> Option<FitQuote> {
        let mut best: Option<FitQuote> = None;
        for turn in transcripts::turns(episode, MAX_CUE_CHARS) {
            for sentence in turn.sentences() {
                if !self.is_fit(sentence.text) || !self.is_about(sentence.text, subject) {
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

    /// The first sentence of a text, such as show notes, that is fit.
    pub(super) fn in_text(&mut self, text: &str, subject: &Subject) -> Option<FitQuote> {
        let found = sentences(text).map(|(_, sentence)| sentence);
        let text = found.into_iter().find(|sentence| self.is_fit(sentence) && self.is_about(sentence, subject))?;
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
            && !is_private(sentence)
            && has_function_word(sentence)
            && !HOUSEKEEPING.iter().any(|phrase| normal.contains(phrase))
            && self.repeats.get(&normal).is_none_or(|count| *count < MIN_REPEATS)
            && names(sentence).len() <= MAX_NAMES
            && is_quotable(sentence)
    }
}

/// Whether a text is about illness, death, a quarrel or a private matter.
pub(super) fn is_private(text: &str) -> bool {
    let normal = normalize_for_search(text);
    normal.split(|letter: char| !letter.is_alphanumeric()).any(|word| PRIVATE.contains(&word))
}

/// Whether a text has two thirds of the significant words of a subject, near each other. A word of an order, such as
/// `start`, is none.
fn names_subject(text: &str, label: &str) -> bool {
    let root = |word: &str| -> Option<String> {
        let is_significant = word.chars().count() > 2 && !is_stop_word(word);
        is_significant.then(|| word.chars().take(ROOT_CHARS).collect())
    };
    let read = |text: &str| -> Vec<Option<String>> {
        let normal = normalize_for_search(text);
        let words = normal.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(root).collect()
    };
    let (own, requested) = (read(text), read(label).into_iter().flatten().collect::<HashSet<String>>());
    let order = label.split(' ').next().map(str::to_lowercase).filter(|first| is_order(first) && requested.len() > 1);
    let order: Option<String> = order.map(|word| word.chars().take(ROOT_CHARS).collect());
    let requested: Vec<&String> = requested.iter().filter(|root| Some(*root) != order.as_ref()).collect();
    // A subject without a significant word of its own is left to its terms.
    let has_enough = |words: &[Option<String>]| {
        let found = requested.iter().filter(|root| words.iter().flatten().any(|word| word == **root)).count();
        found * 3 >= requested.len() * 2
    };
    let near = label.split(' ').count() + MAX_WORDS_BETWEEN;
    if requested.len() < 2 || own.len() <= near { has_enough(&own) } else { own.windows(near).any(has_enough) }
}

/// Whether a sentence is one, and not a list of words.
fn has_function_word(sentence: &str) -> bool {
    let normal = normalize_for_search(sentence);
    let words: Vec<&str> = normal.split(' ').collect();
    let is_foreign = !sentence.is_ascii();
    is_foreign || words.iter().filter(|word| is_stop_word(word)).count() * 6 >= words.len()
}
