//! Parses the query of a hub's verification request.

use std::time::Duration;

/// A verification request.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct VerificationRequest {
    pub(super) mode: String,
    pub(super) topic: String,
    pub(super) challenge: String,
    pub(super) lease: Option<Duration>,
}

/// Longer queries are rejected.
const MAX_QUERY_BYTES: usize = 8_192;
/// Maximum length of the challenge that is echoed.
const MAX_CHALLENGE_BYTES: usize = 1_024;

/// Parses a percent-encoded query; `None` when it is not a verification request or repeats a parameter.
pub(super) fn parse_verification(query: &str) -> Option<VerificationRequest> {
    if query.len() > MAX_QUERY_BYTES {
        return None;
    }
    let mut question = VerificationRequest::default();
    for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
        let place = match &*name {
            "hub.mode" => &mut question.mode,
            "hub.topic" => &mut question.topic,
            "hub.challenge" => &mut question.challenge,
            "hub.lease_seconds" => {
                question.lease = value.parse().ok().map(Duration::from_secs);
                continue;
            }
            _ => continue,
        };
        if !place.is_empty() {
            return None;
        }
        *place = value.into_owned();
    }
    (!question.topic.is_empty() && question.challenge.len() <= MAX_CHALLENGE_BYTES).then_some(question)
}
