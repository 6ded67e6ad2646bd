//! Questions that every peer can answer: English words and their filters, without anything of ours about them.

use crate::search_bench::Failure;
use crate::search_bench::queries::{Question, Sampler, term};
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, Snippets, Term};

/// Shows that are tried until one has as many plain words as are wanted.
const TRIES: usize = 1_000;

/// How the words stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    Any,
    All,
    Phrase,
}

/// A class of questions.
pub struct Class {
    pub name: &'static str,
    mode: SearchMode,
    words: usize,
    together: Together,
    pub has_filters: bool,
    is_common: bool,
}

const PODCASTS: Class = Class {
    name: "podcasts: 1 word",
    mode: SearchMode::Podcasts,
    words: 1,
    together: Together::Any,
    has_filters: false,
    is_common: false,
};
const EPISODES: Class = Class { name: "episodes: 1 word", mode: SearchMode::Episodes, ..PODCASTS };

impl Class {
    pub const ALL: &'static [Self] = &[
        PODCASTS,
        Self { name: "podcasts: any of 2 words", words: 2, ..PODCASTS },
        Self { name: "podcasts: any of 4 words", words: 4, ..PODCASTS },
        Self { name: "podcasts: any of 2 very common words", words: 2, is_common: true, ..PODCASTS },
        Self { name: "podcasts: all of 2 words", words: 2, together: Together::All, ..PODCASTS },
        Self { name: "podcasts: all of 3 words", words: 3, together: Together::All, ..PODCASTS },
        Self {
            name: "podcasts: all of 2 very common words",
            words: 2,
            together: Together::All,
            is_common: true,
            ..PODCASTS
        },
        Self { name: "podcasts: phrase of 2 words", words: 2, together: Together::Phrase, ..PODCASTS },
        Self { name: "podcasts: any of 2 words, 3 filters", words: 2, has_filters: true, ..PODCASTS },
        Self {
            name: "podcasts: all of 2 words, 3 filters",
            words: 2,
            together: Together::All,
            has_filters: true,
            ..PODCASTS
        },
        EPISODES,
        Self { name: "episodes: any of 2 words", words: 2, ..EPISODES },
        Self { name: "episodes: any of 4 words", words: 4, ..EPISODES },
        Self { name: "episodes: all of 2 words", words: 2, together: Together::All, ..EPISODES },
        Self { name: "episodes: phrase of 2 words", words: 2, together: Together::Phrase, ..EPISODES },
        Self { name: "episodes: any of 2 words, 3 filters", words: 2, has_filters: true, ..EPISODES },
        Self {
            name: "episodes: all of 2 words, 3 filters",
            words: 2,
            together: Together::All,
            has_filters: true,
            ..EPISODES
        },
    ];

    pub fn is_of_episodes(&self) -> bool {
        self.mode == SearchMode::Episodes
    }

    pub fn is_ranked_or(&self) -> bool {
        !self.is_of_episodes() && self.together == Together::Any && !self.has_filters
    }

    pub fn questions(&self, sampler: &mut Sampler<'_>, count: usize) -> Result<Vec<Plain>, Failure> {
        (0..count).map(|_| self.question(sampler)).collect()
    }

    fn question(&self, sampler: &mut Sampler<'_>) -> Result<Plain, Failure> {
        for _ in 0..TRIES {
            let Some(show) = sampler.show_where(|show| show.voice.language.tag == "en") else { break };
            let words = match self.together {
                _ if self.is_common => sampler.common_words(self.words),
                Together::Phrase => {
                    let phrase = sampler.phrase_of(&show, self.mode, self.words);
                    phrase.split(' ').map(str::to_owned).collect()
                }
                _ => sampler.words_of(&show, self.mode, self.words),
            };
            // The peers get their terms by stemming alone, which is all there is to plain letters.
            if words.len() == self.words && words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase()))
            {
                let genre = show.category.top().to_lowercase();
                let filters = self.has_filters.then_some(PlainFilters { language: "en", genre, least_episodes: 2 });
                return Ok(Plain { mode: self.mode, words, together: self.together, filters });
            }
        }
        Err(format!("the corpus has too few English words for `{}`", self.name).into())
    }
}

pub struct PlainFilters {
    pub language: &'static str,
    pub genre: String,
    pub least_episodes: u64,
}

pub struct Plain {
    pub mode: SearchMode,
    pub words: Vec<String>,
    pub together: Together,
    pub filters: Option<PlainFilters>,
}

impl Plain {
    /// The same for our engine.
    pub fn ours(&self) -> Question {
        let mode = if self.together == Together::Any { MatchMode::Optional } else { MatchMode::Must };
        let terms = match self.together {
            Together::Phrase => vec![Term { phrase: true, mode, ..term(self.mode, &self.words.join(" ")) }],
            _ => self.words.iter().map(|word| Term { mode, ..term(self.mode, word) }).collect(),
        };
        let filters = self.filters.as_ref().map_or_else(Filters::default, |filters| Filters {
            languages: vec![filters.language.to_owned()],
            include_genres: vec![filters.genre.clone()],
            min_total_episodes: Some(filters.least_episodes),
            ..Filters::default()
        });
        // The peers have no passages; they are another table's.
        let snippets = Snippets { has_passages: false, ..Snippets::default() };
        Question::search(SearchOptions { terms, filters, snippets, ..SearchOptions::all(self.mode) })
    }
}
