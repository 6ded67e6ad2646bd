//! The calls for projects: spec 3, 4, 5 and 7, and the group Projects of the contract.

use crate::support::catalog::generation;
use crate::support::prelude::*;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn names(reply: &TestResponse) -> Vec<String> {
    let projects = reply.data()["projects"].as_array().expect("projects").clone();
    projects.iter().map(|project| project["name"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn a_project_is_created_changed_and_read() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let body = json!({
        "name": "  Spring tour ", "projectTypes": ["guest-booking", "other"], "otherReason": "A book",
        "purpose": "Sell the book", "keywords": ["bread", "bread", " sourdough "],
    });
    let created = ann.put(&app, "/projects", &body).await;
    let project = &created.data()["project"];
    assert_eq!(created.header("etag"), "\"1\"");
    assert_eq!(project["name"], "Spring tour");
    assert_eq!((&project["slug"], &project["status"]), (&json!("spring-tour"), &json!("ACTIVE")));
    assert_eq!(project["projectKeywords"], json!(["bread", "sourdough"]));
    assert_eq!((&project["projectTypeOtherReason"], &project["viewerRole"]), (&json!("A book"), &json!("owner")));
    assert_eq!(project["createdBy"]["id"], ann.account.user_id.to_string());
    let id = project["projectId"].as_str().expect("an id");
    for key in ["spring-tour", id] {
        let details = ann.get(&app, &format!("/projects/{key}/details")).await.data();
        assert_eq!(details["project"]["projectPurpose"], "Sell the book");
        assert_eq!(details["project"]["listedPodcasts"], json!([]));
    }
    let update =
        json!({ "name": "Autumn tour", "projectPurpose": "", "isPublicListicle": true, "publicTitle": "Best" });
    let changed = ann.patch(&app, "/projects/spring-tour", &update).await;
    assert_eq!(changed.header("etag"), "\"2\"");
    assert_eq!(
        (&changed.data()["project"]["slug"], &changed.data()["project"]["version"]),
        (&json!("spring-tour"), &json!(2))
    );
    let details = ann.get(&app, &format!("/projects/{id}/details")).await.data()["project"].clone();
    assert_eq!((&details["projectPurpose"], &details["publicSlug"]), (&Value::Null, &json!("best")));
    let undone = ann.undo(&app, &changed.data()["changeId"]).await;
    assert_eq!((&undone["restoredCount"], &undone["left"]), (&json!(1), &json!([])));
    let details = ann.get(&app, &format!("/projects/{id}/details")).await.data()["project"].clone();
    assert_eq!((&details["name"], &details["projectPurpose"]), (&json!("Spring tour"), &json!("Sell the book")));
    // Existing clients send null for what they do not change.
    let update = json!({ "state": "DRAFT", "projectPurpose": null, "projectKeywords": null });
    ann.patch(&app, "/projects/spring-tour", &update).await.data();
    let details = ann.get(&app, &format!("/projects/{id}/details")).await.data()["project"].clone();
    assert_eq!((&details["status"], &details["projectPurpose"]), (&json!("DRAFT"), &json!("Sell the book")));
    ann.patch(&app, "/projects/spring-tour", &json!({ "projectPurpose": null })).await.data();
    let details = ann.get(&app, &format!("/projects/{id}/details")).await.data()["project"].clone();
    assert_eq!(details["projectPurpose"], Value::Null);
}

/// Spec 5, Projects.
#[tokio::test]
async fn invalid_fields_have_the_messages_of_the_specification() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    let types = json!(["api"]);
    let cases = [
        (json!({ "name": "short", "projectTypes": types }), "/name", "Project name must be at least 6 characters"),
        (
            json!({ "name": "x".repeat(33), "projectTypes": types }),
            "/name",
            "Project name must be at most 32 characters",
        ),
        (
            json!({ "name": "Spring tour", "projectTypes": [] }),
            "/projectTypes",
            "At least one project type is required",
        ),
        (
            json!({ "name": "Spring tour", "projectTypes": ["other"] }),
            "/otherReason",
            "Other reason must be specified when 'other' is selected.",
        ),
        (
            json!({ "name": "Spring tour", "projectTypes": ["api", "other"], "otherReason": " \u{200b}" }),
            "/otherReason",
            "Other reason must be specified when 'other' is selected.",
        ),
    ];
    for (body, pointer, message) in cases {
        let reply = ann.put(&app, "/projects", &body).await;
        assert_eq!(reply.failure(), (400, "invalid_request".to_owned()), "{body}");
        assert_eq!((reply.message().as_str(), reply.json()["errors"][0]["pointer"].as_str()), (message, Some(pointer)));
    }
    let unknown = json!({ "name": "Spring tour", "projectTypes": ["guest-booking", "spam"] });
    let reply = ann.put(&app, "/projects", &unknown).await;
    assert!(
        reply.message().starts_with("Project type must be one of advertisers, api, content-creation"),
        "{}",
        reply.text
    );
    for body in [json!({}), json!({ "state": null })] {
        let reply = ann.patch(&app, "/projects/spring-tour", &body).await;
        assert_eq!(
            (reply.status.as_u16(), reply.message().as_str()),
            (400, "A project update needs at least one field.")
        );
    }
    let cases = [
        json!({ "name": "short" }),
        json!({ "state": "DONE" }),
        json!({ "publicSlug": "No slug" }),
        json!({ "publicPodcastLimit": 0 }),
        json!({ "projectPurpose": "x".repeat(2_001) }),
        json!({ "projectKeywords": vec!["x"; 51].iter().enumerate().map(|(n, x)| format!("{x}{n}")).collect::<Vec<_>>() }),
    ];
    for body in cases {
        assert_eq!(ann.patch(&app, "/projects/spring-tour", &body).await.status, 400, "{body}");
    }
}

/// Spec 5: the reason in words belongs to the type "other", whichever of both an update changes.
#[tokio::test]
async fn another_reason_needs_words() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    let message = "Other reason must be specified when 'other' is selected.";
    let refused = ann.patch(&app, "/projects/spring-tour", &json!({ "projectTypes": ["other"] })).await;
    assert_eq!((refused.failure(), refused.message().as_str()), ((400, "invalid_request".to_owned()), message));
    let both = json!({ "projectTypes": ["other"], "otherReason": "A book" });
    ann.patch(&app, "/projects/spring-tour", &both).await.data();
    let removed = ann.patch(&app, "/projects/spring-tour", &json!({ "otherReason": "" })).await;
    assert_eq!((removed.failure(), removed.message().as_str()), ((400, "invalid_request".to_owned()), message));
    assert_eq!(removed.json()["errors"][0]["pointer"], "/otherReason");
    let without = json!({ "projectTypes": ["api"], "otherReason": null });
    assert_eq!(ann.patch(&app, "/projects/spring-tour", &without).await.status, 200);
}

