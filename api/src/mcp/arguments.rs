//! The arguments of the tools. A model reads the comments as descriptions.

use earshot_api_content::search::{DateRequest, SearchRequest};
use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;

/// Default number of hits. It is low, because a model reads every word.
const DEFAULT_HITS: usize = 5;
const MAX_HITS: usize = 20;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PodcastQuery {
    /// Words to find in titles and descriptions. Use quotes for "exact phrases", -word to exclude a word, and (one or
    /// other) for alternatives.
    query: String,
    /// Language as BCP 47, for example en or pt-BR.
    language: Option<String>,
    /// Apple's name of a category, for example True Crime.
    genre: Option<String>,
    /// Only podcasts with an episode published on this day or later, YYYY-MM-DD.
    published_since: Option<String>,
    /// Number of results: 1 to 20, default 5.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EpisodeQuery {
    /// Words to find in titles, descriptions and transcripts. Use quotes for "exact phrases", -word to exclude a
    /// word, and (one or other) for alternatives.
    query: String,
    /// Language as BCP 47, for example en or pt-BR.
    language: Option<String>,
    /// Only episodes of this podcast, by its ID.
    podcast_id: Option<String>,
    /// Only episodes published on this day or later, YYYY-MM-DD.
    published_since: Option<String>,
    /// Number of results: 1 to 20, default 5.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PassageQuery {
    /// Spoken words to find, or an "exact phrase" in quotes.
    query: String,
    /// Returns all matching passages of this episode, by its ID. Without it, returns the best passage of each
    /// matching episode.
    pub(super) episode_id: Option<String>,
    /// Only passages of this podcast, by its ID.
    podcast_id: Option<String>,
    /// Number of results: 1 to 20, default 5.
    limit: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PodcastArgument {
    /// ID or slug of a podcast, from search results.
    pub(super) podcast: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TranscriptPart {
    /// ID of an episode, from search results.
    pub(super) episode_id: String,
    /// Second of the episode at which to start; the beginning when absent.
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
