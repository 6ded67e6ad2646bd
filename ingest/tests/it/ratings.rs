//! Payloads of ratings and reviews, complete and damaged, and services that return them. The formats are the documented
//! ones (facts 2.2, 2.3), with invented shows.

use axum::Router;
use axum::extract::{Path, RawQuery};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use chrono::{DateTime, Duration};
use earshot_ingest::platforms::ratings::{
    ExpectedRating, FetchRatingError, ParsedRatings, RatingError, RatingProvider, fetch_rating, read_ratings,
};
use earshot_model::Timestamp;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{RatingPlatform, ShowId};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{Behavior, LocalServer, MisbehavingServer};
use proptest::prelude::*;
use serde_json::{Value, json};

const SPOTIFY: &str = "4rOoJ6Egrf8K2IrywzwOMk";

fn now() -> Timestamp {
    "2026-11-22T06:00:00Z".parse::<DateTime<chrono::Utc>>().expect("a moment")
}

fn us() -> ChartCountry {
    ChartCountry::parse("us").expect("a country")
}

fn hints(show: Option<&str>) -> ExpectedRating {
    ExpectedRating { show: show.and_then(ShowId::parse), country: Some(us()), captured_at: now(), now: now() }
}

fn read_value(value: &Value, hints: &ExpectedRating) -> Result<ParsedRatings, RatingError> {
    read_ratings(value.to_string().as_bytes(), hints)
}

fn kinds(reading: &ParsedRatings) -> Vec<&str> {
    reading.issues.iter().map(|issue| issue.kind.as_str()).collect()
}

fn histogram(average: Value, count: Value, stars: Value) -> Value {
    json!({"adamId": 123, "ratingAverage": average, "ratingCount": count, "ratingCountList": stars,
           "totalNumberOfReviews": 4})
}

fn entry(id: &str, stars: Value, updated: &str) -> Value {
    json!({"author": {"name": {"label": "u"}}, "im:rating": {"label": stars}, "id": {"label": id},
           "title": {"label": "t"}, "content": {"label": "c"}, "updated": {"label": updated},
           "im:voteSum": {"label": "0"}, "im:voteCount": {"label": "0"}})
}

fn reviews(entries: Value) -> Value {
    json!({"feed": {"entry": entries, "link": [
        {"attributes": {"rel": "self", "href": "https://itunes.apple.com/gb/rss/customerreviews/page=1/id=123/sortBy=mostRecent/json"}}]}})
}

#[test]
fn each_providers_payload_is_read() {
    let apple = read_value(&histogram(json!(4.8), json!(10), json!([0, 0, 0, 2, 8])), &hints(None)).expect("a rating");
    let rating = apple.rating.expect("a rating");
    assert_eq!(apple.show, ShowId::Apple(123));
    assert_eq!((rating.average, rating.count, rating.stars), (Some(4.8), Some(10), Some([0, 0, 0, 2, 8])));
    assert_eq!((rating.review_count, rating.country, rating.plays), (Some(4), Some(us()), None));
    assert!(apple.issues.is_empty());

    // The URL in the payload has show and country. A single entry is not in a list.
    let nothing = ExpectedRating { country: None, ..hints(None) };
    let one = read_value(&reviews(entry("9", json!("5"), "2026-11-01T00:00:00-07:00")), &nothing).expect("reviews");
    assert_eq!((&one.show, one.reviews.len(), one.rating), (&ShowId::Apple(123), 1, None));
    let review = &one.reviews[0];
    assert_eq!((review.id.as_str(), review.stars, review.country.as_str()), ("9", 5, "gb"));
    assert_eq!(review.reviewed_at.map(|at| at.to_rfc3339()), Some("2026-11-01T07:00:00+00:00".to_owned()));
    // A show without reviews has no entries.
    let none = read_value(&reviews(Value::Null), &nothing).expect("reviews");
    assert!(none.reviews.is_empty() && none.issues.is_empty());

    let spotify = json!({"data": {"podcastUnionV2": {"uri": format!("spotify:show:{SPOTIFY}"),
        "rating": {"averageRating": {"average": 4.63, "totalRatings": 812}}}}});
    let spotify = read_value(&spotify, &hints(None)).expect("a rating");
    assert_eq!(spotify.show, ShowId::Spotify(SPOTIFY.to_owned()));
    let rating = spotify.rating.expect("a rating");
    assert_eq!((rating.platform, rating.average, rating.count), (RatingPlatform::Spotify, Some(4.63), Some(812)));

    let castbox = json!({"code": 0, "data": {"cid": "77", "play_count": 12_000, "sub_count": 340}});
    let castbox = read_value(&castbox, &hints(Some("123"))).expect("counts");
    let rating = castbox.rating.expect("counts");
    assert_eq!((rating.plays, rating.subscribers, rating.average), (Some(12_000), Some(340), None));

    // Spec 7: ratings lookups return ratingsCount and ratings, nullable.
    let lookup = json!({"spotifyId": SPOTIFY, "ratingsCount": 4, "ratings": null});
    let lookup = read_value(&lookup, &hints(None)).expect("a rating").rating.expect("a rating");
    assert_eq!((lookup.count, lookup.average), (Some(4), None));
    let empty = json!({"spotifyId": SPOTIFY, "ratingsCount": null, "ratings": null});
    assert_eq!(read_value(&empty, &hints(None)).expect("an answer").rating, None);
}

