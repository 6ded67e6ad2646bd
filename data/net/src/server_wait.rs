//! What a server says about when to come back.

use crate::response::FetchResponse;
use earshot_model::Timestamp;
use std::time::Duration;

/// How far a server is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitCaps {
    /// For `Retry-After`.
    pub retry_after: Duration,
    /// For `Cache-Control` and `Expires`.
    pub freshness: Duration,
}

impl Default for WaitCaps {
    /// Facts 1.2: seven days; a day for a live feed, which guards against `max-age=31536000`.
    fn default() -> Self {
        Self { retry_after: Duration::from_secs(7 * 86_400), freshness: Duration::from_secs(86_400) }
    }
}

/// The header that a wait comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitSource {
    RetryAfter,
    MaxAge,
    Expires,
}

/// What a server says about waiting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerWait {
    /// From now. `None` when the server says nothing, or nothing above zero.
    pub wait: Option<(Duration, WaitSource)>,
    /// `Expires: 0`: the server does not mean its validators, the next request goes without them (facts 1.2).
    pub drops_validators: bool,
}

/// When the server of an answer wants to be asked again: `Retry-After` before `Cache-Control: max-age` before `Expires`
/// (facts 1.2). What is said outside HTTP (`ttl`, `skipHours`) is not its business.
#[must_use]
pub fn compute_server_wait(answer: &FetchResponse, now: Timestamp, caps: &WaitCaps) -> ServerWait {
    let fresh = |wait: Duration| wait.saturating_sub(parse_age(answer)).min(caps.freshness);
    let retry_after = answer.retry_after.map(|wait| (wait.min(caps.retry_after), WaitSource::RetryAfter));
    let max_age = || Some((fresh(parse_max_age(answer.cache_control.as_deref()?)?), WaitSource::MaxAge));
    let expires = || Some((fresh(time_until_expiry(answer, now)?), WaitSource::Expires));
    let wait = retry_after.or_else(max_age).or_else(expires).filter(|(wait, _)| !wait.is_zero());
    ServerWait { wait, drops_validators: answer.expires.as_deref() == Some("0") }
}

/// The value of `Retry-After`: seconds or a date (RFC 9110 10.2.3). A date that has passed is no wait; what cannot be
/// read, a negative number among it, is `None`.
pub(crate) fn parse_retry_after(value: &str, now: Timestamp) -> Option<Duration> {
    let value = value.trim();
    parse_seconds(value).or_else(|| {
        let at = httpdate::parse_http_date(value).ok()?;
        Some(at.duration_since(now.into()).unwrap_or_default())
    })
}

/// Digits, however many (RFC 9111 1.2.2).
fn parse_seconds(value: &str) -> Option<Duration> {
    let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| Duration::from_secs(value.parse().unwrap_or(u64::from(u32::MAX))))
}

/// RFC 9111 5.2.2. `no-cache` and `no-store` are a `max-age` of zero; the first `max-age` counts.
fn parse_max_age(cache_control: &str) -> Option<Duration> {
    let directives = cache_control.split(',').map(|directive| directive.trim().to_ascii_lowercase());
    let mut age = None;
    for directive in directives {
        match directive.split_once('=') {
            None if matches!(directive.as_str(), "no-cache" | "no-store") => return Some(Duration::ZERO),
            Some(("max-age", value)) if age.is_none() => age = parse_seconds(value.trim_matches('"')),
            _ => {}
        }
    }
    age
}

/// By the server's own clock where it tells it (RFC 9111 4.2.1).
fn time_until_expiry(answer: &FetchResponse, now: Timestamp) -> Option<Duration> {
    let at = httpdate::parse_http_date(answer.expires.as_deref()?).ok()?;
    let date = answer.date.as_deref().and_then(|date| httpdate::parse_http_date(date).ok());
    Some(at.duration_since(date.unwrap_or_else(|| now.into())).unwrap_or_default())
}

fn parse_age(answer: &FetchResponse) -> Duration {
    answer.age.as_deref().and_then(parse_seconds).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
    use url::Url;

    type Headers = &'static [(&'static str, &'static str)];

    #[test]
    fn server_waits_are_computed_from_headers() {
        use WaitSource::{Expires, MaxAge, RetryAfter};
        let now = earshot_testkit::fixed_clock().now();
        const NOON: &str = "Sun, 01 Nov 2026 12:00:00 GMT";
        const ONE: &str = "Sun, 01 Nov 2026 13:00:00 GMT";
        let cases: &[(Headers, Option<(u64, WaitSource)>)] = &[
            (&[], None),
            (&[("retry-after", "120"), ("cache-control", "max-age=60"), ("expires", ONE)], Some((120, RetryAfter))),
            (&[("cache-control", "public, MAX-AGE=\"60\""), ("expires", ONE)], Some((60, MaxAge))),
            (&[("expires", ONE)], Some((3_600, Expires))),
            // The server's clock is an hour late: by it the answer is good for two.
            (&[("expires", ONE), ("date", "Sun, 01 Nov 2026 11:00:00 GMT")], Some((7_200, Expires))),
            (&[("expires", ONE), ("age", "600")], Some((3_000, Expires))),
            (&[("cache-control", "max-age=60"), ("age", "90")], None),
            (&[("retry-after", ONE)], Some((3_600, RetryAfter))),
            (&[("retry-after", "Sun, 01 Nov 2026 11:00:00 GMT"), ("expires", ONE)], None),
            (&[("retry-after", "-5"), ("expires", ONE)], Some((3_600, Expires))),
            (&[("retry-after", "soon")], None),
            (&[("retry-after", "99999999999")], Some((604_800, RetryAfter))),
            (&[("retry-after", "99999999999999999999999999")], Some((604_800, RetryAfter))),
            (&[("cache-control", "max-age=31536000")], Some((86_400, MaxAge))),
            (&[("cache-control", "no-cache, max-age=60"), ("expires", ONE)], None),
            (&[("cache-control", "max-age=0"), ("expires", ONE)], None),
            (&[("cache-control", "max-age=-1, private"), ("expires", ONE)], Some((3_600, Expires))),
            (&[("expires", "0")], None),
            (&[("expires", NOON)], None),
        ];
        for (headers, expected) in cases {
            let mut map = HeaderMap::new();
            for (name, value) in *headers {
                map.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
            }
            let url = Url::parse("https://a.example/").expect("a URL");
            let answer = FetchResponse::from_headers(200, &url, &map, now);
            let said = compute_server_wait(&answer, now, &WaitCaps::default());
            assert_eq!(said.wait.map(|(wait, source)| (wait.as_secs(), source)), *expected, "{headers:?}");
            assert_eq!(said.drops_validators, headers.contains(&("expires", "0")), "{headers:?}");
        }
    }
}
