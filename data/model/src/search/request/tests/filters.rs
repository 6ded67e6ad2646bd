//! Requests with invalid filters.

use super::*;

#[test]
fn wrong_filters_are_rejected_with_pointers() {
    let range = |min, max| ScoreRangeRequest { min, max };
    let name = |name: &str| NameRequest { name: name.to_owned(), ..NameRequest::default() };
    let person = |kind: &str, name| PersonRequest { kind: kind.to_owned(), name };
    let score = |quality| AuthorityScoreRequest { quality_score: Some(quality), ..AuthorityScoreRequest::default() };
    let date = |words| Some(DateRequest::from_words(words));
    let cases = [
        (with(|r| r.explicit = Some("yes".to_owned())), "/explicit: must be clean or explicit"),
        (
            with(|r| r.languages = Some(strings(&["en", "e n"]))),
            "/languages/1: must be a language tag like en or pt-BR",
        ),
        (with(|r| r.include_itunes_genres = Some(strings(&[" "]))), "/includeItunesGenres/0: must not be blank"),
        (with(|r| r.exclude_itunes_genres = Some(strings(&[&"a".repeat(201)]))), "/excludeItunesGenres/0: is too long"),
        (
            with(|r| r.exclude_itunes_genres = Some(vec!["arts".to_owned(); 1001])),
            "/excludeItunesGenres: must have at most 1000 values",
        ),
        (with(|r| r.include_podcast_ids = Some(strings(&["x"]))), "/includePodcastIds/0: must be a UUID"),
        (with(|r| r.exclude_episode_ids = Some(strings(&[EPISODE, "x"]))), "/excludeEpisodeIds/1: must be a UUID"),
        (
            with(|r| r.has_socials = Some(strings(&["myspace"]))),
            "/hasSocials/0: must be a social platform like mastodon",
        ),
        (
            with(|r| r.podcast_countries = Some(strings(&["gb", "UK"]))),
            "/podcastCountries/1: must be a country code of ISO 3166-1 alpha-2 like GB",
        ),
        (with(|r| r.founded_since = date("0 days")), "/foundedSince: must have a positive value"),
        (
            with(|r| r.last_episode_date_since = date("yesterday")),
            "/lastEpisodeDateSince: must be a date like 2026-01-31 or an RFC 3339 date and time",
        ),
        (
            with(|r| r.published_before = date("1e9 years")),
            "/publishedBefore: must be a date like 2026-01-31 or an RFC 3339 date and time",
        ),
        (
            with(|r| r.episode_created_since = date("5 minutes")),
            "/episodeCreatedSince: must have the unit hours, days, months or years",
        ),
        (with(|r| r.min_total_episodes = Some(0)), "ok"),
        (with(|r| r.min_total_episodes = Some(-1)), "/minTotalEpisodes: must be at least 0"),
        (with(|r| r.max_total_episodes = Some(0)), "/maxTotalEpisodes: must be at least 1"),
        (with(|r| r.max_total_episodes = Some(i64::MAX)), "/maxTotalEpisodes: must be at most 1000000000000"),
        (
            with(|r| (r.min_total_episodes, r.max_total_episodes) = (Some(9), Some(8))),
            "/minTotalEpisodes: must not be greater than the maximum",
        ),
        (with(|r| r.min_itunes_rating = Some(5.0)), "ok"),
        (with(|r| r.min_itunes_rating = Some(5.1)), "/minItunesRating: must be 0 to 5"),
        (with(|r| r.min_spotify_rating = Some(f64::NAN)), "/minSpotifyRating: must be 0 to 5"),
        (with(|r| r.min_itunes_rating_count = Some(0)), "/minItunesRatingCount: must be at least 1"),
        (with(|r| r.min_spotify_rating_count = Some(-7)), "/minSpotifyRatingCount: must be at least 1"),
        (with(|r| r.min_castbox_plays = Some(0)), "/minCastboxPlays: must be at least 1"),
        (with(|r| r.min_castbox_subscribers = Some(0)), "/minCastboxSubscribers: must be at least 1"),
        (with(|r| r.podcast_authority_score = Some(score(range(None, None)))), "ok"),
        (
            with(|r| r.podcast_authority_score = Some(score(range(None, Some(101.0))))),
            "/podcastAuthorityScore/qualityScore/max: must be 0 to 100",
        ),
        (
            with(|r| r.podcast_authority_score = Some(score(range(Some(2.0), Some(1.0))))),
            "/podcastAuthorityScore/qualityScore/min: must not be greater than the maximum",
        ),
        (
            with(|r| {
                r.podcast_audience_estimated_monthly_listeners = Some(CountRangeRequest { min: Some(-1), max: None });
            }),
            "/podcastAudienceEstimatedMonthlyListeners/min: must be at least 0",
        ),
        (
            with(|r| r.podcast_episode_minutes = Some(CountRangeRequest { min: Some(2), max: Some(1) })),
            "/podcastEpisodeMinutes/min: must not be greater than the maximum",
        ),
        (
            with(|r| r.update_frequencies = Some(strings(&["daily", "yearly"]))),
            "/updateFrequencies/1: must be daily, weekly, bi-weekly, monthly or stale",
        ),
        (with(|r| r.person_filters = Some(vec![person("guest", name("X"))])), "ok"),
        (
            with(|r| r.person_filters = Some(vec![person("", name("X"))])),
            "/personFilters/0/type: must be guest or host",
        ),
        (
            with(|r| r.person_filters = Some(vec![person("host", name(" "))])),
            "/personFilters/0/name: must not be blank",
        ),
        (
            with(|r| r.person_filters = Some(vec![person("host", name("X")); 21])),
            "/personFilters: must have at most 20 names",
        ),
        (
            with(|r| {
                r.sponsor_filters = Some(vec![NameRequest { match_mode: Some("optional".to_owned()), ..name("X") }]);
            }),
            "/sponsorFilters/0/matchMode: must be \"must\" or \"not\"",
        ),
        (
            with(|r| r.sponsor_filters = Some(vec![name("A"), NameRequest { slop: Some(-1.0), ..name("X") }])),
            "/sponsorFilters/1/slop: must be a whole number from 0 to 100",
        ),
        (with(|r| r.chart_positions = Some(ChartPositionsRequest::default())), "ok"),
        (
            with(|r| {
                r.chart_positions =
                    Some(ChartPositionsRequest { max_position: Some(0), ..ChartPositionsRequest::default() });
            }),
            "/chartPositions/maxPosition: must be 1 to 1000",
        ),
        (with(|r| r.page_size = Some(1000)), "ok"),
        (with(|r| r.page_size = Some(1001)), "/pageSize: must be 1 to 1000"),
        (with(|r| r.page_size = Some(0)), "/pageSize: must be 1 to 1000"),
        (
            with(|r| r.facets = strings(&["genre", "mood"])),
            "/facets/1: must be one of language, genre, country, updateFrequency, hasTranscript, hasGuests, \
             likelyMachineMade, veryStale, topics, keywords, totalEpisodes, podcastEpisodeMinutes, \
             podcastAuthorityScoreTotal, podcastAuthorityScoreQuality, podcastAuthorityScoreEngagement, \
             podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube, podcastAudienceEstimatedMonthlyListeners, \
             applePodcastsRating, applePodcastsRatingsCount, spotifyRating, spotifyRatingsCount, castboxPlays, \
             castboxSubscribers",
        ),
        (with(|r| r.transcript_snippet_length = Some(0)), "/transcriptSnippetLength: must be 1 to 2000"),
        (with(|r| r.transcript_highlight_length = Some(2001)), "/transcriptHighlightLength: must be 1 to 2000"),
    ];
    for (request, expected) in cases {
        assert_eq!(message(&request, Episodes, Tier::Admin), expected, "{request:?}");
    }
    for (request, pointer) in [
        (with(|r| r.include_match_snippet = Some(true)), "/includeMatchSnippet"),
        (with(|r| r.transcript_snippet_length = Some(9)), "/transcriptSnippetLength"),
    ] {
        let expected = format!("{pointer}: is only available in episode searches");
        assert_eq!(message(&request, Podcasts, Tier::Admin), expected);
    }
}
