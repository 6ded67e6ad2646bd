//! For every call of the document: whose rows it names, and which role may make it (ASVS 8.2.1, 8.2.2; `APP.md` 2). A
//! call without a row in `support/concerns.rs` fails, and so does an id in a body that no row here explains.

use crate::support::concerns::{Concern, calls};
use crate::support::operations::{ApiOperation, sample_value};
use crate::support::prelude::*;
use crate::support::receiver::Receiver;
use crate::support::team_rows::Team;
use std::collections::HashMap;

/// An app that may send to the receiver.
async fn app(receiver: &Receiver) -> TestApp {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| {
        config.allowed_webhook_addresses = vec![receiver.address];
        config.requests_per_minute = None;
    })
    .await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

/// Sends a call with ids in its path and body.
async fn send(
    app: &TestApp,
    mut call: ApiOperation,
    number: u32,
    caller: &Member,
    ids: &HashMap<&'static str, String>,
) -> (ApiOperation, TestResponse) {
    let path = call.path(|name| ids.get(name).cloned().unwrap_or_else(|| sample_value(name)));
    let path = path + &call.query_text(&call.query);
    if let Some(body) = call.body.as_mut().and_then(Value::as_object_mut) {
        for (name, id) in ids {
            if let Some(value) = body.get_mut(*name) {
                *value = if value.is_array() { json!([id]) } else { json!(id) };
            }
        }
    }
    let reply = call.send(app, number, &path, Some(("cookie", &caller.cookie))).await;
    (call, reply)
}

fn without_request_id(reply: &TestResponse) -> Value {
    let mut body = reply.json();
    body["requestId"] = Value::Null;
    body
}

/// Parameters of paths that name a row of a team or user.
fn own_parameters(call: &ApiOperation) -> Vec<String> {
    const OWN: [&str; 22] = [
        "projectIdOrSlug",
        "listedPodcastId",
        "changeId",
        "viewId",
        "shareId",
        "savedSearchId",
        "searchId",
        "invitationId",
        "userId",
        "apiKeyId",
        "sessionId",
        "alertConfigId",
        "matchId",
        "feedId",
        "webhookId",
        "deliveryId",
        "guestProfileId",
        "documentId",
        "outreachId",
        "templateId",
        "strategyId",
        "promptId",
    ];
    call.in_path.iter().filter(|name| OWN.contains(&name.as_str())).cloned().collect()
}

/// Replaces each id of a path, and then all of them, by another team's. The response equals that for an unknown id, and
/// nothing of the other team changes.
#[tokio::test]
async fn rows_of_other_teams_are_not_found() {
    let receiver = Receiver::start().await;
    let app = app(&receiver).await;
    let (mut number, mut seen) = (0, 0);
    for (call, concern) in calls() {
        let own = own_parameters(&call);
        if own.is_empty() {
            // Every other parameter names something of the catalog, or is a secret.
            assert!(call.in_path.is_empty() || concern != Concern::Team(None), "{}", call.id);
            continue;
        }
        seen += 1;
        let id = &call.id;
        let ann = Team::new(&app, &format!("ann-{}", id.to_lowercase()), Role::Owner).await;
        let bob = Team::new(&app, &format!("bob-{}", id.to_lowercase()), Role::Owner).await;
        let (theirs, mine) = (ann.rows_for(&app, &call).await, bob.rows_for(&app, &call).await);
        let before = ann.contents(&app, &theirs).await;
        for foreign in own.iter().map(Some).chain([None]) {
            let mut mixed = mine.clone();
            for name in own.iter().filter(|name| foreign.is_none_or(|foreign| foreign == *name)) {
                let (key, id) = theirs.get_key_value(name.as_str()).expect("a row");
                mixed.insert(key, id.clone());
            }
            number += 1;
            let (_, reply) = send(&app, call.clone(), number, &bob.caller, &mixed).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{id} {foreign:?}: {}", reply.text);
            assert!(!reply.text.contains("secret"), "{id}: {}", reply.text);
            if foreign.is_none() {
                let unknown = mixed.keys().map(|key| (*key, "0197a000-0000-7000-8000-000000000000".to_owned()));
                let unknown: HashMap<_, _> = unknown.collect();
                let (_, other) = send(&app, call.clone(), number, &bob.caller, &unknown).await;
                assert_eq!(without_request_id(&reply), without_request_id(&other), "{id}");
            }
        }
        assert_eq!(ann.contents(&app, &theirs).await, before, "{id}");
    }
    assert!(seen >= 55, "{seen}");
}

