//! The team's marks of podcasts, for pages whose podcasts are not hits.

use crate::support::prelude::*;

/// Charts and the directory show on which lists a podcast is.
#[tokio::test]
async fn podcasts_of_a_page_have_their_marks() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let bob = Member::in_team_of(&app, "bob", &ann.account, Role::Member).await;
    let eve = Member::new(&app, "eve", Tier::Agency).await;
    ann.create_project(&app, "Spring tour").await;
    let added = ann.post(&app, "/projects/spring-tour/podcasts", &json!({ "podcastId": "rust-talk" })).await.data();
    let id = added["listedPodcast"]["podcast"]["podcastId"].as_str().expect("an id").to_owned();
    ann.patch(&app, "/projects/spring-tour/podcasts/rust-talk", &json!({ "state": "pitched" })).await.data();
    ann.put(&app, "/teams/podcasts/slow-bread", &json!({ "blacklist": true })).await.data();
    let unknown = uuid::Uuid::now_v7().to_string();
    let requested = json!({ "podcastIds": ["slow-bread", id, "rust-talk", unknown, "no-such-show"] });
    let marks =
        async |user: &Member| user.post(&app, "/teams/podcast-marks", &requested).await.data()["podcasts"].clone();
    let seen = marks(&bob).await;
    assert_eq!((&seen[0]["podcastId"], &seen[0]["blacklisted"]), (&json!("slow-bread"), &json!(true)));
    for at in [1, 2] {
        let list = &seen[at]["lists"][0];
        assert_eq!((&list["projectSlug"], &list["state"]), (&json!("spring-tour"), &json!("pitched")));
        assert_eq!(list["pitchedBy"], "ann@example.org");
        assert_eq!(seen[at]["lastPitch"]["projectName"], "Spring tour");
    }
    for at in [3, 4] {
        assert_eq!((&seen[at]["lists"], &seen[at]["blacklisted"]), (&json!([]), &json!(false)));
    }
    // The same fields as in a hit.
    let words = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
    let hits = bob.post(&app, "/search/podcasts", &words).await.data()["result"]["hits"].clone();
    let hit = hits.as_array().expect("hits").iter().find(|hit| hit["podcastSlug"] == "rust-talk").expect("found");
    for key in ["lists", "blacklisted", "lastPitch"] {
        assert_eq!(hit[key], seen[1][key], "{key}");
    }
    // Other teams do not see the lists.
    let foreign = marks(&eve).await;
    assert!(foreign.as_array().expect("podcasts").iter().all(|one| one["lists"] == json!([])), "{foreign}");
    assert_eq!(foreign[0]["blacklisted"], false);
    let none = ann.post(&app, "/teams/podcast-marks", &json!({ "podcastIds": [] })).await;
    assert_eq!(none.json()["errors"][0]["pointer"], "/podcastIds");
}
