//! Tables of requests with the search options or the error that each leads to.

mod filters;
mod terms;

use super::*;
use crate::search::{Facet, MatchMode};
use crate::{Measure, UpdateFrequency};
use SearchMode::{Episodes, Podcasts};
use proptest::prelude::*;

const TITLE: &[&str] = &["podcast-title"];

fn now() -> Timestamp {
    "2026-11-21T10:00:00Z".parse().expect("a date")
}

fn strings(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}

fn term(text: &str, targets: &[&str]) -> TermRequest {
    TermRequest { search_term: text.to_owned(), search_targets: strings(targets), ..TermRequest::default() }
}

fn request(text: &str, targets: &[&str]) -> SearchRequest {
    SearchRequest { search_terms: vec![term(text, targets)], ..SearchRequest::default() }
}

/// A search for one word, changed by `change`.
fn with(change: impl FnOnce(&mut SearchRequest)) -> SearchRequest {
    let mut request = request("rust", TITLE);
    change(&mut request);
    request
}

fn with_options(change: impl FnOnce(&mut TermOptionsRequest)) -> SearchRequest {
    with(|request| change(&mut request.search_terms[0].options))
}

fn message(request: &SearchRequest, mode: SearchMode, tier: Tier) -> String {
    match build_search_options(request, mode, tier, now()) {
        Ok(_) => "ok".to_owned(),
        Err(error) => match error.detail() {
            Some((pointer, detail)) => {
                assert_eq!(error.to_string(), "Error parsing search options.");
                format!("{pointer}: {detail}")
            }
            None => error.to_string(),
        },
    }
}

fn valid(request: &SearchRequest, mode: SearchMode) -> SearchOptions {
    build_search_options(request, mode, Tier::Admin, now()).expect("a valid search")
}

#[test]
fn wrong_searches_get_the_messages_of_the_spec() {
    let cases = [
        (request("rust", TITLE), Podcasts, Tier::Public, "ok"),
        (SearchRequest::default(), Podcasts, Tier::Admin, "At least one search term or filter is required."),
        (
            SearchRequest { languages: Some(vec![]), ..SearchRequest::default() },
            Podcasts,
            Tier::Admin,
            "At least one search term or filter is required.",
        ),
        (
            SearchRequest { exclude_episode_ids: Some(strings(&[EPISODE])), ..SearchRequest::default() },
            Podcasts,
            Tier::Admin,
            "At least one search term or filter is required.",
        ),
        (SearchRequest { languages: Some(strings(&["en"])), ..SearchRequest::default() }, Podcasts, Tier::Public, "ok"),
        (
            with(|request| request.has_transcript = Some(true)),
            Episodes,
            Tier::Public,
            "Search filter \"hasTranscript\" is not available for your plan.",
        ),
        (
            with(|request| request.has_transcript = Some(true)),
            Podcasts,
            Tier::Admin,
            "Search filter \"hasTranscript\" is not supported.",
        ),
        (
            with(|request| request.podcast_countries = Some(strings(&["GB"]))),
            Podcasts,
            Tier::Free,
            "Search filter \"podcastCountries\" is not available for your plan.",
        ),
        (
            with(|request| request.person_filters = Some(vec![])),
            Episodes,
            Tier::Free,
            "Search filter \"personFilters\" is not available for your plan.",
        ),
        (
            with(|request| request.page_size = Some(10)),
            Podcasts,
            Tier::Agency,
            "Search filter \"pageSize\" is not available for your plan.",
        ),
        (
            with(|request| request.sort_order = Some(vec![])),
            Podcasts,
            Tier::Admin,
            "At least one sort order is required.",
        ),
    ];
    for (request, mode, tier, expected) in cases {
        assert_eq!(message(&request, mode, tier), expected, "{request:?}");
    }
}

const EPISODE: &str = "0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e11";

