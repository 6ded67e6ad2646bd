//! Exports of lists over HTTP: states, podcasts that have left the catalog, plans, foreign lists; on both databases.

use crate::support::catalog::generation_of_shows;
use crate::support::documents::podcast;
use crate::support::prelude::*;
use earshot_app::{
    Account, AddOutcome, ListedPodcastUpdate, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot, team_subject,
};
use earshot_model::project::{ListedPodcastState, Priority};
use earshot_model::{Clock, Meter, Period, PodcastId};
use uuid::Uuid;

const COLUMNS: [&str; 2] = ["basicInfo", "listDetails"];

async fn app(url: String) -> TestApp {
    let clock = Clock::fixed(crate::support::documents::timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| config.database_url = url).await;
    app.state.swap_generation(generation_of_shows("g1", 0..60));
    app
}

async fn account(app: &TestApp, tier: Tier) -> Account {
    let email = format!("{}@example.org", tier.as_str());
    app.state.db.create_or_update_user(&email, tier).await.expect("a user")
}

/// A list called "Spring tour" with the first shows of the catalog.
async fn list_of_shows(app: &TestApp, account: &Account, shows: usize) -> (Uuid, Vec<Uuid>) {
    let new = NewProject::guest_booking("Spring tour");
    let (project, _) = app.state.db.create_project(account, new).await.expect("a project");
    let ids: Vec<PodcastSnapshot> = (0..shows).map(|number| snapshot(&format!("show-{number}"))).collect();
    let entries = add(app, account, project.id, ids).await;
    (project.id, entries)
}

fn snapshot(slug: &str) -> PodcastSnapshot {
    let document = podcast(slug, slug);
    PodcastSnapshot {
        id: document.podcast.id,
        title: format!("{slug} as it was"),
        slug: slug.to_owned(),
        image_url: document.podcast.image_url,
    }
}

async fn add(app: &TestApp, account: &Account, project: Uuid, podcasts: Vec<PodcastSnapshot>) -> Vec<Uuid> {
    let new = podcasts.into_iter().map(|podcast| NewListedPodcast {
        labels: vec!["=automated".to_owned()],
        notes: "=1+1".to_owned(),
        ..NewListedPodcast::new(podcast, ListedPodcastState::DEFAULT)
    });
    let added = app.state.db.add_listed_podcasts(account, project, new.collect(), OverLimit::Reject).await;
    let outcomes = added.expect("they fit").outcomes;
    let id = |outcome: AddOutcome| match outcome {
        AddOutcome::Added(entry) => entry.id,
        other => panic!("{other:?}"),
    };
    outcomes.into_iter().map(id).collect()
}

fn path(project: &str) -> String {
    format!("/api/v1/export/project/{project}/listed-podcasts")
}

async fn export(app: &TestApp, tier: Tier, project: &str, body: &Value) -> TestResponse {
    let cookie = app.cookie(tier).await;
    app.post_as(&path(project), body, &[("cookie", &cookie)]).await
}

