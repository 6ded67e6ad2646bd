//! The terms of a show, read once per review.

use crate::facts::{EpisodeFacts, ShowFacts};
use crate::words::{TermVector, WordStatistics, WordTerms, beginning};
use std::collections::HashSet;

/// Characters of transcripts that are read per show.
const MAX_CUE_CHARS: usize = 60_000;

/// Bytes of a title or a topic, and of a description, that are read.
const MAX_TITLE_BYTES: usize = 500;
const MAX_TEXT_BYTES: usize = 8_000;

/// The terms of each part of a show.
pub(crate) struct ShowTerms {
    /// Of title, description and genres.
    pub(crate) own: HashSet<String>,
    /// Of title, description, topics and transcript of each episode.
    pub(crate) episodes: Vec<HashSet<String>>,
    frequencies: TermVector,
}

impl ShowTerms {
    pub(crate) fn read(show: &ShowFacts) -> Self {
        let mut texts =
            ShowReader { reader: WordTerms::new(show.language.as_deref()), frequencies: TermVector::default() };
        let mut own = HashSet::new();
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
    /// Adds the terms of a text to `terms`, and to the frequencies unless the weight is 0.
    fn read(&mut self, text: &str, weight: f32, terms: &mut HashSet<String>) {
        let frequencies = &mut self.frequencies;
        self.reader.for_each(text, |term, _| {
            if weight > 0.0 {
                frequencies.add_term(term, weight);
            }
            if !terms.contains(term) {
                terms.insert(term.to_owned());
            }
        });
    }

    fn read_episode(&mut self, episode: &EpisodeFacts, cue_chars: &mut usize) -> HashSet<String> {
        let mut terms = HashSet::new();
        self.read(beginning(&episode.title, MAX_TITLE_BYTES), 1.0, &mut terms);
        self.read(beginning(&episode.description, MAX_TEXT_BYTES), 0.5, &mut terms);
        for topic in &episode.topics {
            self.read(beginning(topic, MAX_TITLE_BYTES), 0.5, &mut terms);
        }
        for cue in &episode.cues {
            *cue_chars += cue.text.len();
            if *cue_chars > MAX_CUE_CHARS {
                break;
            }
            self.read(&cue.text, 0.0, &mut terms);
        }
        terms
    }
}
