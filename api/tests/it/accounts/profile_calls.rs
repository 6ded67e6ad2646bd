//! Profiles, the search history, and the activity of a team over HTTP.

use crate::support::prelude::*;
use earshot_api::ApiError;
use earshot_api_workspace::time_zone::check_time_zone;
use earshot_api_workspace::users::profile::update::UpdateProfileRequest;
use earshot_app::ProfileUpdate;

#[tokio::test]
async fn a_profile_is_changed_with_its_version() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let first = ann.get(&app, "/users/profile").await.data();
    assert_eq!((&first["profile"]["firstName"], &first["profile"]["onboarding"]), (&Value::Null, &json!("open")));
    let change = json!({ "firstName": "Ann", "lastName": "Lee", "signature": "Rust Ltd\nrust.example" });
    let changed = ann.patch(&app, "/users/profile", &change).await.data();
    assert_eq!((&changed["profile"]["signature"], &changed["profile"]["version"]), (&change["signature"], &json!(1)));
    assert_eq!(ann.get(&app, "/auth/me").await.data()["user"]["displayName"], "Ann Lee");
    let headers = [("cookie", ann.cookie.as_str()), ("content-type", "application/json"), ("if-match", "\"0\"")];
    let body = json!({ "title": "Author" }).to_string();
    let late = app.send(Method::PATCH, "/api/v1/users/profile", &headers, Some(body)).await;
    assert_eq!(late.failure().0, 412);
    assert_eq!(late.json()["data"]["current"]["firstName"], "Ann");
    let none = ann.patch(&app, "/users/profile", &json!({})).await;
    assert_eq!(none.message(), "Send at least one field to change.");
    let other = ann.patch(&app, "/users/profile", &json!({ "reason": "other" })).await;
    assert_eq!(other.message(), "Other reason must be specified when 'other' is selected.");
}

#[tokio::test]
async fn searches_are_listed_until_they_are_cleared_or_switched_off() {
    let app = TestApp::new().await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let search = async |term: &str| {
        let body = json!({ "searchTerms": [{ "searchTerm": term, "searchTargets": ["podcast-title"] }] });
        let found = ann.post(&app, "/search/podcasts", &body).await.data();
        app.state.db.finish_search_writes().await;
        found["searchId"].as_str().expect("an id").to_owned()
    };
    let listed = async || {
        let data = ann.get(&app, "/users/search-history").await.data();
        data["searches"].as_array().expect("searches").len()
    };
    search("rust").await;
    assert_eq!(listed().await, 1);
    let cleared = ann.delete(&app, "/users/search-history").await.data();
    assert_eq!((cleared["deletedSearches"].as_u64(), listed().await), (Some(1), 0));
    ann.patch(&app, "/users/profile", &json!({ "keepsSearches": false })).await.data();
    let id = search("bread").await;
    assert_eq!(listed().await, 0);
    let found = ann.get(&app, &format!("/search/history/{id}")).await;
    assert_eq!(found.status, 200, "exports still find it");
}

