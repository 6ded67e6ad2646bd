//! Any bytes as a transcript: read or refused, and the cues of what is read are in bounds.
#![no_main]

#[expect(dead_code, reason = "shared with the other targets")]
#[path = "../../ingest/tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::transcript::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(transcript) = parse(bytes, None) else { return };
    if let Err(broken) = invariants::check_transcript(&transcript) {
        panic!("{broken}");
    }
});
