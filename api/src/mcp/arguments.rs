//! What the tools take. The comments are what a model reads.

use crate::routes::search::{DateRequest, SearchRequest};
use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;

/// Hits of an answer: few by default, for every word of it is read.
const HITS: usize = 5;
const MOST_HITS: usize = 20;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PodcastQuery {
    /// Words to look for in titles and descriptions; "exact phrases" in quotes, -word leaves out, (one or other) takes either.
    query: String,
    /// BCP 47, for example en or pt-BR.
    language: Option<String>,
    /// Apple's name of a category, for example True Crime.
    genre: Option<String>,
    /// Shows that published since this day, YYYY-MM-DD.
    published_since: Option<String>,
    /// How many to tell of: 1 to 20, 5 when absent.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EpisodeQuery {
    /// Words to look for in titles, descriptions and transcripts; "exact phrases" in quotes, -word leaves out, (one or other) takes either.
    query: String,
    /// BCP 47, for example en or pt-BR.
    language: Option<String>,
    /// Only episodes of this podcast, by its id.
    podcast_id: Option<String>,
    /// Episodes since this day, YYYY-MM-DD.
    published_since: Option<String>,
    /// How many to tell of: 1 to 20, 5 when absent.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PassageQuery {
    /// What was said: words, or an "exact phrase" in quotes.
    query: String,
    /// All matching passages of this episode, by its id; without it, the best passage of each episode that has one.
    pub(super) episode_id: Option<String>,
    /// Only what was said in this podcast, by its id.
    podcast_id: Option<String>,
    /// How many to tell of: 1 to 20, 5 when absent.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PodcastName {
    /// Id or slug of a podcast, as searches tell it.
    pub(super) podcast: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TranscriptPart {
    /// Id of an episode, as searches tell it.
    pub(super) episode_id: String,
    /// The second of the episode to begin at; the beginning when absent.
    pub(super) from_second: Option<f64>,
}

fn hits(limit: Option<usize>) -> usize {
    limit.unwrap_or(HITS).clamp(1, MOST_HITS)
}

fn only(value: Option<&String>) -> Option<Vec<String>> {
    value.map(|value| vec![value.clone()])
}

fn since(day: Option<&String>) -> Option<DateRequest> {
    day.cloned().map(DateRequest::Text)
}

impl PodcastQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> SearchRequest {
        SearchRequest {
            languages: only(self.language.as_ref()),
            include_itunes_genres: only(self.genre.as_ref()),
            last_episode_date_since: since(self.published_since.as_ref()),
            ..SearchRequest::of_line(&self.query, &["podcast-title", "podcast-description"])
        }
    }
}

impl EpisodeQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> SearchRequest {
        SearchRequest {
            languages: only(self.language.as_ref()),
            include_podcast_ids: only(self.podcast_id.as_ref()),
            published_since: since(self.published_since.as_ref()),
            ..SearchRequest::of_line(&self.query, &["episode-title", "episode-description", "transcript"])
        }
    }
}

impl PassageQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> SearchRequest {
        SearchRequest {
            include_podcast_ids: only(self.podcast_id.as_ref()),
            ..SearchRequest::of_line(&self.query, &["transcript"])
        }
    }
}