on_both_databases!(a_list_is_exported_with_its_entries, |url| {
    let app = app(url).await;
    let owner = account(&app, Tier::Agency).await;
    let (project, entries) = list_of_shows(&app, &owner, 55).await;
    let update = ListedPodcastUpdate {
        state: Some(ListedPodcastState::Booked),
        priority: Some(Some(Priority::Urgent)),
        assignee: Some(Some(owner.user_id)),
        next_action_on: Some("2026-12-01".parse().ok()),
        ..ListedPodcastUpdate::default()
    };
    let updated = app.state.db.update_listed_podcasts(&owner, project, &entries[..2], update, None).await;
    assert_eq!(updated.expect("works").changed, 2);
    let body = json!({ "columns": COLUMNS, "format": "json" });
    for key in [project.to_string().as_str(), "spring-tour"] {
        let reply = export(&app, Tier::Agency, key, &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        let name = "attachment; filename=\"spring-tour-2026-11-21.json\"";
        assert_eq!((reply.header("content-disposition"), reply.header("x-export-count")), (name, "55"));
        let rows = reply.json();
        assert_eq!(rows.as_array().map(Vec::len), Some(55));
        let booked: Vec<&Value> =
            rows.as_array().expect("rows").iter().filter(|row| row["state"] == "booked").collect();
        assert_eq!(booked.len(), 2);
        assert_eq!((&booked[0]["priority"], &booked[0]["nextActionOn"]), (&json!("urgent"), &json!("2026-12-01")));
        assert_eq!((&booked[0]["labels"], &booked[0]["notes"]), (&json!(["=automated"]), &json!("=1+1")));
        assert_eq!((&booked[0]["assignee"], &booked[0]["relevancy"]), (&json!("agency@example.org"), &Value::Null));
        assert_eq!((&booked[0]["addedBy"], &booked[0]["inCatalog"]), (&json!("agency@example.org"), &json!(true)));
    }
    let csv = json!({ "columns": COLUMNS, "listedPodcastStatesFilter": ["booked", "lost"] });
    let csv = export(&app, Tier::Agency, "spring-tour", &csv).await;
    assert_eq!(csv.text.matches("\r\n").count(), 3);
    // People write notes and labels, so they may be formulas, too.
    assert!(csv.text.contains(",'=1+1,") && csv.text.contains(",'=automated,"), "{}", csv.text);
    let opml = export(&app, Tier::Agency, "spring-tour", &json!({ "format": "opml" })).await;
    assert!(opml.text.contains("<title>Spring tour</title>"), "{}", opml.text);
});

// A list can be filled with other podcasts as often as its owner wants.
on_both_databases!(a_list_with_other_podcasts_costs_another_unit, |url| {
    let app = app(url).await;
    let owner = account(&app, Tier::Agency).await;
    let (project, _) = list_of_shows(&app, &owner, 3).await;
    let charged = async || {
        let body = json!({ "columns": COLUMNS, "format": "json" });
        assert_eq!(export(&app, Tier::Agency, &project.to_string(), &body).await.status, StatusCode::OK);
        let subject = team_subject(owner.team_id);
        app.state.db.usage_in_period(&subject, Meter::Exports, Period::Month).await.expect("works")
    };
    assert_eq!((charged().await, charged().await), (1, 1), "a repeat is free");
    add(&app, &owner, project, vec![snapshot("show-9")]).await;
    assert_eq!((charged().await, charged().await), (2, 2), "its content has changed");
});

// The entry keeps its snapshot, and is marked.
on_both_databases!(a_podcast_that_left_the_catalog_is_exported_as_the_list_knows_it, |url| {
    let app = app(url).await;
    let owner = account(&app, Tier::Business).await;
    let (project, _) = list_of_shows(&app, &owner, 1).await;
    let gone = PodcastSnapshot { id: PodcastId::from_feed_url("https://gone.example/"), ..snapshot("gone") };
    add(&app, &owner, project, vec![gone]).await;
    let body = json!({ "columns": COLUMNS, "format": "ndjson" });
    let reply = export(&app, Tier::Business, "spring-tour", &body).await;
    let rows: Vec<Value> = reply.text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let gone = rows.iter().find(|row| row["slug"] == "gone").expect("a row");
    assert_eq!((&gone["title"], &gone["inCatalog"]), (&json!("gone as it was"), &json!(false)));
    assert_eq!((&gone["rssFeedUrl"], &gone["state"]), (&Value::Null, &json!("prospect")));
    assert_eq!(rows.len(), 2);
});

on_both_databases!(lists_of_others_are_not_found, |url| {
    let app = app(url).await;
    let owner = account(&app, Tier::Agency).await;
    let (project, _) = list_of_shows(&app, &owner, 1).await;
    let body = json!({ "columns": ["website"] });
    let cookie = app.cookie(Tier::Business).await;
    for end in ["", "/preview"] {
        let mut replies = Vec::new();
        for key in [project.to_string().as_str(), "spring-tour", "no-such-list", "%00", &Uuid::nil().to_string()] {
            let reply = app.post_as(&format!("{}{end}", path(key)), &body, &[("cookie", &cookie)]).await;
            replies.push((reply.status, reply.json()["code"].clone(), reply.message()));
        }
        assert_eq!(replies[0].0, StatusCode::NOT_FOUND, "{replies:?}");
        assert!(replies.iter().all(|reply| *reply == replies[0]), "{replies:?}");
        assert_eq!(app.post(&format!("{}{end}", path("spring-tour")), &body).await.status, StatusCode::UNAUTHORIZED);
    }
});

#[tokio::test]
async fn a_preview_counts_the_list_against_the_plan() {
    let app = TestApp::empty().await;
    app.state.swap_generation(generation_of_shows("g1", 0..60));
    let owner = account(&app, Tier::Business).await;
    list_of_shows(&app, &owner, 55).await;
    let cookie = app.cookie(Tier::Business).await;
    let preview = async |body: Value| {
        let path = format!("{}/preview", path("spring-tour"));
        app.post_as(&path, &body, &[("cookie", &cookie)]).await
    };
    let data = preview(json!({ "columns": ["listDetails"], "listedPodcastStatesFilter": ["prospect"] })).await.data();
    assert_eq!(
        data["columns"],
        json!(["Next action", "Notes", "Last pitch by", "Last pitch for", "Added", "Added by", "Updated"])
    );
    assert_eq!(data["rows"].as_array().map(Vec::len), Some(5));
    assert_eq!(data["rows"][0][5], "business@example.org");
    assert_eq!((&data["count"], &data["total"], &data["limit"]), (&json!(55), &json!(55), &json!(1_000)));
    assert_eq!(data["remaining"], 100);
    assert_eq!(data["groups"].as_array().map(Vec::len), Some(11));
    let none = preview(json!({ "columns": ["website"], "listedPodcastStatesFilter": ["lost"] })).await.data();
    assert_eq!((&none["count"], &none["rows"]), (&json!(0), &json!([])));
    let wrong = preview(json!({ "columns": ["website"], "listedPodcastStatesFilter": ["won"] })).await;
    assert_eq!(wrong.json()["errors"][0]["pointer"], "/listedPodcastStatesFilter/0");
    let free = account(&app, Tier::Free).await;
    list_of_shows(&app, &free, 3).await;
    let refused = export(&app, Tier::Free, "spring-tour", &json!({ "columns": ["website"] })).await;
    assert_eq!(
        (refused.status, refused.message().as_str()),
        (StatusCode::FORBIDDEN, "Your plan does not include exports. The business plan does.")
    );
}