#[tokio::test]
async fn a_team_sees_what_its_members_did() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let bob = Member::in_team_of(&app, "bob", &ann.account, Role::Member).await;
    let eve = Member::new(&app, "eve", Tier::Business).await;
    ann.patch(&app, "/teams/current", &json!({ "name": "=Rust" })).await.data();
    bob.create_project(&app, "Spring tour").await;
    let list = async |member: &Member, query: &str| {
        let data = member.get(&app, &format!("/teams/activity{query}")).await.data();
        let activities = data["activities"].as_array().expect("activities").clone();
        activities.iter().map(|one| one["action"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(list(&bob, "").await, ["project-created", "team-renamed"]);
    assert_eq!(list(&bob, "?area=team").await, ["team-renamed"]);
    assert_eq!(list(&bob, &format!("?userId={}", bob.account.user_id)).await, ["project-created"]);
    assert_eq!(list(&bob, "?days=1&limit=1").await, ["project-created"]);
    assert!(list(&eve, "").await.is_empty(), "another team");
    for wrong in ["?area=all", "?days=0", "?days=366", "?limit=0", "?userId=x", "?cursor=x"] {
        assert_eq!(bob.get(&app, &format!("/teams/activity{wrong}")).await.failure().0, 400, "{wrong}");
    }
    let file = bob.get(&app, "/teams/activity/export").await;
    assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
    let text = &file.text;
    assert!(text.starts_with("Time,Area,Action,Member,Object,List,From,To,ID\r\n"), "{text}");
    assert_eq!(text.lines().count(), 3);
}

#[tokio::test]
async fn a_team_has_a_sender_of_pitches() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let change = json!({ "senderCompany": " Rust Ltd ", "senderSignature": "a\nb" });
    let changed = ann.patch(&app, "/teams/settings", &change).await.data();
    let settings = &changed["settings"];
    assert_eq!((&settings["senderCompany"], &settings["senderSignature"]), (&json!("Rust Ltd"), &json!("a\nb")));
    let bob = Member::in_team_of(&app, "bob", &ann.account, Role::Member).await;
    assert_eq!(bob.patch(&app, "/teams/settings", &change).await.failure().0, 403);
}

fn check(body: Value) -> Result<ProfileUpdate, ApiError> {
    serde_json::from_value::<UpdateProfileRequest>(body).expect("a request").check()
}

#[test]
fn values_are_cleaned_and_bounded() {
    let update = check(json!({ "firstName": " Ann\u{200B} ", "lastName": "", "timeZone": "Europe/Berlin" }));
    let update = update.expect("valid");
    assert_eq!(update.first_name, Some(Some("Ann".to_owned())));
    assert_eq!((update.last_name, update.title), (Some(None), None));
    for wrong in [
        json!({ "firstName": "a".repeat(61) }),
        json!({ "title": "a\nb" }),
        json!({ "timeZone": "Mars/Olympus" }),
        json!({ "signature": "a\n".repeat(9) + "b" }),
        json!({ "reason": "fun" }),
        json!({ "onboarding": "later" }),
    ] {
        assert!(check(wrong.clone()).is_err(), "{wrong}");
    }
    let lines = check(json!({ "signature": "Rust Ltd\r\nrust.example " })).expect("valid");
    assert_eq!(lines.sign_off, Some(Some("Rust Ltd\nrust.example".to_owned())));
}

#[test]
fn another_reason_needs_a_text() {
    let error = check(json!({ "reason": "other" })).expect_err("no text");
    assert_eq!(error.message, "Other reason must be specified when 'other' is selected.");
    let update = check(json!({ "reason": "other", "otherReason": "A thesis" })).expect("valid");
    assert_eq!(update.other_reason, Some(Some("A thesis".to_owned())));
    let update = check(json!({ "reason": "api" })).expect("valid");
    assert_eq!(update.other_reason, Some(None), "a former text goes");
}

#[test]
fn zones_that_exist_are_accepted() {
    for name in ["UTC", "Europe/Vienna", "America/Argentina/Buenos_Aires", "Asia/Calcutta", "Europe/Kyiv", "Etc/GMT+3"]
    {
        assert_eq!(check_time_zone(name), Ok(()), "{name}");
    }
}

#[test]
fn the_nearest_zone_is_suggested() {
    let cases = [
        ("Europe/Viena", Some("Europe/Vienna")),
        ("europe/vienna", Some("Europe/Vienna")),
        ("Vienna", Some("Europe/Vienna")),
        ("Austria/Vienna", Some("Europe/Vienna")),
        ("America/New York", Some("America/New_York")),
        ("Amercia/Los_Angelos", Some("America/Los_Angeles")),
        ("Mars/Olympus_Mons", None),
        ("", None),
    ];
    for (name, nearest) in cases {
        let rule = match nearest {
            Some(zone) => format!("must be a time zone that exists; the nearest name is {zone}"),
            None => "must be a time zone that exists, such as Europe/Vienna".to_owned(),
        };
        assert_eq!(check_time_zone(name), Err(rule), "{name}");
    }
    assert!(check_time_zone(&"Vienna/".repeat(100_000)).is_err());
}
