//! A search as it is sent and echoed.

use super::filters::{
    AuthorityScoreRequest, ChartPositionsRequest, CountRangeRequest, DateRequest, PersonRequest, ProjectRequest,
    SponsorRequest,
};
use super::optional_keys::keys;
use super::terms::{SearchTermRequest, SortRequest, TermGroupRequest};
use earshot_api_server::prelude::*;

keys! {
    /// A search. All keys are optional; unknown keys are rejected.
    SearchRequest {
        /// The terms. By default at least one must match.
        search_terms: Vec<SearchTermRequest>,
        /// At least one term of each group must match, in addition to `searchTerms`.
        search_term_groups: Vec<TermGroupRequest>,
        /// Podcasts of one of these categories, ignoring case.
        include_itunes_genres: Vec<String>,
        /// Leaves out podcasts of these categories, ignoring case.
        exclude_itunes_genres: Vec<String>,
        /// Podcasts in these languages, BCP 47; `en` also matches `en-GB`.
        languages: Vec<String>,
        /// Only these podcasts.
        include_podcast_ids: Vec<String>,
        /// Leaves out these podcasts.
        exclude_podcast_ids: Vec<String>,
        /// Episodes only: only these episodes.
        include_episode_ids: Vec<String>,
        /// Leaves out these episodes. Has no effect in a search for podcasts.
        exclude_episode_ids: Vec<String>,
        /// Podcasts that are `clean` or `explicit`.
        explicit: String,
        /// Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name.
        #[serde(alias = "foundedDate")]
        founded_since: DateRequest,
        /// Podcasts whose latest episode was published at this time or later. `activeSince` is accepted as another
        /// name.
        #[serde(alias = "activeSince")]
        last_episode_date_since: DateRequest,
        /// Episodes only: published at this time or later.
        published_since: DateRequest,
        /// Episodes only: published before this time.
        published_before: DateRequest,
        /// Podcasts, or episodes in a search for episodes, that were added to the catalog at this time or later.
        added_since: DateRequest,
        /// Episodes only: added to the catalog at this time or later.
        episode_created_since: DateRequest,
        /// Episodes only: last changed in the catalog at this time or later.
        episode_updated_since: DateRequest,
        /// Podcasts with at least this many episodes.
        min_total_episodes: i64,
        /// Podcasts with at most this many episodes.
        max_total_episodes: i64,
        /// Podcasts with at least this average rating in Apple Podcasts, 0 to 5. Podcasts without a known rating do not
        /// match; this holds for all filters by a figure.
        min_itunes_rating: f64,
        /// Podcasts with at least this many ratings in Apple Podcasts.
        min_itunes_rating_count: i64,
        /// Podcasts with at least this average rating on Spotify, 0 to 5.
        min_spotify_rating: f64,
        /// Podcasts with at least this many ratings on Spotify.
        min_spotify_rating_count: i64,
        /// Podcasts with at least this many plays on Castbox.
        min_castbox_plays: i64,
        /// Podcasts with at least this many subscribers on Castbox.
        min_castbox_subscribers: i64,
        /// Ranges of the authority score and its sub-scores.
        podcast_authority_score: AuthorityScoreRequest,
        /// Range of the estimated monthly listeners.
        podcast_audience_estimated_monthly_listeners: CountRangeRequest,
        /// Range of the usual length of an episode in minutes: the median of the newest ones.
        podcast_episode_minutes: CountRangeRequest,
        /// Podcasts of these countries, ISO 3166-1 alpha-2.
        podcast_countries: Vec<String>,
        /// Whether the podcast has guests.
        podcast_has_guests: bool,
        /// True for podcasts that are likely made by a machine, false for all others.
        podcast_likely_machine_made: bool,
        /// True for podcasts that are inactive (no new episode for much longer than usual), false for all others.
        podcast_very_stale: bool,
        /// Podcasts with one of these frequencies of new episodes: daily, weekly, bi-weekly, monthly, stale (less than
        /// monthly). Podcasts with an unknown frequency do not match.
        update_frequencies: Vec<String>,
        /// Podcasts that are on such a chart now. Sort by it with `chartPosition` in
        /// `sortOrder`.
        chart_positions: ChartPositionsRequest,
        /// Episodes only: whether the catalog has a transcript.
        has_transcript: bool,
        /// Podcasts with a profile on each of these platforms, such as `youtube`.
        has_socials: Vec<String>,
        /// Whether the podcast has a primary contact.
        has_primary_contact: bool,
        /// Episodes only: all of these people must take part.
        person_filters: Vec<PersonRequest>,
        /// Episodes only: all of these sponsors must be named.
        sponsor_filters: Vec<SponsorRequest>,
        /// One of these topics must match, ignoring case. Searches for podcasts match topics of
        /// podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings.
        topics: Vec<String>,
        /// One of these keywords must match, under the rules for `topics`.
        keywords: Vec<String>,
        /// Leaves out the podcasts on a project of the team. For users.
        project: ProjectRequest,
        /// ID or slug of a project of the team: leaves out the podcasts on it. For users. The short form of `project`.
        project_id: String,
        /// `true` also finds podcasts on the team's blacklist, which are left out otherwise.
        include_blacklisted: bool,
        /// By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once.
        sort_order: Vec<SortRequest>,
        /// 1 to 1000, for admins.
        page_size: i64,
        /// The cursor of the previous response, with the same search.
        cursor: String,
        /// Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
        /// likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes,
        /// podcastEpisodeMinutes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality,
        /// podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube,
        /// podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating,
        /// spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out.
        facets: Vec<String>,
        /// `true` counts hits and facets and returns no hits. A count is free, but it is rejected
        /// when the searches are used up.
        count_only: bool,
        /// Adds to each hit how its score is computed.
        explain: bool,
        /// How hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a
        /// model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes.
        mode: String,
        /// The weight of meaning against words, 0 to 1. The default depends on the model.
        meaning_weight: f64,
        /// `true` fills `similarPodcasts`. Podcasts only.
        include_similar_podcasts: bool,
        /// `true` fills `podcastRssDescriptionEmbedding` in searches for podcasts, and
        /// `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks` in searches for episodes. For users.
        include_embeddings: bool,
        /// Episodes only: fills `matchSnippet`.
        include_match_snippet: bool,
        /// Episodes only: `false` leaves out the passages of the transcript, which are included by default (spec 5).
        include_transcript_snippet: bool,
        /// Episodes only: length of a passage, 1 to 2000 characters; 400 by default.
        transcript_snippet_length: i64,
        /// Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default.
        transcript_highlight_length: i64,
    }
}

impl SearchRequest {
    /// Returns the part of the search that decides which passages match, without order, paging and output options,
    /// which belong to one call or depend on the plan.
    pub fn for_passages(self) -> Self {
        Self {
            cursor: None,
            page_size: None,
            sort_order: None,
            facets: None,
            count_only: None,
            explain: None,
            include_similar_podcasts: None,
            include_embeddings: None,
            include_match_snippet: None,
            project: None,
            project_id: None,
            include_blacklisted: None,
            ..self
        }
    }

    /// Returns the part of the search that decides which hits are found and in which order, for the cursor.
    pub fn canonical(&self) -> String {
        let query = Self {
            cursor: None,
            page_size: None,
            facets: None,
            count_only: None,
            explain: None,
            include_similar_podcasts: None,
            include_embeddings: None,
            include_match_snippet: None,
            include_transcript_snippet: None,
            transcript_snippet_length: None,
            transcript_highlight_length: None,
            ..self.clone()
        };
        serde_json::to_string(&query).expect("a search request is plain data")
    }
}
