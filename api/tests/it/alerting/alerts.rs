//! Alerts: the calls of the contract and ours, and matching after each publication.

use crate::support::catalog::{generation, generation_with_archive, generation_with_news};
use crate::support::prelude::*;
use earshot_api::jobs::alert_matching::{MatchingRun, match_alerts};
use earshot_api_content::new_matches::fold_copies;
use earshot_app::{MatchedItem, NewAlertMatch, PollingQuery};
use earshot_model::alert::{MatchContent, MatchSource, MatchStatus};
use earshot_model::{EpisodeId, PodcastId};
use uuid::Uuid;

const ALERTS: &str = "/api/v1/alerts";

async fn send(app: &TestApp, member: &Member, method: Method, path: &str, body: Option<Value>) -> TestResponse {
    let mut headers = vec![("cookie", member.cookie.as_str())];
    if body.is_some() {
        headers.push(("content-type", "application/json"));
    }
    app.send(method, &format!("{ALERTS}{path}"), &headers, body.map(|body| body.to_string())).await
}

async fn get(app: &TestApp, member: &Member, path: &str) -> Value {
    send(app, member, Method::GET, path, None).await.data()
}

async fn post(app: &TestApp, member: &Member, path: &str, body: Value) -> TestResponse {
    send(app, member, Method::POST, path, Some(body)).await
}

fn gus() -> Value {
    json!({ "alertName": "Gus", "alertType": "person", "value": "Gus Guest" })
}

async fn create(app: &TestApp, member: &Member, body: Value) -> String {
    let data = post(app, member, "/alert-config", body).await.data();
    data["createdAlertConfig"]["id"].as_str().expect("an id").to_owned()
}

async fn events(app: &TestApp) -> usize {
    app.state.db.polling_events_after(&PollingQuery::default(), 1_000).await.expect("works").len()
}

on_both_databases!(an_alert_is_created_changed_undone_and_deleted, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Individual).await;
    // As the official client sends it.
    let body = json!({
        "alertName": "Gus", "alertType": "person", "value": "Gus Guest",
        "emailSettings": { "frequency": "weekly" }, "enabled": null, "generateAlternativeSpellings": true,
        "additionalAlertSettings": {
            "otherEmails": ["press@example.org"], "otherSpellings": ["Gustav Guest"],
            "filters": { "excludeAds": true, "requireSubject": null }, "subjectNote": "Founder of Tea Works",
        },
    });
    let reply = post(&app, &ann, "/alert-config", body).await;
    assert_eq!(reply.header("etag"), "\"1\"");
    let created = reply.data()["createdAlertConfig"].clone();
    let id = created["id"].as_str().expect("an id");
    assert_eq!(
        (&created["alertType"], &created["enabled"], &created["emailSettings"]["frequency"], &created["lastRunDate"]),
        (&json!("person"), &json!(true), &json!("weekly"), &Value::Null)
    );
    let settings = &created["alertSettings"];
    assert_eq!(settings["otherSpellings"], json!(["Gustav Guest", "Gus Gueste"]));
    assert_eq!(settings["filters"], json!({ "excludeAds": true, "requireSubject": false }));
    assert_eq!((&settings["type"], &settings["value"]), (&json!("person"), &json!("Gus Guest")));

    let path = format!("/alert-config/{id}");
    let patch = json!({ "updates": {
            "alertName": null, "enabled": false,
            "alertSettings": { "type": "person", "value": "Gus Guest", "genresToSkip": ["Comedy"], "subjectNote": "" },
        } });
    let updated = send(&app, &ann, Method::PATCH, &path, Some(patch)).await.data();
    let settings = &updated["updatedAlertConfig"]["alertSettings"];
    assert_eq!((&settings["genresToSkip"], &settings["subjectNote"]), (&json!(["Comedy"]), &Value::Null));
    assert_eq!(settings["otherEmails"], json!(["press@example.org"]));
    let stale = [("cookie", ann.cookie.as_str()), ("content-type", "application/json"), ("if-match", "\"1\"")];
    let rename = json!({ "updates": { "alertName": "Other" } }).to_string();
    let conflict = app.send(Method::PATCH, &format!("{ALERTS}{path}"), &stale, Some(rename)).await;
    assert_eq!(conflict.status, StatusCode::PRECONDITION_FAILED);

    let history = get(&app, &ann, &format!("{path}/history")).await;
    assert_eq!(history["changes"][0]["kind"], "updated");
    let names: Vec<_> = history["changes"][0]["fields"].as_array().expect("a list").iter().collect();
    let names: Vec<_> = names.iter().map(|field| field["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["alertSettings.genresToSkip", "alertSettings.subjectNote", "enabled"]);
    let change = updated["changeId"].as_str().expect("an id");
    let undo = app.send(Method::POST, &format!("/api/v1/changes/{change}/undo"), &ann.headers(), None).await.data();
    assert_eq!((&undo["restoredCount"], &undo["left"]), (&json!(1), &json!([])));
    let config = get(&app, &ann, &path).await["alertConfig"].clone();
    assert_eq!((&config["enabled"], &config["version"]), (&json!(true), &json!(3)));
    assert_eq!(config["alertSettings"]["subjectNote"], "Founder of Tea Works");

    let deleted = send(&app, &ann, Method::DELETE, &path, None).await.data();
    assert_eq!(deleted["deletedAlertConfigId"], id);
    assert_eq!(send(&app, &ann, Method::GET, &path, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&app, &ann, "/alert-configs").await["alertConfigs"], json!([]));
    let change = deleted["changeId"].as_str().expect("an id");
    app.send(Method::POST, &format!("/api/v1/changes/{change}/undo"), &ann.headers(), None).await.data();
    let list = get(&app, &ann, "/alert-configs?sortBy=alertName&sortDirection=asc&enabled=true").await;
    assert_eq!(
        (list["alertConfigs"].as_array().map(Vec::len), &list["limit"]),
        (Some(1), &json!({ "used": 1, "max": 10 }))
    );
});

