//! URLs of the invented hosts: names under `.example`, or paths below one base URL.

/// The URLs of a catalog.
#[derive(Clone, Debug)]
pub struct WebUrls {
    base: Option<String>,
}

/// A path on an invented host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebAddress {
    pub host: String,
    /// The path with its leading slash.
    pub path: String,
    /// Whether the URL is without TLS.
    pub is_http: bool,
}

impl WebAddress {
    pub fn new(host: impl Into<String>, path: impl Into<String>) -> Self {
        Self { host: host.into(), path: path.into(), is_http: false }
    }

    /// Returns the path at the local web. The host is its first part, with port 80 for URLs without TLS.
    pub fn local_path(&self) -> String {
        let port = if self.is_http { ":80" } else { "" };
        format!("/{}{port}{}", self.host, self.path)
    }
}

impl WebUrls {
    /// Uses `base`, a URL without a trailing slash, or the hosts' own names.
    pub fn new(base: Option<&str>) -> Self {
        Self { base: base.map(|base| base.trim_end_matches('/').to_owned()) }
    }

    pub fn url(&self, place: &WebAddress) -> String {
        match &self.base {
            Some(base) => format!("{base}{}", place.local_path()),
            None => format!("http{}://{}{}", if place.is_http { "" } else { "s" }, place.host, place.path),
        }
    }

    /// Returns the URL of a path that begins with a slash.
    pub fn url_of_host(&self, host: &str, path: &str) -> String {
        self.url(&WebAddress::new(host, path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_two_urls() {
        let mut place = WebAddress::new("feeds.a.example", "/x/rss");
        let (world, local) = (WebUrls::new(None), WebUrls::new(Some("http://127.0.0.1:8400/")));
        assert_eq!(world.url(&place), "https://feeds.a.example/x/rss");
        assert_eq!(local.url(&place), "http://127.0.0.1:8400/feeds.a.example/x/rss");
        place.is_http = true;
        assert_eq!(world.url(&place), "http://feeds.a.example/x/rss");
        assert_eq!(local.url(&place), "http://127.0.0.1:8400/feeds.a.example:80/x/rss");
    }
}
