//! The committed document matches the handlers. `UPDATE=1` writes it.

use std::fs;
use std::path::Path;

#[test]
fn the_committed_document_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let current = earshot_api::openapi::document_text().expect("plain data");
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let update = std::env::var("UPDATE").is_ok();
    if update {
        fs::write(&path, &current).expect("written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == current, "api/openapi.json is stale: run this test with UPDATE=1");
}
