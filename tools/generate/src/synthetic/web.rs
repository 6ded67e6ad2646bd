//! Where the invented hosts are: names under `.example`, or paths of one address that serves them all.

/// The addresses of a catalog.
#[derive(Clone, Debug)]
pub struct Web {
    base: Option<String>,
}

/// A place on an invented host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub host: String,
    /// With its slash.
    pub path: String,
    /// Without TLS, which is another URL for the same.
    pub is_plain: bool,
}

impl Place {
    pub fn new(host: impl Into<String>, path: impl Into<String>) -> Self {
        Self { host: host.into(), path: path.into(), is_plain: false }
    }

    /// The path under which the local web serves it: the host is its first part, with port 80 where there is no TLS.
    pub fn served(&self) -> String {
        let port = if self.is_plain { ":80" } else { "" };
        format!("/{}{port}{}", self.host, self.path)
    }
}

impl Web {
    /// Below `base`, a URL without a slash at its end; without one, under the hosts' own names.
    pub fn new(base: Option<&str>) -> Self {
        Self { base: base.map(|base| base.trim_end_matches('/').to_owned()) }
    }

    pub fn url(&self, place: &Place) -> String {
        match &self.base {
            Some(base) => format!("{base}{}", place.served()),
            None => format!("http{}://{}{}", if place.is_plain { "" } else { "s" }, place.host, place.path),
        }
    }

    /// The URL of a path that begins with a slash.
    pub fn at(&self, host: &str, path: &str) -> String {
        self.url(&Place::new(host, path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_in_two_webs() {
        let mut place = Place::new("feeds.a.example", "/x/rss");
        let (world, local) = (Web::new(None), Web::new(Some("http://127.0.0.1:8400/")));
        assert_eq!(world.url(&place), "https://feeds.a.example/x/rss");
        assert_eq!(local.url(&place), "http://127.0.0.1:8400/feeds.a.example/x/rss");
        place.is_plain = true;
        assert_eq!(world.url(&place), "http://feeds.a.example/x/rss");
        assert_eq!(local.url(&place), "http://127.0.0.1:8400/feeds.a.example:80/x/rss");
    }
}
