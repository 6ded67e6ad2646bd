//! The server wait: the earliest time at which a server lets us return.

use crate::response::FetchResponse;
use crate::retry_after::parse_seconds;
use earshot_model::Timestamp;
use std::time::Duration;

/// The longest waits that are accepted from a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitCaps {
    /// For `Retry-After`.
    pub retry_after: Duration,
    /// For `Cache-Control` and `Expires`.
    pub freshness: Duration,
}

impl Default for WaitCaps {
    /// Facts 1.2: seven days for `Retry-After`; one day for freshness of a live feed, which guards against
    /// `max-age=31536000`.
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

/// The wait that a response demands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerWait {
    /// The wait from now. `None` when the response has no wait above zero.
    pub wait: Option<(Duration, WaitSource)>,
    /// Set by `Expires: 0`: the validators of such a server are unreliable, so the next request omits them (facts 1.2).
    pub drops_validators: bool,
}

/// Computes the wait from `Retry-After`, else `Cache-Control: max-age`, else `Expires` (facts 1.2). The elements `ttl`
/// and `skipHours` of feeds are ignored here.
#[must_use]
pub fn compute_server_wait(response: &FetchResponse, now: Timestamp, caps: &WaitCaps) -> ServerWait {
    let fresh = |wait: Duration| wait.saturating_sub(parse_age(response)).min(caps.freshness);
    let retry_after = response.retry_after.map(|wait| (wait.min(caps.retry_after), WaitSource::RetryAfter));
    let max_age = || Some((fresh(parse_max_age(response.cache_control.as_deref()?)?), WaitSource::MaxAge));
    let expires = || Some((fresh(time_until_expiry(response, now)?), WaitSource::Expires));
    let wait = retry_after.or_else(max_age).or_else(expires).filter(|(wait, _)| !wait.is_zero());
    ServerWait { wait, drops_validators: response.expires.as_deref() == Some("0") }
}

/// RFC 9111 5.2.2. `no-cache` and `no-store` count as a `max-age` of zero. Of several `max-age`, the first counts.
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

/// Computed by the server's own clock where the response has a `Date` (RFC 9111 4.2.1).
fn time_until_expiry(response: &FetchResponse, now: Timestamp) -> Option<Duration> {
    let at = httpdate::parse_http_date(response.expires.as_deref()?).ok()?;
    let date = response.date.as_deref().and_then(|date| httpdate::parse_http_date(date).ok());
    Some(at.duration_since(date.unwrap_or_else(|| now.into())).unwrap_or_default())
}

fn parse_age(response: &FetchResponse) -> Duration {
    response.age.as_deref().and_then(parse_seconds).unwrap_or_default()
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
            // The server's clock is an hour slow, so the response stays fresh for two hours.
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
            let response = FetchResponse::from_headers(200, &url, &map, now);
            let server_wait = compute_server_wait(&response, now, &WaitCaps::default());
            assert_eq!(server_wait.wait.map(|(wait, source)| (wait.as_secs(), source)), *expected, "{headers:?}");
            assert_eq!(server_wait.drops_validators, headers.contains(&("expires", "0")), "{headers:?}");
        }
    }
}
