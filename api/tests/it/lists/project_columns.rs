//! Columns that a team adds to a list: names, kinds, values, undo, and their place in exports.

use crate::support::catalog::generation;
use crate::support::prelude::*;

const PROJECT: &str = "/projects/spring-tour";

async fn team(url: String) -> (TestApp, Member) {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    (app, ann)
}

async fn columns(app: &TestApp, ann: &Member) -> Vec<Value> {
    let details = ann.get(app, &format!("{PROJECT}/details")).await.data();
    details["project"]["customColumns"].as_array().expect("a list").clone()
}

/// Sets the columns, and returns them.
async fn set(app: &TestApp, ann: &Member, wanted: &Value) -> Vec<Value> {
    let reply = ann.patch(app, PROJECT, &json!({ "customColumns": wanted })).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    columns(app, ann).await
}

fn names(columns: &[Value]) -> Vec<&str> {
    columns.iter().map(|column| column["name"].as_str().expect("a name")).collect()
}

on_both_databases!(columns_are_added_renamed_moved_and_removed_with_undo, |url| {
    let (app, ann) = team(url).await;
    assert_eq!(columns(&app, &ann).await, Vec::<Value>::new());
    let wanted = json!([
        { "name": "  Fee ", "kind": "number" },
        { "name": "Tier", "kind": "choice", "options": ["A", "B"] },
    ]);
    let made = set(&app, &ann, &wanted).await;
    assert_eq!(names(&made), ["Fee", "Tier"]);
    let moved = json!([
        { "id": made[1]["id"], "name": "Class", "kind": "choice", "options": ["B", "C"] },
        { "id": made[0]["id"], "name": "Fee", "kind": "number" },
    ]);
    let after = set(&app, &ann, &moved).await;
    assert_eq!((names(&after), &after[0]["id"]), (vec!["Class", "Fee"], &made[1]["id"]));
    let removal = ann.patch(&app, PROJECT, &json!({ "customColumns": [] })).await.data();
    assert_eq!(columns(&app, &ann).await, Vec::<Value>::new());
    ann.undo(&app, &removal["changeId"]).await;
    assert_eq!(columns(&app, &ann).await, after);

    let stale = json!({ "customColumns": [] });
    let conflict = ann.send(&app, Method::PATCH, PROJECT, Some(&stale), Some("\"1\"")).await;
    assert_eq!(conflict.status, StatusCode::PRECONDITION_FAILED);
    let many: Vec<Value> = (0..21).map(|number| json!({ "name": format!("C{number}"), "kind": "text" })).collect();
    for (wrong, pointer) in [
        (json!([{ "name": "Fee", "kind": "text" }, { "name": "FEE", "kind": "text" }]), "/customColumns/1/name"),
        (json!([{ "name": "", "kind": "text" }]), "/customColumns/0/name"),
        (json!([{ "name": "Fee", "kind": "money" }]), "/customColumns/0/kind"),
        (json!([{ "id": made[0]["id"], "name": "Fee", "kind": "text" }]), "/customColumns/0/kind"),
        (json!([{ "id": "c1", "name": "Fee", "kind": "text" }]), "/customColumns/0/id"),
        (json!([{ "name": "Tier", "kind": "choice" }]), "/customColumns/0/options"),
        (json!(many), "/customColumns"),
    ] {
        let refused = ann.patch(&app, PROJECT, &json!({ "customColumns": wrong })).await;
        assert_eq!(
            (refused.status, &refused.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer))
        );
    }
});

on_both_databases!(podcasts_have_values_in_the_columns_of_their_list, |url| {
    let (app, ann) = team(url).await;
    let wanted = json!([
        { "name": "=Fee", "kind": "number" },
        { "name": "Air date", "kind": "date" },
        { "name": "Tier", "kind": "choice", "options": ["A", "B"] },
    ]);
    let made = set(&app, &ann, &wanted).await;
    let id = |number: usize| made[number]["id"].as_str().expect("an id").to_owned();
    let added = ann.post(&app, &format!("{PROJECT}/podcasts"), &json!({ "podcastId": "rust-talk" })).await.data();
    assert_eq!(added["listedPodcast"]["customValues"], json!({}));
    let entry = added["listedPodcast"]["listedPodcastId"].as_str().expect("an id");
    let path = format!("{PROJECT}/podcasts/{entry}");
    let values = json!({ id(0): "12.50", id(1): "2026-12-24", id(2): "A" });
    let changed = ann.patch(&app, &path, &json!({ "customValues": values })).await.data();
    let stored = json!({ id(0): "12.5", id(1): "2026-12-24", id(2): "A" });
    assert_eq!(changed["updatedListedPodcast"]["customValues"], stored);
    let activity = ann.get(&app, &format!("{PROJECT}/activity")).await.data();
    assert!(activity.to_string().contains("update-custom-value"), "{activity}");

    let body = json!({ "columns": ["listDetails"], "format": "csv" });
    let csv = ann.post(&app, "/export/project/spring-tour/listed-podcasts", &body).await;
    let lines: Vec<&str> = csv.text.split_terminator("\r\n").collect();
    assert!(lines[0].ends_with(",'=Fee,Air date,Tier") && lines[1].ends_with(",12.5,2026-12-24,A"), "{lines:?}");

    let cleared = ann.patch(&app, &path, &json!({ "customValues": { id(0): null } })).await.data();
    let kept = json!({ id(1): "2026-12-24", id(2): "A" });
    assert_eq!(cleared["updatedListedPodcast"]["customValues"], kept);
    ann.undo(&app, &cleared["changeId"]).await;
    let details = ann.get(&app, &format!("{PROJECT}/details")).await.data();
    assert_eq!(details["project"]["listedPodcasts"][0]["customValues"], stored);
    for (values, pointer) in [
        (json!({ id(0): "much" }), format!("/customValues/{}", id(0))),
        (json!({ id(1): "tomorrow" }), format!("/customValues/{}", id(1))),
        (json!({ id(2): "C" }), format!("/customValues/{}", id(2))),
        (
            json!({ "0197a000-0000-7000-8000-000000000000": "1" }),
            "/customValues/0197a000-0000-7000-8000-000000000000".to_owned(),
        ),
        (json!({ "fee": "1" }), "/customValues".to_owned()),
    ] {
        let refused = ann.patch(&app, &path, &json!({ "customValues": values })).await;
        assert_eq!(
            (refused.status, &refused.json()["errors"][0]["pointer"]),
            (StatusCode::BAD_REQUEST, &json!(pointer))
        );
    }
});
