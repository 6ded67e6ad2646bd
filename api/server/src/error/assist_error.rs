//! Answers of the assistant that has no result.

use super::api_error::ApiError;
use super::code::ErrorCode;
use earshot_assist::AssistError;

impl From<AssistError> for ApiError {
    fn from(error: AssistError) -> Self {
        let code = match error {
            AssistError::NoSubjects | AssistError::SubjectsNotFound => ErrorCode::EmptyProfile,
            AssistError::OptedOut => ErrorCode::OptedOut,
            AssistError::Blacklisted => ErrorCode::Blacklisted,
            AssistError::NothingNew => ErrorCode::NothingNew,
            AssistError::NoShowText => ErrorCode::NoShowText,
            AssistError::NoTranscripts => ErrorCode::NoTranscripts,
        };
        Self::new(code, error.to_string())
    }
}
