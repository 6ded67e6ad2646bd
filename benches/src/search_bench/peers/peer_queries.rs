//! Queries that every peer supports: English words and filters.

use crate::failure::Failure;
use crate::search_bench::benchmark_query::{BenchmarkQuery, QuerySampler, term};
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, SearchTerm, SnippetOptions};

/// Number of shows that are tried until one has enough plain words.
const MAX_DRAWS: usize = 1_000;

/// How the words are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordMatch {
    Any,
    All,
    Phrase,
}

/// A class of queries that every peer supports.
pub struct PeerQueryClass {
    pub name: &'static str,
    mode: SearchMode,
    words: usize,
    word_match: WordMatch,
    pub has_filters: bool,
    is_common: bool,
}

const PODCASTS: PeerQueryClass = PeerQueryClass {
    name: "podcasts: 1 word",
    mode: SearchMode::Podcasts,
    words: 1,
    word_match: WordMatch::Any,
    has_filters: false,
    is_common: false,
};
const EPISODES: PeerQueryClass = PeerQueryClass { name: "episodes: 1 word", mode: SearchMode::Episodes, ..PODCASTS };

impl PeerQueryClass {
    pub const ALL: &'static [Self] = &[
        PODCASTS,
        Self { name: "podcasts: any of 2 words", words: 2, ..PODCASTS },
        Self { name: "podcasts: any of 4 words", words: 4, ..PODCASTS },
        Self { name: "podcasts: any of 2 very common words", words: 2, is_common: true, ..PODCASTS },
        Self { name: "podcasts: all of 2 words", words: 2, word_match: WordMatch::All, ..PODCASTS },
        Self { name: "podcasts: all of 3 words", words: 3, word_match: WordMatch::All, ..PODCASTS },
        Self {
            name: "podcasts: all of 2 very common words",
            words: 2,
            word_match: WordMatch::All,
            is_common: true,
            ..PODCASTS
        },
        Self { name: "podcasts: phrase of 2 words", words: 2, word_match: WordMatch::Phrase, ..PODCASTS },
        Self { name: "podcasts: any of 2 words, 3 filters", words: 2, has_filters: true, ..PODCASTS },
        Self {
            name: "podcasts: all of 2 words, 3 filters",
            words: 2,
            word_match: WordMatch::All,
            has_filters: true,
            ..PODCASTS
        },
        EPISODES,
        Self { name: "episodes: any of 2 words", words: 2, ..EPISODES },
        Self { name: "episodes: any of 4 words", words: 4, ..EPISODES },
        Self { name: "episodes: all of 2 words", words: 2, word_match: WordMatch::All, ..EPISODES },
        Self { name: "episodes: phrase of 2 words", words: 2, word_match: WordMatch::Phrase, ..EPISODES },
        Self { name: "episodes: any of 2 words, 3 filters", words: 2, has_filters: true, ..EPISODES },
        Self {
            name: "episodes: all of 2 words, 3 filters",
            words: 2,
            word_match: WordMatch::All,
            has_filters: true,
            ..EPISODES
        },
    ];

    pub fn is_of_episodes(&self) -> bool {
        self.mode == SearchMode::Episodes
    }

    pub fn is_ranked_or(&self) -> bool {
        !self.is_of_episodes() && self.word_match == WordMatch::Any && !self.has_filters
    }

    pub fn draw_queries(&self, sampler: &mut QuerySampler<'_>, count: usize) -> Result<Vec<PeerQuery>, Failure> {
        (0..count).map(|_| self.draw_query(sampler)).collect()
    }

    fn draw_query(&self, sampler: &mut QuerySampler<'_>) -> Result<PeerQuery, Failure> {
        for _ in 0..MAX_DRAWS {
            let Some(show) = sampler.draw_podcast_where(|show| show.text_generator.language.tag == "en") else { break };
            let words = match self.word_match {
                _ if self.is_common => sampler.draw_common_words(self.words),
                WordMatch::Phrase => {
                    let phrase = sampler.draw_phrase(&show, self.mode, self.words);
                    phrase.split(' ').map(str::to_owned).collect()
                }
                _ => sampler.draw_words(&show, self.mode, self.words),
            };
            // Peers only stem their terms, which suffices for plain letters.
            if words.len() == self.words && words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase()))
            {
                let genre = show.category.top_level_name().to_lowercase();
                let filters = self.has_filters.then_some(PeerFilters { language: "en", genre, min_episodes: 2 });
                return Ok(PeerQuery { mode: self.mode, words, word_match: self.word_match, filters });
            }
        }
        Err(format!("the corpus has too few English words for `{}`", self.name).into())
    }
}

/// Filters that every compared engine supports.
pub struct PeerFilters {
    pub language: &'static str,
    pub genre: String,
    pub min_episodes: u64,
}

/// A query that every compared engine can run.
pub struct PeerQuery {
    pub mode: SearchMode,
    pub words: Vec<String>,
    pub word_match: WordMatch,
    pub filters: Option<PeerFilters>,
}

impl PeerQuery {
    /// Returns the query for our engine.
    pub fn to_benchmark_query(&self) -> BenchmarkQuery {
        let mode = if self.word_match == WordMatch::Any { MatchMode::Optional } else { MatchMode::Must };
        let terms = match self.word_match {
            WordMatch::Phrase => vec![SearchTerm { phrase: true, mode, ..term(self.mode, &self.words.join(" ")) }],
            _ => self.words.iter().map(|word| SearchTerm { mode, ..term(self.mode, word) }).collect(),
        };
        let filters = self.filters.as_ref().map_or_else(Filters::default, |filters| Filters {
            languages: vec![filters.language.to_owned()],
            include_genres: vec![filters.genre.clone()],
            min_total_episodes: Some(filters.min_episodes),
            ..Filters::default()
        });
        // Peers have no passages; another table measures these.
        let snippets = SnippetOptions { has_transcript_snippets: false, ..SnippetOptions::default() };
        BenchmarkQuery::search(SearchOptions { terms, filters, snippets, ..SearchOptions::match_all(self.mode) })
    }
}