/// Keys of bodies that name podcasts, episodes or shows of platforms, which everyone may name. A hook consists of facts
/// that the caller sees anyway.
const CATALOG_KEYS: [&str; 9] = [
    "hookId",
    "podcastId",
    "podcastIds",
    "appleIds",
    "episodeIds",
    "excludeEpisodeIds",
    "excludePodcastIds",
    "includeEpisodeIds",
    "includePodcastIds",
];

/// The outcome of a call with an id of another team in its body.
enum Outcome {
    NotFound,
    /// It rejects the body.
    Invalid,
    /// It reports the id among what it skipped.
    Skipped,
    /// It changes nothing.
    Unchanged,
    /// It finds nothing to do.
    NothingDue,
}

/// A body in which one id is another team's, and what the call does with it.
fn body_with_foreign_id(call: &ApiOperation, key: &str, id: &str) -> (Value, Outcome) {
    use Outcome::{Invalid, NotFound, NothingDue, Skipped, Unchanged};
    let terms = json!([{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }]);
    match (call.id.as_str(), key) {
        ("changeListedPodcasts", "listedPodcastIds") => {
            (json!({ "action": "remove", "listedPodcastIds": [id] }), Skipped)
        }
        ("changeListedPodcasts", "assigneeId") => {
            let listed = "0197a000-0000-7000-8000-000000000000";
            (json!({ "action": "assignee", "listedPodcastIds": [listed], "assigneeId": id }), Invalid)
        }
        ("updateProjectListedPodcast", "assigneeId") => (json!({ "assigneeId": id }), Invalid),
        ("changeListedPodcasts", "searchId") => {
            (json!({ "action": "add", "searchId": id, "allResults": true }), NotFound)
        }
        ("exportPodcasts" | "previewPodcastExport", "searchHistoryId") => {
            (json!({ "searchHistoryId": id, "limit": 10, "columns": ["basicInfo"], "format": "csv" }), NotFound)
        }
        ("exportEpisodes", "searchHistoryId") => (json!({ "searchHistoryId": id }), NotFound),
        ("exportOutreach", "guestProfileId" | "projectId") => (json!({ key: id }), NotFound),
        ("searchPodcasts" | "searchEpisodes", "projectId") => {
            (json!({ "searchTerms": terms, "projectId": id }), NotFound)
        }
        ("markAlertMatchesSeen" | "snoozeAlertMatches", "matchIds") => (json!({ "matchIds": [id] }), Unchanged),
        ("markAlertMatchesSeen", "alertConfigId") => (json!({ "alertConfigId": id }), Unchanged),
        ("createGuestProfile", "projectId") => (
            json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines.", "projectId": id }),
            NotFound,
        ),
        ("generateOutreach", "guestProfileId") => (json!({ "podcastId": "rust-talk", "guestProfileId": id }), NotFound),
        ("generateOutreach", "projectId") => {
            (json!({ "podcastId": "rust-talk", "guestProfileId": "ada-lovelace", "projectId": id }), NotFound)
        }
        ("generateOutreach", "outreachTemplateId") => {
            let body = json!({ "podcastId": "rust-talk", "guestProfileId": "ada-lovelace", "outreachTemplateId": id });
            (body, NotFound)
        }
        ("generateGuestPreparation", "guestProfileId") => {
            (json!({ "podcastSlug": "rust-talk", "guestProfileId": id }), NotFound)
        }
        ("mailGuestPreparation", "guestProfileId") => {
            (json!({ "slug": "rust-talk", "email": "somebody@example.net", "guestProfileId": id }), NotFound)
        }
        ("createWebhook", "alertConfigId") => {
            (json!({ "url": "https://hooks.example.com/in", "alertConfigId": id }), NotFound)
        }
        ("updateWebhook", "alertConfigId") => (json!({ "alertConfigId": id }), NotFound),
        ("askAgentProjectPodcastRelevancy", "projectId") => {
            (json!({ "projectId": id, "podcastId": "rust-talk" }), NotFound)
        }
        ("generateStrategies", "projectId") => (json!({ "projectId": id }), NotFound),
        ("reviewListedPodcasts", "listedPodcastIds") => (json!({ "listedPodcastIds": [id] }), NothingDue),
        ("askAgent", "customPromptId") => {
            (json!({ "context": { "podcastId": "rust-talk" }, "customPromptId": id }), NotFound)
        }
        // Without the provider's signature, no team is found (`billing.rs`).
        ("receiveBillingEvent", "teamId") => {
            (json!({ "id": "evt_1", "at": 0, "teamId": id, "plan": "free" }), NotFound)
        }
        ("switchTeam", "teamId") => (json!({ "teamId": id }), NotFound),
        (call, key) => panic!("say in team_matrix.rs what {key} of {call} names"),
    }
}

