//! The calls below a podcast, each with the data that the specification names: limits of lists, people, sponsors, the
//! episode catalog, related and latest podcasts.

use crate::support::catalog::generation_of_shows;
use crate::support::prelude::*;

fn names(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|row| row["name"].as_str().expect("a name")).collect()
}

/// Spec 5 and 9: at most 100 episodes, and 100 podcasts of the directory by default.
#[tokio::test]
async fn lists_have_the_limits_of_the_specification() {
    let app = TestApp::new().await;
    let episodes = async |limit: &str| app.get(&format!("/api/v1/podcasts/rust-talk/episodes?limit={limit}")).await;
    assert_eq!(episodes("100").await.data()["options"]["limit"], 100);
    for limit in ["0", "101", "x"] {
        assert_eq!(episodes(limit).await.status, StatusCode::BAD_REQUEST, "{limit}");
    }
    app.state.swap_generation(generation_of_shows("g2", 0..101));
    let listed = async |query: &str| {
        let page = app.get(&format!("/api/v1/public/directory?letter=s{query}")).await.data();
        page["podcasts"].as_array().map(Vec::len)
    };
    assert_eq!((listed("").await, listed("&limit=1000").await), (Some(100), Some(101)), "spec 9: 100 by default");
}

/// Spec 7: `/guests` and `/sponsors`, over all episodes or those of the last days.
#[tokio::test]
async fn people_and_sponsors_are_counted_over_the_episodes() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let get = async |path: &str| app.get_as(&format!("/api/v1/podcasts/{path}"), &[("cookie", &cookie)]).await;
    let all = get("rust-talk/guests").await.data()["guests"].clone();
    assert_eq!(names(&all["guests"]), ["Hal Host", "Gus Guest", "Mia Mentioned"]);
    assert!(all["episodesCount"].as_u64().is_some_and(|count| count > 1), "{all}");
    assert_eq!(all["guests"][0]["appearancesCount"], all["episodesWithGuestsCount"]);
    let hosts = get("rust-talk/guests?role=host").await.data()["guests"].clone();
    assert_eq!(names(&hosts["guests"]), ["Hal Host"]);
    let sponsors = get("rust-talk/sponsors").await.data()["sponsors"].clone();
    assert_eq!(names(&sponsors["sponsors"]), ["Acme"]);
    assert_eq!(sponsors["episodesWithSponsorsCount"], sponsors["episodesCount"]);
    for (group, count) in [("paid", 1), ("own", 0), ("all", 1)] {
        let listed = get(&format!("rust-talk/sponsors?group={group}")).await.data()["sponsors"].clone();
        assert_eq!(names(&listed["sponsors"]).len(), count, "{group}");
    }
    for bad in ["guests?role=star", "guests?sinceDays=0", "sponsors?sinceDays=x", "sponsors?group=star"] {
        let refused = get(&format!("rust-talk/{bad}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    assert_eq!(get("nobody/guests").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_episode_catalog_names_people_in_full_only() {
    let app = TestApp::new().await;
    let read = async |view: &str| {
        let path = format!("/api/v1/podcasts/rust-talk/episode-catalogue?view={view}");
        app.get(&path).await.data()["catalogue"]["episodes"].clone()
    };
    let (full, summary) = (read("full").await, read("summary").await);
    assert_eq!(names(&full[0]["people"]), ["Hal Host", "Gus Guest", "Mia Mentioned"]);
    assert_eq!(full[0]["sponsors"], json!(["Acme"]));
    assert_eq!((&summary[0]["people"], &summary[0]["sponsors"]), (&Value::Null, &Value::Null));
    assert_eq!(summary[0]["id"], full[0]["id"]);
    let refused = app.get("/api/v1/podcasts/rust-talk/episode-catalogue").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "the view is required");
}

#[tokio::test]
async fn latest_and_related_podcasts_are_listed() {
    let app = TestApp::new().await;
    let latest = app.get("/api/v1/podcasts/latest").await.data();
    assert!(
        latest["podcasts"].as_array().is_some_and(|list| list.iter().any(|row| row["slug"] == "rust-talk")),
        "{latest}"
    );
    let related = app.get("/api/v1/podcasts/rust-talk/related-podcasts").await.data();
    let similar = related["relatedPodcasts"]["similarPodcasts"].as_array().expect("a list");
    assert!(!similar.is_empty() && similar.iter().all(|row| row["slug"] != "rust-talk"), "{related}");
    assert_eq!(app.get("/api/v1/podcasts/nobody/related-podcasts").await.status, StatusCode::NOT_FOUND);
}

/// Spec 9.
#[tokio::test]
async fn reference_data_has_the_values_of_the_specification() {
    let app = TestApp::empty().await;
    let data = app.get("/api/v1/public/reference-data").await.data();
    let count = |pointer: &str| data.pointer(pointer).and_then(Value::as_array).expect("a list").len();
    assert_eq!((count("/countries"), count("/contentFormats")), (249, 19));
    assert_eq!((count("/audience/ageRanges"), count("/audience/incomeLevels")), (6, 7));
    assert_eq!((count("/audience/educationLevels"), count("/audience/genderSkews")), (6, 7));
    let first = json!({ "code": "us", "name": "United States", "isHighPriority": true, "isEnglishSpeaking": true });
    assert_eq!(data["countries"][0], first);
}
