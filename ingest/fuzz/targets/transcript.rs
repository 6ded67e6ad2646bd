//! Parses any bytes as a transcript. The parser accepts or rejects them, and accepted cues are within their bounds.
#![cfg_attr(feature = "libfuzzer", no_main)]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::transcript::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(transcript) = parse(bytes, None) else { return };
    if let Err(broken) = invariants::check_transcript(&transcript) {
        panic!("{broken}");
    }
});

/// Without libFuzzer the target is only compiled.
#[cfg(not(feature = "libfuzzer"))]
fn main() {}
