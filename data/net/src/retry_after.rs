//! Parses `Retry-After`, and numbers of seconds in headers.

use earshot_model::Timestamp;
use std::time::Duration;

/// Parses `Retry-After`: seconds or a date (RFC 9110 10.2.3). A past date is a wait of zero. Malformed values,
/// including negative numbers, are `None`.
pub(crate) fn parse_retry_after(value: &str, now: Timestamp) -> Option<Duration> {
    let value = value.trim();
    parse_seconds(value).or_else(|| {
        let at = httpdate::parse_http_date(value).ok()?;
        Some(at.duration_since(now.into()).unwrap_or_default())
    })
}

/// Parses digits of any number (RFC 9111 1.2.2).
pub(crate) fn parse_seconds(value: &str) -> Option<Duration> {
    let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| Duration::from_secs(value.parse().unwrap_or(u64::from(u32::MAX))))
}
