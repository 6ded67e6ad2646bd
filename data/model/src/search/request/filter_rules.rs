//! The filters of a search, in one table: the lowest tier of each, and whether it is for episodes only (spec 4 and 6).

use super::search_request::SearchRequest;
use crate::Tier;

/// The rule of one filter.
#[derive(Clone, Copy, Debug)]
pub struct FilterRule {
    /// The key in the request.
    pub name: &'static str,
    /// The lowest tier that may use the filter (spec 6).
    pub from: Tier,
    /// Whether setting the filter turns the search into an episode search (spec 4, Search mode).
    pub episodes_only: bool,
    /// Whether a request sets the filter.
    pub is_set: fn(&SearchRequest) -> bool,
}

macro_rules! filters {
    ($($name:literal $field:ident $tier:ident $mode:ident;)+) => {
        /// Spec 6, Search filters by tier. Filters that it does not list belong to the paid tiers, which may use
        /// everything except the page size.
        pub const FILTERS: &[FilterRule] = &[
            $(FilterRule {
                name: $name,
                from: Tier::$tier,
                episodes_only: filters!(@$mode),
                is_set: |request| request.$field.is_some(),
            },)+
        ];
    };
    (@Both) => { false };
    (@Episodes) => { true };
}

filters! {
    "excludeItunesGenres" exclude_itunes_genres Public Both;
    "includeItunesGenres" include_itunes_genres Public Both;
    "excludePodcastIds" exclude_podcast_ids Public Both;
    "explicit" explicit Public Both;
    "foundedSince" founded_since Public Both;
    "languages" languages Public Both;
    "lastEpisodeDateSince" last_episode_date_since Public Both;

    "hasTranscript" has_transcript Free Episodes;
    "includePodcastIds" include_podcast_ids Free Both;
    "includeEpisodeIds" include_episode_ids Free Episodes;
    // The contract accepts this filter in podcast searches too, where it has no effect.
    "excludeEpisodeIds" exclude_episode_ids Free Both;
    "minTotalEpisodes" min_total_episodes Free Both;
    "maxTotalEpisodes" max_total_episodes Free Both;
    "minCastboxPlays" min_castbox_plays Free Both;
    "minCastboxSubscribers" min_castbox_subscribers Free Both;
    "minItunesRating" min_itunes_rating Free Both;
    "minItunesRatingCount" min_itunes_rating_count Free Both;
    "minSpotifyRating" min_spotify_rating Free Both;
    "minSpotifyRatingCount" min_spotify_rating_count Free Both;
    "publishedSince" published_since Free Episodes;
    // The upper end of `publishedSince`.
    "publishedBefore" published_before Free Episodes;

    "hasPrimaryContact" has_primary_contact Individual Both;
    "hasSocials" has_socials Individual Both;
    "podcastCountries" podcast_countries Individual Both;
    "podcastHasGuests" podcast_has_guests Individual Both;
    "podcastAuthorityScore" podcast_authority_score Individual Both;
    "podcastAudienceEstimatedMonthlyListeners" podcast_audience_estimated_monthly_listeners Individual Both;
    "episodeCreatedSince" episode_created_since Individual Episodes;
    "episodeUpdatedSince" episode_updated_since Individual Episodes;
    "personFilters" person_filters Individual Episodes;
    "sponsorFilters" sponsor_filters Individual Episodes;
    // Not in the contract. No show is excluded unless a request sets the filter.
    "podcastLikelyMachineMade" podcast_likely_machine_made Individual Both;
    "podcastVeryStale" podcast_very_stale Individual Both;
    "updateFrequencies" update_frequencies Individual Both;
    "podcastEpisodeMinutes" podcast_episode_minutes Individual Both;
    "chartPositions" chart_positions Individual Both;
    "addedSince" added_since Individual Both;
    "topics" topics Individual Both;
    "keywords" keywords Individual Both;

    "pageSize" page_size Admin Both;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tier_has_the_filters_of_the_spec() {
        let from = |tier: Tier| -> Vec<&str> {
            let mut names: Vec<_> = FILTERS.iter().filter(|rule| rule.from == tier).map(|rule| rule.name).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(
            from(Tier::Public),
            [
                "excludeItunesGenres",
                "excludePodcastIds",
                "explicit",
                "foundedSince",
                "includeItunesGenres",
                "languages",
                "lastEpisodeDateSince",
            ]
        );
        assert_eq!(
            from(Tier::Free),
            [
                "excludeEpisodeIds",
                "hasTranscript",
                "includeEpisodeIds",
                "includePodcastIds",
                "maxTotalEpisodes",
                "minCastboxPlays",
                "minCastboxSubscribers",
                "minItunesRating",
                "minItunesRatingCount",
                "minSpotifyRating",
                "minSpotifyRatingCount",
                "minTotalEpisodes",
                "publishedBefore",
                "publishedSince",
            ]
        );
        assert_eq!((from(Tier::Business), from(Tier::Agency)), (vec![], vec![]));
        assert_eq!(from(Tier::Admin), ["pageSize"]);
    }
}
