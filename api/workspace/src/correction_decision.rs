//! The decision about a correction that somebody suggested, of a fact or of a transcript.

use earshot_api_server::prelude::*;
use earshot_app::CorrectionDecision;
use earshot_model::without_hidden_characters;

const MAX_REASON_CHARS: usize = 500;

/// The decision about a correction.
#[request]
pub struct DecideCorrectionRequest {
    /// Whether it is right.
    accept: bool,
    /// Why, at most 500 characters. Those who suggested it see it.
    reason: Option<String>,
}

impl DecideCorrectionRequest {
    /// Checks the decision of an administrator.
    pub(crate) fn check(self, account: &Account) -> Result<CorrectionDecision, ApiError> {
        let reason = self.reason.map(|text| without_hidden_characters(&text).trim().to_owned());
        let reason = reason.filter(|text| !text.is_empty());
        if reason.as_ref().is_some_and(|text| text.chars().count() > MAX_REASON_CHARS) {
            return Err(ApiError::invalid("The reason is too long.", "/reason", "must have at most 500 characters"));
        }
        Ok(CorrectionDecision { is_accepted: self.accept, reason, decided_by: Some(account.user_id) })
    }
}

/// Reads the id of a correction in a path.
pub(crate) fn parse_correction_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| correction_not_found())
}

pub(crate) fn correction_not_found() -> ApiError {
    ApiError::not_found("Correction")
}
