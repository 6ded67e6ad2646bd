//! Search strategies: generating, editing, counts of keywords, runs within the plan, and the settings of the team.

use crate::support::catalog::ONLY_IN_EPISODES;
use crate::support::prelude::*;
use earshot_api_workspace::strategies::left_out::{LeftOutPodcast, LeftOutReason, left_out_views};
use earshot_model::{Meter, Period, Podcast, PodcastDocument, Timestamp};
use std::sync::Arc;

async fn app() -> TestApp {
    let app = TestApp::new().await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

async fn project(app: &TestApp, user: &Member) -> String {
    let slug = user.create_project(app, "Rust tour").await;
    let change = json!({ "projectKeywords": ["rust", "systems programming"] });
    user.patch(app, &format!("/projects/{slug}"), &change).await.data();
    slug
}

async fn generate(app: &TestApp, user: &Member, project: &str, count: usize) -> Vec<Value> {
    let body = json!({ "projectId": project, "count": count });
    let made = user.post(app, "/strategies/generate", &body).await.data();
    made["strategies"].as_array().expect("strategies").clone()
}

fn id(strategy: &Value) -> &str {
    strategy["id"].as_str().expect("an id")
}

async fn run(app: &TestApp, user: &Member, strategy: &Value) -> TestResponse {
    user.post(app, &format!("/strategies/{}/run", id(strategy)), &json!({})).await
}

#[tokio::test]
async fn strategies_are_generated_and_listed() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let made = generate(&app, &user, &slug, 3).await;
    assert_eq!(made.len(), 3);
    assert_eq!((&made[0]["strategyApproach"], &made[0]["generatedBy"]), (&json!("straightforward"), &json!("rules")));
    assert!(made[0]["keywordInspiration"].as_array().is_some_and(|keywords| keywords.contains(&json!("rust"))));
    let listed = user.get(&app, &format!("/projects/{slug}/strategies")).await.data();
    assert_eq!(listed["strategies"].as_array(), Some(&made));
    let subject = format!("team {}", user.account.team_id);
    let used = app.state.db.usage_in_period(&subject, Meter::AiAssist, Period::Month).await.expect("works");
    assert_eq!(used, 1);
    // Strategies that nobody changed are replaced.
    let change = json!({ "title": "Mine" });
    user.put(&app, &format!("/strategies/{}", id(&made[1])), &change).await.data();
    let again = generate(&app, &user, &slug, 2).await;
    let titles: Vec<&str> = again.iter().filter_map(|strategy| strategy["title"].as_str()).collect();
    assert_eq!((again.len(), titles[0]), (3, "Mine"));
    let empty = user.create_project(&app, "Plain tour").await;
    let refused = user.post(&app, "/strategies/generate", &json!({ "projectId": empty })).await;
    assert_eq!(refused.failure(), (409, "empty_profile".to_owned()));
}

#[tokio::test]
async fn edits_keep_the_limits_of_the_specification() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let made = generate(&app, &user, &slug, 1).await;
    let path = format!("/strategies/{}", id(&made[0]));
    let limits = [
        ("title", 100),
        ("shortDescription", 300),
        ("strategyBlurb", 1000),
        ("whyItsEffective", 300),
        ("audiencePersonaTarget", 500),
        ("yesNoPrompt", 500),
        ("geographicalFilters", 500),
        ("strategyTrainingDocumentation", 1000),
    ];
    for (field, limit) in limits {
        let fits = user.put(&app, &path, &json!({ field: "ä".repeat(limit) })).await;
        assert_eq!(fits.status, 200, "{field}: {}", fits.text);
        let long = user.put(&app, &path, &json!({ field: "ä".repeat(limit + 1) })).await;
        assert_eq!(long.status, 400, "{field}");
        let message = format!("must have at most {limit} characters");
        assert!(long.text.contains(&message) && long.text.contains(&format!("/{field}")), "{}", long.text);
    }
    let faults = json!({ "title": " ", "keywordInspiration": ["x"], "priority": "soon", "strategyApproach": "odd" });
    let faults = user.put(&app, &path, &faults).await;
    for pointer in ["/title", "/keywordInspiration", "/priority", "/strategyApproach"] {
        assert!(faults.text.contains(pointer), "{pointer}: {}", faults.text);
    }
    let current = user.put(&app, &path, &json!({ "priority": null })).await;
    assert_eq!(current.data()["strategy"]["priority"], json!(null));
    let headers = [("cookie", user.cookie.as_str()), ("content-type", "application/json"), ("if-match", "\"1\"")];
    let body = json!({ "title": "Late" }).to_string();
    let stale = app.send(axum::http::Method::PUT, &format!("/api/v1{path}"), &headers, Some(body)).await;
    assert_eq!(stale.status, 412, "{}", stale.text);
    assert_eq!(user.delete(&app, &path).await.status, 200);
    assert_eq!(user.delete(&app, &path).await.status, 404);
}

