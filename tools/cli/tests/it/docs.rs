//! `docs/cli.md` is up to date.

use crate::common::{Earshot, repository_root};

#[test]
fn the_reference_is_not_stale() {
    let generated = Earshot::new().ok(&["docs"]);
    let committed = std::fs::read_to_string(repository_root().join("docs/cli.md")).unwrap_or_default();
    assert!(generated == committed, "docs/cli.md is stale: run `make cli-docs`");
}
