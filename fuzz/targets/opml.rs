//! Any bytes as an OPML list: what comes out are texts of one line, no more of them than there were tags.
#![no_main]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../ingest/tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::source::opml_urls;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let urls = opml_urls(bytes);
    if let Err(broken) = invariants::check_urls(&urls) {
        panic!("{broken}");
    }
    // `<outline` and an attribute take more than ten bytes, in an encoding of one byte or of two.
    assert!(urls.len() <= bytes.len() / 10, "{} URLs of {} bytes", urls.len(), bytes.len());
});
