//! Relevancy: a review of a podcast for a project, reviews of a whole list, and relevancy in searches.

use crate::support::catalog::{NEAR_BREAD, generation_with};
use crate::support::prelude::*;
use earshot_api::TextModelConfig;
use earshot_api::jobs::relevancy_runs::review_lists;
use earshot_model::{Meter, Period};
use earshot_testkit::{ModelStub, wait_until};
use http_body_util::BodyExt as _;

async fn app() -> TestApp {
    let app = TestApp::new().await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

/// A project that looks for podcasts about Rust, with a podcast on it.
async fn project(app: &TestApp, user: &Member) -> String {
    let slug = user.create_project(app, "Rust tour").await;
    let change = json!({ "projectKeywords": ["rust", "systems"], "projectPurpose": "Find podcasts about Rust." });
    user.patch(app, &format!("/projects/{slug}"), &change).await.data();
    user.post(app, &format!("/projects/{slug}/podcasts"), &json!({ "podcastId": "rust-talk" })).await.data();
    slug
}

async fn used(app: &TestApp, user: &Member, period: Period) -> u32 {
    let subject = format!("team {}", user.account.team_id);
    app.state.db.usage_in_period(&subject, Meter::AiAssist, period).await.expect("works")
}

async fn ask(app: &TestApp, user: &Member, project: &str, more: Value) -> crate::support::TestResponse {
    let mut body = json!({ "projectId": project, "podcastId": "rust-talk" });
    for (key, value) in more.as_object().into_iter().flatten() {
        body[key] = value.clone();
    }
    user.post(app, "/agent/project/relevancy", &body).await
}

async fn analysis(app: &TestApp, user: &Member, project: &str) -> Value {
    let entries = user.get(app, &format!("/projects/{project}/podcasts/details")).await.data();
    entries["listedPodcasts"][0]["analysis"].clone()
}

#[tokio::test]
async fn a_review_is_kept_until_what_it_reads_changes() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    assert_eq!(analysis(&app, &user, &slug).await["relevancyScore"], json!(null));
    // Reading makes a review by rules, which costs and stores nothing.
    let path = format!("/projects/{slug}/podcasts/rust-talk/relevancy");
    let read = user.get(&app, &path).await.data();
    assert_eq!((&read["isStored"], &read["generatedBy"]), (&json!(false), &json!("rules")));
    assert_eq!(used(&app, &user, Period::Month).await, 0);

    let made = ask(&app, &user, &slug, json!({})).await.data();
    let answer = &made["result"]["answer"];
    let rating = answer["rating"].as_u64().expect("a rating");
    assert!((1..=5).contains(&rating) && answer["justification"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!((&made["isStored"], &made["fallback"]["reason"]), (&json!(true), &json!("noModel")));
    assert_eq!(used(&app, &user, Period::Month).await, 1);
    assert_eq!(analysis(&app, &user, &slug).await["relevancyScore"].as_f64(), Some(rating as f64));

    // A fresh review is free; a forced one is not.
    assert_eq!(ask(&app, &user, &slug, json!({})).await.data()["reviewedAt"], made["reviewedAt"]);
    assert_eq!(used(&app, &user, Period::Month).await, 1);
    ask(&app, &user, &slug, json!({ "forceRegenerate": true })).await.data();
    assert_eq!(used(&app, &user, Period::Month).await, 2);

    let change = json!({ "projectPurpose": "Find podcasts about bread." });
    user.patch(&app, &format!("/projects/{slug}"), &change).await.data();
    assert_eq!(user.get(&app, &path).await.data()["isStale"], json!(true));
    assert_eq!(ask(&app, &user, &slug, json!({})).await.data()["isStale"], json!(false));
    assert_eq!(used(&app, &user, Period::Month).await, 3);
}

#[tokio::test]
async fn the_search_of_a_podcast_counts_as_what_the_project_looks_for() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = user.create_project(&app, "Plain tour").await;
    let terms = json!([{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }]);
    let made = ask(&app, &user, &slug, json!({ "searchOptions": { "searchTerms": terms } })).await;
    assert_eq!(made.data()["isStored"], json!(true));
    let wrong = ask(&app, &user, &slug, json!({ "searchOptions": { "searchTerms": [] } })).await;
    assert_eq!(wrong.status, 400, "{}", wrong.text);
}

#[tokio::test]
async fn a_project_without_words_has_no_relevancy_and_pays_nothing() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = user.create_project(&app, "Plain tour").await;
    assert_eq!(ask(&app, &user, &slug, json!({})).await.failure(), (409, "empty_profile".to_owned()));
    assert_eq!(used(&app, &user, Period::Month).await, 0);
    let unknown = user.get(&app, &format!("/projects/{slug}/podcasts/no-such-show/relevancy")).await;
    assert_eq!(unknown.status, 404, "{}", unknown.text);
    // The guest of the project has words.
    let guest = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines in Rust.", "projectId": slug,
    });
    let created = user.post(&app, "/guest-profiles", &guest).await;
    assert_eq!(created.status, 200, "{}", created.text);
    assert_eq!(ask(&app, &user, &slug, json!({})).await.status, 200);
}

