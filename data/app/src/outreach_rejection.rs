//! Why a change of a pitch or a template is rejected.

use earshot_model::outreach::InvalidOutreachField;

/// Why a change of a pitch or a template was rejected. Nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutreachRejection {
    /// It does not exist, or belongs to another team.
    #[error("pitch not found")]
    OutreachNotFound,
    /// It does not exist, or belongs to another user.
    #[error("template not found")]
    TemplateNotFound,
    /// The pitch has another version than the request expected.
    #[error("the pitch has changed")]
    VersionConflict,
    /// Fields that are not valid (spec 5).
    #[error("{} fields are not valid", .0.len())]
    Invalid(Vec<InvalidOutreachField>),
    #[error("the pitch has two follow-ups already")]
    TooManyFollowUps,
    #[error("you already have {most} templates")]
    TooManyTemplates { most: usize },
}
