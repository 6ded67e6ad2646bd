//! The errors of rules that a change of a guest profile breaks.

use super::api_error::ApiError;
use super::code::ErrorCode;
use earshot_app::GuestRejection;

impl From<GuestRejection> for ApiError {
    fn from(rejection: GuestRejection) -> Self {
        match &rejection {
            GuestRejection::ProfileNotFound => Self::not_found("Guest profile"),
            GuestRejection::FileNotFound => Self::not_found("File"),
            GuestRejection::Archived => Self::of(ErrorCode::GuestProfileArchived),
            GuestRejection::VersionConflict => Self::of(ErrorCode::PreconditionFailed),
            GuestRejection::Invalid(problems) => {
                // A single problem becomes the message of the response.
                let message = match problems.as_slice() {
                    [only] => only.message.clone(),
                    _ => "The guest profile is not valid.".to_owned(),
                };
                problems.iter().fold(Self::new(ErrorCode::InvalidRequest, message), |error, problem| {
                    error.with_detail(&format!("/{}", problem.field), &problem.message)
                })
            }
            GuestRejection::TooManyFiles { .. } => Self::new(ErrorCode::TooManyFiles, rejection.to_string()),
            GuestRejection::NoRoomForFile { .. } => Self::new(ErrorCode::NoRoomForFile, rejection.to_string()),
            GuestRejection::ProjectHasGuest => Self::of(ErrorCode::ProjectHasGuest),
            GuestRejection::Busy => Self::of(ErrorCode::GuestProfileBusy),
            GuestRejection::ChangeTooOld => Self::of(ErrorCode::ChangeTooOld),
            GuestRejection::ChangeEnded => Self::of(ErrorCode::ChangeEnded),
            GuestRejection::ChangeUndone => Self::of(ErrorCode::ChangeUndone),
        }
    }
}