#[tokio::test]
async fn bad_alerts_are_rejected_with_a_reason() {
    let app = TestApp::empty().await;
    app.state.swap_generation(generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let many: Vec<String> = (0..10_000).map(|number| format!("Gus {number}")).collect();
    let cases = [
        (json!({ "value": "the" }), "/value"),
        (json!({ "value": "x" }), "/value"),
        (json!({ "value": "→" }), "/value"),
        (json!({ "alertName": "" }), "/alertName"),
        (json!({ "alertType": "rumor" }), "/alertType"),
        (json!({ "emailSettings": { "frequency": "yearly" } }), "/emailSettings/frequency"),
        (json!({ "emailSettings": { "timeZone": "Europe/Viena" } }), "/emailSettings/timeZone"),
        (json!({ "alertSettings": { "otherSpellings": many } }), "/alertSettings/otherSpellings"),
        (json!({ "alertSettings": { "type": "company" } }), "/alertSettings/type"),
        (json!({ "additionalAlertSettings": { "otherEmails": ["nobody"] } }), "/additionalAlertSettings/otherEmails/0"),
        (json!({ "alertType": "saved-search" }), "/alertSettings/search"),
        (json!({ "alertType": "chart-movement" }), "/alertSettings/chart"),
    ];
    for (change, pointer) in cases {
        let mut body = gus();
        for (name, value) in change.as_object().expect("an object") {
            body[name] = value.clone();
        }
        let reply = post(&app, &ann, "/alert-config", body).await;
        let error = reply.json();
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{pointer} {error}");
        assert_eq!(error["errors"][0]["pointer"], pointer, "{error}");
    }
    for value in ["พอดแคสต์", "🎷", "C++"] {
        let body = json!({ "alertName": value, "alertType": "custom-keyword", "value": value });
        assert_eq!(post(&app, &ann, "/alert-config", body).await.status, StatusCode::OK, "{value}");
    }
    // Free plans have one.
    let bob = Member::new(&app, "bob", Tier::Free).await;
    create(&app, &bob, gus()).await;
    assert_eq!(post(&app, &bob, "/alert-config", gus()).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn alerts_of_other_teams_do_not_exist() {
    let app = TestApp::empty().await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..1));
    let (ann, bob) = (Member::new(&app, "ann", Tier::Agency).await, Member::new(&app, "bob", Tier::Agency).await);
    let id = create(&app, &ann, gus()).await;
    match_alerts(&app.state).await.expect("works");
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..2));
    match_alerts(&app.state).await.expect("works");
    let matches = get(&app, &ann, "/matches").await;
    let found = matches["matches"][0]["id"].as_str().expect("an id");
    let podcast = matches["matches"][0]["podcast"]["id"].clone();
    let path = format!("/alert-config/{id}");
    let rename = json!({ "updates": { "alertName": "Mine" } });
    for (method, path, body) in [
        (Method::GET, path.clone(), None),
        (Method::PATCH, path.clone(), Some(rename)),
        (Method::DELETE, path.clone(), None),
        (Method::GET, format!("{path}/trend"), None),
        (Method::GET, format!("{path}/history"), None),
        (Method::POST, format!("{path}/muted-podcasts"), Some(json!({ "podcastId": podcast }))),
        (Method::POST, format!("/matches/{found}/keep"), None),
        (Method::POST, format!("/matches/{found}/not-relevant"), None),
    ] {
        let reply = send(&app, &bob, method.clone(), &path, body).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{method} {path}");
    }
    for body in [json!({ "matchIds": [found] }), json!({ "alertConfigId": id }), json!({ "all": true })] {
        assert_eq!(post(&app, &bob, "/matches/seen", body).await.data()["changed"], 0);
    }
    for path in ["/alert-configs", "/matches?includeFiltered=true", "/history"] {
        let data = get(&app, &bob, path).await;
        let lists = ["alertConfigs", "matches", "alertMatches"];
        assert!(lists.iter().all(|list| data.get(list).is_none_or(|list| list == &json!([]))), "{path} {data}");
    }
}