/// Spec 4: ACTIVE before other statuses, then newest lastUpdated.
#[tokio::test]
async fn projects_are_listed_in_order() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    app.state.swap_generation(generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    for name in ["Zebra list", "Bread list", "Apple list"] {
        ann.create_project(&app, name).await;
        time.advance(Duration::from_secs(1));
    }
    ann.patch(&app, "/projects/apple-list", &json!({ "state": "ARCHIVED" })).await.data();
    time.advance(Duration::from_secs(1));
    ann.post(&app, "/projects/zebra-list/podcasts", &json!({ "podcastId": "rust-talk" })).await.data();
    let list = async |query: &str| names(&ann.get(&app, &format!("/projects{query}")).await);
    assert_eq!(list("").await, ["Zebra list", "Bread list", "Apple list"]);
    assert_eq!(list("?sortBy=recent-activity").await, ["Zebra list", "Apple list", "Bread list"]);
    assert_eq!(list("?sortBy=name").await, ["Apple list", "Bread list", "Zebra list"]);
    assert_eq!(list("?sortBy=created").await, ["Apple list", "Bread list", "Zebra list"]);
    assert_eq!(list("?states=ARCHIVED&states=DRAFT").await, ["Apple list"]);
    assert_eq!(list("?states=ACTIVE,ARCHIVED&sortBy=name").await.len(), 3);
    assert_eq!(ann.get(&app, "/projects?states=DONE").await.status, 400);
    assert_eq!(ann.get(&app, "/projects?sortBy=luck").await.status, 400);
    let reply = ann.get(&app, "/projects?states=ACTIVE&sortBy=name").await.data();
    assert_eq!(reply["options"], json!({ "states": ["ACTIVE"], "sortBy": "name" }));
    let zebra = &reply["projects"][1];
    assert_eq!((&zebra["listedPodcastsCount"], &zebra["stateCounts"]["prospect"]), (&json!(1), &json!(1)));
    let recent = &zebra["recentActivities"][0];
    assert_eq!((&recent["type"], &recent["podcastTitle"]), (&json!("added-to-list"), &json!("Rust Talk")));
    assert_eq!(recent["user"]["id"], ann.account.user_id.to_string());
}

