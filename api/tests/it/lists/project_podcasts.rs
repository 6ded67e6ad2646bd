//! The calls for listed podcasts: adding, changing, bulk changes, undo, and what the catalog has.

use crate::support::catalog::{generation, generation_of_shows, generation_with};
use crate::support::documents::{former_id, podcast};
use crate::support::prelude::*;
use earshot_model::PodcastId;

async fn team(plan: Tier) -> (TestApp, Member) {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", plan).await;
    ann.create_project(&app, "Spring tour").await;
    (app, ann)
}

const PODCASTS: &str = "/projects/spring-tour/podcasts";

async fn entries(app: &TestApp, user: &Member, query: &str) -> Vec<Value> {
    let details = user.get(app, &format!("/projects/spring-tour/details{query}")).await.data();
    details["project"]["listedPodcasts"].as_array().expect("entries").clone()
}

#[tokio::test]
async fn a_podcast_is_added_once() {
    let (app, ann) = team(Tier::Agency).await;
    let id = podcast("rust-talk", "Rust Talk").podcast.id.to_string();
    let body = json!({ "podcastId": id, "state": "qualified", "priority": "high", "labels": ["guest-appearance", "warm"],
        "notes": "Ask Bob" });
    let added = ann.post(&app, PODCASTS, &body).await;
    assert_eq!(added.header("etag"), "\"1\"");
    let data = added.data();
    assert_eq!((&data["alreadyListed"], data["changeId"].is_string()), (&json!(false), true));
    let entry = &data["listedPodcast"];
    assert_eq!(entry["podcast"]["podcastId"], id);
    let titles =
        ["title", "titleOriginal", "titleLatest"].map(|key| entry["podcast"][key].as_str().unwrap_or_default());
    assert_eq!(titles, ["Rust Talk"; 3]);
    assert_eq!(entry["labels"], json!(["guest-appearance", "warm"]));
    assert_eq!(entry["addedByUser"]["email"], "ann@example.org");
    let first = &entry["activityHistory"][0];
    assert_eq!((&first["actionType"], &first["toValue"]), (&json!("added-to-list"), &json!("qualified")));
    // By its slug, and by an id from before a merge.
    for name in ["rust-talk".to_owned(), former_id("rust-talk").to_string()] {
        let again = ann.post(&app, PODCASTS, &json!({ "podcastId": name, "state": "lost" })).await.data();
        assert_eq!((&again["alreadyListed"], &again["changeId"]), (&json!(true), &Value::Null), "{name}");
        assert_eq!(again["listedPodcast"]["status"], "qualified", "unchanged");
    }
    let default = ann.post(&app, PODCASTS, &json!({ "podcastId": "slow-bread" })).await.data();
    assert_eq!(
        (&default["listedPodcast"]["status"], &default["listedPodcast"]["priority"]),
        (&json!("prospect"), &Value::Null)
    );
    for (body, status) in [
        (json!({ "podcastId": "unknown" }), 404),
        (json!({ "podcastId": "zero", "state": "DONE" }), 400),
        (json!({ "podcastId": "zero", "priority": "asap" }), 400),
        (json!({ "podcastId": "zero", "labels": ["x".repeat(41)] }), 400),
        (json!({ "podcastId": "zero", "notes": "x".repeat(10_001) }), 400),
        (json!({}), 400),
    ] {
        assert_eq!(ann.post(&app, PODCASTS, &body).await.status, status, "{body}");
    }
    assert_eq!(entries(&app, &ann, "").await.len(), 2);
}

