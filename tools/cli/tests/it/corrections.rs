//! `earshot corrections`: the queue of corrections, worked off at the command line.

use crate::common::Earshot;
use earshot_app::{Db, FactCorrection, NewFactCorrection};
use earshot_model::{Clock, CorrectableFact, PodcastId};
use serde_json::json;

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
