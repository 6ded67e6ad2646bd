//! What the tools take. The comments are what a model reads.

use crate::routes::search::{DateRequest, SearchRequest};
use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;

/// Hits of an answer: few by default, for every word of it is read.
const DEFAULT_HITS: usize = 5;
const MAX_HITS: usize = 20;

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

fn clamp_hits(limit: Option<usize>) -> usize {
    limit.unwrap_or(DEFAULT_HITS).clamp(1, MAX_HITS)
}

fn single_value(value: Option<&String>) -> Option<Vec<String>> {
    value.map(|value| vec![value.clone()])
}

fn date_since(day: Option<&String>) -> Option<DateRequest> {
    day.cloned().map(DateRequest::Text)
}

impl PodcastQuery {
    pub(super) fn max_hits(&self) -> usize {
        clamp_hits(self.limit)
    }

    pub(super) fn search_request(&self) -> SearchRequest {
        SearchRequest {
            languages: single_value(self.language.as_ref()),
            include_itunes_genres: single_value(self.genre.as_ref()),
            last_episode_date_since: date_since(self.published_since.as_ref()),
            ..SearchRequest::of_line(&self.query, &["podcast-title", "podcast-description"])
        }
    }
}

impl EpisodeQuery {
    pub(super) fn max_hits(&self) -> usize {
        clamp_hits(self.limit)
    }

    pub(super) fn search_request(&self) -> SearchRequest {
        SearchRequest {
            languages: single_value(self.language.as_ref()),
            include_podcast_ids: single_value(self.podcast_id.as_ref()),
            published_since: date_since(self.published_since.as_ref()),
            ..SearchRequest::of_line(&self.query, &["episode-title", "episode-description", "transcript"])
        }
    }
}

impl PassageQuery {
    pub(super) fn max_hits(&self) -> usize {
        clamp_hits(self.limit)
    }

    pub(super) fn search_request(&self) -> SearchRequest {
        SearchRequest {
            include_podcast_ids: single_value(self.podcast_id.as_ref()),
            ..SearchRequest::of_line(&self.query, &["transcript"])
        }
    }
}