#[tokio::test]
async fn a_run_adds_candidates_with_reasons() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Agency).await;
    let slug = project(&app, &user).await;
    let made = generate(&app, &user, &slug, 2).await;
    let counts = user.get(&app, &format!("/strategies/{}/keywords", id(&made[0]))).await.data();
    assert_eq!(counts["keywords"][0]["keyword"], made[0]["keywordInspiration"][0]);
    assert!(counts["keywords"][0]["podcasts"]["value"].is_u64());
    let done = run(&app, &user, &made[0]).await.data();
    let added = done["added"].as_array().expect("added").clone();
    assert!(!added.is_empty(), "{done}");
    assert!(added[0]["reason"].as_str().is_some_and(|reason| reason.contains("Found by")), "{done}");
    assert_eq!(done["strategy"]["lastRun"]["added"], json!(added.len()));
    let entries = user.get(&app, &format!("/projects/{slug}/podcasts/details")).await.data();
    let entry = &entries["listedPodcasts"][0];
    assert_eq!((&entry["labels"], &entry["status"]), (&json!(["automated"]), &json!("prospect")));
    assert!(entry["analysis"]["relevancyScore"].is_f64() && entry["notes"].as_str().is_some_and(|n| !n.is_empty()));
    let new = done["newCount"].as_u64().expect("a count");
    assert_eq!(done["foundCount"], json!(new), "the project was empty");
    let left_out = done["leftOut"].as_array().expect("podcasts");
    assert_eq!(added.len() + left_out.len(), usize::try_from(new).expect("small"), "{done}");
    assert_eq!(done["searches"][0]["keyword"], made[0]["keywordInspiration"][0]);
    assert_eq!(done["searches"][0]["problem"], json!(null));
    // A run does not add podcasts again that are on the list or were removed from it.
    user.delete(&app, &format!("/projects/{slug}/podcasts/{}", entry["listedPodcastId"].as_str().expect("an id")))
        .await
        .data();
    let again = run(&app, &user, &made[0]).await.data();
    assert_eq!((&again["added"], &again["foundCount"]), (&json!([]), &done["foundCount"]));
    let reason_of = |podcast: &Value| {
        let rows = again["leftOut"].as_array().expect("podcasts");
        let row = rows.iter().find(|row| row["podcastId"] == podcast["podcastId"]).expect("it was left out");
        (row["reason"].as_str().unwrap_or_default().to_owned(), row["canBeAdded"].as_bool())
    };
    assert_eq!(reason_of(&entry["podcast"]), ("removed".to_owned(), Some(true)), "{again}");
    for other in added.iter().filter(|other| other["listedPodcastId"] != entry["listedPodcastId"]) {
        assert_eq!(reason_of(other), ("listed".to_owned(), Some(false)), "{again}");
    }
    user.undo(&app, &done["changeId"]).await;
}

#[tokio::test]
async fn a_keyword_that_only_episodes_have_finds_their_podcasts() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = user.create_project(&app, "Whistling tour").await;
    let change = json!({ "projectKeywords": [ONLY_IN_EPISODES] });
    user.patch(&app, &format!("/projects/{slug}"), &change).await.data();
    let made = generate(&app, &user, &slug, 1).await;
    assert_eq!(made[0]["keywordInspiration"], json!([ONLY_IN_EPISODES]));
    let counts = user.get(&app, &format!("/strategies/{}/keywords", id(&made[0]))).await.data();
    assert_eq!(counts["keywords"][0]["podcasts"], json!({ "value": 3, "relation": "eq" }));
    let done = run(&app, &user, &made[0]).await.data();
    assert_eq!(done["searches"][0]["foundCount"], 3);
}

