//! Pitches by rules: a template whose slots are filled from facts, around one concrete hook. Options change clauses,
//! not adjectives; there is no praise. A slot that nothing on record fills stays visible in brackets.

mod claims;
mod composer;
mod generated_outreach;
mod guest_words;
mod hook_words;
mod hooks;
mod options;
mod pitch_sentences;
mod placeholders;
mod slot_values;
mod templates;
mod writing;

pub(crate) use claims::quotations;
pub use claims::{Claim, ClaimKind, ClaimSources, check_claims};
pub use generated_outreach::{GeneratedOutreach, MAX_VARIANTS, OutreachRequest, OutreachVariant};
pub use hooks::{Hook, HookKind, hook_candidates};
pub use options::{
    BuiltInTemplateName, CustomTemplate, EmailLength, GenerationMode, Intensity, OutreachOptions, Perspective, Tone,
};
pub use placeholders::{Placeholder, find_placeholders};
pub use templates::{BUILT_IN_TEMPLATES, BuiltInTemplate, built_in_template};
pub use writing::write;
