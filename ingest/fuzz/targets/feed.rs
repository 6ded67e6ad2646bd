//! Parses any bytes as a feed. The parser accepts or rejects them, and every accepted feed satisfies `check_feed`.
#![cfg_attr(feature = "libfuzzer", no_main)]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::feed::{ParseContext, parse};
use libfuzzer_sys::fuzz_target;

/// Content types that a server may send. The length of the input chooses one.
const CONTENT_TYPES: [Option<&str>; 4] =
    [None, Some("application/rss+xml"), Some("text/xml; charset=iso-8859-1"), Some("text/html; charset=utf-16")];

fuzz_target!(|bytes: &[u8]| {
    let content_type = CONTENT_TYPES[bytes.len() % CONTENT_TYPES.len()];
    let context = ParseContext { content_type, base_url: Some("https://feed.example/shows/feed.xml") };
    let Ok(feed) = parse(bytes, &context) else { return };
    if let Err(broken) = invariants::check_feed(&feed, usize::MAX) {
        panic!("{broken}");
    }
    let second_hash = parse(bytes, &context).map(|feed| feed.channel.hash);
    assert_eq!(second_hash, Ok(feed.channel.hash), "parsing twice gives different hashes");
});

/// Without libFuzzer the target is only compiled.
#[cfg(not(feature = "libfuzzer"))]
fn main() {}