#[test]
fn impossible_values_are_reported_and_the_rest_is_read() {
    let stars = json!([0, 0, 0, 2, 8]);
    type ExpectedFields = (Option<f64>, Option<i64>, bool);
    let cases: Vec<(Value, &[&str], ExpectedFields)> = vec![
        (histogram(json!(4.8), json!(10), stars.clone()), &[], (Some(4.8), Some(10), true)),
        (histogram(json!("4.8"), json!("10"), stars.clone()), &[], (Some(4.8), Some(10), true)),
        // An average outside 0 to 5 is replaced by that of the stars.
        (histogram(json!(48), json!(10), stars.clone()), &["bad-rating"], (Some(4.8), Some(10), true)),
        (histogram(json!(-1), json!(10), Value::Null), &["bad-rating"], (None, Some(10), false)),
        (histogram(json!(0.5), json!(10), Value::Null), &["bad-rating"], (None, Some(10), false)),
        (histogram(json!(4.8), json!(-3), Value::Null), &["bad-count"], (Some(4.8), None, false)),
        (histogram(json!(4.8), json!(1e300), Value::Null), &["bad-count"], (Some(4.8), None, false)),
        (histogram(json!(4.8), json!(10.5), Value::Null), &["bad-count"], (Some(4.8), None, false)),
        (histogram(json!(4.8), json!(11), stars.clone()), &["bad-stars"], (Some(4.8), Some(11), false)),
        (histogram(json!(4.8), json!(10), json!([1, 2, 7])), &["bad-stars"], (Some(4.8), Some(10), false)),
        (histogram(json!(4.8), json!(10), json!([0, 0, 0, -2, 12])), &["bad-count"], (Some(4.8), Some(10), false)),
        (histogram(json!(4.8), json!(10), json!("x")), &["bad-stars"], (Some(4.8), Some(10), false)),
        // Without ratings there is no average, whatever the payload contains.
        (histogram(json!(0), json!(0), json!([0, 0, 0, 0, 0])), &[], (None, Some(0), true)),
    ];
    for (payload, issues, expected) in cases {
        let reading = read_value(&payload, &hints(None)).expect("a rating");
        let rating = reading.rating.as_ref().expect("a rating");
        assert_eq!(kinds(&reading), issues, "{payload}");
        assert_eq!((rating.average, rating.count, rating.stars.is_some()), expected, "{payload}");
    }

    let entries = json!([
        json!({"im:name": {"label": "The show itself"}}),
        entry("1", json!("5"), "2026-11-01T00:00:00Z"),
        entry("1", json!("5"), "2026-11-01T00:00:00Z"),
        entry("2", json!("7"), "2026-11-01T00:00:00Z"),
        entry("3", json!("4.5"), "2026-11-01T00:00:00Z"),
        entry("4", json!(3), "2027-01-01T00:00:00Z"),
        entry("5", json!("1"), "yesterday"),
        json!({"im:rating": {"label": "5"}}),
        "no entry",
    ]);
    let reading = read_value(&reviews(entries), &hints(None)).expect("reviews");
    let found: Vec<_> =
        reading.reviews.iter().map(|review| (review.id.as_str(), review.reviewed_at.is_some())).collect();
    assert_eq!(found, [("1", true), ("4", false), ("5", false)]);
    assert_eq!(kinds(&reading), ["doubled", "bad-rating", "bad-rating", "future-date", "bad-date", "no-identity"]);
}

