//! The request for pitches, and its result.

use super::claims::Claim;
use super::hooks::Hook;
use super::options::OutreachOptions;
use super::placeholders::Placeholder;
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The maximum variants of one request.
pub const MAX_VARIANTS: u8 = 5;

/// The facts and options for a pitch.
#[derive(Clone, Copy)]
pub struct OutreachRequest<'a> {
    pub guest: &'a GuestFacts,
    pub show: &'a ShowFacts,
    pub sender: &'a SenderFacts,
    pub options: &'a OutreachOptions,
    pub statistics: &'a dyn WordStatistics,
    pub now: DateTime<Utc>,
}

/// The variants of a pitch, and the hooks to choose from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GeneratedOutreach {
    pub variants: Vec<OutreachVariant>,
    /// The best first.
    pub hooks: Vec<Hook>,
    /// Sentences for the user. Example: the team wrote to the show before.
    pub warnings: Vec<String>,
}

/// One pitch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OutreachVariant {
    pub subject: String,
    /// Plain text.
    pub body: String,
    pub hook: Hook,
    /// Number of words in the body.
    pub word_count: usize,
    /// Slots that nothing on record fills. The user must accept them before copying.
    pub placeholders: Vec<Placeholder>,
    /// The claims of the pitch, each with its source.
    pub claims: Vec<Claim>,
}