#[test]
fn every_requested_option_is_built() {
    let since = |words| Some(DateRequest::from_words(words));
    let mut request = everything();
    request.podcast_authority_score = Some(AuthorityScoreRequest {
        authority_score: Some(ScoreRangeRequest { min: Some(50.0), max: None }),
        social_score: Some(ScoreRangeRequest { min: None, max: Some(80.0) }),
        ..AuthorityScoreRequest::default()
    });
    request.episode_created_since = since("2 days");
    request.search_term_groups = vec![vec![term("go", TITLE), term("zig", &["transcript"])]];
    request.facets = strings(&["genre", "language", "genre"]);
    let options = valid(&request, Episodes);

    let filters = &options.filters;
    assert_eq!(filters.include_genres, ["true crime"]);
    assert_eq!(filters.languages, ["en", "pt-br"]);
    assert_eq!(filters.countries, ["GB"]);
    assert_eq!((filters.is_machine_made, filters.is_very_stale), (Some(false), Some(false)));
    assert_eq!(filters.update_frequencies, [UpdateFrequency::Weekly, UpdateFrequency::BiWeekly]);
    assert_eq!(filters.chart.and_then(|chart| chart.max_position), Some(50));
    assert_eq!(filters.explicit, Some(false));
    assert_eq!(filters.episode_created_since.map(|at| at.to_rfc3339()), Some("2026-11-19T10:00:00+00:00".to_owned()));
    assert_eq!((filters.min_total_episodes, filters.max_total_episodes), (Some(1), Some(2)));
    let ranges: Vec<_> = filters.ranges.iter().map(|range| (range.measure, range.min, range.max)).collect();
    assert_eq!(
        ranges,
        [
            (Measure::AppleRating, Some(4.0), None),
            (Measure::SpotifyRating, Some(3.5), None),
            (Measure::AppleRatingsCount, Some(10.0), None),
            (Measure::SpotifyRatingsCount, Some(20.0), None),
            (Measure::CastboxPlays, Some(30.0), None),
            (Measure::CastboxSubscribers, Some(40.0), None),
            (Measure::AuthorityScore, Some(50.0), None),
            (Measure::SocialScore, None, Some(80.0)),
            (Measure::MonthlyListeners, Some(1000.0), Some(5000.0)),
            (Measure::EpisodeMinutes, Some(20.0), Some(40.0)),
        ]
    );
    assert_eq!((filters.people.len(), filters.people[0].name.is_excluded), (1, true));
    assert_eq!((filters.sponsors[0].name.as_str(), filters.sponsors[0].is_excluded), ("Acme", false));
    assert_eq!(filters.exclude_episode_ids.len(), 1);
    assert_eq!(options.groups[0].iter().map(|term| term.mode).collect::<Vec<_>>(), [MatchMode::Optional; 2]);
    assert_eq!(options.facets, [Facet::Genre, Facet::Language]);
    assert!(options.explain);
    let snippets = options.snippets;
    assert_eq!((snippets.has_transcript_snippets, snippets.snippet_chars, snippets.highlight_chars), (false, 300, 200));
}

#[test]
fn the_mode_follows_targets_and_filters() {
    let group = |target: &str| with(|r| r.search_term_groups = vec![vec![term("go", &[target])]]);
    let cases = [
        (request("rust", TITLE), Podcasts),
        (request("rust", &["podcast-title", "transcript"]), Episodes),
        (request("rust", &["episode-title"]), Episodes),
        (request("rust", &["episode-description"]), Episodes),
        (group("podcast-description"), Podcasts),
        (group("transcript"), Episodes),
        (with(|r| r.has_transcript = Some(false)), Episodes),
        (with(|r| r.sponsor_filters = Some(vec![])), Episodes),
        (with(|r| r.min_total_episodes = Some(5)), Podcasts),
        (with(|r| r.exclude_episode_ids = Some(vec![])), Podcasts),
    ];
    for (request, expected) in cases {
        assert_eq!(detect_mode(&request), expected, "{request:?}");
    }
}

