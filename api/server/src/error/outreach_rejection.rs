//! The errors of rules that a change of a pitch or a template breaks.

use super::api_error::ApiError;
use super::code::ErrorCode;
use earshot_app::OutreachRejection;

impl From<OutreachRejection> for ApiError {
    fn from(rejection: OutreachRejection) -> Self {
        match &rejection {
            OutreachRejection::OutreachNotFound => Self::not_found("Outreach"),
            OutreachRejection::TemplateNotFound => Self::not_found("Template"),
            OutreachRejection::VersionConflict => Self::of(ErrorCode::PreconditionFailed),
            OutreachRejection::Invalid(problems) => {
                let error = Self::new(ErrorCode::InvalidRequest, "The text is not valid.");
                problems
                    .iter()
                    .fold(error, |error, problem| error.with_detail(&format!("/{}", problem.field), &problem.message))
            }
            OutreachRejection::TooManyFollowUps => Self::of(ErrorCode::TooManyFollowUps),
            OutreachRejection::TooManyTemplates { .. } => {
                Self::new(ErrorCode::TooManyTemplates, format!("{rejection}; delete one first."))
            }
        }
    }
}
