//! A killed run loses at most its current unit, and the next run resumes.

use crate::common::{Earshot, feed};
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
fn a_killed_run_resumes_to_the_same_result() {
    let earshot = Earshot::new();
    let feeds = write_feeds(&earshot);
    earshot.run_with_kills(&["--quiet", "pipeline", &feeds], Duration::from_millis(60));

    let found = earshot.json(&["search", "--episodes", "tea", "--limit", "1"]);
    assert_eq!(found["total"]["value"], FEEDS * 5);
    let again = earshot.json(&["pipeline", &feeds]);
    assert_eq!(again["changed"], false, "{again}");
    assert_eq!(again["ingest"]["unchanged"], FEEDS);
}
