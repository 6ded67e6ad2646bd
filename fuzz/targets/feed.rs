//! Any bytes as a feed: read or refused, and whatever is read keeps its promises.
#![no_main]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../ingest/tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::feed::{ParseContext, parse};
use libfuzzer_sys::fuzz_target;

/// What a server may say of the bytes; the length of the input chooses.
const CONTENT_TYPES: [Option<&str>; 4] =
    [None, Some("application/rss+xml"), Some("text/xml; charset=iso-8859-1"), Some("text/html; charset=utf-16")];

fuzz_target!(|bytes: &[u8]| {
    let content_type = CONTENT_TYPES[bytes.len() % CONTENT_TYPES.len()];
    let context = ParseContext { content_type, base_url: Some("https://feed.example/shows/feed.xml") };
    let Ok(feed) = parse(bytes, &context) else { return };
    if let Err(broken) = invariants::check_feed(&feed, usize::MAX) {
        panic!("{broken}");
    }
    let again = parse(bytes, &context).map(|again| again.channel.hash);
    assert_eq!(again, Ok(feed.channel.hash), "a second reading differs");
});