#[test]
fn every_filter_key_has_its_row() {
    let everything = everything();
    for rule in FILTERS {
        assert!((rule.is_set)(&everything), "{} is not looked at", rule.name);
        assert!(!(rule.is_set)(&SearchRequest::default()), "{} is always set", rule.name);
    }
}

/// A request with every field set. A new field fails to compile here until a test value exists.
fn everything() -> SearchRequest {
    let ids = || Some(strings(&[EPISODE]));
    let since = || Some(DateRequest::from_words("2020-01-31"));
    let name = NameRequest { name: "Acme".to_owned(), ..NameRequest::default() };
    let excluded = NameRequest { match_mode: Some("not".to_owned()), ..name.clone() };
    SearchRequest {
        search_terms: vec![term("rust", TITLE)],
        search_term_groups: vec![],
        include_itunes_genres: Some(strings(&["True Crime", "true crime"])),
        exclude_itunes_genres: Some(strings(&["Arts"])),
        languages: Some(strings(&["EN", "pt-BR"])),
        include_podcast_ids: ids(),
        exclude_podcast_ids: ids(),
        include_episode_ids: ids(),
        exclude_episode_ids: ids(),
        explicit: Some("clean".to_owned()),
        founded_since: since(),
        last_episode_date_since: since(),
        published_since: since(),
        published_before: since(),
        added_since: since(),
        episode_created_since: since(),
        episode_updated_since: since(),
        min_total_episodes: Some(1),
        max_total_episodes: Some(2),
        min_itunes_rating: Some(4.0),
        min_itunes_rating_count: Some(10),
        min_spotify_rating: Some(3.5),
        min_spotify_rating_count: Some(20),
        min_castbox_plays: Some(30),
        min_castbox_subscribers: Some(40),
        podcast_authority_score: Some(AuthorityScoreRequest::default()),
        podcast_audience_estimated_monthly_listeners: Some(CountRangeRequest { min: Some(1000), max: Some(5000) }),
        podcast_episode_minutes: Some(CountRangeRequest { min: Some(20), max: Some(40) }),
        podcast_countries: Some(strings(&["gb", "GB"])),
        podcast_has_guests: Some(true),
        podcast_likely_machine_made: Some(false),
        podcast_very_stale: Some(false),
        update_frequencies: Some(strings(&["weekly", "bi-weekly", "weekly"])),
        chart_positions: Some(ChartPositionsRequest { max_position: Some(50), ..ChartPositionsRequest::default() }),
        has_transcript: Some(true),
        has_primary_contact: Some(true),
        has_socials: Some(strings(&["mastodon"])),
        person_filters: Some(vec![PersonRequest { kind: "guest".to_owned(), name: excluded }]),
        sponsor_filters: Some(vec![name]),
        topics: Some(strings(&["Seed Round", "seed round"])),
        keywords: Some(strings(&["startups"])),
        sort_order: None,
        page_size: Some(1),
        facets: vec![],
        explain: true,
        include_match_snippet: Some(true),
        include_transcript_snippet: Some(false),
        transcript_snippet_length: Some(300),
        transcript_highlight_length: Some(200),
        retrieval_mode: Some("words".to_owned()),
        meaning_weight: Some(0.5),
    }
}

proptest! {
    #[test]
    fn any_text_is_accepted_or_rejected(text in ".{0,40}", value in ".{0,12}", number in any::<i64>(), slop in any::<f64>()) {
        let mut request = with_options(|options| options.slop = Some(slop));
        request.search_terms[0].search_term = text;
        request.languages = Some(vec![value.clone()]);
        request.podcast_countries = Some(vec![value.clone()]);
        request.founded_since = Some(DateRequest::Relative { unit: "years".to_owned(), value: number });
        request.published_since = Some(DateRequest::from_words(&value));
        request.min_castbox_plays = Some(number);
        request.min_itunes_rating = Some(slop);
        let _ = build_search_options(&request, Episodes, Tier::Admin, now());
    }
}
