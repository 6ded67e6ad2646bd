//! Ratings, reviews and followers of a podcast: queries to the tables, responses, and who may see them.

use crate::support::catalog::{catalog, generation};
use crate::support::prelude::*;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{ReviewFilter, ReviewOrder};

#[tokio::test]
async fn ratings_and_followers_require_sign_in() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    let cookie = app.cookie(Tier::Free).await;
    for call in ["reviews", "social-media", "youtube"] {
        let path = format!("/api/v1/podcasts/rust-talk/{call}");
        assert_eq!(app.get(&path).await.status, 401, "{call}");
        let data = app.get_as(&path, &[("cookie", &cookie)]).await.data();
        insta::assert_json_snapshot!(format!("{call}_of_a_podcast"), data);
        let unknown = app.get_as(&format!("/api/v1/podcasts/unknown/{call}"), &[("cookie", &cookie)]).await;
        assert_eq!(unknown.status, 404, "{call}");
    }
    // Ratings that were never fetched are absent, not zero.
    let none = app.get_as("/api/v1/podcasts/slow-bread/reviews", &[("cookie", &cookie)]).await.data();
    let reviews = &none["podcastReviews"];
    for field in ["applePodcastsReview", "applePodcastsReviewText", "spotifyReview", "castbox", "applePodcastsTotal"] {
        assert!(reviews[field].is_null(), "{field}");
    }
    assert_eq!(reviews["applePodcastsReviewsByCountry"], json!([]));
    let none = app.get_as("/api/v1/podcasts/slow-bread/social-media", &[("cookie", &cookie)]).await.data();
    assert_eq!(none["socialMediaData"]["instagramData"], json!([]));
}

#[tokio::test]
async fn review_parameters_reach_the_tables() {
    let app = TestApp::new().await;
    let (generation, tables) = catalog("g1");
    app.state.swap_generation(generation);
    let cookie = app.cookie(Tier::Free).await;
    let ask = async |query: &str| {
        app.get_as(&format!("/api/v1/podcasts/rust-talk/reviews?{query}"), &[("cookie", &cookie)]).await
    };
    let all = ask("country=US&minRating=2&maxRating=5&q=calm%20VOICE&sort=highest&since=2026-10-01&until=2026-10-20&limit=1&offset=1").await;
    assert_eq!(all.status, 200);
    let expected = ReviewFilter {
        country: ChartCountry::parse("us"),
        min_stars: Some(2),
        max_stars: Some(5),
        words: vec!["calm".to_owned(), "VOICE".to_owned()],
        from: Some("2026-10-01T00:00:00Z".parse().expect("a moment")),
        // The day itself is included.
        until: Some("2026-10-21T00:00:00Z".parse().expect("a moment")),
        order: ReviewOrder::Highest,
    };
    assert_eq!(tables.first_review_query(), (expected, 1, 1));
    let data = all.data();
    let texts = &data["podcastReviews"]["applePodcastsReviewText"];
    assert_eq!((&texts["total"], &texts["limit"], &texts["offset"]), (&json!(3), &json!(1), &json!(1)));
    assert_eq!(texts["reviews"][0]["matchedWords"], json!(["calm", "VOICE"]));
    // No match is an empty page, unlike a podcast without reviews.
    let none = ask("minRating=5&offset=9").await.data();
    assert_eq!(none["podcastReviews"]["applePodcastsReviewText"]["reviews"], json!([]));
    assert_eq!(
        ask("").await.data()["podcastReviews"]["applePodcastsReviewText"]["reviews"][0]["matchedWords"],
        json!(null)
    );

    for (query, pointer) in [
        ("country=usa", "/country"),
        ("limit=0", "/limit"),
        ("limit=101", "/limit"),
        ("offset=1000001", "/offset"),
        ("minRating=0", "/minRating"),
        ("maxRating=6", "/maxRating"),
        ("sort=best", "/sort"),
        ("since=yesterday", "/since"),
        ("until=2026-13-01", "/until"),
        ("q=a%20b%20c%20d%20e%20f%20g%20h%20i%20j%20k", "/q"),
    ] {
        let reply = ask(query).await;
        assert_eq!(reply.status, 400, "{query}");
        assert!(reply.json().to_string().contains(pointer), "{query}");
    }
}

#[tokio::test]
async fn reviews_of_all_podcasts_are_searched_by_words() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    assert_eq!(app.get("/api/v1/reviews?q=calm").await.status, 401);
    let cookie = app.cookie(Tier::Free).await;
    let ask = async |query: &str| app.get_as(&format!("/api/v1/reviews?{query}"), &[("cookie", &cookie)]).await;
    let first = ask("q=calm&limit=2").await.data();
    assert_eq!((&first["hasMore"], &first["cutOff"], &first["limit"]), (&json!(true), &json!(false), &json!(2)));
    let reviews = first["reviews"].as_array().expect("a list");
    assert_eq!(reviews.len(), 2);
    assert_eq!(reviews[0]["podcast"]["slug"], json!("rust-talk"));
    assert_eq!(reviews[0]["review"]["matchedWords"], json!(["calm"]));
    let last = ask("q=calm&limit=2&offset=2").await.data();
    assert_eq!((last["reviews"].as_array().map(Vec::len), &last["hasMore"]), (Some(1), &json!(false)));
    assert_eq!(ask("").await.status, 400);
    assert_eq!(ask("q=slow").await.data()["cutOff"], json!(true));
    for (query, pointer) in [("q=%20", "/q"), ("q=calm&offset=999", "/offset"), ("q=calm&minRating=9", "/minRating")] {
        let answer = ask(query).await;
        assert_eq!(
            (answer.status.as_u16(), answer.json()["errors"][0]["pointer"].clone()),
            (400, json!(pointer)),
            "{query}"
        );
    }
}
