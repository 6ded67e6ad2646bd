//! Episodes with a guest: listed, and as events after each publication.

use crate::support::catalog::generation_with_news;
use crate::support::prelude::*;
use earshot_api::jobs::alert_matching::{MatchingRun, match_alerts};

const AT: &str = "/guest-profiles/gus-guest";

fn gus() -> Value {
    json!({ "firstName": "Gus", "lastName": "Guest", "shortBio": "Makes tea.", "companyName": "Tea Works" })
}

async fn create(app: &TestApp, user: &Member) -> String {
    let created = user.post(app, "/guest-profiles", &gus()).await.data();
    created["guestProfileId"].as_str().expect("an id").to_owned()
}

async fn events(app: &TestApp, user: &Member, rest: &str) -> Vec<Value> {
    let path = format!("/polling/updates?limit=1000&eventTypes=guest_appearance{rest}");
    user.get(app, &path).await.data()["events"].as_array().expect("events").clone()
}

/// The appearance on Rust Talk.
fn of_rust_talk(appearances: &Value) -> &Value {
    let appearances = appearances.as_array().expect("a list");
    appearances.iter().find(|one| one["podcastSlug"] == "rust-talk").expect("it is there")
}

#[tokio::test]
async fn appearances_are_listed_with_their_certainty() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    create(&app, &user).await;
    let data = user.get(&app, &format!("{AT}/appearances")).await.data();
    assert_eq!(data["isTracking"], true);
    let first = of_rust_talk(&data["appearances"]);
    assert_eq!((&first["role"], &first["isLikely"]), (&json!("guest"), &json!(true)));
    assert_eq!(
        (&first["episodeSlug"], &first["reason"]),
        (&json!("part-1"), &json!("Tea Works is named with the guest."))
    );
    assert!(first["confidence"].as_f64().is_some_and(|confidence| confidence > 0.85 && confidence < 0.95), "{first}");
    assert_eq!(first["postedAt"], "2026-10-08T06:00:00.000Z");
    user.put(&app, &format!("{AT}/contact-details"), &json!({ "companyName": "Other Works" })).await.data();
    let data = user.get(&app, &format!("{AT}/appearances")).await.data();
    let first = of_rust_talk(&data["appearances"]);
    assert_eq!(first["isLikely"], false, "a namesake");
    assert!(first["confidence"].as_f64().is_some_and(|confidence| confidence < 0.4), "{first}");
    assert!(first["reason"].as_str().is_some_and(|reason| reason.contains("Tea Works")), "{first}");
    user.put(&app, &format!("{AT}/contact-details"), &json!({ "name": "No Body" })).await.data();
    assert_eq!(user.get(&app, &format!("{AT}/appearances")).await.data()["appearances"], json!([]));
}

#[tokio::test]
async fn pages_and_one_sheets_have_appearances_if_they_may() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    create(&app, &user).await;
    let settings = json!({ "isPublic": true });
    user.put(&app, &format!("{AT}/public-view"), &settings).await.data();
    let page = async || app.get("/guests/gus-guest").await.text;
    let sheet = async || user.get(&app, &format!("{AT}/download?format=html")).await;
    let link = "/podcasts/rust-talk/part-1";
    assert!(!page().await.contains(link) && !sheet().await.text.contains(link));
    user.put(&app, &format!("{AT}/public-view"), &json!({ "displayPreviousPodcastAppearances": true })).await.data();
    assert!(page().await.contains(link), "{}", page().await);
    let file = sheet().await;
    assert!(file.text.contains(link), "{}", file.text);
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"gus-guest-one-sheet.html\"");
    let public = app.get("/api/v1/public/guests/gus-guest").await.data();
    assert_eq!(of_rust_talk(&public["guest"]["appearances"])["episodeSlug"], "part-1");
    // Episodes of namesakes are not listed.
    user.put(&app, &format!("{AT}/contact-details"), &json!({ "companyName": "Other Works" })).await.data();
    assert!(!page().await.contains(link) && !sheet().await.text.contains(link));
    let refused = user.get(&app, &format!("{AT}/download?format=odt")).await;
    assert_eq!(refused.failure(), (400, "invalid_request".to_owned()));
}