#[tokio::test]
async fn an_entry_is_changed_field_by_field() {
    let (app, ann) = team(Tier::Agency).await;
    let added = ann.post(&app, PODCASTS, &json!({ "podcastId": "rust-talk", "priority": "low" })).await.data();
    let id = added["listedPodcast"]["listedPodcastId"].as_str().expect("an id").to_owned();
    let path = format!("{PODCASTS}/{id}");
    let patch = async |body: Value| ann.patch(&app, &path, &body).await;
    let reply = patch(json!({ "state": "qualified", "priority": null })).await;
    let data = reply.data();
    assert_eq!(reply.header("etag"), "\"2\"");
    assert_eq!((&data["projectSlug"], &data["listedPodcastId"]), (&json!("spring-tour"), &json!(id)));
    assert_eq!(data["options"], json!({ "state": "qualified", "priority": null }));
    let entry = &data["updatedListedPodcast"];
    assert_eq!(
        (&entry["status"], &entry["priority"]),
        (&json!("qualified"), &json!("low")),
        "existing clients send null"
    );
    let data = patch(json!({ "priority": null, "nextActionOn": "2026-12-24", "notes": "Line\nbreak" })).await.data();
    let entry = &data["updatedListedPodcast"];
    assert_eq!((&entry["priority"], &entry["nextActionOn"]), (&Value::Null, &json!("2026-12-24")));
    assert_eq!((&entry["notes"], &entry["version"]), (&json!("Line\nbreak"), &json!(3)));
    let kinds: Vec<_> = entry["activityHistory"]
        .as_array()
        .expect("changes")
        .iter()
        .map(|change| change["actionType"].clone())
        .collect();
    assert_eq!(
        kinds,
        [json!("added-to-list"), json!("update-state"), json!("update-priority")],
        "the contract's kinds"
    );
    let data = patch(json!({ "nextActionOn": null, "notes": null, "labels": ["warm"] })).await.data();
    let activities = ann.get(&app, "/projects/spring-tour/activity").await.data()["activities"].clone();
    let texts = activities.as_array().expect("activities").iter().filter(|one| one["actionType"] == "update-notes");
    let mut texts: Vec<_> = texts.map(|one| (one["fromValue"].clone(), one["toValue"].clone())).collect();
    texts.sort_by_key(|(from, _)| from.is_string());
    let note = json!("Line\nbreak");
    assert_eq!(texts, [(Value::Null, note.clone()), (note, Value::Null)], "the notes before and after");
    let entry = &data["updatedListedPodcast"];
    assert_eq!(
        (&entry["nextActionOn"], &entry["notes"], &entry["labels"]),
        (&Value::Null, &json!(""), &json!(["warm"]))
    );
    let same = patch(json!({ "labels": ["warm"] })).await;
    assert_eq!((&same.data()["changeId"], same.header("etag")), (&Value::Null, "\"4\""));
    for body in [
        json!({}),
        json!({ "nextActionOn": "tomorrow" }),
        json!({ "nextActionOn": "2026-02-30" }),
        json!({ "state": "x" }),
    ] {
        assert_eq!(patch(body.clone()).await.status, 400, "{body}");
    }
    // Also by the slug of the podcast.
    let by_slug = ann.patch(&app, &format!("{PODCASTS}/rust-talk"), &json!({ "state": "lost" })).await.data();
    assert_eq!(by_slug["listedPodcastId"], json!(id));
    let late = ann.send(&app, Method::PATCH, &path, Some(&json!({ "state": "booked" })), Some("\"4\"")).await;
    assert_eq!(late.failure(), (412, "precondition_failed".to_owned()));
    assert_eq!(late.json()["data"]["current"]["status"], "lost");
    let late = ann.send(&app, Method::DELETE, &path, None, Some("\"4\"")).await;
    assert_eq!(late.failure(), (412, "precondition_failed".to_owned()));
    let removed = ann.send(&app, Method::DELETE, &path, None, Some("\"5\"")).await.data();
    assert_eq!((&removed["projectSlug"], &removed["listedPodcastId"]), (&json!("spring-tour"), &json!(id)));
    assert_eq!(ann.delete(&app, &path).await.status, 404);
    assert_eq!(ann.undo(&app, &removed["changeId"]).await["restoredCount"], 1);
    assert_eq!(entries(&app, &ann, "").await[0]["status"], "lost");
    let again = ann
        .send(
            &app,
            Method::POST,
            &format!("/changes/{}/undo", removed["changeId"].as_str().expect("an id")),
            None,
            None,
        )
        .await;
    assert_eq!(again.failure(), (409, "change_undone".to_owned()));
}

#[tokio::test]
async fn a_second_pitch_warns() {
    let (app, ann) = team(Tier::Agency).await;
    let bob = Member::in_team_of(&app, "bob", &ann.account, earshot_model::Role::Member).await;
    bob.create_project(&app, "Autumn tour").await;
    ann.post(&app, PODCASTS, &json!({ "podcastId": "rust-talk" })).await.data();
    bob.post(&app, "/projects/autumn-tour/podcasts", &json!({ "podcastId": "rust-talk" })).await.data();
    let first =
        bob.patch(&app, "/projects/autumn-tour/podcasts/rust-talk", &json!({ "state": "pitched" })).await.data();
    assert_eq!(first["warnings"], json!([]));
    let second = ann.patch(&app, &format!("{PODCASTS}/rust-talk"), &json!({ "state": "pitched" })).await.data();
    let warning = &second["warnings"][0];
    assert_eq!(
        (&warning["code"], &warning["lastPitch"]["projectName"]),
        (&json!("duplicate_pitch"), &json!("Autumn tour"))
    );
    assert_eq!(warning["message"], "bob@example.org already pitched this podcast for Autumn tour on 21 November 2026.");
    assert_eq!(second["updatedListedPodcast"]["status"], "pitched", "a warning prevents nothing");
    let facts = ann.get(&app, &format!("{PODCASTS}/details")).await.data()["listedPodcasts"][0].clone();
    let lists = facts["facts"]["lists"].as_array().expect("lists").clone();
    assert_eq!(lists.len(), 1, "the other list: {lists:?}");
    assert_eq!((&lists[0]["projectSlug"], &lists[0]["status"]), (&json!("autumn-tour"), &json!("pitched")));
    // A pitch by another member shows on the entry.
    ann.undo(&app, &second["changeId"]).await;
    assert_eq!(entries(&app, &ann, "").await[0]["lastPitch"]["userDisplayName"], "bob@example.org");
}

