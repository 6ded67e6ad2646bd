//! A search request before its validation.

use super::charts::ChartPositionsRequest;
use super::dates::DateRequest;
use super::names::{NameRequest, PersonRequest};
use super::range_requests::{AuthorityScoreRequest, CountRangeRequest};
use super::sort::SortOrderRequest;
use super::terms::TermRequest;

/// An unchecked search request. Fields have the names on the wire.
#[derive(Clone, Debug, Default)]
pub struct SearchRequest {
    pub search_terms: Vec<TermRequest>,
    /// In each group, at least one term must match.
    pub search_term_groups: Vec<Vec<TermRequest>>,
    pub include_itunes_genres: Option<Vec<String>>,
    pub exclude_itunes_genres: Option<Vec<String>>,
    pub languages: Option<Vec<String>>,
    pub include_podcast_ids: Option<Vec<String>>,
    pub exclude_podcast_ids: Option<Vec<String>>,
    pub include_episode_ids: Option<Vec<String>>,
    pub exclude_episode_ids: Option<Vec<String>>,
    pub explicit: Option<String>,
    pub founded_since: Option<DateRequest>,
    pub last_episode_date_since: Option<DateRequest>,
    pub published_since: Option<DateRequest>,
    pub published_before: Option<DateRequest>,
    pub added_since: Option<DateRequest>,
    pub episode_created_since: Option<DateRequest>,
    pub episode_updated_since: Option<DateRequest>,
    pub min_total_episodes: Option<i64>,
    pub max_total_episodes: Option<i64>,
    pub min_itunes_rating: Option<f64>,
    pub min_itunes_rating_count: Option<i64>,
    pub min_spotify_rating: Option<f64>,
    pub min_spotify_rating_count: Option<i64>,
    pub min_castbox_plays: Option<i64>,
    pub min_castbox_subscribers: Option<i64>,
    pub podcast_authority_score: Option<AuthorityScoreRequest>,
    pub podcast_audience_estimated_monthly_listeners: Option<CountRangeRequest>,
    pub podcast_episode_minutes: Option<CountRangeRequest>,
    pub podcast_countries: Option<Vec<String>>,
    pub podcast_has_guests: Option<bool>,
    pub podcast_likely_machine_made: Option<bool>,
    pub podcast_very_stale: Option<bool>,
    pub update_frequencies: Option<Vec<String>>,
    pub chart_positions: Option<ChartPositionsRequest>,
    pub has_transcript: Option<bool>,
    pub has_primary_contact: Option<bool>,
    pub has_socials: Option<Vec<String>>,
    pub person_filters: Option<Vec<PersonRequest>>,
    pub sponsor_filters: Option<Vec<NameRequest>>,
    pub topics: Option<Vec<String>>,
    pub keywords: Option<Vec<String>>,
    /// `None` sorts by relevance. An empty list is an error (spec 5).
    pub sort_order: Option<Vec<SortOrderRequest>>,
    pub page_size: Option<i64>,
    pub facets: Vec<String>,
    pub explain: bool,
    /// `words`, `meaning` or `both`.
    pub retrieval_mode: Option<String>,
    pub meaning_weight: Option<f64>,
    pub include_match_snippet: Option<bool>,
    pub include_transcript_snippet: Option<bool>,
    pub transcript_snippet_length: Option<i64>,
    pub transcript_highlight_length: Option<i64>,
}
