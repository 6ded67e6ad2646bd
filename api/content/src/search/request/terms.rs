//! Terms, groups of terms, and sort orders.

use super::optional_keys::keys;
use earshot_api_server::prelude::*;

/// A search term.
#[request(Clone, Serialize)]
pub struct SearchTermRequest {
    /// At least 2 characters.
    pub search_term: String,
    /// The type of the term; always `text`.
    #[serde(default = "text_type")]
    #[schema(required = false)]
    pub search_type: String,
    /// podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript.
    pub search_targets: Vec<String>,
    /// How the term matches.
    #[serde(default)]
    #[schema(required = false)]
    pub search_term_options: TermOptionsBodyRequest,
}

/// How a term matches.
#[request(Clone, Serialize)]
pub struct TermOptionsBodyRequest {
    /// must, not or optional.
    #[serde(default = "optional_mode")]
    #[schema(required = false)]
    pub match_mode: String,
    /// The words must be adjacent, in order, and as written: `running` does not match "run". A single word must be as
    /// written too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase_match: Option<bool>,
    /// How many positions the words of a phrase may be apart, 0 to 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slop: Option<f64>,
    /// Similar spellings match too, with a lower score. In a phrase, each word may be misspelled or in another form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuzzy: Option<bool>,
}

/// Terms of which at least one must match.
#[request(Clone, Serialize)]
pub struct TermGroupRequest {
    /// The terms, of which at least one must match.
    pub search_terms: Vec<GroupTermRequest>,
}

/// A term of a group. It has no match mode.
#[request(Clone, Serialize)]
pub struct GroupTermRequest {
    /// At least 2 characters.
    pub search_term: String,
    /// The type of the term; always `text`.
    #[serde(default = "text_type")]
    #[schema(required = false)]
    pub search_type: String,
    /// podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript.
    pub search_targets: Vec<String>,
    /// How the term matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_term_options: Option<GroupTermOptionsRequest>,
}

keys! {
    /// How a term of a group matches.
    GroupTermOptionsRequest {
        /// Whether the words must be adjacent and in order.
        phrase_match: bool,
        /// How many positions the words of a phrase may be apart, 0 to 100.
        slop: f64,
        /// Whether similar spellings match too, with a lower score.
        fuzzy: bool,
    }
}

/// A sort order.
#[request(Clone, Serialize)]
pub struct SortRequest {
    /// relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
    /// youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits, such as
    /// foundedDate, lastEpisodeDate, totalEpisodes, castboxPlays or applePodcastsRating.
    pub field: String,
    /// `asc` or `desc`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<String>,
    /// Where hits without a value are: `first` or `last`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub null_order: Option<String>,
}

pub(super) fn text_type() -> String {
    "text".to_owned()
}

pub(super) fn optional_mode() -> String {
    "optional".to_owned()
}

impl Default for TermOptionsBodyRequest {
    fn default() -> Self {
        Self { match_mode: optional_mode(), phrase_match: None, slop: None, fuzzy: None }
    }
}