#[tokio::test]
async fn ai_assists_of_the_plan_end() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Free).await;
    let slug = project(&app, &user).await;
    for _ in 0..3 {
        ask(&app, &user, &slug, json!({ "forceRegenerate": true })).await.data();
    }
    let refused = ask(&app, &user, &slug, json!({ "forceRegenerate": true })).await;
    assert_eq!(refused.failure(), (429, "quota_exceeded".to_owned()));
    // The stored review stays.
    assert_eq!(ask(&app, &user, &slug, json!({})).await.status, 200);
    let run =
        user.post(&app, &format!("/projects/{slug}/podcasts/relevancy"), &json!({ "forceRegenerate": true })).await;
    assert_eq!(run.failure(), (429, "quota_exceeded".to_owned()), "{}", run.text);
}

#[tokio::test]
async fn a_model_that_fails_is_not_charged() {
    let clock = crate::support::ManualClock::new().clock();
    let app = TestApp::with_config(clock, |config| {
        // No service listens at this URL.
        config.text_model = Some(earshot_api::TextModelConfig::new("http://127.0.0.1:1", "silent"));
    })
    .await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let made = ask(&app, &user, &slug, json!({})).await.data();
    assert_eq!((&made["generatedBy"], &made["model"]), (&json!("rules"), &json!(null)));
    assert_eq!(made["fallback"]["reason"], json!("unavailable"));
    assert_eq!(used(&app, &user, Period::Month).await, 0);
}

#[tokio::test]
async fn a_list_is_reviewed_in_the_background() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    user.post(&app, &format!("/projects/{slug}/podcasts"), &json!({ "podcastId": "slow-bread" })).await.data();
    let path = format!("/projects/{slug}/podcasts/relevancy");
    assert_eq!(user.get(&app, &path).await.data()["run"], json!(null));
    let dry = user.post(&app, &path, &json!({ "dryRun": true })).await.data();
    assert_eq!((&dry["cost"]["aiAssists"], &dry["cost"]["isAffordable"]), (&json!(2), &json!(true)));
    assert_eq!((&dry["run"], &dry["cost"]["aiAssistsLeft"]), (&json!(null), &json!(300)));

    let begun = user.post(&app, &path, &json!({})).await.data();
    assert_eq!((&begun["run"]["state"], &begun["run"]["total"]), (&json!("running"), &json!(2)));
    // A second request returns the current run.
    let again = user.post(&app, &path, &json!({})).await.data();
    assert_eq!(again["run"]["id"], begun["run"]["id"]);
    review_lists(&app.state).await.expect("works");
    let done = user.get(&app, &path).await.data();
    assert_eq!((&done["run"]["state"], &done["run"]["reviewed"]), (&json!("done"), &json!(2)));
    assert_eq!(used(&app, &user, Period::Month).await, 2);
    assert!(analysis(&app, &user, &slug).await["relevancyScore"].is_f64());
    // All reviews are fresh now.
    let fresh = user.post(&app, &path, &json!({})).await.data();
    assert_eq!((&fresh["cost"]["fresh"], &fresh["run"]), (&json!(2), &json!(null)));
    let too_many = user.post(&app, &path, &json!({ "listedPodcastIds": [] })).await;
    assert_eq!(too_many.status, 400, "{}", too_many.text);
}