#[tokio::test]
async fn bulk_changes_are_one_change() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation_of_shows("g2", 0..60));
    let ann = Member::new(&app, "ann", Tier::Individual).await;
    ann.create_project(&app, "Spring tour").await;
    let bulk = async |body: Value| ann.post(&app, &format!("{PODCASTS}/bulk"), &body).await;
    let shows = |numbers: std::ops::Range<usize>| numbers.map(|number| format!("show-{number}")).collect::<Vec<_>>();
    let all = json!({ "action": "add", "podcastIds": shows(0..60), "allOrNothing": true });
    let refused = bulk(all).await;
    assert_eq!(refused.failure(), (403, "limit_reached".to_owned()));
    assert_eq!(refused.json()["data"]["limit"], json!({ "max": 50, "used": 0, "remaining": 50 }));
    assert!(refused.message().contains("50 of the 60 fit"), "{}", refused.message());
    assert_eq!(entries(&app, &ann, "").await.len(), 0, "nothing is half-written");

    let mut ids = shows(0..3);
    ids.extend(["unknown".to_owned(), "show-1".to_owned()]);
    let added =
        bulk(json!({ "action": "add", "podcastIds": ids, "state": "qualified", "addLabels": ["warm"] })).await.data();
    assert_eq!((&added["changedCount"], &added["limit"]), (&json!(3), &Value::Null));
    assert_eq!(added["skipped"], json!([{ "id": "unknown", "reason": "not-found" }]));
    let rest = bulk(json!({ "action": "add", "podcastIds": shows(2..52) })).await.data();
    assert_eq!(
        (&rest["changedCount"], &rest["limit"]),
        (&json!(47), &json!({ "max": 50, "used": 3, "remaining": 47 }))
    );
    let reasons: Vec<_> =
        rest["skipped"].as_array().expect("skipped").iter().map(|one| one["reason"].clone()).collect();
    assert_eq!(reasons, [json!("already-listed"), json!("over-limit"), json!("over-limit")]);

    let listed = entries(&app, &ann, "").await;
    let ids: Vec<Value> = listed.iter().map(|entry| entry["listedPodcastId"].clone()).collect();
    assert_eq!(ids.len(), 50);
    let booked = json!({ "action": "state", "state": "booked", "followUpOn": "2026-12-01", "listedPodcastIds": ids });
    let moved = bulk(booked).await.data();
    assert_eq!((&moved["changedCount"], &moved["skipped"]), (&json!(50), &json!([])));
    assert!(entries(&app, &ann, "").await.iter().all(|entry| entry["nextActionOn"] == "2026-12-01"));
    for body in [
        json!({ "action": "priority", "priority": "urgent", "listedPodcastIds": ids }),
        json!({ "action": "labels", "addLabels": ["cold"], "removeLabels": ["warm"], "listedPodcastIds": ids }),
    ] {
        assert_eq!(bulk(body).await.data()["changedCount"], 50);
    }
    assert_eq!(entries(&app, &ann, "?states=booked&priorities=urgent,none").await.len(), 50);
    assert!(entries(&app, &ann, "").await.iter().all(|entry| entry["labels"] == json!(["cold"])));
    let cleared =
        bulk(json!({ "action": "priority", "priority": null, "listedPodcastIds": [ids[0], ids[0], "x"] })).await.data();
    assert_eq!(
        (&cleared["changedCount"], &cleared["skipped"]),
        (&json!(1), &json!([{ "id": "x", "reason": "not-found" }]))
    );
    let removed = bulk(json!({ "action": "remove", "listedPodcastIds": ids })).await.data();
    assert_eq!((&removed["changedCount"], entries(&app, &ann, "").await.len()), (&json!(50), 0));
    assert_eq!(ann.undo(&app, &removed["changeId"]).await["restoredCount"], 50);
    assert_eq!(entries(&app, &ann, "?priorities=none").await.len(), 1);
    let undone = ann.undo(&app, &moved["changeId"]).await;
    assert_eq!((&undone["restoredCount"], &undone["left"]), (&json!(50), &json!([])));

    let many: Vec<String> = (0..1_001).map(|number| format!("show-{number}")).collect();
    for (body, pointer) in [
        (json!({ "action": "add", "podcastIds": many }), "/podcastIds"),
        (json!({ "action": "add" }), "/podcastIds"),
        (json!({ "action": "state", "listedPodcastIds": ["x"] }), "/state"),
        (json!({ "action": "state", "state": "lost", "followUpOn": "soon", "listedPodcastIds": ["x"] }), "/followUpOn"),
        (json!({ "action": "labels", "listedPodcastIds": ["x"] }), "/addLabels"),
        (json!({ "action": "remove", "listedPodcastIds": [] }), "/listedPodcastIds"),
        (json!({ "action": "explode", "listedPodcastIds": ["x"] }), "/action"),
    ] {
        let reply = bulk(body.clone()).await;
        assert_eq!(reply.failure(), (400, "invalid_request".to_owned()), "{body}");
        assert_eq!(reply.json()["errors"][0]["pointer"], pointer, "{}", reply.text);
    }
}