on_both_databases!(each_publication_is_matched_once_whatever_crashes, |url| {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    create(&app, &ann, gus()).await;
    let deleted = create(&app, &ann, json!({ "alertName": "Hal", "alertType": "person", "value": "Hal Host" })).await;
    // Episodes of the first generation are not new.
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..3));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app).await, 0);

    // 120 shows with two episodes each are three batches. The first episodes have the same audio.
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..120));
    let mut run = MatchingRun::begin(&app.state).await.expect("works").expect("something is new");
    assert!(MatchingRun::begin(&app.state).await.expect("works").is_none(), "one worker at a time");
    assert!(run.step().await.expect("works"));
    let after_one = events(&app).await;
    assert!(after_one > 0);
    // The run is dropped here, as by a crash. An alert is deleted; another worker continues when the lease expires.
    drop(run);
    send(&app, &ann, Method::DELETE, &format!("/alert-config/{deleted}"), None).await.data();
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app).await, after_one);
    time.advance(Duration::from_secs(6 * 60));
    match_alerts(&app.state).await.expect("works");
    let all = get(&app, &ann, "/matches?pageSize=100").await;
    assert_eq!(all["total"], 121, "120 second episodes, and one for all first ones");
    let folded = send(&app, &ann, Method::GET, "/matches?page=2&pageSize=100", None).await.data();
    let both = [&all, &folded].map(|page| page["matches"].as_array().expect("a list").clone()).concat();
    let copies: usize = both.iter().map(|found| found["syndicatedEpisodeIds"].as_array().expect("a list").len()).sum();
    assert_eq!((both.len(), copies), (121, 100), "at most a hundred are stored");

    // Nothing is published twice: not for the same generation, not after a rollback, not for the next one.
    let published = events(&app).await;
    for (name, at, shows) in
        [("g2", "2026-11-21T10:30:00Z", 120), ("g1", "2026-11-20T11:00:00Z", 3), ("g2", "2026-11-21T10:30:00Z", 120)]
    {
        app.state.swap_generation(generation_with_news(name, at, 0..shows));
        match_alerts(&app.state).await.expect("works");
        assert_eq!(events(&app).await, published, "{name}");
    }
    app.state.swap_generation(generation_with_news("g3", "2026-11-21T10:45:00Z", 0..121));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app).await, published + 1, "the second episode of the new show");
    let config = get(&app, &ann, "/alert-configs").await["alertConfigs"][0].clone();
    assert_eq!(config["unseenCount"], 122);
    assert_ne!(config["lastRunDate"], Value::Null);
});

