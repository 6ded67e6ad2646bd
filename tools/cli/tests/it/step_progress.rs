//! The progress output of index and publish, and what publish rejects.

use crate::common::{Earshot, feed};

fn ingest_episodes(earshot: &Earshot, episodes: usize) -> String {
    earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "oolong", episodes))
}

#[test]
fn each_step_and_the_verification_are_printed() {
    let earshot = Earshot::new();
    let file = ingest_episodes(&earshot, 3);
    earshot.ok(&["ingest", &file]);
    let built = earshot.run(&["index"]);
    let lines: Vec<&str> = built.stderr.lines().collect();
    assert_eq!(
        lines,
        [
            "index: exporting what changed",
            "index: reading documents",
            "index: joining and checking shards",
            "index: completions and near spellings",
            "index: learning from a sample",
            "index: vectors and topics",
        ]
    );
    let published = earshot.run(&["publish"]);
    assert!(
        published.stderr.contains("publish: verified 1 podcast and 3 episodes, 4 of them found by their ids\n"),
        "{}",
        published.stderr
    );
    for silent in ["--quiet", "--json"] {
        earshot.ok(&["ingest", &ingest_episodes(&earshot, if silent == "--json" { 4 } else { 5 })]);
        for command in ["index", "publish"] {
            assert_eq!(earshot.run(&[silent, command]).stderr, "", "{silent} {command}");
        }
    }
}

#[test]
fn an_index_of_other_tables_is_not_published() {
    let earshot = Earshot::new();
    earshot.ok(&["pipeline", &ingest_episodes(&earshot, 1)]);
    earshot.ok(&["ingest", &ingest_episodes(&earshot, 2)]);
    earshot.ok(&["index"]);
    let generations = earshot.data().join("generations");
    std::fs::remove_dir_all(generations.join("000002.partial/index")).expect("removes");
    let (of_before, now) = (generations.join("000001/index"), generations.join("000002.partial/index"));
    std::fs::rename(of_before, now).expect("moves");
    let refused = earshot.run(&["publish"]);
    assert_eq!(refused.code, Some(2), "{}", refused.stderr);
    let reported = "the tables hold 1 podcasts and 2 episodes, the index 1 and 1";
    assert!(refused.stderr.contains(reported) && refused.stderr.contains("hint: "), "{}", refused.stderr);
}