#[tokio::test]
async fn all_results_of_a_search_are_added_at_once() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation_of_shows("g2", 0..60));
    let ann = Member::new(&app, "ann", Tier::Individual).await;
    let eve = Member::new(&app, "eve", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    eve.create_project(&app, "Spring tour").await;
    let search = json!({ "searchTerms": [{ "searchTerm": "show", "searchTargets": ["podcast-title"] }] });
    let found = ann.post(&app, "/search/podcasts", &search).await.data();
    assert_eq!(found["result"]["hitsReturned"], json!(20));
    let body = json!({ "action": "add", "searchId": found["searchId"], "allResults": true, "state": "qualified" });
    let reply = eve.post(&app, &format!("{PODCASTS}/bulk"), &body).await;
    assert_eq!(reply.failure(), (404, "not_found".to_owned()), "a search of another team");
    let added = ann.post(&app, &format!("{PODCASTS}/bulk"), &body).await.data();
    // Sixty results, and the plan has room for fifty.
    assert_eq!((&added["changedCount"], &added["limit"]["max"]), (&json!(50), &json!(50)));
    assert_eq!(added["skipped"].as_array().expect("skipped").len(), 10);
    assert_eq!(added["resultsLimit"], Value::Null, "the plan reaches all results");
    assert_eq!(entries(&app, &ann, "?states=qualified").await.len(), 50);
    for (body, pointer) in [
        (json!({ "action": "add", "searchId": found["searchId"] }), "/allResults"),
        (json!({ "action": "add", "searchId": found["searchId"], "podcastIds": ["x"] }), "/podcastIds"),
    ] {
        let reply = ann.post(&app, &format!("{PODCASTS}/bulk"), &body).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["errors"][0]["pointer"]), (400, &json!(pointer)));
    }
    // Pinned projects come first, by the preferences of the user.
    ann.create_project(&app, "Autumn tour").await;
    let names = async || {
        let list = ann.get(&app, "/projects").await.data();
        let projects = list["projects"].as_array().expect("projects").iter();
        projects.map(|project| (project["name"].clone(), project["pinned"].clone())).collect::<Vec<_>>()
    };
    let (autumn, spring) = (json!("Autumn tour"), json!("Spring tour"));
    assert!(names().await.iter().all(|(_, is_pinned)| *is_pinned == json!(false)));
    let id = ann.get(&app, "/projects/spring-tour/details").await.data()["project"]["projectId"].clone();
    let pins = json!({ "projects": { "favoriteProjectIds": [id] } });
    ann.patch(&app, "/users/preferences", &pins).await.data();
    assert_eq!(names().await, [(spring, json!(true)), (autumn, json!(false))]);
}