on_both_databases!(an_archive_that_enters_the_catalog_is_no_news, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let id = create(&app, &ann, gus()).await;
    let mut generous = gus();
    generous["alertSettings"] = json!({ "newsDays": 30 });
    let generous = create(&app, &ann, generous).await;
    app.state.swap_generation(generation("g1"));
    match_alerts(&app.state).await.expect("works");
    // Two shows, each with an episode of this hour and one of three weeks ago, which are copies of each other.
    let (now, before) = ("2026-11-21T10:30:00Z", "2026-11-01T08:00:00Z");
    app.state.swap_generation(generation_with_archive("g2", now, 0..2, before));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app).await, 2 + 3, "only news is delivered");
    for (id, expected) in [(&id, (2, 1)), (&generous, (3, 0))] {
        let news = get(&app, &ann, &format!("/matches?alertConfigId={id}")).await;
        let counts = (news["total"].as_u64(), news["backCatalogCount"].as_u64());
        assert_eq!(counts, (Some(expected.0), Some(expected.1)));
        let dates: Vec<_> = news["matches"].as_array().expect("a list").iter().collect();
        let dates: Vec<_> = dates.iter().filter_map(|found| found["episode"]["publishedAt"].as_str()).collect();
        assert!(dates.is_sorted_by(|one, next| one >= next), "newest first: {dates:?}");
        let config = get(&app, &ann, &format!("/alert-config/{id}")).await["alertConfig"].clone();
        assert_eq!(config["unseenCount"].as_u64(), Some(expected.0));
    }
    let old = get(&app, &ann, "/matches?backCatalog=true").await;
    assert_eq!((&old["total"], &old["matches"][0]["isBackCatalog"]), (&json!(1), &json!(true)));
    assert_eq!(old["matches"][0]["episode"]["publishedAt"], before.replace('Z', ".000Z"));
    assert_eq!(get(&app, &ann, "/history").await["totalAlertMatches"], 5);
    let patch = json!({ "updates": { "alertSettings": { "newsDays": 0 } } });
    let path = format!("/alert-config/{generous}");
    let updated = send(&app, &ann, Method::PATCH, &path, Some(patch)).await.data();
    assert_eq!(updated["updatedAlertConfig"]["alertSettings"]["newsDays"], Value::Null);
    let patch = json!({ "updates": { "alertSettings": { "newsDays": 366 } } });
    let refused = send(&app, &ann, Method::PATCH, &path, Some(patch)).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text);
});

