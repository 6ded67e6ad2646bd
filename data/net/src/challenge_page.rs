//! Pages that stand between a program and what it asked for: proofs of being human, walls of consent.

use reqwest::header::HeaderMap;

/// What of a body is looked at.
const MAX_SCANNED_BYTES: usize = 64 << 10;
/// Statuses that such pages come with. 200 is not among them: a page that talks of captchas is no challenge.
const CHALLENGE_STATUSES: &[u16] = &[202, 401, 403, 405, 429, 503];

/// Headers that say so, with what their value begins with.
const CHALLENGE_HEADERS: &[(&str, &str)] = &[
    ("cf-mitigated", "challenge"),
    ("x-amzn-waf-action", ""),
    ("x-datadome", ""),
    ("x-sucuri-block", ""),
    ("sg-captcha", "challenge"),
];

/// What the pages of the usual products contain, in lower case.
const MARKERS: &[&str] = &[
    "_cf_chl_opt",
    "cf-browser-verification",
    "cf_captcha_kind",
    "/cdn-cgi/challenge-platform/",
    "<title>just a moment...",
    "<title>attention required! | cloudflare",
    "_incapsula_resource",
    "captcha-delivery.com",
    "px-captcha",
    "sucuri_cloudproxy_js",
    "ddos-guard.net",
    "awswafcookiedomainlist",
    "/.well-known/sgcaptcha",
    "g-recaptcha",
    "h-captcha",
    "cf-turnstile",
    "cookie-wall",
    "cookiewall",
    "consent.google.",
    "guce.advertising.com",
    "enable javascript and cookies to continue",
];

/// Whether an answer is such a page.
pub(crate) fn is_challenge(status: u16, headers: &HeaderMap, body: &[u8]) -> bool {
    let has_header = || {
        CHALLENGE_HEADERS
            .iter()
            .any(|(name, value)| headers.get(*name).is_some_and(|found| found.as_bytes().starts_with(value.as_bytes())))
    };
    CHALLENGE_STATUSES.contains(&status) && (has_header() || has_marker(body))
}

fn has_marker(body: &[u8]) -> bool {
    let start = String::from_utf8_lossy(&body[..body.len().min(MAX_SCANNED_BYTES)]).to_ascii_lowercase();
    MARKERS.iter().any(|marker| start.contains(marker))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::HeaderValue;

    #[test]
    fn challenges_are_distinguished_from_refusals() {
        let none = HeaderMap::new();
        let page = b"<html><head><title>Just a moment...</title>";
        assert!(is_challenge(403, &none, page) && is_challenge(503, &none, page));
        assert!(!is_challenge(200, &none, page), "a page about them");
        assert!(!is_challenge(404, &none, page));
        assert!(!is_challenge(403, &none, b"<html>Forbidden"));
        assert!(is_challenge(202, &none, b"<meta http-equiv=refresh content='0;/.well-known/sgcaptcha/?r=%2Ffeed'>"));
        let mut headers = HeaderMap::new();
        headers.insert("cf-mitigated", HeaderValue::from_static("challenge"));
        assert!(is_challenge(403, &headers, b""));
        let mut far = vec![b' '; MAX_SCANNED_BYTES];
        far.extend(page);
        assert!(!is_challenge(403, &none, &far));
    }
}
