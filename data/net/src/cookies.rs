//! Cookies within the redirects of one request (RFC 6265): some servers set a cookie, redirect back, and expect it. No
//! cookie outlives its request.

use crate::public_suffixes::public_suffix;
use reqwest::header::{self, HeaderMap};
use std::time::SystemTime;
use url::{Host, Url};

/// More cookies, and longer ones, are dropped.
const MAX_COOKIES: usize = 32;
const MAX_COOKIE_BYTES: usize = 4 << 10;

/// The cookies of one request.
#[derive(Debug, Default)]
pub(crate) struct CookieJar {
    cookies: Vec<Cookie>,
    revision: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct Cookie {
    name: String,
    value: String,
    domain: String,
    /// Whether subdomains get the cookie too.
    has_subdomains: bool,
    path: String,
    is_secure: bool,
}

impl CookieJar {
    /// The number of changes so far: a server may redirect to the same URL only after one.
    pub(crate) fn revision(&self) -> usize {
        self.revision
    }

    /// Stores the cookies of a response, and removes those that it ends.
    pub(crate) fn store(&mut self, url: &Url, headers: &HeaderMap, now: SystemTime) {
        // Whether a cookie has ended is for the server's clock to decide, where it sends its time.
        let date = headers.get(header::DATE).and_then(|value| httpdate::parse_http_date(value.to_str().ok()?).ok());
        let now = date.unwrap_or(now);
        for value in headers.get_all(header::SET_COOKIE) {
            let Some(line) = value.to_str().ok() else { continue };
            let Some(cookie) = Cookie::parse(line, url) else { continue };
            let is_same =
                |old: &Cookie| (&old.name, &old.domain, &old.path) == (&cookie.name, &cookie.domain, &cookie.path);
            let known = self.cookies.iter().position(is_same);
            if is_ended(line, now) {
                // The end of a cookie is a change too: a server may redirect to the same URL after it.
                if let Some(at) = known {
                    self.cookies.remove(at);
                    self.revision += 1;
                }
                continue;
            }
            match known {
                Some(at) if self.cookies[at] == cookie => continue,
                Some(at) => self.cookies[at] = cookie,
                None if self.cookies.len() < MAX_COOKIES => self.cookies.push(cookie),
                None => continue,
            }
            self.revision += 1;
        }
    }

    /// The `Cookie` header for a URL.
    pub(crate) fn header_for(&self, url: &Url) -> Option<String> {
        let fitting = self.cookies.iter().filter(|cookie| cookie.fits(url));
        let pairs: Vec<String> = fitting.map(|cookie| format!("{}={}", cookie.name, cookie.value)).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }
}

impl Cookie {
    /// Parses a `Set-Cookie` line (RFC 6265 5.2), without its expiry.
    fn parse(line: &str, url: &Url) -> Option<Self> {
        if line.len() > MAX_COOKIE_BYTES {
            return None;
        }
        let mut parts = line.split(';').map(str::trim);
        let (name, value) = parts.next()?.split_once('=')?;
        let host = url.host_str()?;
        let mut cookie = Self {
            name: name.trim().to_owned(),
            value: value.trim().to_owned(),
            domain: host.to_owned(),
            has_subdomains: false,
            path: default_path(url).to_owned(),
            is_secure: false,
        };
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            match key.to_ascii_lowercase().as_str() {
                "domain" if !value.is_empty() => {
                    cookie.domain = value.trim().trim_start_matches('.').to_ascii_lowercase();
                    cookie.has_subdomains = true;
                }
                "path" if value.starts_with('/') => cookie.path = value.trim().to_owned(),
                "secure" => cookie.is_secure = true,
                _ => {}
            }
        }
        let may_set = cookie.domain == host || (is_subdomain(url, &cookie.domain) && !is_public_suffix(&cookie.domain));
        (!cookie.name.is_empty() && may_set).then_some(cookie)
    }

    fn fits(&self, url: &Url) -> bool {
        let is_host =
            url.host_str() == Some(self.domain.as_str()) || (self.has_subdomains && is_subdomain(url, &self.domain));
        let rest = url.path().strip_prefix(self.path.as_str());
        let is_path = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || self.path.ends_with('/'));
        is_host && is_path && (!self.is_secure || url.scheme() == "https")
    }
}

/// Whether a `Set-Cookie` line ends its cookie. `Max-Age` has precedence over `Expires` (RFC 6265 5.3), and the last
/// attribute of a name counts.
fn is_ended(line: &str, now: SystemTime) -> bool {
    let (mut age, mut expiry) = (None, None);
    for part in line.split(';').skip(1) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let value = value.trim().trim_matches('"');
        match key.trim().to_ascii_lowercase().as_str() {
            // RFC 6265 5.2.2: any other text is ignored.
            "max-age"
                if !value.is_empty() && value.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                age = Some(value.starts_with('-') || value.bytes().all(|byte| byte == b'0'));
            }
            "expires" => expiry = parse_expiry(value).map(|at| at <= now).or(expiry),
            _ => {}
        }
    }
    age.or(expiry).unwrap_or(false)
}

