//! Pitches by rules: a template whose slots are filled from facts, around one concrete hook. Options change clauses, not
//! adjectives; there is no praise. What nothing on record fills stays visible in brackets.

mod claims;
mod composer;
mod guest_words;
mod hook_words;
mod hooks;
mod options;
mod pitch_sentences;
mod placeholders;
mod templates;
mod writing;

pub(crate) use claims::quotations;
pub use claims::{Claim, ClaimKind, ClaimSources, check_claims};
pub use hooks::{Hook, HookKind, hook_candidates};
pub use options::{
    CustomTemplate, EmailLength, GenerationMode, Intensity, OutreachOptions, OutreachTemplate, Perspective, Tone,
};
pub use placeholders::{Placeholder, find_placeholders};
pub use templates::{BUILT_IN_TEMPLATES, BuiltInTemplate, built_in_template};
pub use writing::write;

use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The most variants of one request.
pub const MAX_VARIANTS: u8 = 5;

/// What a pitch is written from.
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
pub struct Outreach {
    pub variants: Vec<OutreachVariant>,
    /// The best first.
    pub hooks: Vec<Hook>,
    /// Sentences for the user, such as that the team wrote to the show before.
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
    /// Of the body.
    pub word_count: usize,
    /// Slots that nothing on record fills. Copying waits until the user confirmed them.
    pub placeholders: Vec<Placeholder>,
    /// What the pitch claims, each with its source.
    pub claims: Vec<Claim>,
}
