//! Podcasts that people have read again: once a minute, with the outcome that the reader records.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use earshot_app::{SubmissionFailure, SubmissionFailureKind};

const PATH: &str = "/api/v1/podcasts/rust-talk/refresh";

async fn setup() -> (TestApp, ManualClock) {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |_| {}).await;
    app.state.swap_generation(generation("g1"));
    (app, time)
}

/// Reads the first queued feed, as `earshot watch` does.
pub async fn read_queue(app: &TestApp, failure: Option<SubmissionFailure>) {
    loop {
        let waiting = app.state.db.poll_submitted_feeds(10).await.expect("works");
        if let Some(feed) = waiting.first() {
            app.state.db.finish_feed_submission(feed.id, failure.as_ref()).await.expect("works");
            return;
        }
        tokio::task::yield_now().await;
    }
}

fn not_found() -> SubmissionFailure {
    SubmissionFailure { kind: SubmissionFailureKind::NotFound, reason: "the server returned 404".to_owned() }
}

#[tokio::test]
async fn a_podcast_is_read_again_once_a_minute() {
    let (app, time) = setup().await;
    let cookie = app.cookie(Tier::Free).await;
    let headers = [("cookie", cookie.as_str())];
    // Nobody reads, so nobody waits.
    let queued = app.post_as(PATH, &json!(null), &headers).await.data();
    assert_eq!((&queued["success"], &queued["isQueued"]), (&json!(false), &json!(true)), "{queued}");
    assert!(queued["errorMessage"].as_str().expect("a text").contains("No feeds are read at the moment"), "{queued}");
    let waiting = app.state.db.poll_submitted_feeds(10).await.expect("works");
    let urls: Vec<_> = waiting.iter().map(|feed| feed.feed_url.as_str()).collect();
    assert_eq!(urls, ["https://feeds.example/rust-talk"]);

    let again = app.post_as(PATH, &json!(null), &headers).await;
    assert_eq!(again.status, StatusCode::TOO_MANY_REQUESTS, "{}", again.text);
    let wait: u64 = again.header("retry-after").parse().expect("seconds");
    assert!((1..=61).contains(&wait), "{wait}");
    read_queue(&app, None).await;
    assert_eq!(app.post_as(PATH, &json!(null), &headers).await.status, StatusCode::TOO_MANY_REQUESTS, "also when read");

    time.advance(Duration::from_secs(60));
    app.state.db.poll_submitted_feeds(10).await.expect("works");
    let (read, ()) = tokio::join!(app.post_as(PATH, &json!(null), &headers), read_queue(&app, None));
    let read = read.data();
    assert_eq!((&read["success"], &read["podcast"]["slug"]), (&json!(true), &json!("rust-talk")), "{read}");
    time.advance(Duration::from_secs(60));
    app.state.db.poll_submitted_feeds(10).await.expect("works");
    let (failed, ()) = tokio::join!(app.post_as(PATH, &json!(null), &headers), read_queue(&app, Some(not_found())));
    let failed = failed.data();
    assert_eq!((&failed["errorCode"], &failed["isQueued"]), (&json!("rss_not_found"), &json!(false)), "{failed}");
    assert_eq!(failed["errorMessage"], "The feed could not be read: the server returned 404.");
}

#[tokio::test]
async fn clients_of_the_contract_refresh_by_get_with_a_key_that_may_write() {
    let (app, _) = setup().await;
    let cookie = app.cookie(Tier::Business).await;
    let key = app.key(Tier::Business).await;
    let path = format!("{PATH}?updatePodcastThumbnail=true");
    assert_eq!(
        app.get_as(&path, &[("cookie", &cookie)]).await.status,
        StatusCode::UNAUTHORIZED,
        "a link fetches nothing"
    );
    assert_eq!(app.get_as(&path, &[("authorization", &key)]).await.data()["isQueued"], true);
    let unknown = app.get_as("/api/v1/podcasts/unknown/refresh", &[("authorization", &key)]).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    assert_eq!(app.post(PATH, &json!(null)).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_team_refreshes_ten_podcasts_a_minute() {
    let (app, time) = setup().await;
    let cookie = app.cookie(Tier::Agency).await;
    let headers = [("cookie", cookie.as_str())];
    for _ in 0..10 {
        assert_ne!(app.post_as(PATH, &json!(null), &headers).await.status, StatusCode::UNAUTHORIZED);
    }
    time.advance(Duration::from_secs(1));
    let other = app.post_as("/api/v1/podcasts/slow-bread/refresh", &json!(null), &headers).await;
    assert_eq!(other.status, StatusCode::TOO_MANY_REQUESTS, "{}", other.text);
}
