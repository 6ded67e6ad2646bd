//! Every role may work on lists. Tests of rows of other teams are in `team_matrix.rs`.

use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_model::project::ListedPodcastState;
use earshot_model::{TEAM_ACTIONS, TeamAction};

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
            // A colleague undoes the change, and deletes the project.
            assert_eq!(owner.undo(&app, &moved["changeId"]).await["restoredCount"], 1);
            owner.delete(&app, &format!("/projects/{project}")).await.data();
        }
    })
    .await;
}