#[tokio::test]
async fn matches_have_roles_labels_and_reasons() {
    let app = TestApp::empty().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let gus = create(&app, &ann, gus()).await;
    let settings = json!({ "trackMentions": false });
    let mia = json!({ "alertName": "Mia", "alertType": "person", "value": "Mia Mentioned", "alertSettings": settings });
    create(&app, &ann, mia).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..1));
    match_alerts(&app.state).await.expect("works");
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..1));
    match_alerts(&app.state).await.expect("works");

    let data = get(&app, &ann, "/matches").await;
    assert_eq!((&data["total"], &data["unseenCount"]), (&json!(2), &json!(2)));
    let first = &data["matches"][0];
    assert_eq!((&first["status"], &first["filterReasons"]), (&json!("kept"), &json!([])));
    assert_eq!(first["alertConfig"], json!({ "id": gus, "name": "Gus", "type": "person" }));
    assert_eq!(
        (&first["appearance"]["role"], &first["appearance"]["source"]),
        (&json!("guest"), &json!("title_description"))
    );
    assert_eq!(first["mentions"][0]["snippet"], "Gus Guest, founder of Tea Works");
    let labels = first["mentions"][0]["labels"].as_array().expect("a list");
    assert_eq!(labels.iter().map(|label| &label["label"]).collect::<Vec<_>>(), ["talk", "subject"]);
    let filtered = get(&app, &ann, "/matches?status=filtered").await;
    assert_eq!(filtered["total"], 2);
    assert_eq!(filtered["matches"][0]["filterDetails"][0]["reason"], "role");
    assert_eq!(get(&app, &ann, "/matches?includeFiltered=true").await["total"], 4);
    let history = get(&app, &ann, "/history?sinceDate=2026-01-01").await;
    assert_eq!(history["totalAlertMatches"], 4);
    assert!(history["alertMatches"].as_array().expect("a list").iter().all(|row| row["type"] == "EPISODE"));

    // A match that is not relevant is filtered, and the alert can be changed accordingly.
    let id = first["id"].as_str().expect("an id");
    let rejected = send(&app, &ann, Method::POST, &format!("/matches/{id}/not-relevant"), None).await.data();
    assert_eq!(
        (&rejected["match"]["status"], &rejected["match"]["verdict"]),
        (&json!("filtered"), &json!("not_relevant"))
    );
    let proposals = rejected["proposals"].as_array().expect("a list");
    assert_eq!(proposals.last().expect("one")["kind"], "mute-show");
    assert_eq!(get(&app, &ann, "/matches?state=not_relevant").await["total"], 1);
    let kept = send(&app, &ann, Method::POST, &format!("/matches/{id}/keep"), None).await.data();
    assert_eq!(kept["match"]["status"], "kept");
    let mute = format!("/alert-config/{gus}/muted-podcasts");
    let muted = post(&app, &ann, &mute, json!({ "podcastId": first["podcast"]["id"] })).await.data();
    assert_eq!(muted["updatedAlertConfig"]["alertSettings"]["mutedPodcasts"][0]["slug"], "show-0");
    let unknown = post(&app, &ann, &mute, json!({ "podcastId": gus })).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);

    let snooze = json!({ "matchIds": [id], "until": "2020-01-01T00:00:00Z" });
    assert_eq!(post(&app, &ann, "/matches/snooze", snooze).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(post(&app, &ann, "/matches/seen", json!({})).await.status, StatusCode::BAD_REQUEST);
    let seen = post(&app, &ann, "/matches/seen", json!({ "alertConfigId": gus })).await.data();
    assert_eq!(seen, json!({ "changed": 1, "unseenCount": 0 }));
    let trend = get(&app, &ann, &format!("/alert-config/{gus}/trend?days=7")).await;
    assert_eq!(trend["days"].as_array().map(Vec::len), Some(7));
    assert_eq!(trend["days"][6]["kept"], 2);
}

#[tokio::test]
async fn a_preview_shows_the_last_month_and_saves_nothing() {
    let app = TestApp::with_clock(ManualClock::new().clock()).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..4));
    let body = json!({ "alertType": "person", "value": "Gus Guest" });
    let data = post(&app, &ann, "/preview", body).await.data();
    assert_eq!((&data["total"], &data["isEstimate"], &data["warnings"]), (&json!(1), &json!(false), &json!([])));
    assert_eq!(data["perWeek"], json!(0.2));
    assert_eq!(data["weeks"][4]["count"], 1);
    let copies = data["matches"][0]["syndicatedEpisodeIds"].as_array().map(Vec::len);
    assert_eq!(copies, Some(3), "copies count once, as they are one match");
    assert_eq!(data["matches"][0]["appearance"]["role"], "guest");
    assert_eq!(get(&app, &ann, "/matches").await["total"], 0);
    let nobody = json!({ "alertType": "person", "value": "No Body" });
    let data = post(&app, &ann, "/preview", nobody).await.data();
    assert_eq!(data["warnings"], json!(["It would have found nothing in the last 30 days."]));
    let common = post(&app, &ann, "/preview", json!({ "alertType": "custom-keyword", "value": "the" })).await;
    assert_eq!(common.status, StatusCode::BAD_REQUEST);

    // A new alert with a backfill: its earlier matches are seen, and have no events.
    let mut with_past = gus();
    with_past["backfill"] = json!(true);
    create(&app, &ann, with_past).await;
    let matches = get(&app, &ann, "/matches").await;
    assert_eq!((&matches["total"], &matches["unseenCount"]), (&json!(1), &json!(0)), "copies are folded");
    assert_eq!(events(&app).await, 0);
}

