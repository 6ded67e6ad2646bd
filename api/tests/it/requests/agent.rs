//! The assistant: its kinds, answers as events, prompts of the team, and deep analyses.

use crate::support::documents::{episode, podcast};
use crate::support::prelude::*;
use earshot_api::jobs::deep_analysis_runs::analyze_episodes;
use earshot_model::{Meter, Period};

async fn app() -> TestApp {
    let app = TestApp::new().await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

async fn ask(app: &TestApp, user: &Member, kind: &str, body: &Value) -> TestResponse {
    user.post(app, &format!("/agent/{kind}"), body).await
}

async fn used(app: &TestApp, user: &Member) -> u32 {
    let subject = format!("team {}", user.account.team_id);
    app.state.db.usage_in_period(&subject, Meter::AiAssist, Period::Month).await.expect("works")
}

fn sample_episode() -> String {
    episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id.to_string()
}

#[tokio::test]
async fn every_kind_answers_from_facts() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let guest = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines in Rust." });
    let guest = user.post(&app, "/guest-profiles", &guest).await.data();
    let part = sample_episode();
    let kinds = [
        ("podcast", json!({ "podcastId": "rust-talk" })),
        ("episode", json!({ "episodeId": part })),
        ("transcript", json!({ "episodeId": part })),
        ("guest", json!({ "guestProfileId": guest["guestProfileId"] })),
        ("project", json!({ "projectId": guest["projectSlug"] })),
        ("strategy", json!({ "projectId": guest["projectSlug"] })),
    ];
    for (number, (kind, context)) in (1..).zip(kinds) {
        let data = ask(&app, &user, kind, &json!({ "context": context })).await.data();
        let text = data["result"]["answer"]["text"].as_str().expect("a text");
        assert!(!text.is_empty(), "{kind}");
        assert_eq!((&data["generatedBy"], &data["fallback"]["reason"]), (&json!("rules"), &json!("noModel")), "{kind}");
        assert_eq!(data["result"]["answer"]["strategies"].is_array(), kind == "strategy");
        assert_eq!(used(&app, &user).await, number);
        let missing = ask(&app, &user, kind, &json!({})).await;
        assert_eq!(missing.status, 400, "{kind}: {}", missing.text);
    }
    assert_eq!(ask(&app, &user, "horoscope", &json!({})).await.status, 404);
    let long = json!({ "context": { "podcastId": "rust-talk" }, "prompt": "x".repeat(4_001) });
    assert_eq!(ask(&app, &user, "podcast", &long).await.status, 400);
    assert_eq!(used(&app, &user).await, 6, "what is not valid costs nothing");
}

#[tokio::test]
async fn rows_of_other_teams_in_the_context_are_not_found() {
    let app = app().await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Business).await, Member::new(&app, "eve", Tier::Business).await);
    let guest = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines." });
    let guest = ann.post(&app, "/guest-profiles", &guest).await.data();
    for (kind, key, id) in [
        ("guest", "guestProfileId", &guest["guestProfileId"]),
        ("project", "projectId", &guest["projectId"]),
        ("strategy", "projectId", &guest["projectId"]),
    ] {
        let foreign = ask(&app, &eve, kind, &json!({ "context": { key: id } })).await;
        assert_eq!(foreign.status, 404, "{kind}: {}", foreign.text);
    }
}

#[tokio::test]
async fn answers_come_as_events_when_requested() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let headers =
        [("cookie", user.cookie.as_str()), ("content-type", "application/json"), ("accept", "text/event-stream")];
    let body = json!({ "context": { "podcastId": "rust-talk" } }).to_string();
    let reply = app.send(Method::POST, "/api/v1/agent/podcast", &headers, Some(body)).await;
    assert_eq!(reply.status, 200, "{}", reply.text);
    assert!(reply.header("content-type").starts_with("text/event-stream"));
    let done = reply.text.split("event: done\ndata: ").nth(1).expect("a last event");
    let done: Value = serde_json::from_str(done.lines().next().expect("data")).expect("JSON");
    assert_eq!(done["generatedBy"], "rules");
    assert!(done["result"]["answer"]["text"].as_str().is_some_and(|text| text.contains("Rust Talk")), "{done}");
    assert_eq!(used(&app, &user).await, 1);
    // A failure before the stream has its own status.
    let body = json!({ "context": { "podcastId": "no-such-show" } }).to_string();
    let missing = app.send(Method::POST, "/api/v1/agent/podcast", &headers, Some(body)).await;
    assert_eq!(missing.status, 404, "{}", missing.text);
}

