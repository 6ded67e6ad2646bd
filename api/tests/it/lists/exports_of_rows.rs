//! Exports of episodes, matches of an alert, pitches and charts over HTTP.

use crate::support::catalog::generation_with_news;
use crate::support::prelude::*;
use earshot_api::jobs::alert_matching::match_alerts;
use earshot_app::team_subject;
use earshot_model::{Meter, Period};

async fn used(app: &TestApp, member: &Member) -> u32 {
    let subject = team_subject(member.account.team_id);
    app.state.db.usage_in_period(&subject, Meter::Exports, Period::Month).await.expect("works")
}

fn lines(reply: &TestResponse) -> Vec<&str> {
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.text.split_terminator("\r\n").collect()
}

async fn search(app: &TestApp, member: &Member, mode: &str, target: &str) -> String {
    let body = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": [target] }] });
    let search = member.post(app, &format!("/search/{mode}"), &body).await.data()["searchId"].clone();
    app.state.db.finish_search_writes().await;
    search.as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn the_episodes_of_a_search_are_rows_that_begin_with_their_titles() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let found = search(&app, &ann, "episodes", "episode-title").await;
    let export = async |more: Value| {
        let mut body = json!({ "searchHistoryId": found });
        for (key, value) in more.as_object().expect("an object") {
            body[key] = value.clone();
        }
        ann.post(&app, "/export/episodes", &body).await
    };
    let csv = export(json!({ "bom": true })).await;
    assert_eq!(csv.header("content-disposition"), "attachment; filename=\"episodes-2026-11-21.csv\"");
    let rows = lines(&csv);
    assert!(rows[0].starts_with("\u{feff}Episode,Podcast,Published,Minutes,Page,"), "{}", rows[0]);
    assert_eq!(csv.header("x-export-count"), (rows.len() - 1).to_string());
    assert!(rows.len() > 1, "{rows:?}");
    let two = export(json!({ "limit": 2, "format": "json" })).await.json();
    assert_eq!(two.as_array().map(Vec::len), Some(2));
    assert!(two[0]["pageUrl"].as_str().is_some_and(|url| url.contains("/podcasts/")), "{two}");
    assert_eq!(used(&app, &ann).await, 2);
    export(json!({ "bom": true })).await;
    assert_eq!(used(&app, &ann).await, 2, "a repeat is free");

    for (more, pointer) in [
        (json!({ "format": "parquet" }), "/format"),
        (json!({ "limit": 0 }), "/limit"),
        (json!({ "searchHistoryId": search(&app, &ann, "podcasts", "podcast-title").await }), "/searchHistoryId"),
    ] {
        let refused = export(more).await;
        assert_eq!(
            (refused.status, &refused.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer))
        );
    }
    let free = Member::new(&app, "bob", Tier::Free).await;
    let refused = free.post(&app, "/export/episodes", &json!({ "searchHistoryId": found })).await;
    assert_eq!(refused.message(), "Your plan does not include exports. The business plan does.");
}

on_both_databases!(the_matches_of_an_alert_are_rows_with_their_mention, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..1));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let gus = json!({ "alertName": "=Gus", "alertType": "person", "value": "Gus Guest" });
    let made = ann.post(&app, "/alerts/alert-config", &gus).await.data();
    let alert = made["createdAlertConfig"]["id"].as_str().expect("an id");
    match_alerts(&app.state).await.expect("works");
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..4));
    match_alerts(&app.state).await.expect("works");
    let listed = ann.get(&app, &format!("/alerts/matches?alertConfigId={alert}")).await.data();
    let path = format!("/export/alerts/{alert}/matches");
    let csv = ann.post(&app, &path, &json!({})).await;
    assert!(csv.header("content-disposition").contains("\"matches-gus-2026-"), "{}", csv.header("content-disposition"));
    let rows = lines(&csv);
    assert_eq!(json!(rows.len() - 1), listed["total"]);
    assert!(rows.len() > 1 && rows[0].starts_with("Episode,Podcast,Published,Role,Mention,Page,"), "{rows:?}");
    let one = ann.post(&app, &path, &json!({ "limit": 1, "format": "json" })).await.json();
    assert_eq!((&one[0]["status"], &one[0]["seenAt"]), (&json!("kept"), &Value::Null));
    assert_eq!(one[0]["mention"], listed["matches"][0]["mentions"][0]["snippet"]);
    let none = ann.post(&app, &path, &json!({ "backCatalog": true, "includeFiltered": true, "format": "json" })).await;
    assert_eq!(none.header("x-export-count"), none.json().as_array().map(Vec::len).unwrap_or_default().to_string());
});

