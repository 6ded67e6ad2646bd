//! Whose projects: foreign ids are not found, whatever the call (ASVS 8.2.2), and every role works on lists.

use crate::support::operations::{self, ApiOperation};
use crate::support::test_databases::on_both_database_urls;
use crate::support::{ManualClock, Member, TestApp};
use axum::http::StatusCode;
use earshot_model::project::ListedPodcastState;
use earshot_model::{Role, TEAM_ACTIONS, TeamAction, Tier};
use serde_json::{Value, json};

async fn app(url: String) -> TestApp {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| {
        config.database_url = url;
        config.requests_per_minute = None;
    })
    .await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

/// The ids of a project with one podcast on it, by the names of path parameters.
async fn own_ids(app: &TestApp, owner: &Member, name: &str) -> Vec<(&'static str, String)> {
    let slug = owner.create_project(app, name).await;
    let path = format!("/projects/{slug}/podcasts");
    let added = owner.post(app, &path, &json!({ "podcastId": "rust-talk", "notes": "secret" })).await.data();
    let text = |value: &Value| value.as_str().expect("an id").to_owned();
    vec![
        ("projectIdOrSlug", text(&added["listedPodcast"]["projectId"])),
        ("listedPodcastId", text(&added["listedPodcast"]["listedPodcastId"])),
        ("changeId", text(&added["changeId"])),
    ]
}

fn path_of(call: &ApiOperation, ids: &[(&str, String)]) -> String {
    let value = |parameter: &str| {
        let known = ids.iter().find(|(name, _)| *name == parameter).map(|(_, id)| id.clone());
        known.unwrap_or_else(|| operations::sample_value(parameter))
    };
    call.path(value) + &call.query_text(&call.query)
}

fn is_about_lists(call: &ApiOperation) -> bool {
    call.in_path.iter().any(|name| ["projectIdOrSlug", "listedPodcastId", "changeId"].contains(&name.as_str()))
}

#[tokio::test]
async fn projects_of_other_teams_are_not_found() {
    on_both_database_urls(async |url| {
        let app = app(url).await;
        let ann = Member::new(&app, "ann", Tier::Agency).await;
        let bob = Member::new(&app, "bob", Tier::Admin).await;
        let ids = own_ids(&app, &ann, "Spring tour").await;
        let own = own_ids(&app, &bob, "Spring tour").await;
        let before = ann.get(&app, "/projects/spring-tour/details").await.text;
        let (mut seen, mut number) = (0, 0);
        for call in operations::all_operations().into_iter().filter(is_about_lists) {
            // Each id of the path alone is Ann's, and all of them.
            for foreign in call.in_path.iter().map(Some).chain([None]) {
                let mixed: Vec<_> = own
                    .iter()
                    .zip(&ids)
                    .map(
                        |(mine, theirs)| {
                            if foreign.is_none_or(|name| name == theirs.0) { theirs.clone() } else { mine.clone() }
                        },
                    )
                    .collect();
                number += 1;
                seen += 1;
                let unknown =
                    call.path(|_| "0197a000-0000-7000-8000-000000000000".to_owned()) + &call.query_text(&call.query);
                let header = bob_header(&app, &bob).await;
                let reply = call.send(&app, number, &path_of(&call, &mixed), Some(("cookie", &header))).await;
                assert_eq!(reply.status, StatusCode::NOT_FOUND, "{} {foreign:?}: {}", call.id, reply.text);
                if foreign.is_none() {
                    let other = call.send(&app, number, &unknown, Some(("cookie", &header))).await;
                    assert_eq!(without_request_id(&reply.json()), without_request_id(&other.json()), "{}", call.id);
                }
                assert!(!reply.text.contains("secret"), "{}", call.id);
                assert_eq!(ann.get(&app, "/projects/spring-tour/details").await.text, before, "{}", call.id);
            }
        }
        assert!(seen >= 15, "{seen}");
    })
    .await;
}

async fn bob_header(app: &TestApp, bob: &Member) -> String {
    let token = app.state.db.start_session(bob.account.user_id, None).await.expect("a session");
    format!("__Host-session={token}")
}

fn without_request_id(body: &Value) -> Value {
    let mut body = body.clone();
    body["requestId"] = Value::Null;
    body
}

/// APP 2: keys act for the whole team, so that only admins and the owner create them.
#[tokio::test]
async fn members_create_no_keys() {
    let app = TestApp::new().await;
    let owner = Member::new(&app, "owner", Tier::Agency).await;
    for role in [Role::Member, Role::Admin, Role::Owner] {
        let name = format!("another-{}", role.as_str());
        let user = Member::in_team_of(&app, &name, &owner.account, role).await;
        let reply = user.post(&app, "/users/api-keys", &json!({ "name": "laptop" })).await;
        let expected =
            if role.allows(TeamAction::ManageKeys) { (200, json!(null)) } else { (403, json!("role_required")) };
        assert_eq!((reply.status.as_u16(), reply.json()["code"].clone()), expected, "{}", reply.text);
    }
}

/// APP 2: members do all work on lists.
#[tokio::test]
async fn every_role_works_on_lists() {
    assert!(Role::ALL.iter().all(|role| role.allows(TeamAction::WorkOnLists)));
    assert_eq!(TEAM_ACTIONS.len(), TeamAction::ALL.len());
    on_both_database_urls(async |url| {
        let app = app(url).await;
        let owner = Member::new(&app, "owner", Tier::Agency).await;
        for role in [Role::Member, Role::Admin, Role::Owner] {
            let user = match role {
                Role::Owner => Member::in_team_of(&app, "second", &owner.account, Role::Owner).await,
                role => Member::in_team_of(&app, role.as_str(), &owner.account, role).await,
            };
            let ids = own_ids(&app, &user, &format!("List of {}", role.as_str())).await;
            let (project, entry) = (&ids[0].1, &ids[1].1);
            let moved = user
                .patch(&app, &format!("/projects/{project}/podcasts/{entry}"), &json!({ "state": "booked" }))
                .await
                .data();
            assert_eq!(moved["updatedListedPodcast"]["status"], ListedPodcastState::Booked.as_str());
            let details = user.get(&app, &format!("/projects/{project}/details")).await.data();
            assert_eq!(details["project"]["viewerRole"], role.as_str());
            // A colleague undoes it, and deletes the project.
            assert_eq!(owner.undo(&app, &moved["changeId"]).await["restoredCount"], 1);
            owner.delete(&app, &format!("/projects/{project}")).await.data();
        }
    })
    .await;
}