/// Bad input of issue 32: a podcast that merged or left the catalog keeps its snapshot and is marked.
#[tokio::test]
async fn podcasts_that_merged_or_left_the_catalog_say_so() {
    let (app, ann) = team(Tier::Agency).await;
    for slug in ["rust-talk", "slow-bread"] {
        ann.post(&app, PODCASTS, &json!({ "podcastId": slug })).await.data();
    }
    // Slow Bread is merged into another podcast, and Rust Talk has left the catalog.
    let (old, new) = (podcast("slow-bread", "Slow Bread").podcast.id, PodcastId::from_feed_url("https://new.example"));
    app.state.swap_generation(generation_with("g2", |document| match document.podcast.slug.as_str() {
        "slow-bread" => {
            document.podcast.id = new;
            document.podcast.title = "Slower Bread".to_owned();
            document.aliases.ids.push(old);
        }
        "rust-talk" => {
            document.podcast.id = PodcastId::from_feed_url("https://other.example");
            document.podcast.slug = "another".to_owned();
            document.aliases = earshot_model::PodcastAliases::default();
        }
        _ => {}
    }));
    let listed = ann.get(&app, &format!("{PODCASTS}/details")).await.data()["listedPodcasts"].clone();
    let of = |slug: &str| {
        let all = listed.as_array().expect("entries");
        all.iter().find(|entry| entry["podcast"]["slug"] == slug).unwrap_or_else(|| panic!("{listed}")).clone()
    };
    let merged = of("slow-bread");
    assert_eq!(
        (&merged["podcast"]["inCatalog"], &merged["podcast"]["mergedInto"]),
        (&json!(true), &json!(new.to_string()))
    );
    assert_eq!(merged["facts"]["mergedInto"], json!(new.to_string()));
    let titles = ["title", "titleOriginal"].map(|key| merged["podcast"][key].clone());
    assert_eq!(titles, [json!("Slower Bread"), json!("Slow Bread")]);
    let gone = of("rust-talk");
    assert_eq!((&gone["podcast"]["inCatalog"], &gone["podcast"]["title"]), (&json!(false), &json!("Rust Talk")));
    assert_eq!((&gone["facts"]["inCatalog"], &gone["facts"]["contactState"]), (&json!(false), &Value::Null));
    let again = ann.post(&app, PODCASTS, &json!({ "podcastId": new.to_string() })).await.data();
    assert_eq!(again["alreadyListed"], true, "the podcast is listed under its former id");
    ann.patch(&app, &format!("{PODCASTS}/rust-talk"), &json!({ "state": "ignored" })).await.data();
}

/// Spec 6: facts follow the plan, as in all responses.
#[tokio::test]
async fn facts_depend_on_the_plan() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    let mut seen = Vec::new();
    for plan in [Tier::Free, Tier::Individual, Tier::Agency] {
        let user = Member::new(&app, plan.as_str(), plan).await;
        user.create_project(&app, "Spring tour").await;
        user.post(&app, PODCASTS, &json!({ "podcastId": "rust-talk" })).await.data();
        let entry = user.get(&app, &format!("{PODCASTS}/details")).await.data()["listedPodcasts"][0].clone();
        let facts = &entry["facts"];
        assert_eq!(facts["author"], user_author(), "{facts}");
        seen.push((facts["contactState"].clone(), facts["countries"].is_null()));
    }
    assert_eq!(seen, [(json!("locked"), true), (json!("available"), false), (json!("available"), false)]);
}

fn user_author() -> Value {
    json!(podcast("rust-talk", "Rust Talk").podcast.author)
}

#[tokio::test]
async fn archived_projects_are_read_only() {
    let (app, ann) = team(Tier::Agency).await;
    let added = ann.post(&app, PODCASTS, &json!({ "podcastId": "rust-talk" })).await.data();
    ann.patch(&app, "/projects/spring-tour", &json!({ "state": "ARCHIVED" })).await.data();
    let id = added["listedPodcast"]["listedPodcastId"].as_str().expect("an id");
    let calls = [
        (Method::POST, PODCASTS.to_owned(), Some(json!({ "podcastId": "zero" }))),
        (Method::PATCH, format!("{PODCASTS}/{id}"), Some(json!({ "state": "lost" }))),
        (Method::DELETE, format!("{PODCASTS}/{id}"), None),
        (Method::POST, format!("{PODCASTS}/bulk"), Some(json!({ "action": "remove", "listedPodcastIds": [id] }))),
        (Method::PATCH, "/projects/spring-tour".to_owned(), Some(json!({ "name": "Another name" }))),
        (Method::POST, format!("/changes/{}/undo", added["changeId"].as_str().expect("an id")), None),
    ];
    for (method, path, body) in calls {
        let reply = ann.send(&app, method, &path, body.as_ref(), None).await;
        assert_eq!(reply.failure(), (409, "project_archived".to_owned()), "{path}");
    }
    assert_eq!(entries(&app, &ann, "").await.len(), 1, "and readable");
}
