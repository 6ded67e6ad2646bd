//! The podcasts of a team: both flags, roles, the list of the contract, and removal.

use crate::support::catalog::generation_of_shows;
use crate::support::documents::former_id;
use crate::support::prelude::*;
use earshot_app::{Account, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot};
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;

const PATH: &str = "/api/v1/teams/podcasts";

async fn app_with_database(url: String) -> TestApp {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

async fn put(app: &TestApp, cookie: &str, podcast: &str, body: Value) -> TestResponse {
    let headers = [("cookie", cookie), ("content-type", "application/json")];
    app.send(Method::PUT, &format!("{PATH}/{podcast}"), &headers, Some(body.to_string())).await
}

async fn remove(app: &TestApp, cookie: &str, podcast: &str) -> TestResponse {
    app.send(Method::DELETE, &format!("{PATH}/{podcast}"), &[("cookie", cookie)], None).await
}

async fn remove_multiple(app: &TestApp, cookie: &str, body: Value) -> TestResponse {
    let headers = [("cookie", cookie), ("content-type", "application/json")];
    app.send(Method::DELETE, &format!("{PATH}/multiple"), &headers, Some(body.to_string())).await
}

async fn list(app: &TestApp, cookie: &str, query: &str) -> Value {
    app.get_as(&format!("{PATH}?{query}"), &[("cookie", cookie)]).await.data()
}

fn slugs(list: &Value) -> Vec<&str> {
    let podcasts = list["teamPodcasts"].as_array().expect("a list").iter();
    podcasts.map(|row| row["podcast"]["slug"].as_str().expect("a slug")).collect()
}

fn id_of(slug: &str) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://feeds.example/{slug}"))
}

async fn list_podcast(
    app: &TestApp,
    account: &Account,
    project: &str,
    slug: &str,
    state: ListedPodcastState,
) -> String {
    let new = NewProject::guest_booking(project);
    let (project, _) = app.state.db.create_project(account, new).await.expect("a project");
    let podcast = PodcastSnapshot { id: id_of(slug), title: slug.to_owned(), slug: slug.to_owned(), image_url: None };
    let entry = NewListedPodcast::new(podcast, state);
    app.state.db.add_listed_podcasts(account, project.id, vec![entry], OverLimit::Reject).await.expect("works");
    project.id.to_string()
}

on_both_databases!(the_flags_of_a_podcast_are_set_and_cleared, |url| {
    let app = app_with_database(url).await;
    let cookie = app.cookie(Tier::Agency).await;
    let reply = put(&app, &cookie, "rust-talk", json!({ "sync": true, "blacklist": null })).await.data();
    let row = &reply["teamPodcast"];
    assert_eq!((&row["sync"], &row["blacklist"]), (&json!(true), &json!(false)));
    assert_eq!(row["podcastId"], id_of("rust-talk").to_string());
    assert_eq!(row["podcast"]["title"], "Rust Talk");
    assert_eq!(row["addedReason"], "add-to-team-podcasts-button");
    assert_eq!((&row["projects"], &row["lastAirtableSync"]), (&json!([]), &json!(null)));
    // By id, by a former id and by a former slug it is the same row.
    let (id, former) = (id_of("rust-talk").to_string(), former_id("rust-talk").to_string());
    for (name, body) in [
        (id.as_str(), json!({ "blacklist": true })),
        (former.as_str(), json!({ "blacklist": true, "sync": null })),
        ("old-rust-talk", json!({})),
    ] {
        let row = put(&app, &cookie, name, body).await.data()["teamPodcast"].clone();
        assert_eq!((&row["sync"], &row["blacklist"]), (&json!(true), &json!(true)), "{name}");
    }
    put(&app, &cookie, "zero", json!({ "sync": false, "blacklist": false })).await.data();
    let all = list(&app, &cookie, "limit=10&offset=0&sortOrder=podcastTitle").await;
    assert_eq!((&all["total"], &all["totalFiltered"]), (&json!(2), &json!(2)));
    assert_eq!(slugs(&all), ["rust-talk", "zero"]);
    for (query, expected) in [
        ("blacklist=true", vec!["rust-talk"]),
        ("blacklist=false", vec!["zero"]),
        ("sync=true&blacklist=true", vec!["rust-talk"]),
        ("textFilter=TALK", vec!["rust-talk"]),
        ("textFilter=nothing", vec![]),
        ("hasAirtableError=true", vec![]),
        ("hasAirtableError=false&sortOrder=lastAirtableSync&blacklist=false", vec!["zero"]),
        ("offset=1&limit=1&sortOrder=podcastTitle", vec!["zero"]),
    ] {
        assert_eq!(slugs(&list(&app, &cookie, query).await), expected, "{query}");
    }
    assert_eq!(list(&app, &cookie, "textFilter=talk").await["totalFiltered"], json!(1));
    for query in ["limit=0", "limit=201", "sortOrder=luck", "blacklist=maybe", "offset=-1"] {
        let reply = app.get_as(&format!("{PATH}?{query}"), &[("cookie", &cookie)]).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{query}");
    }
    assert_eq!(remove(&app, &cookie, "old-rust-talk").await.status, StatusCode::OK);
    assert_eq!(remove(&app, &cookie, "rust-talk").await.status, StatusCode::NOT_FOUND);
    assert_eq!(put(&app, &cookie, "no-such-show", json!({})).await.status, StatusCode::NOT_FOUND);
    let reply = put(&app, &cookie, "zero", json!({ "blacklisted": true })).await;
    assert_eq!(
        (reply.status, &reply.json()["errors"][0]["pointer"]),
        (StatusCode::BAD_REQUEST, &json!("/blacklisted"))
    );
});