#[tokio::test]
async fn a_run_that_waits_is_canceled_for_free() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let path = format!("/projects/{slug}/podcasts/relevancy");
    let cancel = format!("{path}/cancel");
    assert_eq!(user.post(&app, &cancel, &json!({})).await.data()["run"], json!(null));
    let begun = user.post(&app, &path, &json!({})).await.data();
    let eve = Member::new(&app, "eve", Tier::Business).await;
    assert_eq!(eve.post(&app, &cancel, &json!({})).await.status, 404);
    let colleague = Member::in_team_of(&app, "bob", &user.account, Role::Member).await;
    let canceled = colleague.post(&app, &cancel, &json!({})).await.data();
    assert_eq!((&canceled["run"]["state"], &canceled["run"]["id"]), (&json!("canceled"), &begun["run"]["id"]));
    assert!(canceled["run"]["finishedAt"].is_string());
    assert_eq!(user.post(&app, &cancel, &json!({})).await.data(), canceled, "a repeat changes nothing");
    review_lists(&app.state).await.expect("works");
    assert_eq!(user.get(&app, &path).await.data(), canceled);
    assert_eq!(used(&app, &user, Period::Month).await, 0);
    // A new run reviews all podcasts, and canceling it afterwards changes nothing.
    user.post(&app, &path, &json!({})).await.data();
    review_lists(&app.state).await.expect("works");
    let done = user.post(&app, &cancel, &json!({})).await.data();
    assert_eq!((&done["run"]["state"], &done["run"]["reviewed"]), (&json!("done"), &json!(1)));
    assert_eq!(used(&app, &user, Period::Month).await, 1);
}

#[tokio::test]
async fn a_run_at_work_keeps_what_it_reviewed_when_it_is_canceled() {
    let stub = ModelStub::start().await;
    let app = TestApp::with_config(ManualClock::new().clock(), |config| {
        config.text_model = Some(TextModelConfig::new(stub.base_url(), "held"));
    })
    .await;
    let others = [("rust-lab", "Rust Lab"), ("rust-news", "Rust News")];
    let shows = [("rust-talk", "Rust Talk")].into_iter().chain(others);
    let shows = shows.map(|(slug, title)| crate::support::documents::podcast(slug, title)).collect();
    app.state.swap_generation(crate::support::catalog::generation_of("g1", shows));
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    for (podcast, _) in others {
        user.post(&app, &format!("/projects/{slug}/podcasts"), &json!({ "podcastId": podcast })).await.data();
    }
    let path = format!("/projects/{slug}/podcasts/relevancy");
    let begun = user.post(&app, &path, &json!({})).await.data();
    assert_eq!(begun["run"]["total"], json!(3));
    let mut changes = app.open_events(Method::GET, "/api/v1/events", &user.cookie, None).await.into_body();
    let state = app.state.clone();
    let run = tokio::spawn(async move { review_lists(&state).await });
    wait_until("the first review is being written", async || !stub.requests().is_empty()).await;
    let canceled = user.post(&app, &format!("{path}/cancel"), &json!({})).await.data();
    assert_eq!(canceled["run"]["state"], json!("canceled"));
    // Open pages read the run again.
    let mut seen = String::new();
    while !seen.contains("listed-podcast-changed") {
        let frame = changes.frame().await.expect("the stream is open").expect("a frame");
        seen.push_str(std::str::from_utf8(frame.data_ref().expect("data")).expect("text"));
    }
    stub.release();
    run.await.expect("no panic").expect("works");
    // The review in progress is completed and stored; the others were neither made nor charged.
    let after = user.get(&app, &path).await.data();
    assert_eq!((&after["run"]["state"], &after["run"]["reviewed"]), (&json!("canceled"), &json!(1)), "{after}");
    assert_eq!(stub.requests().len(), 1);
    let entries = user.get(&app, &format!("/projects/{slug}/podcasts/details")).await.data();
    let rated = entries["listedPodcasts"].as_array().expect("entries").iter();
    let rated = rated.filter(|entry| entry["analysis"]["relevancyScore"].is_number()).count();
    assert_eq!((rated, used(&app, &user, Period::Month).await), (1, 1));
}

