//! Decides whether the next request may be conditional.

use chrono::TimeDelta;
use earshot_model::Timestamp;

/// Facts 1.2: an occasional full response detects servers with wrong validators.
const MAX_POLLS: u32 = 20;
const MAX_AGE: TimeDelta = TimeDelta::days(14);

/// The state since the last response to an unconditional request.
#[derive(Clone, Copy, Debug)]
pub struct LastFullFetch {
    /// Number of conditional requests since then.
    pub polls_since: u32,
    /// Time of that response; `None` when there was none yet.
    pub at: Option<Timestamp>,
    /// Whether the URL differs from the one of the validators.
    pub has_new_url: bool,
    /// Whether the last response had `Expires: 0`. Such servers change bodies without changing validators.
    pub had_expires_zero: bool,
    /// Whether the content of the validators is still stored. A 304 is useless otherwise.
    pub has_body: bool,
}

/// Whether to send `If-None-Match` and `If-Modified-Since`. Otherwise the whole feed is requested.
#[must_use]
pub fn sends_validators(last: &LastFullFetch, now: Timestamp) -> bool {
    let is_recent = last.at.is_some_and(|at| now.signed_duration_since(at) < MAX_AGE);
    let is_due = last.polls_since + 1 >= MAX_POLLS;
    last.has_body && !last.has_new_url && !last.had_expires_zero && is_recent && !is_due
}