#[tokio::test]
async fn limits_name_the_plan_that_has_more() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    ann.create_project(&app, "First list").await;
    let body = json!({ "name": "Second list", "projectTypes": ["api"] });
    let reply = ann.put(&app, "/projects", &body).await;
    assert_eq!(reply.failure(), (403, "limit_reached".to_owned()));
    let message =
        "Your plan includes 1 list, and you have 1. Archive or delete one first, or upgrade to the individual plan.";
    assert_eq!(reply.message(), message);
    assert_eq!(reply.json()["data"]["limit"], json!({ "max": 1, "used": 1, "remaining": 0 }));
    ann.patch(&app, "/projects/first-list", &json!({ "state": "ARCHIVED" })).await.data();
    assert_eq!(ann.put(&app, "/projects", &body).await.status, 200);
    let reply = ann.patch(&app, "/projects/first-list", &json!({ "state": "ACTIVE" })).await;
    assert_eq!(reply.failure(), (403, "limit_reached".to_owned()));
    let reply = ann.post(&app, "/projects/first-list/podcasts", &json!({ "podcastId": "rust-talk" })).await;
    assert_eq!(reply.failure(), (409, "project_archived".to_owned()));
}

#[tokio::test]
async fn a_deleted_project_can_be_restored_for_30_days() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    app.state.swap_generation(generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    let deleted = ann.delete(&app, "/projects/spring-tour").await.data();
    assert!(deleted["message"].as_str().is_some_and(|text| text.contains("30 days")), "{deleted}");
    for (method, path) in [(Method::GET, "/details"), (Method::DELETE, ""), (Method::GET, "/activity")] {
        let reply = ann.send(&app, method, &format!("/projects/spring-tour{path}"), None, None).await;
        assert_eq!(reply.failure(), (404, "not_found".to_owned()));
    }
    let hidden = ann.get(&app, "/projects/deleted").await.data()["projects"].clone();
    assert_eq!(
        (&hidden[0]["name"], &hidden[0]["purgeAt"]),
        (&json!("Spring tour"), &json!("2026-12-21T10:00:00.000Z"))
    );
    assert_eq!(names(&ann.get(&app, "/projects").await).len(), 0);
    time.advance(29 * DAY);
    // The session has ended meanwhile.
    let again = Member::in_team_of(&app, "bob", &ann.account, earshot_model::Role::Member).await;
    let restored = again.send(&app, Method::POST, "/projects/spring-tour/restore", None, None).await;
    assert_eq!(restored.data()["project"]["name"], "Spring tour");
    let undone = again.undo(&app, &restored.data()["changeId"]).await;
    assert_eq!(undone["restoredCount"], 1);
    time.advance(30 * DAY);
    let last = Member::in_team_of(&app, "eve", &ann.account, earshot_model::Role::Member).await;
    let reply = last.send(&app, Method::POST, "/projects/spring-tour/restore", None, None).await;
    assert_eq!(reply.failure(), (404, "not_found".to_owned()));
}

