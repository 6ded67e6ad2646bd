//! Outreach: the rules of templates and of the texts of pitches (spec 3 and 5).

mod invalid_field;
mod template;
mod text;

pub use invalid_field::InvalidOutreachField;
pub use template::{MAX_OUTREACH_TEMPLATES, TemplateFields, check_template, template_slug};
pub use text::{MAX_PITCH_CHARS, MAX_SUBJECT_CHARS, check_pitch};