#[tokio::test]
async fn prompts_of_the_team_are_applied() {
    let app = app().await;
    let owner = Member::new(&app, "ann", Tier::Business).await;
    let member = Member::in_team_of(&app, "bob", &owner.account, Role::Member).await;
    let prompt = json!({ "name": "Ad breaks", "description": " ", "contextType": "transcript", "prompt": "List ads." });
    let refused = member.post(&app, "/teams/custom-prompts", &prompt).await;
    assert_eq!(refused.failure(), (403, "role_required".to_owned()));
    let made = owner.post(&app, "/teams/custom-prompts", &prompt).await.data();
    let made = &made["customPrompt"];
    assert_eq!((&made["description"], &made["version"]), (&json!(null), &json!(1)));
    let listed = member.get(&app, "/teams/custom-prompts").await.data();
    assert_eq!(listed["customPrompts"], json!([made]));
    let body = json!({ "context": { "episodeId": sample_episode() }, "customPromptId": made["id"] });
    for kind in ["custom", "transcript"] {
        assert_eq!(ask(&app, &member, kind, &body).await.status, 200, "{kind}");
    }
    let other_kind = json!({ "context": { "podcastId": "rust-talk" }, "customPromptId": made["id"] });
    assert_eq!(ask(&app, &member, "podcast", &other_kind).await.status, 400);
    assert_eq!(ask(&app, &member, "custom", &json!({ "context": { "podcastId": "rust-talk" } })).await.status, 400);

    let wrong = json!({ "name": "ad", "contextType": "chart", "prompt": " " });
    let wrong = owner.post(&app, "/teams/custom-prompts", &wrong).await;
    for pointer in ["/name", "/contextType", "/prompt"] {
        assert!(wrong.status == 400 && wrong.text.contains(pointer), "{pointer}: {}", wrong.text);
    }
    assert!(wrong.text.contains("must have 3 to 100 characters"), "{}", wrong.text);
    let path = format!("/teams/custom-prompts/{}", made["id"].as_str().expect("an id"));
    let renamed = json!({ "name": "Ads", "contextType": "episode", "prompt": "List ads." });
    assert_eq!(owner.put(&app, &path, &renamed).await.data()["customPrompt"]["version"], 2);
    let eve = Member::new(&app, "eve", Tier::Business).await;
    assert_eq!(eve.put(&app, &path, &renamed).await.status, 404);
    assert_eq!(eve.delete(&app, &path).await.status, 404);
    assert_eq!(ask(&app, &eve, "custom", &body).await.status, 404);
    assert_eq!(owner.delete(&app, &path).await.status, 200);
    assert_eq!(ask(&app, &member, "custom", &body).await.status, 404);
}

#[tokio::test]
async fn episodes_are_analyzed_in_the_background() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let part = sample_episode();
    let path = format!("/agent/episode/{part}/deep-analysis");
    assert_eq!(user.get(&app, &path).await.data()["deepAnalysis"], json!(null));
    let body = json!({ "podcastId": "rust-talk", "episodeIds": [part], "dryRun": true });
    let dry = user.post(&app, "/podcasts/deep-analysis", &body).await.data();
    assert_eq!((&dry["aiAssists"], &dry["analyses"]), (&json!(1), &json!([])));
    let body = json!({ "podcastId": "rust-talk", "episodeIds": [part] });
    let requested = user.post(&app, "/podcasts/deep-analysis", &body).await.data();
    assert_eq!(requested["analyses"][0]["state"], "queued");
    analyze_episodes(&app.state).await.expect("works");
    let done = user.get(&app, &path).await.data()["deepAnalysis"].clone();
    assert_eq!((&done["state"], &done["madeWith"]["generatedBy"]), (&json!("done"), &json!("rules")), "{done}");
    assert_eq!(done["insights"]["hasTranscript"], json!(true));
    assert_eq!(used(&app, &user).await, 1);
    // A second request is free.
    let again = user.post(&app, "/podcasts/deep-analysis", &body).await.data();
    assert_eq!((&again["aiAssists"], &again["analyses"][0]["state"]), (&json!(0), &json!("done")));
    analyze_episodes(&app.state).await.expect("works");
    assert_eq!(used(&app, &user).await, 1);
    let listed = user.get(&app, "/podcasts/rust-talk/episodes/deep-analysis").await.data();
    assert_eq!(listed["analyses"].as_array().map(Vec::len), Some(1));
    let eve = Member::new(&app, "eve", Tier::Business).await;
    assert_eq!(eve.get(&app, &path).await.data()["deepAnalysis"], json!(null));
    let foreign = json!({ "podcastId": "slow-bread", "episodeIds": [part] });
    assert_eq!(user.post(&app, "/podcasts/deep-analysis", &foreign).await.status, 404);
}

#[tokio::test]
async fn episodes_show_when_their_analysis_was_requested() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let part = sample_episode();
    let slug = user.create_project(&app, "Rust tour").await;
    user.post(&app, &format!("/projects/{slug}/podcasts"), &json!({ "podcastId": "rust-talk" })).await.data();
    let details = format!("/episodes/{part}/details");
    let by_slug = "/episodes/by-slug?podcast=rust-talk&episode=part-1";
    let recent = format!("/projects/{slug}/podcasts/recent-episodes?days=365");
    let lists = ["/podcasts/rust-talk/episodes", "/podcasts/rust-talk/all-details", &recent, "/episodes/latest"];
    assert_eq!(user.get(&app, &details).await.data()["episode"]["deepAnalysisRequestedAt"], json!(null));
    let body = json!({ "podcastId": "rust-talk", "episodeIds": [part] });
    let requested = user.post(&app, "/podcasts/deep-analysis", &body).await.data();
    let at = &requested["analyses"][0]["deepAnalysisRequestedAt"];
    assert!(at.is_string());
    for path in [details.as_str(), by_slug] {
        assert_eq!(&user.get(&app, path).await.data()["episode"]["deepAnalysisRequestedAt"], at, "{path}");
    }
    let eve = Member::new(&app, "eve", Tier::Business).await;
    for path in lists {
        let reply = user.get(&app, path).await;
        let field = format!("\"deepAnalysisRequestedAt\":{at}");
        assert!(reply.text.contains(&field), "{path}: {}", reply.text);
    }
    // An analysis is visible only to the team that requested it.
    assert_eq!(eve.get(&app, &details).await.data()["episode"]["deepAnalysisRequestedAt"], json!(null));
    assert_eq!(app.get(&format!("/api/v1{details}")).await.data()["episode"]["deepAnalysisRequestedAt"], json!(null));
}
