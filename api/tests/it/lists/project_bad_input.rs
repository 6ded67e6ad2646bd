//! Bad input and failures of lists, on both databases: each gets a clear message, and nothing is lost or half-written.
//! Podcasts that merged or left are in `project_podcasts.rs`, encodings in `src/list_import/tests.rs`, formulas in
//! `exports.rs`, foreign ids in `team_matrix.rs`.

use crate::support::catalog::{generation_of, generation_of_shows};
use crate::support::documents::podcast;
use crate::support::prelude::*;
use earshot_model::Clock;
use earshot_testkit::wait_until;
use sea_orm::{ConnectOptions, ConnectionTrait as _, Database};

const TOUR: &str = "/projects/spring-tour";

struct List {
    app: TestApp,
    ann: Member,
}

impl List {
    async fn new(url: String, plan: Tier) -> Self {
        // The clock of the machine, because the checks of the database use it.
        let app = TestApp::with_config(Clock::system(), |config| config.database_url = url).await;
        app.state.swap_generation(generation_of_shows("g1", 0..130));
        let ann = Member::new(&app, "ann", plan).await;
        ann.create_project(&app, "Spring tour").await;
        Self { app, ann }
    }

    async fn bulk(&self, body: &Value) -> crate::support::TestResponse {
        self.ann.post(&self.app, &format!("{TOUR}/podcasts/bulk"), body).await
    }

    async fn add(&self, shows: std::ops::Range<usize>) -> Value {
        self.bulk(&json!({ "action": "add", "podcastIds": slugs(shows) })).await.data()
    }

    /// The entries of the list.
    async fn entries(&self) -> Vec<Value> {
        let details = self.ann.get(&self.app, &format!("{TOUR}/details")).await.data();
        details["project"]["listedPodcasts"].as_array().expect("entries").clone()
    }

    /// The entries of the list, and its activity.
    async fn contents(&self) -> (Vec<Value>, Value) {
        let activity = self.ann.get(&self.app, &format!("{TOUR}/activity")).await.data();
        (self.entries().await, activity)
    }
}

fn slugs(shows: std::ops::Range<usize>) -> Vec<String> {
    shows.map(|number| format!("show-{number}")).collect()
}

on_both_databases!(ten_thousand_ids_are_refused_as_a_whole, |url| {
    let list = List::new(url, Tier::Admin).await;
    list.add(0..3).await;
    let before = list.contents().await;
    let ids: Vec<String> = (0..10_000).map(|_| uuid::Uuid::now_v7().to_string()).collect();
    let calls = [
        ("/podcasts/bulk", json!({ "action": "add", "podcastIds": ids }), "/podcastIds"),
        ("/podcasts/bulk", json!({ "action": "state", "state": "lost", "listedPodcastIds": ids }), "/listedPodcastIds"),
        ("/podcasts/bulk", json!({ "action": "remove", "listedPodcastIds": ids }), "/listedPodcastIds"),
        ("/import", json!({ "podcastIds": ids }), "/podcastIds"),
    ];
    for (path, body, pointer) in calls {
        let reply = list.ann.post(&list.app, &format!("{TOUR}{path}"), &body).await;
        assert_eq!(reply.failure(), (400, "invalid_request".to_owned()), "{path}");
        let error = &reply.json()["errors"][0];
        assert_eq!(
            (&error["pointer"], error["message"].as_str().is_some_and(|text| text.contains("1000"))),
            (&json!(pointer), true),
            "{error}"
        );
        assert!(reply.text.len() < 1_000, "{} bytes", reply.text.len());
    }
    let marks = list.ann.post(&list.app, "/teams/podcast-marks", &json!({ "podcastIds": ids })).await;
    assert_eq!(marks.json()["errors"][0]["message"], "must be 1 to 200 ids");
    let body = json!({ "podcastIds": ids });
    let removed = list.ann.send(&list.app, Method::DELETE, "/teams/podcasts/multiple", Some(&body), None).await;
    assert_eq!(removed.status, StatusCode::BAD_REQUEST);
    assert_eq!(list.contents().await, before);
});

