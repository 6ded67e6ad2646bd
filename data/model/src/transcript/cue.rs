//! One timed line of a transcript.

use serde::{Deserialize, Serialize};

/// A timed line of a transcript. Times are never invented: both are `None` where the source has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cue {
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    pub speaker: Option<String>,
    pub text: String,
}
