//! A claim of a text and its source.

use serde::{Deserialize, Serialize};

/// A claim of a pitch, with its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    /// The words of the pitch.
    pub text: String,
    pub kind: ClaimKind,
    /// `show`, `guest`, `sender`, or the id of an episode. `None` when no fact supports it.
    pub source: Option<String>,
    pub episode_id: Option<String>,
    pub episode_slug: Option<String>,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
    pub is_supported: bool,
}

/// The kind of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ClaimKind {
    /// Words in quotation marks.
    Quotation,
    Name,
    /// A figure in digits or words.
    Number,
    /// A link or an email address.
    Address,
    /// A sentence with figures on record, of former rules.
    Figure,
    /// Words of merit or an extreme: `award-winning`, `the first`.
    Distinction,
}
