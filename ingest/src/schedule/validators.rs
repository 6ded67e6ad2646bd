//! Whether the next request may be conditional.

use chrono::TimeDelta;
use earshot_model::Timestamp;

/// Facts 1.2: a whole answer now and then catches servers whose validators lie.
const MAX_POLLS: u32 = 20;
const MAX_AGE: TimeDelta = TimeDelta::days(14);

/// What is known since the last answer that was asked for without conditions.
#[derive(Clone, Copy, Debug)]
pub struct LastFullFetch {
    /// Conditional requests since.
    pub polls_since: u32,
    /// `None`: there was none yet.
    pub at: Option<Timestamp>,
    /// Whether the URL is another than the validators are from.
    pub has_new_url: bool,
    /// Whether the last answer carried `Expires: 0`: such servers change bodies under their validators.
    pub had_expires_zero: bool,
    /// Whether what the validators stand for is still held. A 304 means nothing otherwise.
    pub has_body: bool,
}

/// Whether `If-None-Match` and `If-Modified-Since` are sent; otherwise the whole feed is asked for.
#[must_use]
pub fn sends_validators(last: &LastFullFetch, now: Timestamp) -> bool {
    let is_recent = last.at.is_some_and(|at| now.signed_duration_since(at) < MAX_AGE);
    let is_due = last.polls_since + 1 >= MAX_POLLS;
    last.has_body && !last.has_new_url && !last.had_expires_zero && is_recent && !is_due
}