// Each call by each role, and by another team.
on_both_databases!(only_admins_change_the_blacklist, |url| {
    let app = app_with_database(url).await;
    let ann = app.state.db.create_user("ann@example.org", Tier::Agency).await.expect("a user");
    let member = Member::in_team_of(&app, "member", &ann, Role::Member).await;
    let admin = Member::in_team_of(&app, "boss", &ann, Role::Admin).await;
    let (owner, member, admin) = (Member::of(&app, ann).await.cookie, member.cookie, admin.cookie);
    let other = app.cookie(Tier::Admin).await;
    let blacklist = |is_on: bool| json!({ "blacklist": is_on });
    for cookie in [&owner, &admin] {
        put(&app, cookie, "rust-talk", blacklist(true)).await.data();
        let refused = put(&app, &member, "rust-talk", blacklist(false)).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("role_required")));
        assert_eq!(put(&app, &member, "zero", blacklist(true)).await.status, StatusCode::FORBIDDEN);
        assert_eq!(remove(&app, &member, "rust-talk").await.status, StatusCode::FORBIDDEN);
        let removed = remove_multiple(&app, &member, json!({ "podcastIds": ["rust-talk"] })).await.data();
        assert_eq!((&removed["errors"], &removed["removedPodcasts"]), (&json!(1), &json!(0)));
        put(&app, &member, "rust-talk", json!({ "sync": true })).await.data();
        assert_eq!(list(&app, &member, "").await["teamPodcasts"][0]["blacklist"], json!(true));
        // Another team has its own.
        assert_eq!(list(&app, &other, "").await["total"], json!(0));
        assert_eq!(remove(&app, &other, "rust-talk").await.status, StatusCode::NOT_FOUND);
        let removed = remove_multiple(&app, &other, json!({ "podcastIds": ["rust-talk"] })).await.data();
        assert_eq!((&removed["notOnList"], &removed["removedPodcasts"]), (&json!(1), &json!(0)));
        put(&app, cookie, "rust-talk", blacklist(false)).await.data();
        assert_eq!(remove(&app, &member, "rust-talk").await.status, StatusCode::OK);
    }
});

on_both_databases!(a_podcast_says_on_which_projects_it_is, |url| {
    let app = app_with_database(url).await;
    let ann = app.state.db.create_user("ann@example.org", Tier::Agency).await.expect("a user");
    let cookie = Member::of(&app, ann.clone()).await.cookie;
    let first = list_podcast(&app, &ann, "Spring tour", "rust-talk", ListedPodcastState::Booked).await;
    let second = list_podcast(&app, &ann, "Autumn tour", "rust-talk", ListedPodcastState::Prospect).await;
    let row = list(&app, &cookie, "").await["teamPodcasts"][0].clone();
    assert_eq!(row["addedReason"], "listed-podcast");
    let projects = row["projects"].as_array().expect("projects");
    let mut found: Vec<_> = projects
        .iter()
        .map(|project| {
            assert_eq!(project["addedByUserId"], ann.user_id.to_string());
            (project["projectId"].as_str().expect("an id"), project["listedPodcastState"].as_str().expect("a state"))
        })
        .collect();
    // Both were added at the same time.
    let mut expected = [(first.as_str(), "booked"), (second.as_str(), "prospect")];
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
    // The podcast leaves the catalog: the row keeps its snapshot, and can still be changed.
    app.state.swap_generation(generation_of_shows("g2", [1]));
    let row = list(&app, &cookie, "").await["teamPodcasts"][0].clone();
    assert_eq!((&row["inCatalog"], &row["podcast"]["slug"]), (&json!(false), &json!("rust-talk")));
    let id = id_of("rust-talk").to_string();
    let changed = put(&app, &cookie, &id, json!({ "blacklist": true })).await.data();
    assert_eq!(changed["teamPodcast"]["blacklist"], json!(true));
    assert_eq!(remove(&app, &cookie, &id).await.status, StatusCode::OK);
});

#[tokio::test]
async fn several_podcasts_are_removed_by_both_kinds_of_ids() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Agency).await;
    for slug in ["rust-talk", "slow-bread", "zero"] {
        put(&app, &cookie, slug, json!({})).await.data();
    }
    let body = json!({
        "podcastIds": ["slow-bread", "slow-bread", id_of("slow-bread").to_string(), "no-such-show",
            "0197a000-0000-7000-8000-000000000000"],
        "appleIds": [987_654_321_i64],
    });
    let removed = remove_multiple(&app, &cookie, body).await.data();
    let expected = json!({ "notFoundAppleIds": [987_654_321_i64], "errors": 0, "removedPodcasts": 1, "notOnList": 2 });
    assert_eq!(removed, expected);
    assert_eq!(list(&app, &cookie, "").await["total"], json!(2));
    for body in [json!({}), json!({ "podcastIds": null, "appleIds": [] }), json!({ "podcastIds": vec!["x"; 1_001] })] {
        assert_eq!(remove_multiple(&app, &cookie, body).await.status, StatusCode::BAD_REQUEST);
    }
}
