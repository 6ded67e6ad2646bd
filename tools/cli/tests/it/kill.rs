//! Killed at any moment, a run loses at most the unit in flight, and the next run goes on from there.

use crate::common::{Earshot, feed};
use std::process::Stdio;
use std::time::Duration;

const FEEDS: usize = 400;

fn write_feeds(earshot: &Earshot) -> String {
    for number in 0..FEEDS {
        let url = format!("https://show{number}.example/feed");
        earshot.write(&format!("feeds/{number}.xml"), feed(&url, &format!("Show {number}"), "tea", 5));
    }
    earshot.path("feeds").display().to_string()
}

#[test]
fn a_run_that_is_killed_again_and_again_ends_like_one_that_was_not() {
    let earshot = Earshot::new();
    let feeds = write_feeds(&earshot);
    let mut kills = 0;
    // Longer each time, so that it ends whatever the machine's speed.
    for attempt in 1.. {
        let mut child = earshot
            .command(&["--quiet", "pipeline", &feeds])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let deadline = std::time::Instant::now() + Duration::from_millis(60 * attempt);
        let ended = loop {
            if let Some(status) = child.try_wait().expect("waits") {
                break Some(status);
            }
            if std::time::Instant::now() > deadline {
                break None;
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        if let Some(status) = ended {
            assert!(status.success(), "a run after {kills} kills failed: {status}");
            break;
        }
        child.kill().expect("kills");
        child.wait().expect("waits");
        kills += 1;
    }
    assert!(kills > 0, "the first run was faster than the kill");

    let found = earshot.json(&["search", "--episodes", "tea", "--limit", "1"]);
    assert_eq!(found["total"]["value"], FEEDS * 5);
    let again = earshot.json(&["pipeline", &feeds]);
    assert_eq!(again["changed"], false, "{again}");
    assert_eq!(again["ingest"]["unchanged"], FEEDS);
}
