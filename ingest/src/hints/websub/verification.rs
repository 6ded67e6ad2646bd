//! The query of a hub's GET to a callback.

use std::time::Duration;

/// What a hub asks.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct VerificationRequest {
    pub(super) mode: String,
    pub(super) topic: String,
    pub(super) challenge: String,
    pub(super) lease: Option<Duration>,
}

/// Longer questions are none.
const MAX_QUERY_BYTES: usize = 8_192;
/// What is echoed back is bounded on its own.
const MAX_CHALLENGE_BYTES: usize = 1_024;

/// Reads a query, percent-encoded; `None` when it is no question or a parameter is given twice.
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
