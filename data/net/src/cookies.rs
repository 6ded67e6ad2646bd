//! Cookies within the redirects of one request (RFC 6265): some servers set a cookie, redirect back, and expect it. No
//! cookie outlives its request.

use reqwest::header::{self, HeaderMap};
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

    /// Stores the cookies of a response.
    pub(crate) fn store(&mut self, url: &Url, headers: &HeaderMap) {
        for value in headers.get_all(header::SET_COOKIE) {
            let Some(cookie) = value.to_str().ok().and_then(|line| Cookie::parse(line, url)) else { continue };
            let is_same =
                |old: &Cookie| (&old.name, &old.domain, &old.path) == (&cookie.name, &cookie.domain, &cookie.path);
            match self.cookies.iter().position(is_same) {
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
    /// Parses a `Set-Cookie` line (RFC 6265 5.2). Expiry is ignored, because the jar lives for seconds.
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
    psl::suffix_str(domain).is_none_or(|suffix| suffix == domain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("a URL")
    }

    fn jar(from: &str, lines: &[&str]) -> CookieJar {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(header::SET_COOKIE, line.parse().expect("a header"));
        }
        let mut jar = CookieJar::default();
        jar.store(&url(from), &headers);
        jar
    }

    #[test]
    fn cookies_go_where_they_belong() {
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
    fn only_changes_count() {
        let from = "http://127.0.0.1:8000/";
        let mut jar = jar(from, &["a=1", "a=1", "a=2"]);
        assert_eq!((jar.revision(), jar.header_for(&url(from)).as_deref()), (2, Some("a=2")));
        let mut headers = HeaderMap::new();
        for number in 0..100 {
            headers.append(header::SET_COOKIE, format!("n{number}=1").parse().expect("a header"));
        }
        jar.store(&url(from), &headers);
        assert_eq!(jar.cookies.len(), MAX_COOKIES);
    }
}
