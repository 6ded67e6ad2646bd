//! The search history: later calls name a search by the `searchId` of its response.

use crate::support::prelude::*;
use earshot_api_workspace::users::search_history::{read_cursor, write_cursor};
use earshot_app::{SearchPosition, StoredSearch};
use sea_orm::{ConnectionTrait, Database};
use uuid::Uuid;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn rust() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] })
}

async fn app(url: String, time: &ManualClock) -> TestApp {
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

/// The id of a search, after its row is written.
async fn search(app: &TestApp, path: &str, body: &Value, headers: &[(&str, &str)]) -> String {
    let data = app.post_as(path, body, headers).await.data();
    app.state.db.finish_search_writes().await;
    data["searchId"].as_str().expect("an id").to_owned()
}

async fn history(app: &TestApp, id: &str, headers: &[(&str, &str)]) -> (StatusCode, Value) {
    let reply = app.get_as(&format!("/api/v1/search/history/{id}"), headers).await;
    (reply.status, reply.json()["data"]["search"].clone())
}

on_both_databases!(a_team_finds_its_search_for_90_days, |url| {
    let time = ManualClock::new();
    let app = app(url, &time).await;
    let key = app.key(Tier::Agency).await;
    let (agency, other) = (app.cookie(Tier::Agency).await, app.cookie(Tier::Business).await);
    let (agency, other) = ([("cookie", agency.as_str())], [("cookie", other.as_str())]);
    let mut body = rust();
    body["facets"] = json!(["genre"]);
    body["languages"] = json!(["en"]);
    let id = search(&app, PODCASTS, &body, &agency).await;
    // The team's key reads what its user searched.
    let (status, found) = history(&app, &id, &[("authorization", &key)]).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&found["searchId"], &found["searchMode"]), (&json!(id), &json!("podcasts")));
    assert_eq!(found["searchOptions"]["searchTerms"][0]["searchTerm"], "rust");
    assert_eq!(found["searchOptions"]["languages"], json!(["en"]));
    assert_eq!(found["searchOptions"].get("facets"), None);
    assert_eq!(found["searchedAt"], "2026-11-21T10:00:00.000Z");
    // Sent again, it is the same search.
    assert_eq!(search(&app, PODCASTS, &found["searchOptions"], &agency).await, id);
    for (headers, expected) in [(&other[..], StatusCode::NOT_FOUND), (&[], StatusCode::UNAUTHORIZED)] {
        assert_eq!(history(&app, &id, headers).await.0, expected);
    }
    time.advance(90 * DAY);
    assert_eq!(history(&app, &id, &[("authorization", &key)]).await.0, StatusCode::OK);
    time.advance(Duration::from_secs(1));
    assert_eq!(history(&app, &id, &[("authorization", &key)]).await.0, StatusCode::NOT_FOUND);
    assert_eq!(app.state.db.delete_old_searches().await.expect("works"), 1);
});

#[tokio::test]
async fn repeats_and_pages_share_the_id_and_other_searches_do_not() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Agency).await;
    let headers = [("cookie", cookie.as_str())];
    let first = app.post_as(PODCASTS, &rust(), &headers).await.data();
    let id = first["searchId"].as_str().expect("an id").to_owned();
    let mut next = rust();
    next["cursor"] = first["cursor"].clone();
    assert_eq!(search(&app, PODCASTS, &next, &headers).await, id);
    assert_eq!(search(&app, PODCASTS, &rust(), &headers).await, id);
    let mut german = rust();
    german["languages"] = json!(["de"]);
    for (path, body) in [(EPISODES, rust()), (PODCASTS, german)] {
        assert_ne!(search(&app, path, &body, &headers).await, id);
    }
}

/// Anonymous searches are not stored, because no caller could prove to own one. Counts are not stored, because they
/// have no hits.
#[tokio::test]
async fn anonymous_searches_and_counts_are_not_stored() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let headers = [("authorization", key.as_str())];
    let anonymous = search(&app, PODCASTS, &rust(), &[]).await;
    assert_ne!(search(&app, PODCASTS, &rust(), &[]).await, anonymous);
    let mut count = rust();
    count["countOnly"] = json!(true);
    let count = search(&app, PODCASTS, &count, &headers).await;
    for id in [anonymous.as_str(), &count, "0197a000-0000-7000-8000-000000000000", "x"] {
        assert_eq!(history(&app, id, &headers).await.0, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn a_search_succeeds_when_its_row_cannot_be_written() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let connection = Database::connect(&app.state.config.database_url).await.expect("the database opens");
    connection.execute_unprepared("DROP TABLE search_history").await.expect("dropped");
    for _ in 0..2 {
        search(&app, PODCASTS, &rust(), &[("authorization", &key)]).await;
    }
}

#[test]
fn a_cursor_names_the_last_search_of_its_page() {
    let last = StoredSearch {
        id: Uuid::from_u128(7),
        team_id: Uuid::nil(),
        user_id: None,
        mode: "podcasts".to_owned(),
        request: "{}".to_owned(),
        searched_at: "2026-11-21T10:00:00.125Z".parse().expect("a time"),
    };
    let position = read_cursor(&write_cursor(&last)).expect("its own");
    assert_eq!(position, SearchPosition { searched_at: last.searched_at, id: last.id });
    for wrong in ["", "x", "!!!", "MQ", "LTEgMQ"] {
        assert!(read_cursor(wrong).is_err(), "{wrong}");
    }
}