on_both_databases!(each_appearance_is_one_event_whatever_crashes, |url| {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let bob = Member::new(&app, "bob", Tier::Agency).await;
    let (gus, untracked) = (create(&app, &ann).await, create(&app, &bob).await);
    let tracking = format!("/guest-profiles/{untracked}/appearances-tracking");
    assert_eq!(bob.put(&app, &tracking, &json!({ "isTracking": false })).await.data()["isTracking"], false);
    assert_eq!(ann.put(&app, &tracking, &json!({ "isTracking": false })).await.status, StatusCode::NOT_FOUND);
    // Episodes of the first generation are not new.
    app.state.swap_generation(generation_with_news("g1", "2026-11-20T11:00:00Z", 0..3));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app, &ann, "").await, [] as [Value; 0]);

    // 120 shows with two episodes each are three batches.
    app.state.swap_generation(generation_with_news("g2", "2026-11-21T09:00:00Z", 0..120));
    let mut run = MatchingRun::begin(&app.state).await.expect("works").expect("something is new");
    assert!(run.step().await.expect("works"));
    let after_one = events(&app, &ann, "").await.len();
    assert!(after_one > 0);
    // The run is dropped here, as by a crash; another worker continues when the lease expires.
    drop(run);
    time.advance(Duration::from_secs(6 * 60));
    match_alerts(&app.state).await.expect("works");
    let all = events(&app, &ann, "").await;
    assert_eq!(all.len(), 240);
    let mut episodes: Vec<&str> = all.iter().map(|event| event["data"]["episodeId"].as_str().expect("an id")).collect();
    episodes.sort_unstable();
    episodes.dedup();
    assert_eq!(episodes.len(), 240, "each once");
    assert!(all.iter().all(|event| event["data"]["guestProfileId"] == gus.as_str()));
    assert_eq!(events(&app, &ann, &format!("&guestProfileId={gus}")).await.len(), 240);
    assert_eq!(events(&app, &bob, "").await, [] as [Value; 0], "not tracked");

    for (name, at, shows) in
        [("g1", "2026-11-20T11:00:00Z", 3), ("g2", "2026-11-21T09:00:00Z", 120), ("g3", "2026-11-21T09:30:00Z", 121)]
    {
        app.state.swap_generation(generation_with_news(name, at, 0..shows));
        match_alerts(&app.state).await.expect("works");
    }
    assert_eq!(events(&app, &ann, "").await.len(), 242, "the episodes of the new show");
    ann.send(&app, Method::DELETE, AT, None, None).await.data();
    app.state.swap_generation(generation_with_news("g4", "2026-11-21T09:45:00Z", 0..122));
    match_alerts(&app.state).await.expect("works");
    assert_eq!(events(&app, &ann, "").await.len(), 242, "nobody looks for a deleted guest");
});

#[tokio::test]
async fn a_long_pitch_names_earlier_appearances() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let guest = create(&app, &user).await;
    let body = json!({
        "podcastId": "slow-bread", "guestProfileId": guest, "emailLength": "long", "variants": 1,
    });
    let pitch = user.post(&app, "/outreach/generate", &body).await.data()["outreach"].clone();
    let text = pitch["body"].as_str().expect("a body");
    assert!(text.contains("Earlier interviews: ") && text.contains("Rust Talk"), "{text}");
    // The podcast itself is not an earlier appearance.
    assert!(!text.contains("interviews: “Slow Bread”"), "{text}");
    let details = user.get(&app, &format!("/outreach/{}/details", pitch["id"].as_str().expect("an id"))).await.data();
    let claims = details["outreach"]["claims"].as_array().expect("claims");
    let rust_talk = claims.iter().find(|claim| claim["text"].as_str().is_some_and(|text| text.contains("Rust Talk")));
    assert!(rust_talk.is_none_or(|claim| claim["isSupported"] == true && claim["source"] == "guest"), "{claims:?}");
    // Namesakes are not named.
    user.put(&app, &format!("{AT}/contact-details"), &json!({ "companyName": "Other Works" })).await.data();
    let pitch = user.post(&app, "/outreach/generate", &body).await.data()["outreach"].clone();
    assert!(!pitch["body"].as_str().expect("a body").contains("Earlier interviews"), "{pitch}");
}