#[tokio::test]
async fn keywords_that_are_not_searched_have_the_reason() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let made = user.post(&app, "/strategies/generate", &json!({ "projectId": slug, "count": 12 })).await.data();
    let strategies = made["strategies"].as_array().expect("strategies");
    assert_eq!(made["madeCount"], json!(strategies.len()));
    assert_eq!(made["shortfall"].is_string(), strategies.len() < 12, "{made}");
    let keywords = ["rust", "cargo", "compilers", "memory", "servers", "databases"];
    let path = format!("/strategies/{}", id(&strategies[0]));
    user.put(&app, &path, &json!({ "keywordInspiration": keywords })).await.data();
    let done = run(&app, &user, &strategies[0]).await.data();
    let searches = done["searches"].as_array().expect("searches");
    assert_eq!(searches.len(), keywords.len());
    // Spec 9, Automated search: five terms on the business plan.
    assert_eq!(searches[4]["problem"], json!(null));
    assert_eq!(searches[5]["problem"], "Your plan searches 5 keywords of a strategy.");
}

#[tokio::test]
async fn plans_limit_runs() {
    let app = app().await;
    let free = Member::new(&app, "fred", Tier::Free).await;
    let slug = project(&app, &free).await;
    let made = generate(&app, &free, &slug, 1).await;
    assert_eq!(run(&app, &free, &made[0]).await.failure(), (403, "not_on_plan".to_owned()));
    // Spec 9: one strategy per list on the business plan.
    let business = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &business).await;
    let made = generate(&app, &business, &slug, 2).await;
    assert_eq!(run(&app, &business, &made[0]).await.status, 200);
    assert_eq!(run(&app, &business, &made[0]).await.status, 200, "the same one again");
    let refused = run(&app, &business, &made[1]).await;
    assert_eq!(refused.failure(), (403, "limit_reached".to_owned()));
    assert!(refused.text.contains("agency plan"), "{}", refused.text);
}

#[tokio::test]
async fn switches_of_the_team_decide() {
    let app = app().await;
    let owner = Member::new(&app, "ann", Tier::Agency).await;
    let member = Member::in_team_of(&app, "bob", &owner.account, Role::Member).await;
    let settings = member.get(&app, "/teams/settings").await.data();
    let defaults = json!({
        "automatedSearchEnabled": true, "autoQuickDecisionEnabled": false,
        "podcastListValidationPageEnabled": false, "senderCompany": null, "senderSignature": null, "version": 0,
    });
    assert_eq!(settings["settings"], defaults);
    let change = json!({ "autoQuickDecisionEnabled": true });
    assert_eq!(member.patch(&app, "/teams/settings", &change).await.failure(), (403, "role_required".to_owned()));
    let changed = owner.patch(&app, "/teams/settings", &change).await.data();
    assert_eq!(
        (&changed["settings"]["version"], &changed["settings"]["autoQuickDecisionEnabled"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(owner.patch(&app, "/teams/settings", &json!({})).await.status, 400);

    let slug = project(&app, &member).await;
    let made = generate(&app, &member, &slug, 1).await;
    let done = run(&app, &member, &made[0]).await.data();
    for added in done["added"].as_array().expect("added") {
        let expected = match added["relevancyScore"].as_u64() {
            Some(4..) => "qualified",
            Some(..=2) => "ignored",
            _ => "prospect",
        };
        assert_eq!(added["status"], expected, "{added}");
    }
    owner.patch(&app, "/teams/settings", &json!({ "automatedSearchEnabled": false })).await.data();
    assert_eq!(run(&app, &member, &made[0]).await.failure(), (409, "automated_search_off".to_owned()));
}

fn left_out(title: &str, reason: LeftOutReason) -> LeftOutPodcast {
    let podcast = Podcast::new(&format!("https://{title}.example/feed"), title, Timestamp::UNIX_EPOCH);
    let document = Arc::new(PodcastDocument::new(podcast));
    LeftOutPodcast { document, keywords: Vec::new(), rating: None, reason, detail: None }
}

#[test]
fn podcasts_that_can_be_added_come_first_and_in_their_order() {
    let views = serde_json::to_value(left_out_views(vec![
        left_out("a", LeftOutReason::Listed),
        left_out("b", LeftOutReason::Removed),
        left_out("c", LeftOutReason::NotCompared),
        left_out("d", LeftOutReason::LowRating),
        left_out("e", LeftOutReason::LowRating),
        left_out("f", LeftOutReason::Blacklisted),
    ]))
    .expect("plain data");
    let views = views.as_array().expect("a list").iter();
    let shown: Vec<_> = views.map(|view| (view["title"].as_str(), view["canBeAdded"] == true)).collect();
    let expected = [("d", true), ("e", true), ("c", true), ("b", true), ("f", false), ("a", false)];
    assert_eq!(shown, expected.map(|(title, can_be_added)| (Some(title), can_be_added)));
}
