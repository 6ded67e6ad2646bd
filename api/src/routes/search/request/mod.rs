//! The body of a search: the keys of the contract and ours, as they come and as they are echoed.

mod body;
mod filters;
mod model;
mod terms;

pub use body::{ContainsSearch, SearchBody};
pub use filters::{
    AuthorityScoreRequest, ChartPositionsRequest, CountRangeRequest, DateRequest, PersonRequest, ProjectRequest,
    SponsorRequest,
};
pub use terms::{SearchTermRequest, SortRequest, TermGroupRequest};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A struct of keys that may all be absent or `null`; unknown ones are refused, absent ones are not echoed.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($(#[$key_doc:meta])* $key:ident: $kind:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct $name {
            $($(#[$key_doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $key: Option<$kind>,)+
        }
    };
}
use keys;

keys! {
    /// A search. Every key is optional, unknown ones are refused.
    SearchRequest {
        search_terms: Vec<SearchTermRequest>,
        /// Of each group one term matches at least, in addition to `searchTerms`.
        search_term_groups: Vec<TermGroupRequest>,
        /// Category names, in any case.
        include_itunes_genres: Vec<String>,
        exclude_itunes_genres: Vec<String>,
        /// BCP 47; `en` also finds `en-GB`.
        languages: Vec<String>,
        include_podcast_ids: Vec<String>,
        exclude_podcast_ids: Vec<String>,
        /// Episodes only.
        include_episode_ids: Vec<String>,
        /// Leaves nothing out of a search of podcasts.
        exclude_episode_ids: Vec<String>,
        /// `clean` or `explicit`.
        explicit: String,
        /// Of the show's first episode.
        founded_since: DateRequest,
        /// Of the show's newest episode.
        last_episode_date_since: DateRequest,
        /// Episodes only.
        published_since: DateRequest,
        /// Episodes only.
        published_before: DateRequest,
        /// Episodes only: when it came into the catalog.
        episode_created_since: DateRequest,
        /// Episodes only: when it last changed in the catalog.
        episode_updated_since: DateRequest,
        min_total_episodes: i64,
        max_total_episodes: i64,
        /// 0 to 5. Shows whose rating is not known are not found; so it is with all figures.
        min_itunes_rating: f64,
        min_itunes_rating_count: i64,
        /// 0 to 5.
        min_spotify_rating: f64,
        min_spotify_rating_count: i64,
        min_castbox_plays: i64,
        min_castbox_subscribers: i64,
        podcast_authority_score: AuthorityScoreRequest,
        podcast_audience_estimated_monthly_listeners: CountRangeRequest,
        /// ISO 3166-1 alpha-2.
        podcast_countries: Vec<String>,
        podcast_has_guests: bool,
        /// Beyond the contract: shows that are likely made by a machine, or all others.
        podcast_likely_machine_made: bool,
        /// Beyond the contract: shows that fell silent long ago by their own rhythm, or all others.
        podcast_very_stale: bool,
        /// Beyond the contract: shows that stand on such a chart now. `sortOrder` by `chartPosition` sorts by that.
        chart_positions: ChartPositionsRequest,
        /// Episodes only.
        has_transcript: bool,
        has_socials: Vec<String>,
        has_primary_contact: bool,
        /// Episodes only: every one of these persons takes part.
        person_filters: Vec<PersonRequest>,
        /// Episodes only: every one of these sponsors is named.
        sponsor_filters: Vec<SponsorRequest>,
        /// Beyond the contract: one of these topics, in any case. Of podcasts in searches of podcasts, of episodes in those
        /// of episodes. Refused where the catalog was indexed without meaning.
        topics: Vec<String>,
        /// Beyond the contract: one of these keywords; the same.
        keywords: Vec<String>,
        /// Refused: projects do not exist yet. `excludePodcastIds` takes what is to be left out.
        project: ProjectRequest,
        /// Refused, as `project`.
        project_id: String,
        /// By relevance when absent. The first decides, the next between equal ones; each field once.
        sort_order: Vec<SortRequest>,
        /// 1 to 1000, for admins.
        page_size: i64,
        /// The cursor of the answer before, with the same search.
        cursor: String,
        /// What to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
        /// likelyMachineMade, veryStale, topics, keywords.
        facets: Vec<String>,
        /// Each hit says what its score is made of.
        explain: bool,
        /// Beyond the contract: what finds hits, `words`, `meaning` or `both`. When absent both where a model is
        /// connected, else words. Filters, and terms that must or must not match, hold in any case.
        mode: String,
        /// Beyond the contract: how much meaning counts beside words, 0 to 1; as the model deserves when absent.
        meaning_weight: f64,
        /// Episodes only: fill `matchSnippet`.
        include_match_snippet: bool,
        /// Episodes only: `false` leaves the passages of the transcript out (spec 5: they are there by default).
        include_transcript_snippet: bool,
        /// Episodes only: how long a passage is, 1 to 2000 characters; 400 when absent.
        transcript_snippet_length: i64,
        /// Episodes only: how long each highlighted fragment is, 1 to 2000 characters; 400 when absent.
        transcript_highlight_length: i64,
    }
}

impl SearchRequest {
    /// The part that looks for passages: in which order, in what pages and with what beside it the search was asked for
    /// counts for nothing there. Orders and page sizes are of one call, or of one plan.
    pub(super) fn for_passages(self) -> Self {
        Self {
            cursor: None,
            page_size: None,
            sort_order: None,
            facets: None,
            explain: None,
            include_match_snippet: None,
            ..self
        }
    }

    /// The part that decides what is found and in which order, for the cursor.
    pub(super) fn canonical(&self) -> String {
        let query = Self {
            cursor: None,
            page_size: None,
            facets: None,
            explain: None,
            include_match_snippet: None,
            include_transcript_snippet: None,
            transcript_snippet_length: None,
            transcript_highlight_length: None,
            ..self.clone()
        };
        serde_json::to_string(&query).expect("a search request is plain data")
    }
}