// The limit in the middle of a bulk add: what fits is added and counted in the answer, and counts, activity and undo
// agree.
on_both_databases!(what_fits_is_added_and_the_rest_is_named, |url| {
    let list = List::new(url, Tier::Free).await;
    list.add(0..97).await;
    let added = list.add(95..105).await;
    assert_eq!(
        (&added["changedCount"], &added["limit"]),
        (&json!(3), &json!({ "max": 100, "used": 97, "remaining": 3 }))
    );
    let skipped = added["skipped"].as_array().expect("skipped");
    let ids = |reason: &str| -> Vec<Value> {
        skipped.iter().filter(|one| one["reason"] == reason).map(|one| one["id"].clone()).collect()
    };
    assert_eq!(ids("already-listed"), ["show-95", "show-96"]);
    assert_eq!(ids("over-limit"), ["show-100", "show-101", "show-102", "show-103", "show-104"]);
    assert_eq!(list.entries().await.len(), 100);
    let projects = list.ann.get(&list.app, "/projects").await.data()["projects"].clone();
    assert_eq!(projects[0]["listedPodcastsCount"], 100);
    // One more is rejected with limit, use and the plan that has more, and nothing of it stays.
    let before = list.contents().await;
    let refused = list.ann.post(&list.app, &format!("{TOUR}/podcasts"), &json!({ "podcastId": "show-120" })).await;
    assert_eq!(refused.failure(), (403, "limit_reached".to_owned()));
    assert_eq!(refused.json()["data"]["limit"], json!({ "max": 100, "used": 100, "remaining": 0 }));
    let all = json!({ "action": "add", "podcastIds": slugs(110..112), "allOrNothing": true });
    assert_eq!(list.bulk(&all).await.failure(), (403, "limit_reached".to_owned()));
    assert_eq!(list.contents().await, before);
    assert_eq!(list.ann.undo(&list.app, &added["changeId"]).await["restoredCount"], 3);
    assert_eq!(list.entries().await.len(), 97);
});

// Two people on one row: one of them wins, and the other one sees what won.
on_both_databases!(one_of_two_concurrent_edits_is_rejected_with_the_row, |url| {
    let list = List::new(url, Tier::Agency).await;
    let bob = Member::in_team_of(&list.app, "bob", &list.ann.account, Role::Member).await;
    list.add(0..1).await;
    let path = format!("{TOUR}/podcasts/show-0");
    for round in 0..5 {
        let entry = list.entries().await[0].clone();
        let version = format!("\"{}\"", entry["version"]);
        let texts = ["ann", "bob"].map(|name| format!("{name} in round {round}"));
        let bodies = texts.each_ref().map(|text| json!({ "notes": text }));
        let edit = |who: &'static str| {
            let (user, body) = if who == "ann" { (&list.ann, &bodies[0]) } else { (&bob, &bodies[1]) };
            user.send(&list.app, Method::PATCH, &path, Some(body), Some(&version))
        };
        let (of_ann, of_bob) = tokio::join!(edit("ann"), edit("bob"));
        let (winner, loser, text) = match (of_ann.status, of_bob.status) {
            (StatusCode::OK, _) => (of_ann, of_bob, &texts[0]),
            _ => (of_bob, of_ann, &texts[1]),
        };
        assert_eq!(winner.data()["updatedListedPodcast"]["notes"], json!(text));
        assert_eq!(loser.failure(), (412, "precondition_failed".to_owned()));
        assert_eq!(loser.json()["data"]["current"]["notes"], json!(text), "the row as it is");
        assert_eq!(list.entries().await[0]["notes"], json!(text));
    }
});

// `APP.md` 2: over the limit after a downgrade, everything stays readable and movable, and nothing can be added.
on_both_databases!(a_lowered_plan_keeps_the_list_usable, |url| {
    let list = List::new(url, Tier::Agency).await;
    list.ann.create_project(&list.app, "Autumn tour").await;
    list.add(0..120).await;
    list.app.state.db.set_plan("ann@example.org", Tier::Free).await.expect("works");
    let entries = list.entries().await;
    assert_eq!(entries.len(), 120);
    let details = list.ann.get(&list.app, &format!("{TOUR}/podcasts/details")).await.data();
    assert_eq!(details["listedPodcasts"].as_array().map(Vec::len), Some(120));
    let ids: Vec<Value> = entries.iter().map(|entry| entry["listedPodcastId"].clone()).collect();
    let moved = list.bulk(&json!({ "action": "state", "state": "pitched", "listedPodcastIds": ids })).await.data();
    assert_eq!(moved["changedCount"], 120);
    let renamed = list.ann.patch(&list.app, TOUR, &json!({ "name": "Summer tour" })).await;
    assert_eq!(renamed.status, StatusCode::OK, "{}", renamed.text);
    let added = list.add(120..123).await;
    assert_eq!(
        (&added["changedCount"], &added["limit"]),
        (&json!(0), &json!({ "max": 100, "used": 120, "remaining": 0 }))
    );
    let refused = list.ann.put(&list.app, "/projects", &json!({ "name": "One more", "projectTypes": ["api"] })).await;
    assert_eq!(refused.failure(), (403, "limit_reached".to_owned()));
    // Removing makes room only below the limit.
    let removed = list.bulk(&json!({ "action": "remove", "listedPodcastIds": ids[..21] })).await.data();
    assert_eq!(removed["changedCount"], 21);
    assert_eq!(list.add(120..123).await["changedCount"], 1);
    // Undo restores removed entries even beyond the limit, because it adds nothing new.
    let undone = list.ann.undo(&list.app, &removed["changeId"]).await;
    let (restored, left) = (undone["restoredCount"].as_u64(), undone["left"].as_array().map(Vec::len));
    assert_eq!(restored.zip(left.map(|left| left as u64)).map(|(one, other)| one + other), Some(21), "{undone}");
});

