//! Draws queries from the corpus itself. Their words occur together, so most queries have hits.

use super::corpus::{
    Corpus, Edition, build_episode, build_transcript, episode_id, invent_description, invent_title, podcast_id,
};
use earshot_generate::synthetic::{PodcastShare, Random, SyntheticPodcast};
use earshot_indexer::{EmbeddedBackend, Page, SearchBackend as _, SearchError};
use earshot_model::EpisodeId;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm, Target};
use std::collections::HashSet;

/// The first ten hits.
pub const FIRST_PAGE: Page = Page { skip: 0, limit: 10 };

/// Number of transcripts that phrases are drawn from.
const TRANSCRIPT_SAMPLE: usize = 5_000;
/// Characters that count as a word in scripts without spaces.
const UNSPACED_WORD: usize = 3;
/// Number of shows that are tried before a draw fails.
const MAX_DRAWS: usize = 10_000;

/// A query to the index.
#[derive(Clone, Debug)]
pub enum BenchmarkQuery {
    Search(Box<SearchOptions>, Page),
    Suggest(String),
}

impl BenchmarkQuery {
    /// Creates a search for the first page.
    pub fn search(options: SearchOptions) -> Self {
        Self::Search(Box::new(options), FIRST_PAGE)
    }

    /// Runs the query. Returns the number of hits on the page.
    pub fn run(&self, engine: &EmbeddedBackend) -> Result<usize, SearchError> {
        Ok(match self {
            Self::Search(options, page) if options.mode == SearchMode::Podcasts => {
                engine.search_podcasts(options, *page)?.hits.len()
            }
            Self::Search(options, page) => engine.search_episodes(options, *page)?.hits.len(),
            Self::Suggest(typed) => {
                let found = engine.autocomplete(typed, FIRST_PAGE.limit)?;
                found.podcasts.len() + found.words.len()
            }
        })
    }
}

/// Creates a search term for all targets of a mode.
pub fn term(mode: SearchMode, text: &str) -> SearchTerm {
    SearchTerm {
        text: text.to_owned(),
        targets: Target::for_mode(mode).collect(),
        mode: MatchMode::Optional,
        phrase: false,
        slop: 0,
        fuzzy: false,
    }
}

/// Draws words, phrases and names. The same seed gives the same queries.
pub struct QuerySampler<'a> {
    pub corpus: &'a Corpus,
    pub random: Random,
    /// Shares of the podcasts with transcripts.
    transcript_shares: Vec<PodcastShare>,
}

impl<'a> QuerySampler<'a> {
    pub fn new(corpus: &'a Corpus, name: &str) -> Self {
        let transcript_shares = corpus.shares().filter(|share| share.transcripts > 0).take(TRANSCRIPT_SAMPLE).collect();
        Self { corpus, random: Random::named(corpus.sizes.seed, name), transcript_shares }
    }

    pub fn draw_podcast(&mut self) -> SyntheticPodcast<'a> {
        let count = usize::try_from(self.corpus.sizes.podcasts).unwrap_or(usize::MAX);
        self.corpus.show(self.random.below(count) as u64)
    }

    pub fn draw_podcast_where(
        &mut self,
        is_wanted: impl Fn(&SyntheticPodcast<'_>) -> bool,
    ) -> Option<SyntheticPodcast<'a>> {
        (0..MAX_DRAWS).map(|_| self.draw_podcast()).find(|show| is_wanted(show))
    }

    /// Draws distinct words of a show's own text, or of its first episode's text in episode mode. None is among the
    /// most frequent words of the language.
    pub fn draw_words(&mut self, show: &SyntheticPodcast<'_>, mode: SearchMode, count: usize) -> Vec<String> {
        let (title, text) = match mode {
            SearchMode::Podcasts => (invent_title(show, Edition::First), invent_description(show, Edition::First)),
            SearchMode::Episodes => {
                let first = build_episode(show, podcast_id(show), 1, self.corpus.now(), self.corpus.now());
                (first.title, first.description)
            }
        };
        let common: HashSet<&str> = show.text_generator.language.common.split_whitespace().collect();
        let mut words = words_in(&format!("{title} {text}"), show.text_generator.language.has_spaces);
        words.retain(|word| !common.contains(word.as_str()));
        let mut drawn: Vec<String> = Vec::with_capacity(count);
        for _ in 0..count * 20 {
            if drawn.len() == count || words.is_empty() {
                break;
            }
            let word = self.random.pick(&words);
            if !drawn.contains(word) {
                drawn.push(word.clone());
            }
        }
        drawn
    }

    /// Draws some of the most frequent English words.
    pub fn draw_common_words(&mut self, count: usize) -> Vec<String> {
        let english = (0..self.corpus.sizes.podcasts).map(|index| self.corpus.show(index)).take(MAX_DRAWS);
        let english = english.map(|show| show.text_generator.language).find(|language| language.tag == "en");
        let common: Vec<&str> = english.map_or(Vec::new(), |language| language.common.split_whitespace().collect());
        (0..count).filter(|_| !common.is_empty()).map(|_| (*self.random.pick(&common)).to_owned()).collect()
    }

    /// Draws consecutive words from a show's description, or from its first episode's notes.
    pub fn draw_phrase(&mut self, show: &SyntheticPodcast<'_>, mode: SearchMode, count: usize) -> String {
        let text = match mode {
            SearchMode::Podcasts => invent_description(show, Edition::First),
            SearchMode::Episodes => {
                build_episode(show, podcast_id(show), 1, self.corpus.now(), self.corpus.now()).description
            }
        };
        self.cut_phrase(&text, show.text_generator.language.has_spaces, count)
    }

    /// Draws consecutive words from a transcript, with its episode; `None` when there are no transcripts.
    pub fn draw_transcript_phrase(&mut self, count: usize) -> Option<(EpisodeId, String)> {
        let share = *self.transcript_shares.get(self.random.below(self.transcript_shares.len()))?;
        let show = self.corpus.show(share.index);
        // The newest episodes have the transcripts.
        let number = share.episodes - self.random.in_range(0, share.transcripts - 1);
        let podcast = podcast_id(&show);
        let transcript =
            build_transcript(&show, podcast, number, self.corpus.sizes.transcript_bytes, self.corpus.now());
        let text = &self.random.pick(&transcript.cues).text;
        let is_spaced = show.text_generator.language.has_spaces;
        let long = transcript.cues.iter().map(|cue| &cue.text).find(|text| words_in(text, is_spaced).len() >= count);
        let text = if words_in(text, is_spaced).len() >= count { text } else { long.unwrap_or(text) };
        Some((episode_id(podcast, number), self.cut_phrase(text, is_spaced, count)))
    }

    fn cut_phrase(&mut self, text: &str, is_spaced: bool, count: usize) -> String {
        let words = words_in(text, is_spaced);
        let start = self.random.below(words.len().saturating_sub(count) + 1);
        let run = &words[start.min(words.len())..(start + count).min(words.len())];
        run.join(if is_spaced { " " } else { "" })
    }
}

