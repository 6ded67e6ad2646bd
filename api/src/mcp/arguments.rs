//! What the tools take. The comments are what a model reads.

use earshot_model::search::parse_query;
use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;
use serde_json::{Value, json};

/// Hits of an answer: few by default, for every word of it is read.
const HITS: usize = 5;
const MOST_HITS: usize = 20;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PodcastQuery {
    /// Words to look for in titles and descriptions; "exact phrases" in quotes, -word leaves out.
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
    /// Words to look for in titles, descriptions and transcripts; "exact phrases" in quotes, -word leaves out.
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

pub(super) fn hits(limit: Option<usize>) -> usize {
    limit.unwrap_or(HITS).clamp(1, MOST_HITS)
}

/// A line of a search box as terms of the API.
fn terms(line: &str, targets: &[&str]) -> Value {
    let term = |term: earshot_model::search::TermRequest| {
        let mut options = json!({ "matchMode": term.options.match_mode });
        if let Some(phrase) = term.options.phrase_match {
            options["phraseMatch"] = json!(phrase);
        }
        json!({ "searchTerm": term.search_term, "searchTargets": term.search_targets, "searchTermOptions": options })
    };
    parse_query(line, targets).into_iter().map(term).collect()
}

/// With the filters that were given.
fn filtered(mut search: Value, filters: [(&str, Option<Value>); 3]) -> Value {
    for (name, value) in filters {
        if let Some(value) = value {
            search[name] = value;
        }
    }
    search
}

/// A day, as filters by date take it.
fn since(day: Option<&String>) -> Option<Value> {
    day.map(|day| json!(day))
}

impl PodcastQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> Value {
        let search = json!({ "searchTerms": terms(&self.query, &["podcast-title", "podcast-description"]) });
        let filters = [
            ("languages", self.language.as_ref().map(|language| json!([language]))),
            ("includeItunesGenres", self.genre.as_ref().map(|genre| json!([genre]))),
            ("lastEpisodeDateSince", since(self.published_since.as_ref())),
        ];
        filtered(search, filters)
    }
}

impl EpisodeQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> Value {
        let targets = ["episode-title", "episode-description", "transcript"];
        let filters = [
            ("languages", self.language.as_ref().map(|language| json!([language]))),
            ("includePodcastIds", self.podcast_id.as_ref().map(|id| json!([id]))),
            ("publishedSince", since(self.published_since.as_ref())),
        ];
        filtered(json!({ "searchTerms": terms(&self.query, &targets) }), filters)
    }
}

impl PassageQuery {
    pub(super) fn hits(&self) -> usize {
        hits(self.limit)
    }

    pub(super) fn search(&self) -> Value {
        let podcast = self.podcast_id.as_ref().map(|id| json!([id]));
        let search = json!({ "searchTerms": terms(&self.query, &["transcript"]) });
        filtered(search, [("includePodcastIds", podcast), ("includeEpisodeIds", None), ("languages", None)])
    }
}
