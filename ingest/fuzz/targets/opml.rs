//! Parses any bytes as an OPML list. Every URL is one line of text, and there are no more URLs than the list has tags.
#![cfg_attr(feature = "libfuzzer", no_main)]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::source::opml_urls;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let urls = opml_urls(bytes);
    if let Err(broken) = invariants::check_urls(&urls) {
        panic!("{broken}");
    }
    // One `<outline` with an attribute takes more than ten bytes in any encoding.
    assert!(urls.len() <= bytes.len() / 10, "{} URLs from {} bytes", urls.len(), bytes.len());
});

/// Without libFuzzer the target is only compiled.
#[cfg(not(feature = "libfuzzer"))]
fn main() {}