/// Splits a text into lower-case words; without spaces, into groups of characters.
pub fn words_in(text: &str, is_spaced: bool) -> Vec<String> {
    let runs = text.split(|letter: char| !letter.is_alphanumeric()).filter(|run| !run.is_empty());
    if is_spaced {
        return runs.map(str::to_lowercase).collect();
    }
    let pieces = runs.flat_map(|run| {
        let characters: Vec<char> = run.chars().collect();
        characters.chunks(UNSPACED_WORD).map(|piece| piece.iter().collect::<String>()).collect::<Vec<_>>()
    });
    pieces.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search_bench::corpus::Sizes;

    #[test]
    fn texts_are_split_into_words() {
        assert_eq!(words_in("The Slow, ledger.", true), ["the", "slow", "ledger"]);
        assert_eq!(words_in("機械学習の本。東京", false), ["機械学", "習の本", "東京"]);
    }

    #[test]
    fn draws_are_of_the_corpus_and_the_same_each_time() {
        let sizes = Sizes { podcasts: 80, episodes: 160, transcripts: 10, transcript_bytes: 2_000, seed: 3 };
        let corpus = Corpus::new(sizes).unwrap();
        let draw = || {
            let mut sampler = QuerySampler::new(&corpus, "test");
            let show = sampler.draw_podcast_where(|show| show.text_generator.language.tag == "en").unwrap();
            let words = sampler.draw_words(&show, SearchMode::Podcasts, 3);
            let text = format!("{} {}", show.title, invent_description(&show, Edition::First)).to_lowercase();
            assert!(words.len() == 3 && words.iter().all(|word| text.contains(word.as_str())), "{words:?} in {text}");
            let phrase = sampler.draw_phrase(&show, SearchMode::Podcasts, 2);
            assert_eq!(phrase.split(' ').count(), 2, "{phrase}");
            (words, phrase, sampler.draw_common_words(2), sampler.draw_transcript_phrase(5).unwrap())
        };
        assert_eq!(draw(), draw());
    }

    #[test]
    fn transcript_phrases_occur_in_their_transcript() {
        let sizes = Sizes { podcasts: 40, episodes: 80, transcripts: 6, transcript_bytes: 2_000, seed: 3 };
        let corpus = Corpus::new(sizes).unwrap();
        let mut sampler = QuerySampler::new(&corpus, "test");
        for _ in 0..20 {
            let (episode, phrase) = sampler.draw_transcript_phrase(6).unwrap();
            let found = sampler.transcript_shares.iter().any(|share| {
                let show = corpus.show(share.index);
                (0..share.transcripts).map(|newest| share.episodes - newest).any(|number| {
                    let transcript = build_transcript(&show, podcast_id(&show), number, 2_000, corpus.now());
                    transcript.episode_id == episode
                        && transcript.cues.iter().any(|cue| cue.text.to_lowercase().contains(&phrase))
                })
            });
            assert!(found, "{phrase}");
        }
        let silent = Corpus::new(Sizes { transcripts: 0, ..sizes }).unwrap();
        assert!(QuerySampler::new(&silent, "test").draw_transcript_phrase(6).is_none());
    }
}
