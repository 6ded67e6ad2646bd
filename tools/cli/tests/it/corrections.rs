//! `earshot corrections`: the queue of corrections, worked off at the command line.

use crate::common::{Earshot, client, feed};
use earshot_app::{Db, FactCorrection, NewFactCorrection};
use earshot_model::{Clock, CorrectableFact, PodcastId};
use earshot_testkit::wait_for;
use serde_json::{Value, json};

async fn propose(url: &str) -> FactCorrection {
    let db = Db::open(url, Clock::system()).await.expect("opens");
    let new = NewFactCorrection {
        podcast: PodcastId::from_feed_url("https://feeds.example/tea"),
        podcast_slug: "tea".to_owned(),
        podcast_title: "Tea".to_owned(),
        fact: CorrectableFact::Other,
        value: "The host is Ann\u{1b}[2J".to_owned(),
        evidence: "https://tea.example/about".to_owned(),
        reported_by: None,
    };
    db.propose_correction(new).await.expect("works").expect("room")
}

#[test]
fn a_correction_is_listed_accepted_and_refused() {
    let earshot = Earshot::new();
    std::fs::create_dir_all(earshot.data()).expect("a folder");
    let url = format!("sqlite://{}", earshot.data().join("support.db").display());
    let id = tokio::runtime::Runtime::new().expect("a runtime").block_on(propose(&url)).id.to_string();
    let corrections = |command: &[&str]| earshot.json(&[&["corrections"], command, &["--app-database", &url]].concat());
    assert_eq!(corrections(&["list"])[0]["id"], json!(id));
    let listed = earshot.ok(&["corrections", "list", "--app-database", &url]);
    assert!(listed.contains("tea  other: The host is Ann\\u{1b}[2J") && !listed.contains('\u{1b}'), "{listed}");
    let accepted = corrections(&["accept", &id, "--reason", "it is on the page"]);
    assert_eq!((&accepted["state"], &accepted["reason"]), (&json!("accepted"), &json!("it is on the page")));
    assert_eq!(corrections(&["list"]), json!([]));
    assert_eq!(corrections(&["refuse", &id])["state"], "refused");
    assert_eq!(corrections(&["list", "--state", "refused"])[0]["id"], json!(id));
    let unknown = "0197a000-0000-7000-8000-000000000000";
    let ended = earshot.run(&["corrections", "accept", unknown, "--app-database", &url]);
    assert_eq!((ended.code, ended.stderr.contains("no correction with the id")), (Some(1), true), "{}", ended.stderr);
}

/// Pages have an accepted value at once. Filters search the index, which has it from the next generation on, also when the
/// feed is read again.
#[test]
fn an_accepted_language_and_country_are_found_by_filters_with_the_next_generation() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "milk", 1));
    earshot.ok(&["pipeline", &file]);
    earshot.ok(&["users", "create", "--email", "ann@example.org", "--plan", "business"]);
    let key = earshot.ok(&["keys", "create", "--email", "ann@example.org", "--scope", "write"]);
    let server = earshot.serve();
    let (client, api) = (client(), format!("{}/api/v1", server.url));
    let found = |filter: &str, value: &str| -> bool {
        let terms = json!([{ "searchTerm": "tea", "searchTargets": ["podcast-title"] }]);
        let request = client.post(format!("{api}/search/podcasts")).header("authorization", key.trim());
        let body: Value =
            request.json(&json!({ "searchTerms": terms, filter: [value] })).send().expect("sent").json().expect("JSON");
        body["data"]["result"]["hits"].as_array().is_some_and(|hits| !hits.is_empty())
    };
    assert!(found("languages", "en") && !found("languages", "nb") && !found("podcastCountries", "NO"));
    for (fact, value) in [("language", "nb"), ("country", "no")] {
        let body = json!({ "podcastId": "tea-talk", "fact": fact, "value": value, "evidence": "It is in Norwegian." });
        let sent = client.post(format!("{api}/public/corrections")).json(&body).send().expect("sent");
        assert_eq!(sent.status(), 200, "{fact}");
    }
    let proposed = earshot.json(&["corrections", "list"]);
    let ids: Vec<&str> = proposed.as_array().expect("a list").iter().filter_map(|one| one["id"].as_str()).collect();
    assert_eq!(ids.len(), 2, "{proposed}");
    for id in &ids {
        earshot.ok(&["corrections", "accept", id]);
    }
    earshot.ok(&["transcribe", "--publish"]);
    wait_for("filters find the accepted values", || {
        (found("languages", "nb") && found("podcastCountries", "NO") && !found("languages", "en")).then_some(())
    });

    // A changed feed still has English.
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oat milk", 2));
    earshot.ok(&["pipeline", &file]);
    wait_for("the accepted language stays", || (found("languages", "nb") && !found("languages", "en")).then_some(()));

    for id in &ids {
        earshot.ok(&["corrections", "refuse", id]);
    }
    earshot.ok(&["transcribe", "--publish"]);
    wait_for("the language of the feed is back", || {
        (found("languages", "en") && !found("languages", "nb")).then_some(())
    });
}