#[tokio::test]
async fn searches_are_alerts_too() {
    let app = TestApp::empty().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..1));
    match_alerts(&app.state).await.expect("works");
    let search = json!({
        "kind": "podcasts",
        "searchOptions": { "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] },
    });
    let body = json!({
        "alertName": "Rust shows", "alertType": "saved-search", "value": "Rust", "alertSettings": { "search": search },
    });
    create(&app, &ann, body).await;
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..2));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(
        get(&app, &ann, "/alert-configs").await["alertConfigs"],
        json!([]),
        "clients of the contract do not know it"
    );
    let listed = get(&app, &ann, "/alert-configs?includeAllTypes=true").await["alertConfigs"][0].clone();
    assert_eq!((&listed["alertType"], &listed["problem"]), (&json!("saved-search"), &Value::Null));
    assert_eq!(get(&app, &ann, "/matches").await["total"], 0);
}

#[tokio::test]
async fn an_ignored_podcast_has_no_new_matches() {
    let app = TestApp::empty().await;
    let (root, ann) = (Member::new(&app, "root", Tier::Admin).await, Member::new(&app, "ann", Tier::Agency).await);
    create(&app, &ann, gus()).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..2));
    match_alerts(&app.state).await.expect("works");
    root.put(&app, "/administration/ignored-podcasts/show-0", &json!({ "reason": "Spam" })).await.data();
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T10:30:00Z", 0..2));
    match_alerts(&app.state).await.expect("works");
    let data = get(&app, &ann, "/matches").await;
    let podcasts: Vec<&Value> =
        data["matches"].as_array().expect("matches").iter().map(|one| &one["podcast"]["slug"]).collect();
    assert!(!podcasts.is_empty() && podcasts.iter().all(|slug| *slug == "show-1"), "{podcasts:?}");
}

#[tokio::test]
async fn a_preview_costs_one_search() {
    let app = TestApp::with_clock(ManualClock::new().clock()).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..4));
    let left = async |body: Value| {
        let reply = post(&app, &ann, "/preview", body).await;
        assert_eq!(reply.status, StatusCode::OK);
        let header = reply.header("ratelimit").to_owned();
        let searches = header.split(", ").find(|part| part.starts_with("\"searches\"")).expect("a quota").to_owned();
        searches.split(";r=").nth(1).and_then(|left| left.split(';').next()?.parse::<u32>().ok()).expect("a number")
    };
    let gus = || json!({ "alertType": "person", "value": "Gus Guest" });
    let first = left(gus()).await;
    assert_eq!(left(gus()).await, first, "the same words are free for some minutes");
    let mut strict = gus();
    strict["alertSettings"] = json!({ "filters": { "excludeAds": true } });
    assert_eq!(left(strict).await, first, "filters do not change the search");
    assert_eq!(left(json!({ "alertType": "person", "value": "No Body" })).await, first - 1);
    let mut with_past = self::gus();
    with_past["backfill"] = json!(true);
    create(&app, &ann, with_past).await;
    assert_eq!(left(json!({ "alertType": "person", "value": "No Body" })).await, first - 1, "previewed before");
}

#[test]
fn versions_of_an_episode_are_one_match() {
    let episode = |number: u128, day: u32, audio: &str, title: Option<&str>| NewAlertMatch {
        alert_id: Uuid::nil(),
        subject: MatchedItem::Episode(EpisodeId(Uuid::from_u128(number))),
        podcast_id: PodcastId(Uuid::nil()),
        status: MatchStatus::Kept,
        source: MatchSource::Episode,
        audio_key: Some(audio.to_owned()),
        text_key: None,
        title_key: title.map(str::to_owned),
        dated_at: format!("2026-11-{day:02}T08:00:00Z").parse().ok(),
        is_back_catalog: false,
        content: MatchContent::default(),
    };
    let found = vec![
        episode(1, 5, "public", Some("engines")),
        episode(2, 3, "early", Some("engines")),
        episode(3, 7, "looms", None),
        episode(4, 8, "looms", None),
    ];
    let folded = fold_copies(found);
    let shown: Vec<_> = folded
        .iter()
        .map(|one| (one.dated_at.expect("a date").to_rfc3339(), one.content.syndicated_episode_ids.clone()))
        .collect();
    let ids = |number: u128| vec![EpisodeId(Uuid::from_u128(number))];
    assert_eq!(
        shown,
        [("2026-11-07T08:00:00+00:00".to_owned(), ids(4)), ("2026-11-03T08:00:00+00:00".to_owned(), ids(1))]
    );
}
