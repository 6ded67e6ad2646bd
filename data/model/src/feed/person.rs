//! A person that a feed names.

use serde::{Deserialize, Serialize};

/// A person that a feed names (`podcast:person`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    /// Lower case. `host` when the feed omits it, as the namespace rules.
    pub role: String,
    /// Lower case (`cast`, `writing`). `None` when the feed omits it; the namespace's default is `cast`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    pub image_url: Option<String>,
    pub url: Option<String>,
}