/// Parses the date of an expiry. Many servers write hyphens between its parts, and years of two digits.
fn parse_expiry(text: &str) -> Option<SystemTime> {
    httpdate::parse_http_date(text).ok().or_else(|| {
        let (weekday, rest) = text.split_once(',')?;
        let rest = rest.replacen('-', " ", 2);
        httpdate::parse_http_date(&format!("{},{rest}", weekday.get(..3)?)).ok()
    })
}

/// RFC 6265 5.1.4: the path of the URL up to its last slash.
fn default_path(url: &Url) -> &str {
    match url.path().rfind('/') {
        Some(at) if at > 0 => &url.path()[..at],
        _ => "/",
    }
}

fn is_subdomain(url: &Url, domain: &str) -> bool {
    match url.host() {
        Some(Host::Domain(host)) => host.strip_suffix(domain).is_some_and(|rest| rest.ends_with('.')),
        _ => false,
    }
}

/// Whether a domain is one under which anybody registers names.
fn is_public_suffix(domain: &str) -> bool {
    public_suffix(domain).is_none_or(|suffix| suffix == domain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("a URL")
    }

    fn now() -> SystemTime {
        httpdate::parse_http_date("Sun, 10 Mar 2024 12:00:00 GMT").expect("a date")
    }

    fn jar(from: &str, lines: &[&str]) -> CookieJar {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(header::SET_COOKIE, line.parse().expect("a header"));
        }
        let mut jar = CookieJar::default();
        jar.store(&url(from), &headers, now());
        jar
    }

    #[test]
    fn cookies_are_sent_only_to_their_host_and_path() {
        let lines = [
            "a=1; Path=/",
            "b=2; Domain=show.example; Path=/",
            "c=3; Secure; Path=/",
            "d=4",
            "e=5; Domain=example",
            "f=6; Domain=other.example",
            "=7",
            "g",
        ];
        let jar = jar("https://feeds.show.example/x/feed", &lines);
        let cases = [
            ("https://feeds.show.example/x/feed", Some("a=1; b=2; c=3; d=4")),
            ("https://feeds.show.example/y", Some("a=1; b=2; c=3")),
            ("http://feeds.show.example/y", Some("a=1; b=2")),
            ("https://show.example/x/feed", Some("b=2")),
            ("https://other.example/x/feed", None),
            ("https://evilshow.example/", None),
        ];
        for (target, expected) in cases {
            assert_eq!(jar.header_for(&url(target)).as_deref(), expected, "{target}");
        }
    }

    #[test]
    fn cookies_end() {
        let from = "http://127.0.0.1:8000/";
        let ends = [
            "a=; Max-Age=0",
            "a=x; max-age=-1; Path=/",
            "a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
            "a=; expires=Thu, 01-Jan-1970 00:00:01 GMT",
            "a=; Expires=Sun, 10 Mar 2024 11:59:59 GMT",
            "a=; Expires=Tue, 01 Jan 2030 00:00:00 GMT; Max-Age=0",
        ];
        for line in ends {
            let jar = jar(from, &["a=1", "b=2", line]);
            assert_eq!((jar.revision(), jar.header_for(&url(from)).as_deref()), (3, Some("b=2")), "{line}");
        }
        let stays = [
            "a=1; Max-Age=60",
            "a=1; Max-Age=soon",
            "a=1; Expires=Tue, 01 Jan 2030 00:00:00 GMT",
            "a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60",
            "a=1; Expires=never",
            "a=1; Max-Age=",
        ];
        for line in stays {
            assert_eq!(jar(from, &[line]).header_for(&url(from)).as_deref(), Some("a=1"), "{line}");
        }
        let unknown = jar(from, &["a=; Max-Age=0"]);
        assert_eq!((unknown.revision(), unknown.header_for(&url(from))), (0, None));
    }

    #[test]
    fn only_changes_count() {
        let from = "http://127.0.0.1:8000/";
        let mut jar = jar(from, &["a=1", "a=1", "a=2"]);
        assert_eq!((jar.revision(), jar.header_for(&url(from)).as_deref()), (2, Some("a=2")));
        let mut headers = HeaderMap::new();
        for number in 0..100 {
            headers.append(header::SET_COOKIE, format!("n{number}=1").parse().expect("a header"));
        }
        jar.store(&url(from), &headers, now());
        assert_eq!(jar.cookies.len(), MAX_COOKIES);
    }
}
