//! No response to a caller contains a field that the plan does not show, whatever the call, and none of the exact
//! scores from which a figure could be computed (spec 6). The test goes over all fields of the table and all calls.

use crate::support::catalog::generation_with;
use crate::support::documents::podcast;
use crate::support::operations;
use crate::support::prelude::*;
use earshot_api_content::views::VisibleFields;
use earshot_model::rating::MeasuredDownloads;
use earshot_model::search::{FIELD_ACCESS, RestrictedField};
use earshot_model::{
    AudienceEstimate, Clock, DirectoryKind, Link, LinkKind, PodcastDocument, PodcastFigures, ScoreInput,
};

/// Texts that occur in a response only when it shows the field.
fn texts_of(field: RestrictedField) -> &'static [&'static str] {
    match field {
        RestrictedField::Ratings => &["4.3719", "81273946", "81,273,946"],
        RestrictedField::Castbox => &["60713582", "60814693"],
        RestrictedField::Youtube => &["77123604", "9182736455"],
        RestrictedField::Followers => &["54321678", "54,321,678"],
        RestrictedField::Socials => &["https://mastodon.example/@show"],
        RestrictedField::Guests => &["\"podcastHasGuests\":true"],
        RestrictedField::AppleId => &["1200361736"],
        RestrictedField::PrimaryContact => &["Olga Owner"],
        RestrictedField::Countries => &["\"podcastCountries\":[\"GB\"]"],
        RestrictedField::Audience => &["93117200", "38271946"],
        RestrictedField::Genres => &["EarshotGenres\":[\"technology\"]"],
        RestrictedField::ChartPositions => &["chart_latest_date"],
    }
}

fn input(sub_score: &str, name: &str, observed: &str, value: f64) -> ScoreInput {
    let (sub_score, name, observed) = (sub_score.to_owned(), name.to_owned(), observed.to_owned());
    ScoreInput { sub_score, name, observed, value, share: 1.0, measured_at: None }
}

/// Gives a podcast figures that occur nowhere else.
fn with_figures(document: &mut PodcastDocument) {
    document.podcast.owner_name = Some("Olga Owner".to_owned());
    document.figures = PodcastFigures {
        apple_rating: Some(4.3719),
        apple_ratings_count: Some(81_273_946.0),
        castbox_plays: Some(60_713_582.0),
        castbox_subscribers: Some(60_814_693.0),
        youtube_subscribers: Some(77_123_604.0),
        youtube_views: Some(9_182_736_455.0),
        monthly_listeners: Some(93_117_200.0),
        ..PodcastFigures::default()
    };
    document.downloads = document.downloads.map(|downloads| MeasuredDownloads { monthly: 38_271_946, ..downloads });
    document.profiles.iter_mut().for_each(|profile| profile.followers = Some(54_321_678));
    let score = document.score.as_mut().expect("has a score");
    score.inputs.extend([
        input("engagement", "apple-ratings-count", "81,273,946 ratings", 0.982_31),
        input("social", "followers", "54,321,678 followers", 0.789_17),
        input("youtube", "subscribers", "77,123,604 subscribers", 0.814_53),
    ]);
    score.authority = score.combine_sub_scores();
    if let Some(AudienceEstimate { monthly_listeners, .. }) = &mut score.audience {
        *monthly_listeners = 93_117_200;
    }
}

/// The responses to all calls that read.
async fn all_texts(app: &TestApp, tier: Tier) -> Vec<(String, String)> {
    let cookie = if tier == Tier::Public { String::new() } else { app.cookie(tier).await };
    let header = (tier != Tier::Public).then_some(("cookie", cookie.as_str()));
    let mut texts = Vec::new();
    for (number, call) in (0..).zip(operations::all_operations()) {
        if call.method == Method::GET {
            let reply = call.send(app, number, &call.sample_path(), header).await;
            texts.push((call.id, reply.text));
        }
    }
    for path in ["/api/v1/search/podcasts", "/api/v1/search/episodes"] {
        let body = json!({
            "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }],
            "explain": true, "facets": ["hasGuests", "country"],
        });
        let reply = app.post_as(path, &body, header.as_slice()).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
        texts.push((path.to_owned(), reply.text));
    }
    for path in ["/", "/podcasts/rust-talk", "/podcasts/directory", "/search?q=rust"] {
        texts.push((path.to_owned(), app.get_as(path, header.as_slice()).await.text));
    }
    texts
}

#[tokio::test]
async fn no_response_shows_a_field_below_its_plan() {
    let clock = Clock::fixed(crate::support::documents::timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| config.requests_per_minute = None).await;
    app.state.swap_generation(generation_with("g1", with_figures));
    for tier in [Tier::Public, Tier::Free, Tier::Individual, Tier::Admin] {
        let texts = all_texts(&app, tier).await;
        for row in FIELD_ACCESS {
            for secret in texts_of(row.field) {
                let places: Vec<&str> =
                    texts.iter().filter(|(_, text)| text.contains(secret)).map(|(id, _)| id.as_str()).collect();
                // A restricted value that no tier sees would prove nothing.
                assert_eq!(!places.is_empty(), tier >= row.from, "{tier:?} {:?} {secret}: {places:?}", row.field);
            }
        }
    }
}