#[tokio::test]
async fn ids_of_other_teams_in_bodies_are_not_found() {
    let receiver = Receiver::start().await;
    let app = app(&receiver).await;
    let (mut number, mut seen) = (0, 0);
    for (mut call, _) in calls() {
        let is_id = |key: &&String| key.ends_with("Id") || key.ends_with("Ids");
        let keys: Vec<String> = call.keys_of_body.iter().filter(is_id).cloned().collect();
        for key in keys.iter().filter(|key| !CATALOG_KEYS.contains(&key.as_str())) {
            (number, seen) = (number + 1, seen + 1);
            let ann = Team::new(&app, &format!("ann-{number}"), Role::Owner).await;
            let bob = Team::new(&app, &format!("bob-{number}"), Role::Owner).await;
            let (theirs, mine) = (ann.rows_for(&app, &call).await, bob.rows_for(&app, &call).await);
            let before = ann.contents(&app, &theirs).await;
            let (mut body, outcome) = body_with_foreign_id(&call, key, &theirs[key.as_str()]);
            if call.id == "mailGuestPreparation" {
                body["email"] = json!(bob.caller.account.email);
            }
            call.body = Some(body);
            let path = call.path(|name| mine.get(name).cloned().unwrap_or_else(|| sample_value(name)));
            let reply = call.send(&app, number, &path, Some(("cookie", &bob.caller.cookie))).await;
            match outcome {
                Outcome::NotFound => {
                    assert_eq!(reply.status, StatusCode::NOT_FOUND, "{} {key}: {}", call.id, reply.text);
                }
                Outcome::Invalid => {
                    assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{} {key}: {}", call.id, reply.text);
                }
                Outcome::Skipped => {
                    let data = reply.data();
                    let changes = (&data["changedCount"], &data["changeId"]);
                    assert_eq!(changes, (&json!(0), &json!(null)), "{}", call.id);
                    assert_eq!(data["skipped"][0]["reason"], "not-found", "{}", call.id);
                }
                Outcome::NothingDue => assert_eq!(reply.data()["run"], json!(null), "{} {key}", call.id),
                Outcome::Unchanged => assert_eq!(reply.data()["changed"], 0, "{} {key}", call.id),
            }
            assert_eq!(ann.contents(&app, &theirs).await, before, "{} {key}", call.id);
        }
    }
    assert!(seen >= 12, "{seen}");
}

/// `APP.md` 2: every call of the team, made by a role. That the call succeeds for those who may make it shows that the
/// rows of the other tests exist.
async fn check_calls_of(role: Role) {
    let receiver = Receiver::start().await;
    let app = app(&receiver).await;
    let mut number = 0;
    for (mut call, concern) in calls() {
        let Concern::Team(action) = concern else { continue };
        number += 1;
        let team = Team::new(&app, &format!("team-{number}"), role).await;
        let ids = team.rows_for(&app, &call).await;
        if call.id == "deleteTeam" {
            call.body = Some(json!({ "name": team.owner.account.email }));
        }
        if call.id == "mailGuestPreparation" {
            call.body = Some(json!({ "slug": "rust-talk", "email": team.owner.account.email }));
        }
        let (call, reply) = send(&app, call, number, &team.caller, &ids).await;
        let who = format!("{} as {}: {}", call.id, role.as_str(), reply.text);
        if action.is_none_or(|action| role.allows(action)) {
            assert_eq!(reply.status, StatusCode::OK, "{who}");
        } else {
            assert_eq!(reply.failure(), (403, "role_required".to_owned()), "{who}");
        }
    }
    assert!(number >= 80, "{number}");
}

#[tokio::test]
async fn owners_make_the_calls_that_they_may() {
    check_calls_of(Role::Owner).await;
}

#[tokio::test]
async fn admins_make_the_calls_that_they_may() {
    check_calls_of(Role::Admin).await;
}

#[tokio::test]
async fn members_make_the_calls_that_they_may() {
    check_calls_of(Role::Member).await;
}