// Titles are as long as feeds have them, wherever a list shows them.
on_both_databases!(a_title_of_500_characters_is_whole_everywhere, |url| {
    let list = List::new(url, Tier::Agency).await;
    let title = format!("{}🎙️ konec", "Žluťoučký kůň ".repeat(35));
    assert!(title.chars().count() > 490);
    list.app.state.swap_generation(generation_of("g2", vec![podcast("show-1", &title)]));
    let added = list.ann.post(&list.app, &format!("{TOUR}/podcasts"), &json!({ "podcastId": "show-1" })).await.data();
    assert_eq!(added["listedPodcast"]["podcast"]["title"], title);
    list.ann.put(&list.app, "/teams/podcasts/show-1", &json!({ "sync": true })).await.data();
    // Gone from the catalog, the snapshot has it, too.
    list.app.state.swap_generation(generation_of_shows("g3", 5..6));
    assert_eq!(list.entries().await[0]["podcast"]["title"], title);
    let of_team = list.ann.get(&list.app, "/teams/podcasts").await.data();
    assert_eq!(of_team["teamPodcasts"][0]["podcast"]["title"], title);
    let body = json!({ "columns": ["basicInfo"], "format": "csv" });
    let csv = list.ann.post(&list.app, "/export/project/spring-tour/listed-podcasts", &body).await;
    assert!(csv.text.contains(&title), "{}", csv.text);
    let share = list.ann.post(&list.app, &format!("{TOUR}/shares"), &json!({ "columns": ["state"] })).await.data();
    let link = share["url"].as_str().or_else(|| share["share"]["url"].as_str()).expect("a link").to_owned();
    let token = link.rsplit('/').next().expect("a token");
    let shared = list.app.get(&format!("/api/v1/public/shared/{token}")).await;
    assert!(shared.text.contains(&title), "{}", shared.text);
    // The name of a list is ours, and short.
    let named = list.ann.patch(&list.app, TOUR, &json!({ "name": "x".repeat(500) })).await;
    assert_eq!(named.message(), "Project name must be at most 32 characters");
});

// Another process locks the database: 503 with `Retry-After`, nothing is half-written, and the same call works later.
on_both_databases!(a_locked_database_loses_nothing, |url| {
    let list = List::new(url.clone(), Tier::Agency).await;
    list.add(0..3).await;
    let before = list.contents().await;
    let mut options = ConnectOptions::new(url.clone());
    options.max_connections(1);
    let other = Database::connect(options).await.expect("opens");
    let lock = if url.starts_with("sqlite:") {
        "BEGIN IMMEDIATE"
    } else {
        "BEGIN; LOCK TABLE projects, listed_podcasts IN EXCLUSIVE MODE"
    };
    other.execute_unprepared(lock).await.expect("locked");
    let body = json!({ "action": "add", "podcastIds": slugs(0..90) });
    let reply = list.bulk(&body).await;
    assert_eq!(reply.failure(), (503, "service_unavailable".to_owned()));
    assert!(!reply.header("retry-after").is_empty(), "{reply:?}");
    other.execute_unprepared("ROLLBACK").await.expect("free");
    let mut written = Value::Null;
    let is_written = async || {
        // The server may still think that the database is locked.
        let reply = list.bulk(&body).await;
        if reply.status != StatusCode::OK {
            assert_eq!((reply.status, list.contents().await), (StatusCode::SERVICE_UNAVAILABLE, before.clone()));
            return false;
        }
        written = reply.data();
        true
    };
    wait_until("it works again", is_written).await;
    assert_eq!((&written["changedCount"], list.entries().await.len()), (&json!(87), 90));
});
