//! Pitches by rules: reason, idea, guest with one proof, question, signature. The reason is something in an
//! episode or its notes, about one subject of the guest; without one, a gap in brackets stays. There is no praise, no claim of
//! effort, and nothing that the show did not do. Rules exist for English; five languages have frames, others only gaps.

mod claims;
mod closings;
mod composer;
mod episode_ties;
mod fit_quotes;
mod follow_ups;
mod generated_outreach;
mod hook_finder;
mod hooks;
mod host_names;
mod ideas;
mod options;
mod persons;
mod pitch_language;
mod placeholders;
mod private_matters;
mod reasons;
mod sentence_kinds;
mod slot_values;
mod templates;
mod topic_forms;
mod translated_frames;
mod writing;

pub(crate) use claims::quotations;
pub use claims::{Claim, ClaimKind, ClaimSources, check_claims};
pub use follow_ups::{EarlierTexts, write_follow_up};
pub use generated_outreach::{GeneratedOutreach, MAX_VARIANTS, OutreachRequest, OutreachVariant};
pub use hook_finder::hook_candidates;
pub use hooks::{Hook, HookKind};
pub use options::{
    BuiltInTemplateName, CustomTemplate, EmailLength, GenerationMode, Intensity, OutreachOptions, Perspective, Tone,
};
pub use placeholders::{Placeholder, find_placeholders};
pub use templates::{BUILT_IN_TEMPLATES, BuiltInTemplate, built_in_template};
pub use writing::write;
