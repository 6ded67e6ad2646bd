//! Splits a URL for the tables: host without meaningless prefixes, path segments, query.

use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use url::Url;

/// Longer URLs are not recognized, in bytes.
const MAX_URL_BYTES: usize = 2_048;
/// Further path segments are ignored.
const MAX_SEGMENTS: usize = 32;
/// How many nested redirect links are followed.
const MAX_WRAPPERS: usize = 3;

/// Redirect links: host, start of the path, and the parameter with the target. Without a parameter, the whole query is
/// the target.
const WRAPPERS: &[(&str, &str, Option<&str>)] = &[
    ("l.facebook.com", "/l.php", Some("u")),
    ("lm.facebook.com", "/l.php", Some("u")),
    ("l.instagram.com", "/", Some("u")),
    ("l.threads.com", "/", Some("u")),
    ("www.google.com", "/url", Some("q")),
    ("www.google.com", "/url", Some("url")),
    ("www.youtube.com", "/redirect", Some("q")),
    ("www.linkedin.com", "/redir/redirect", Some("url")),
    ("out.reddit.com", "/", Some("url")),
    ("vk.com", "/away.php", Some("to")),
    ("t.umblr.com", "/redirect", Some("z")),
    ("href.li", "/", None),
];

pub(super) struct UrlParts {
    pub(super) host: String,
    /// Percent-decoded once.
    pub(super) segments: Vec<String>,
    url: Url,
}

impl UrlParts {
    pub(super) fn parse(link: &str) -> Option<Self> {
        let mut url = parse_url(link)?;
        for _ in 0..MAX_WRAPPERS {
            match unwrap_redirect(&url) {
                Some(inner) => url = inner,
                None => break,
            }
        }
        let host = url.host_str()?.trim_end_matches('.').to_ascii_lowercase();
        let mut host = host.as_str();
        for prefix in ["www.", "m.", "mobile.", "web.", "l."] {
            // `m.host` is the mobile site of a host, but `m.com` is not.
            host = host.strip_prefix(prefix).filter(|rest| rest.contains('.')).unwrap_or(host);
        }
        // Old single-page apps put the path into the fragment: `twitter.com/#!/name`.
        let hash_bang = url.fragment().and_then(|fragment| fragment.strip_prefix('!')).filter(|_| url.path() == "/");
        let path = hash_bang.unwrap_or_else(|| url.path());
        let parts = path.split('/').filter(|part| !part.is_empty()).take(MAX_SEGMENTS);
        let segments =
            parts.map(|part| percent_decode(part.split('?').next().unwrap_or(part)).trim().to_owned()).collect();
        Some(Self { host: host.to_owned(), segments, url: url.clone() })
    }

    pub(super) fn query(&self, name: &str) -> Option<String> {
        self.url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    }
}

fn parse_url(link: &str) -> Option<Url> {
    let link = link.trim();
    if link.is_empty() || link.len() > MAX_URL_BYTES {
        return None;
    }
    // The link schemes of the Apple and Spotify apps.
    let with_scheme = match link.split_once(':') {
        Some(("spotify", rest)) => format!("https://open.spotify.com/{}", rest.replace(':', "/")),
        Some(("itms" | "itmss" | "itms-podcast" | "itms-podcasts" | "podcast" | "pcast", rest)) => {
            format!("https:{rest}")
        }
        _ if link.starts_with("//") => format!("https:{link}"),
        _ if link.contains("://") => link.to_owned(),
        _ => format!("https://{link}"),
    };
    let url = Url::parse(&with_scheme).ok()?;
    matches!(url.scheme(), "http" | "https").then_some(url)
}

fn unwrap_redirect(url: &Url) -> Option<Url> {
    let host = url.host_str()?;
    let wrappers = WRAPPERS.iter().filter(|(known, path, _)| *known == host && url.path().starts_with(path));
    wrappers
        .filter_map(|(_, _, parameter)| match parameter {
            Some(name) => url.query_pairs().find(|(key, _)| key == name).map(|(_, target)| target.into_owned()),
            None => url.query().map(str::to_owned),
        })
        .find_map(|target| parse_url(&target))
}

/// Percent-decodes once. A result that is not UTF-8 is discarded in favor of the input.
fn percent_decode(part: &str) -> String {
    percent_decode_str(part).decode_utf8().map_or_else(|_| part.to_owned(), Cow::into_owned)
}