on_both_databases!(pitches_are_rows_with_their_text_and_state, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let guest = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines of all kinds, and writes about them.",
        "topicsToDiscuss": ["Engines", "How engines work", "Why mills fail"],
    });
    let guest = ann.post(&app, "/guest-profiles", &guest).await.data()["guestProfileId"].clone();
    for podcast in ["rust-talk", "slow-bread"] {
        let body = json!({ "podcastId": podcast, "guestProfileId": guest });
        let pitch = ann.post(&app, "/outreach/generate", &body).await.data()["outreach"]["id"].clone();
        if podcast == "rust-talk" {
            let mark = json!({ "isPitched": true, "acceptPlaceholders": true });
            let path = format!("/outreach/{}/pitched", pitch.as_str().expect("an id"));
            ann.put(&app, &path, &mark).await.data();
        }
    }
    let rows = ann.post(&app, "/export/outreach", &json!({ "format": "json" })).await.json();
    let shown = |row: &Value| [&row["podcast"], &row["guest"], &row["state"]].map(|it| it.as_str().map(str::to_owned));
    let expected = |podcast: &str, state: &str| [podcast, "Ada Lovelace", state].map(|it| Some(it.to_owned()));
    assert_eq!(shown(&rows[0]), expected("Slow Bread", "draft"));
    assert_eq!(shown(&rows[1]), expected("Rust Talk", "pitched"));
    assert!(rows[0]["body"].as_str().is_some_and(|body| body.len() > 20), "{rows}");
    let filter = json!({ "isPitched": true, "mine": true, "guestProfileId": guest, "podcastId": "rust-talk" });
    let csv = ann.post(&app, "/export/outreach", &filter).await;
    assert_eq!(csv.header("x-export-count"), "1");
    assert!(csv.text.starts_with("Podcast,Guest,List,State,Pitched,Subject,Text,"), "{}", csv.text);
    let unknown = ann.post(&app, "/export/outreach", &json!({ "projectId": "no-such-list" })).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
});

#[tokio::test]
async fn a_chart_is_exported_with_its_movements() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let chart = json!({ "chartType": "apple", "country": "us", "category": "top podcasts", "date": "2026-11-18" });
    let csv = ann.post(&app, "/export/chart", &chart).await;
    let name = "attachment; filename=\"chart-apple-us-top-podcasts-2026-11-18-2026-11-21.csv\"";
    assert_eq!(csv.header("content-disposition"), name);
    let rows = lines(&csv);
    assert!(rows[0].starts_with("Position,Title,Publisher,Change,Previous position,"), "{}", rows[0]);
    assert_eq!(rows.len(), 5);
    let first: Vec<&str> = rows[1].split(',').collect();
    assert_eq!((first[0], first[1], first[3], first[4], first[5]), ("1", "Slow Bread", "1", "2", "up"));
    let latest = ann.post(&app, "/export/chart", &json!({ "format": "json", "limit": 2 })).await.json();
    assert_eq!((latest.as_array().map(Vec::len), &latest[1]["podcastId"].is_string()), (Some(2), &true));
    for (body, status) in [
        (json!({ "country": "zz9" }), StatusCode::BAD_REQUEST),
        (json!({ "country": "fr" }), StatusCode::NOT_FOUND),
        (json!({ "date": "2026-11-14" }), StatusCode::NOT_FOUND),
    ] {
        assert_eq!(ann.post(&app, "/export/chart", &body).await.status, status, "{body}");
    }
}
