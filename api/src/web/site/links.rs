//! The links at the foot of every page, and those of the home page. The web app shows those of the same file.

use serde::Deserialize;
use serde_json::Value;
use std::sync::LazyLock;

#[derive(Debug, Deserialize)]
struct SiteFile {
    footer: Value,
    home: Value,
}

static SITE: LazyLock<SiteFile> = LazyLock::new(|| {
    let text = include_str!("../../../../web/src/urls/site.json");
    serde_json::from_str(text).expect("the links are part of the program and parse")
});

/// Groups of links, each with a title.
pub(super) fn footer_links() -> &'static Value {
    &SITE.footer
}

/// Examples of searches, and what the product is for, by audience.
pub(in crate::web) fn home_links() -> &'static Value {
    &SITE.home
}
