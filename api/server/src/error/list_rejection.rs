//! The errors of rules that a change of a list breaks.

use super::api_error::ApiError;
use super::code::ErrorCode;
use super::error_view::LimitReachedView;
use earshot_app::ListRejection;
use earshot_model::LimitReached;
use earshot_model::project::OTHER_REASON_REQUIRED;

impl From<ListRejection> for ApiError {
    fn from(rejection: ListRejection) -> Self {
        match rejection {
            ListRejection::ProjectNotFound => Self::not_found("Project"),
            ListRejection::ListedPodcastNotFound => Self::not_found("Listed podcast"),
            ListRejection::AlertNotFound => Self::not_found("Alert"),
            ListRejection::AlertMatchNotFound => Self::not_found("Match"),
            ListRejection::ChangeNotFound => Self::not_found("Change"),
            ListRejection::Archived => Self::of(ErrorCode::ProjectArchived),
            ListRejection::VersionConflict => Self::of(ErrorCode::PreconditionFailed),
            ListRejection::OtherReasonMissing => {
                Self::invalid(OTHER_REASON_REQUIRED, "/otherReason", OTHER_REASON_REQUIRED)
            }
            ListRejection::AssigneeNotMember => Self::invalid(
                "Podcasts are assigned to members of the team.",
                "/assigneeId",
                "must be the ID of a member of the team",
            ),
            ListRejection::CustomValue { column, detail } => {
                Self::invalid("The value is not valid.", &format!("/customValues/{column}"), &detail)
            }
            ListRejection::PublicSlugTaken => {
                let error = Self::of(ErrorCode::PublicSlugTaken);
                error.with_detail("/publicSlug", "another public list has it")
            }
            ListRejection::TooManyTeamPodcasts { .. } => Self::of(ErrorCode::TooManyTeamPodcasts),
            ListRejection::ChangeTooOld => Self::of(ErrorCode::ChangeTooOld),
            ListRejection::ChangeEnded => Self::of(ErrorCode::ChangeEnded),
            ListRejection::ChangeUndone => Self::of(ErrorCode::ChangeUndone),
            ListRejection::Limit(reached) => Self {
                limit: Some(Box::new(reached.into())),
                ..Self::new(ErrorCode::LimitReached, reached.to_string())
            },
        }
    }
}

impl From<LimitReached> for LimitReachedView {
    fn from(reached: LimitReached) -> Self {
        Self { max: reached.max, used: reached.used, remaining: reached.remaining() }
    }
}
