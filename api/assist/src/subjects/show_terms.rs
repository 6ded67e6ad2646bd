//! The terms of a show, read once per review.

use crate::facts::{EpisodeFacts, ShowFacts};
use crate::transcripts;
use crate::words::{TermVector, WordTerms, beginning, sentences};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Characters of transcripts that are read per show.
const MAX_CUE_CHARS: usize = 60_000;

/// The bytes of a title or a topic that are read, and of a description.
const MAX_TITLE_BYTES: usize = 500;
const MAX_TEXT_BYTES: usize = 8_000;

/// The terms of each sentence of a show. All words of a subject must occur in one sentence, because a whole transcript
/// contains most words.
pub(crate) struct ShowTerms {
    /// The sentences of title, description and genres.
    pub(crate) own: Vec<HashSet<String>>,
    pub(crate) episodes: Vec<EpisodeTerms>,
    frequencies: TermVector,
}

/// The terms of each sentence of an episode.
pub(crate) struct EpisodeTerms {
    /// Title, topics, description and transcript.
    pub(crate) all: Vec<HashSet<String>>,
    /// How many of the first sentences are of title and topics.
    pub(crate) titles: usize,
}

impl ShowTerms {
    /// Reads a show in the language of its texts.
    pub(crate) fn read_in(show: &ShowFacts, language: Option<&str>) -> Self {
        let mut texts =
            ShowReader { reader: WordTerms::new(language), frequencies: TermVector::default(), notes: HashSet::new() };
        let mut own = Vec::new();
        let genres = show.genres.iter().map(|genre| (genre.as_str(), 1.0));
        for (text, weight) in [(show.title.as_str(), 3.0), (show.description.as_str(), 1.5)].into_iter().chain(genres) {
            texts.read(beginning(text, MAX_TEXT_BYTES), weight, &mut own);
        }
        let mut cue_chars = 0;
        let episodes = show.episodes().iter().map(|episode| texts.read_episode(episode, &mut cue_chars)).collect();
        Self { own, episodes, frequencies: texts.frequencies }
    }

    /// How much of the weight of a profile's words the show has, 0 to 1.
    pub(crate) fn word_match(&self, profile: &TermVector) -> f32 {
        self.frequencies.match_of(profile)
    }
}

/// The term of an acronym, which is no word: ICE has nothing to do with ice.
pub(crate) fn acronym_term(term: &str) -> String {
    format!("{term}^")
}

/// Words of two or three capitals in a text that also has lower case, folded.
pub(crate) fn acronyms(text: &str) -> Vec<String> {
    let has_capitals = text.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_uppercase));
    if !has_capitals || !text.contains(|letter: char| letter.is_lowercase()) {
        return Vec::new();
    }
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let acronyms =
        words.filter(|word| (2..=3).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_uppercase()));
    acronyms.map(str::to_ascii_lowercase).collect()
}

/// The terms of a sentence, with acronyms apart.
pub(crate) fn sentence_terms(reader: &mut WordTerms, sentence: &str) -> HashSet<String> {
    let acronyms = acronyms(sentence);
    let mut terms = HashSet::new();
    reader.for_each(sentence, |term, folded| {
        let is_acronym = acronyms.iter().any(|acronym| acronym == folded);
        terms.insert(if is_acronym { acronym_term(term) } else { term.to_owned() });
    });
    terms
}

struct ShowReader {
    reader: WordTerms,
    frequencies: TermVector,
    /// Sentences of notes that were read.
    notes: HashSet<u64>,
}

impl ShowReader {
    /// Adds the terms of each sentence, and adds them to the frequencies unless the weight is 0.
    fn read(&mut self, text: &str, weight: f32, parts: &mut Vec<HashSet<String>>) {
        for (_, sentence) in sentences(text) {
            let mut terms = HashSet::new();
            let frequencies = &mut self.frequencies;
            let acronyms = acronyms(sentence);
            self.reader.for_each(sentence, |term, folded| {
                if weight > 0.0 {
                    frequencies.add_term(term, weight);
                }
                if acronyms.iter().any(|acronym| acronym == folded) {
                    terms.insert(acronym_term(term));
                } else if !terms.contains(term) {
                    terms.insert(term.to_owned());
                }
            });
            if !terms.is_empty() {
                parts.push(terms);
            }
        }
    }

    fn read_episode(&mut self, episode: &EpisodeFacts, cue_chars: &mut usize) -> EpisodeTerms {
        let mut parts = Vec::new();
        self.read(beginning(&episode.title, MAX_TITLE_BYTES), 1.0, &mut parts);
        for topic in &episode.topics {
            self.read(beginning(topic, MAX_TITLE_BYTES), 0.5, &mut parts);
        }
        let titles = parts.len();
        // The same sentence under each episode, such as an advertisement, is read once.
        for (_, sentence) in sentences(beginning(&episode.description, MAX_TEXT_BYTES)) {
            let mut hasher = DefaultHasher::new();
            sentence.hash(&mut hasher);
            if self.notes.insert(hasher.finish()) {
                self.read(sentence, 0.5, &mut parts);
            }
        }
        for turn in transcripts::turns(episode, MAX_CUE_CHARS.saturating_sub(*cue_chars)) {
            *cue_chars += turn.text.len();
            for sentence in turn.sentences() {
                self.read(sentence.text, 0.0, &mut parts);
            }
        }
        EpisodeTerms { all: parts, titles }
    }
}
