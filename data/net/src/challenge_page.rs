//! Detects challenge pages: CAPTCHAs and consent walls that a server sends in place of the requested document.

use reqwest::header::HeaderMap;

/// How many bytes of a body are scanned.
const MAX_SCANNED_BYTES: usize = 64 << 10;
/// Statuses of challenge pages. 200 is not among them, because a page that mentions CAPTCHAs is not a challenge.
const CHALLENGE_STATUSES: &[u16] = &[202, 401, 403, 405, 429, 503];

/// Headers that mark a challenge, with the start of their value.
const CHALLENGE_HEADERS: &[(&str, &str)] = &[
    ("cf-mitigated", "challenge"),
    ("x-amzn-waf-action", ""),
    ("x-datadome", ""),
    ("x-sucuri-block", ""),
    ("sg-captcha", "challenge"),
];

/// Texts in the challenge pages of common products, in lower case.
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

/// Whether a response is a challenge page.
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
    fn challenges_are_distinguished_from_rejections() {
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