#[tokio::test]
async fn scores_are_the_same_for_everybody_and_reveal_no_figure() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation_with("g1", with_figures));
    let path = "/api/v1/podcasts/authority-score/rust-talk/details";
    let cookie = app.cookie(Tier::Free).await;
    let paid = app.get_as(path, &[("cookie", &cookie)]).await.data();
    let shown = app.get(path).await.data();
    assert_eq!(paid["authorityScore"], shown["authorityScore"]);
    assert_eq!(paid["history"], shown["history"]);
    assert_eq!(shown["authorityScore"]["socialScore"], 80.0);
    // 61.5 × 0.30 + 100 × 0.35 + 80 × 0.20 + 80 × 0.15
    assert_eq!(shown["authorityScore"]["authorityScore"], 81.45);
    for data in [&paid, &shown] {
        let score = data["authorityScore"]["authorityScore"].as_f64().expect("a number");
        assert_eq!(data["authorityScore"]["finalScore"], score);
        let points = data["inputs"].as_array().expect("a list").iter();
        let sum: f64 = points.map(|input| input["points"].as_f64().expect("a number")).sum();
        assert!((sum - score).abs() < 0.1, "the points {sum} add up to {score}");
    }
    let hidden = shown["inputs"].as_array().expect("a list").iter().find(|input| input["name"] == "followers");
    let hidden = hidden.expect("an input");
    assert_eq!((&hidden["observed"], &hidden["value"]), (&json!("not on your plan"), &json!(0.8)));
    assert!(hidden["nextStep"].is_null(), "{hidden}");
    let search = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
    let hits = app.post_as("/api/v1/search/podcasts", &search, &[]).await.data();
    let hit = hits["result"]["hits"].as_array().expect("hits").iter().find(|hit| hit["podcastSlug"] == "rust-talk");
    let total = hit.map(|hit| &hit["podcastAuthorityScoreTotal"]);
    assert_eq!(total, Some(&shown["authorityScore"]["authorityScore"]), "the same score in results: {hits}");

    // Other directories use Apple's id in their links.
    let links = &app.get("/api/v1/podcasts/rust-talk").await.data()["podcast"]["podcastDirectoryLinks"];
    assert_eq!(links, &json!({}));
    let individual = app.cookie(Tier::Individual).await;
    let whole = app.get_as("/api/v1/podcasts/rust-talk", &[("cookie", &individual)]).await.data();
    assert_eq!(whole["podcast"]["podcastDirectoryLinks"].as_object().map(serde_json::Map::len), Some(2));
}

/// Popularity is a part of relevance, and the authority score is popularity.
#[tokio::test]
async fn relevance_is_rounded_where_scores_are() {
    let app = TestApp::new().await;
    let body = json!({
        "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }], "explain": true,
    });
    let path = "/api/v1/search/podcasts";
    let third = |data: &serde_json::Value| {
        let hit = &data["result"]["hits"][2];
        (hit["score"].clone(), hit["explanation"]["value"].clone())
    };
    assert_eq!(third(&app.post(path, &body).await.data()), (json!(0.33), json!(0.33)));
    let cookie = app.cookie(Tier::Free).await;
    let (score, value) = third(&app.post_as(path, &body, &[("cookie", &cookie)]).await.data());
    assert!(score == value && score.as_f64().is_some_and(|score| score > 0.333), "{score}");
}

#[test]
fn no_view_shows_a_figure_below_its_plan() {
    let figures = PodcastFigures {
        apple_rating: Some(1.0),
        apple_ratings_count: Some(1.0),
        apple_rating_wilson: Some(1.0),
        spotify_rating: Some(1.0),
        spotify_ratings_count: Some(1.0),
        spotify_rating_wilson: Some(1.0),
        castbox_plays: Some(1.0),
        castbox_subscribers: Some(1.0),
        youtube_subscribers: Some(1.0),
        youtube_views: Some(1.0),
        monthly_listeners: Some(1.0),
    };
    let document = PodcastDocument { figures, ..podcast("rust-talk", "Rust Talk") };
    let count = |tier| {
        let shown = serde_json::to_value(VisibleFields::of(&document, tier).figures).expect("plain data");
        shown.as_object().map(serde_json::Map::len)
    };
    assert_eq!([Tier::Public, Tier::Free, Tier::Individual, Tier::Admin].map(count), [0, 10, 11, 11].map(Some));
}

#[test]
fn other_directories_use_the_apple_id() {
    let mut document = podcast("rust-talk", "Rust Talk");
    let is_overcast = |link: &&Link| link.kind == LinkKind::Directory(DirectoryKind::Overcast);
    let overcast = document.links.iter().find(is_overcast).cloned().expect("is listed there");
    let listed = |(directory, url): (DirectoryKind, &str)| Link {
        kind: LinkKind::Directory(directory),
        url: url.to_owned(),
        ..overcast.clone()
    };
    document.links.extend(
        [
            (DirectoryKind::Pocketcasts, "https://pca.st/itunes/1200361736?t=3"),
            (DirectoryKind::Castro, "x/1200361736"),
            (DirectoryKind::Podbean, "https://example.org/12003617360/7"),
        ]
        .map(listed),
    );
    let urls = |tier| {
        let listings = VisibleFields::of(&document, tier).directories.into_iter();
        listings.map(|listing| listing.url).collect::<Vec<_>>()
    };
    assert_eq!(urls(Tier::Free), ["https://example.org/12003617360/7"]);
    assert_eq!(urls(Tier::Individual).len(), 5);
}