#[test]
fn other_payloads_are_rejected() {
    let whole = histogram(json!(4.8), json!(10), json!([0, 0, 0, 2, 8]));
    let cases: Vec<(Vec<u8>, ExpectedRating, &str)> = vec![
        (b"".to_vec(), hints(None), "it is not JSON"),
        (b"<html>".to_vec(), hints(None), "it is not JSON"),
        (b"[]".to_vec(), hints(None), "unknown format"),
        (b"{}".to_vec(), hints(None), "unknown format"),
        (br#"{"feed": {"entry": []}}"#.to_vec(), hints(None), "unknown format"),
        (vec![b' '; (4 << 20) + 1], hints(None), "it is larger than"),
        (whole.to_string().into_bytes(), hints(Some("124")), "it is of 123, expected 124"),
        (
            whole.to_string().into_bytes(),
            ExpectedRating { country: None, ..hints(None) },
            "the payload does not state the country",
        ),
        (
            whole.to_string().into_bytes(),
            ExpectedRating { captured_at: now() + Duration::days(3), ..hints(None) },
            "its date 2026-11-25 is in the future",
        ),
        (json!({"adamId": 123, "ratingAverage": 9}).to_string().into_bytes(), hints(None), "it has no usable values"),
        (
            json!({"ratingCount": 1, "ratingCountList": [0, 0, 0, 0, 1]}).to_string().into_bytes(),
            hints(None),
            "the payload does not state the show",
        ),
    ];
    for (bytes, hints, expected) in cases {
        let error = read_ratings(&bytes, &hints).expect_err(expected).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

proptest! {
    #[test]
    fn complete_entries_of_cut_payloads_are_kept(count in 1_usize..20, cut in 0_usize..4_000) {
        let entries: Vec<Value> =
            (0..count).map(|id| entry(&id.to_string(), json!("4"), "2026-11-01T00:00:00Z")).collect();
        let text = json!({"feed": {"entry": entries}}).to_string();
        let cut = cut.min(text.len());
        match read_ratings(&text.as_bytes()[..cut], &hints(Some("1"))) {
            Ok(reading) => {
                prop_assert!(reading.reviews.len() <= count);
                prop_assert!(reading.reviews.iter().all(|review| review.stars == 4 && review.body == "c"));
                prop_assert_eq!(reading.issues.is_empty(), cut == text.len());
            }
            Err(error) => prop_assert!(matches!(error, RatingError::NotJson(_)), "{}", error),
        }
    }

    #[test]
    fn any_payload_is_read_within_bounds(
        average in prop_oneof![any::<f64>().prop_map(|n| json!(n)), any::<i64>().prop_map(|n| json!(n)), ".*".prop_map(Value::from), Just(Value::Null)],
        count in prop_oneof![any::<i64>().prop_map(|n| json!(n)), any::<f64>().prop_map(|n| json!(n)), Just(json!([1]))],
        stars in prop::collection::vec(-3_i64..1_000, 0..7),
    ) {
        if let Ok(reading) = read_value(&histogram(average, count, json!(stars)), &hints(None)) {
            let Some(rating) = reading.rating else { return Ok(()) };
            prop_assert!(rating.average.is_none_or(|average| (1.0..=5.0).contains(&average)));
            prop_assert!(rating.count.is_none_or(|count| count >= 0));
            if let Some(stars) = rating.stars {
                prop_assert_eq!(stars.iter().sum::<i64>(), rating.count.unwrap_or(-1));
            }
        }
    }
}

fn client() -> HttpClient {
    let clock = earshot_testkit::fixed_clock();
    HttpClient::new(ClientConfig { allow_private: true, ..ClientConfig::new("0", "https://a.example", clock) })
        .expect("a client")
}

#[tokio::test(flavor = "multi_thread")]
async fn rating_requests_follow_each_provider() {
    let stars = |Path((country, id)): Path<(String, String)>, RawQuery(query): RawQuery, headers: HeaderMap| async move {
        assert_eq!((country.as_str(), query.as_deref()), ("us", Some("displayable-kind=4")));
        assert_eq!(headers["x-apple-store-front"], "143441-1,29");
        match id.as_str() {
            "id123" => Ok(histogram(json!(4.8), json!(10), json!([0, 0, 0, 2, 8])).to_string()),
            _ => Err(StatusCode::NOT_FOUND),
        }
    };
    let texts = |Path(path): Path<String>| async move {
        assert_eq!(path, "page=2/id=123/sortBy=mostRecent/json");
        reviews(json!([entry("9", json!("5"), "2026-11-01T00:00:00Z")])).to_string().replace("/gb/", "/us/")
    };
    let castbox = |RawQuery(query): RawQuery| async move {
        assert_eq!(query.as_deref(), Some("itunes_id=123&web=1"));
        json!({"data": {"play_count": 5, "sub_count": 1}}).to_string()
    };
    let web = LocalServer::serve(
        Router::new()
            .route("/{country}/customer-reviews/{id}", get(stars))
            .route("/us/rss/customerreviews/{*path}", get(texts))
            .route("/data/channel/v3", get(castbox)),
    )
    .await;
    let base_url = web.url("").trim_end_matches('/').to_owned();
    let http = client();
    let show = ShowId::Apple(123);
    let apple = RatingProvider::APPLE_RATINGS.at(&base_url);
    let found = fetch_rating(&apple, &http, &show, us(), 1, now()).await.expect("an answer").expect("a show");
    assert_eq!(found.rating.and_then(|rating| rating.count), Some(10));
    assert!(fetch_rating(&apple, &http, &ShowId::Apple(124), us(), 1, now()).await.expect("an answer").is_none());
    // Unsupported: stores without a known id, and shows of other platforms.
    let japan = ChartCountry::parse("jp").expect("a country");
    assert!(matches!(
        fetch_rating(&apple, &http, &show, japan, 1, now()).await,
        Err(FetchRatingError::UnsupportedShow)
    ));
    let reviews = RatingProvider::APPLE_REVIEWS.at(&base_url).with_pages(99);
    assert_eq!(reviews.pages, 10);
    let found = fetch_rating(&reviews, &http, &show, us(), 2, now()).await.expect("an answer").expect("a show");
    assert_eq!(found.reviews.len(), 1);
    let castbox = RatingProvider::CASTBOX.at(&base_url);
    let found = fetch_rating(&castbox, &http, &show, us(), 1, now()).await.expect("an answer").expect("a show");
    assert_eq!(found.rating.and_then(|rating| rating.plays), Some(5));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_provider_does_not_count_as_unrated() {
    let whole = histogram(json!(4.8), json!(10), json!([0, 0, 0, 2, 8])).to_string();
    let half = whole[..whole.len() / 2].to_owned();
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n", whole.len());
    let cut_off = format!("{head}{half}").into_bytes();
    let cases: Vec<(Behavior, bool, &str)> = vec![
        (Behavior::status(429, "retry-after: 60\r\n", ""), true, "is throttling requests (429)"),
        (Behavior::status(403, "", ""), true, "is throttling requests (403)"),
        (Behavior::status(500, "", whole.clone()), false, "answered 500"),
        (Behavior::status(200, "", half), false, "it is not JSON"),
        (Behavior::status(200, "", "<html>sorry</html>"), false, "it is not JSON"),
        (Behavior::status(200, "", "{}"), false, "unknown format"),
        // The connection ends before the body does.
        (Behavior::RespondAndClose(cut_off), false, ""),
    ];
    for (behavior, ends, expected) in cases {
        let server = MisbehavingServer::always(behavior).await;
        let apple = RatingProvider::APPLE_RATINGS.at(&server.url(""));
        let error = fetch_rating(&apple, &client(), &ShowId::Apple(123), us(), 1, now()).await.expect_err("fails");
        assert!(error.to_string().contains(expected), "{error}");
        assert_eq!(error.is_poll_over(), ends, "{error}");
    }
}