#[tokio::test]
async fn a_search_has_the_relevancy_of_its_page() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    let search = |more: Value| {
        let mut project = json!({ "projectId": slug, "excludePodcastsOnList": false });
        for (key, value) in more.as_object().into_iter().flatten() {
            project[key] = value.clone();
        }
        json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }], "project": project })
    };
    let plain = user.post(&app, "/search/podcasts", &search(json!({}))).await.data();
    let filters = |data: &Value| data["searchResultsStats"]["filters"].clone();
    assert_eq!(filters(&plain)["projectPodcastRelevancyScores"], json!(null));
    let found = user.post(&app, "/search/podcasts", &search(json!({ "includePodcastRelevancy": true }))).await.data();
    let scores = filters(&found)["projectPodcastRelevancyScores"].clone();
    let scores = scores.as_object().expect("scores");
    assert_eq!(scores.len(), 3, "one for each podcast of the page");
    let totals = filters(&found)["relevancyScoresTotals"].clone();
    let total: u64 = totals.as_object().expect("totals").values().filter_map(Value::as_u64).sum();
    assert_eq!(total, 3);
    assert_eq!(used(&app, &user, Period::Month).await, 0, "relevancy by rules is a part of the search");

    let excluded: Vec<u64> = (1..=5).collect();
    let none = search(json!({ "excludeRelvancyValues": excluded }));
    let none = user.post(&app, "/search/podcasts", &none).await.data();
    let counts = &none["searchResultsStats"]["totals"];
    assert_eq!((&none["result"]["hits"], &counts["resultsReturned"]), (&json!([]), &json!(0)));
    assert_eq!(counts["resultsFiltered"], counts["resultsProcessed"]);
    let wrong = user.post(&app, "/search/podcasts", &search(json!({ "excludeRelvancyValues": [6] }))).await;
    assert_eq!(wrong.status, 400, "{}", wrong.text);
}

#[tokio::test]
async fn meaning_counts_where_no_word_is_in_common() {
    let app = TestApp::new().await;
    let (generation, catalog) = crate::support::catalog::catalog("g1");
    app.state.swap_generation(generation);
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = user.create_project(&app, "Baking tour").await;
    let guest = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Ada.", "topicsToDiscuss": [NEAR_BREAD], "projectId": slug,
    });
    user.post(&app, "/guest-profiles", &guest).await.data();
    let podcasts = ["slow-bread", "rust-talk", "zero"];
    for podcast in podcasts {
        user.post(&app, &format!("/projects/{slug}/podcasts"), &json!({ "podcastId": podcast })).await.data();
    }
    let mut scores = Vec::new();
    for podcast in podcasts {
        let read = user.get(&app, &format!("/projects/{slug}/podcasts/{podcast}/relevancy")).await.data();
        assert_eq!(read["podcastSlug"], json!(podcast));
        scores.push(read["result"]["answer"]["score"].as_u64().expect("a score"));
    }
    assert!(scores[0] > scores[1] + 10 && scores[1] == scores[2], "{scores:?}");
    assert_eq!(catalog.similarities(), 3);
    // The guest is embedded once for all podcasts of a list.
    user.post(&app, &format!("/projects/{slug}/podcasts/relevancy"), &json!({})).await.data();
    review_lists(&app.state).await.expect("works");
    assert_eq!(catalog.similarities(), 4);
    let entries = user.get(&app, &format!("/projects/{slug}/podcasts/details")).await.data();
    let entries = entries["listedPodcasts"].as_array().expect("entries");
    let bread = entries.iter().find(|entry| entry["podcast"]["slug"] == "slow-bread").expect("an entry");
    assert_eq!(bread["analysis"]["relevancyPoints"].as_u64(), Some(scores[0]));
}

#[tokio::test]
async fn listed_podcasts_show_that_a_review_is_stale() {
    let app = app().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = project(&app, &user).await;
    assert_eq!(analysis(&app, &user, &slug).await["isStale"], json!(false), "nothing was reviewed");
    let guest = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines in Rust.", "projectId": slug,
    });
    let guest = user.post(&app, "/guest-profiles", &guest).await.data();
    ask(&app, &user, &slug, json!({})).await.data();
    assert_eq!(analysis(&app, &user, &slug).await["isStale"], json!(false));
    // Work on the list changes nothing that a review reads.
    let entry = format!("/projects/{slug}/podcasts/rust-talk");
    user.patch(&app, &entry, &json!({ "state": "qualified" })).await.data();
    assert_eq!(analysis(&app, &user, &slug).await["isStale"], json!(false));

    let bio = format!("/guest-profiles/{}/bio", guest["guestProfileId"].as_str().expect("an id"));
    user.put(&app, &bio, &json!({ "topicsToDiscuss": ["Bread"] })).await.data();
    let stale = analysis(&app, &user, &slug).await;
    assert_eq!((&stale["isStale"], stale["relevancyScore"].is_number()), (&json!(true), true));
    ask(&app, &user, &slug, json!({})).await.data();
    assert_eq!(analysis(&app, &user, &slug).await["isStale"], json!(false));
    // The podcast gets an episode.
    app.state.swap_generation(generation_with("g2", |document| {
        document.score.as_mut().expect("a score").episode_count += 1;
    }));
    assert_eq!(analysis(&app, &user, &slug).await["isStale"], json!(true));
}