#[tokio::test]
async fn a_stale_version_gets_the_project_as_it_is() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    let write = async |name: &str, version| {
        ann.send(&app, Method::PATCH, "/projects/spring-tour", Some(&json!({ "name": name })), version).await
    };
    assert_eq!(write("Autumn tour", Some("\"1\"")).await.status, 200);
    let late = write("Winter tour", Some("\"1\"")).await;
    assert_eq!(late.failure(), (412, "precondition_failed".to_owned()));
    let current = late.json()["data"]["current"].clone();
    assert_eq!((&current["name"], &current["version"]), (&json!("Autumn tour"), &json!(2)));
    assert_eq!(write("Winter tour", Some("W/\"2\"")).await.status, 200);
    assert_eq!(write("Summer tour", Some("*")).await.status, 200);
    assert_eq!(write("Spring tour", Some("soon")).await.status, 400);
    let late = ann.send(&app, Method::DELETE, "/projects/spring-tour", None, Some("\"1\"")).await;
    assert_eq!(late.failure(), (412, "precondition_failed".to_owned()));
}

#[tokio::test]
async fn the_activity_is_paged() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    for slug in ["rust-talk", "slow-bread"] {
        ann.post(&app, "/projects/spring-tour/podcasts", &json!({ "podcastId": slug })).await.data();
    }
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = ann.get(&app, &format!("/projects/spring-tour/activity?limit=1{cursor}")).await.data();
        let activity = &page["activities"][0];
        assert_eq!(activity["userDisplayName"], "ann@example.org");
        seen.push(activity["actionType"].as_str().expect("a kind").to_owned());
        match page["cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    seen.sort();
    assert_eq!(seen, ["added-to-list", "added-to-list", "project-created"]);
    for query in ["limit=0", "limit=201", "cursor=x"] {
        assert_eq!(ann.get(&app, &format!("/projects/spring-tour/activity?{query}")).await.status, 400, "{query}");
    }
}

#[tokio::test]
async fn lists_stay_readable_before_a_catalog_is_published() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    ann.post(&app, "/projects/spring-tour/podcasts", &json!({ "podcastId": "rust-talk" })).await.data();
    let url = app.state.config.database_url.clone();
    let empty = TestApp::with_config(app.state.clock.clone(), |config| config.database_url = url).await;
    let podcast =
        &ann.get(&empty, "/projects/spring-tour/details").await.data()["project"]["listedPodcasts"][0]["podcast"];
    assert_eq!((&podcast["title"], &podcast["inCatalog"]), (&json!("Rust Talk"), &Value::Null));
    let reply = ann.post(&empty, "/projects/spring-tour/podcasts", &json!({ "podcastId": "slow-bread" })).await;
    assert_eq!(reply.failure(), (503, "no_generation".to_owned()));
}

#[tokio::test]
async fn a_page_reads_a_project_without_its_podcasts() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    ann.post(&app, "/projects/spring-tour/podcasts", &json!({ "podcastId": "rust-talk" })).await.data();
    let details = async |query: &str| {
        ann.get(&app, &format!("/projects/spring-tour/details{query}")).await.data()["project"].clone()
    };
    let mut whole = details("").await;
    let head = details("?includeListedPodcasts=false").await;
    assert_eq!(head["listedPodcastsCount"], 1);
    assert_eq!(whole["listedPodcasts"].as_array().map(Vec::len), Some(1));
    assert_eq!(details("?includeListedPodcasts=true").await["listedPodcasts"].as_array().map(Vec::len), Some(1));
    whole["listedPodcasts"] = json!([]);
    assert_eq!(head, whole, "all else is the same");
    assert_eq!(ann.get(&app, "/projects/spring-tour/details?includeListedPodcasts=no").await.status, 400);
}
