//! The terms of a show, read once per review.

use crate::facts::{EpisodeFacts, ShowFacts};
use crate::transcripts;
use crate::words::{TermVector, WordStatistics, WordTerms, beginning, sentences};
use std::collections::HashSet;

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
    /// The sentences of title, description, topics and transcript of each episode.
    pub(crate) episodes: Vec<Vec<HashSet<String>>>,
    frequencies: TermVector,
}

impl ShowTerms {
    pub(crate) fn read(show: &ShowFacts) -> Self {
        let mut texts =
            ShowReader { reader: WordTerms::new(show.language.as_deref()), frequencies: TermVector::default() };
        let mut own = Vec::new();
        let genres = show.genres.iter().map(|genre| (genre.as_str(), 1.0));
        for (text, weight) in [(show.title.as_str(), 3.0), (show.description.as_str(), 1.5)].into_iter().chain(genres) {
            texts.read(beginning(text, MAX_TEXT_BYTES), weight, &mut own);
        }
        let mut cue_chars = 0;
        let episodes = show.episodes().iter().map(|episode| texts.read_episode(episode, &mut cue_chars)).collect();
        Self { own, episodes, frequencies: texts.frequencies }
    }

    pub(crate) fn vector(&self, statistics: &dyn WordStatistics) -> TermVector {
        self.frequencies.clone().weighted(statistics)
    }
}

struct ShowReader {
    reader: WordTerms,
    frequencies: TermVector,
}

impl ShowReader {
    /// Adds the terms of each sentence, and adds them to the frequencies unless the weight is 0.
    fn read(&mut self, text: &str, weight: f32, parts: &mut Vec<HashSet<String>>) {
        for (_, sentence) in sentences(text) {
            let mut terms = HashSet::new();
            let frequencies = &mut self.frequencies;
            self.reader.for_each(sentence, |term, _| {
                if weight > 0.0 {
                    frequencies.add_term(term, weight);
                }
                if !terms.contains(term) {
                    terms.insert(term.to_owned());
                }
            });
            if !terms.is_empty() {
                parts.push(terms);
            }
        }
    }

    fn read_episode(&mut self, episode: &EpisodeFacts, cue_chars: &mut usize) -> Vec<HashSet<String>> {
        let mut parts = Vec::new();
        self.read(beginning(&episode.title, MAX_TITLE_BYTES), 1.0, &mut parts);
        self.read(beginning(&episode.description, MAX_TEXT_BYTES), 0.5, &mut parts);
        for topic in &episode.topics {
            self.read(beginning(topic, MAX_TITLE_BYTES), 0.5, &mut parts);
        }
        for turn in transcripts::turns(episode, MAX_CUE_CHARS.saturating_sub(*cue_chars)) {
            *cue_chars += turn.text.len();
            for sentence in turn.sentences() {
                self.read(sentence.text, 0.0, &mut parts);
            }
        }
        parts
    }
}
