//! URLs of a feed: made absolute, http or https, with common damage repaired; and their site.

use super::text::trim;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use url::Url;

/// Returns the absolute form of a URL from a feed; `None` when it is not an http or https URL.
pub(crate) fn to_absolute_url(raw: &str, base: Option<&str>) -> Option<String> {
    let text = trim(raw);
    if text.is_empty() || text.len() > MAX_SHORT_TEXT_BYTES {
        return None;
    }
    if is_plain_absolute(text) {
        return Some(text.to_owned());
    }
    let repaired = repair_url(text);
    let url = match Url::parse(&repaired) {
        Ok(url) => url,
        Err(url::ParseError::RelativeUrlWithoutBase) => Url::parse(base?).ok()?.join(&repaired).ok()?,
        Err(_) => return None,
    };
    let is_web = matches!(url.scheme(), "http" | "https") && url.has_host();
    is_web.then(|| url.into())
}

/// Whether a URL parser would leave the text unchanged. Then it is kept verbatim, which is also faster.
fn is_plain_absolute(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let Some(rest) = rest.map(str::as_bytes) else { return false };
    let Some(end) = rest.iter().position(|byte| *byte == b'/') else { return false };
    let (host, path) = rest.split_at(end);
    let host_is_plain = host.contains(&b'.')
        && host.iter().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'.' | b'-'));
    // Scans all bytes without an early exit, so that the compiler vectorizes the loop.
    let has_odd = path.iter().fold(false, |has_odd, byte| {
        has_odd
            | !byte.is_ascii_graphic()
            | matches!(byte, b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}')
    });
    host_is_plain && !has_odd && !memchr::memchr_iter(b'.', path).any(|at| at > 0 && path[at - 1] == b'/')
}

/// Repairs doubled and broken schemes, and schemes of podcast apps.
fn repair_url(text: &str) -> String {
    let has_prefix =
        |text: &str, prefix: &str| text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
    for prefix in ["feed:", "itpc:", "pcast:", "podcast:", "itms:"] {
        if has_prefix(text, prefix) {
            let bare = text[prefix.len()..].trim_start_matches('/');
            return if has_prefix(bare, "http") { repair_url(bare) } else { format!("https://{bare}") };
        }
    }
    for scheme in ["https", "http"] {
        let Some(tail) = text.get(scheme.len()..).filter(|_| has_prefix(text, scheme)) else { continue };
        let inner = tail.trim_start_matches([':', '/']);
        let is_doubled = tail.starts_with(':')
            && ["http:", "https:", "http//", "https//"].iter().any(|again| has_prefix(inner, again));
        if is_doubled {
            return repair_url(inner);
        }
        // The colon or a slash is missing.
        if tail.starts_with("//") || (tail.starts_with(":/") && !tail.starts_with("://")) {
            return format!("{scheme}://{inner}");
        }
    }
    if let Some(rest) = text.strip_prefix("://") {
        return format!("https://{rest}");
    }
    if has_prefix(text, "www.") { format!("https://{text}") } else { text.to_owned() }
}

/// Returns the site of a URL: the registered domain of its host, or the whole host when there is none (an IP address,
/// `localhost`). Empty for a file.
#[must_use]
pub fn registered_domain(url: &str) -> String {
    let host = Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_lowercase)).unwrap_or_default();
    let is_name = host.bytes().any(|byte| byte.is_ascii_alphabetic()) && !host.starts_with('[');
    let registered = is_name.then(|| earshot_net::registrable_domain(&host).map(str::to_owned)).flatten();
    registered.unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_resolved() {
        let base = Some("https://a.example/show/feed.xml");
        let cases = [
            ("https://b.example/x?y=1&z=%20", Some("https://b.example/x?y=1&z=%20")),
            ("http://B.example/ a b.mp3", Some("http://b.example/%20a%20b.mp3")),
            ("/ep/1.mp3", Some("https://a.example/ep/1.mp3")),
            ("ep 1.mp3", Some("https://a.example/show/ep%201.mp3")),
            ("//c.example/x", Some("https://c.example/x")),
            ("http:https://d.example/x", Some("https://d.example/x")),
            ("http://http://d.example/x", Some("http://d.example/x")),
            ("HTTP://https://d.example/x", Some("https://d.example/x")),
            ("https//d.example/x", Some("https://d.example/x")),
            ("https:/d.example/x", Some("https://d.example/x")),
            ("://d.example/x", Some("https://d.example/x")),
            ("www.d.example/x", Some("https://www.d.example/x")),
            ("pcast:https://d.example/x", Some("https://d.example/x")),
            ("https://d.example/?u=http://x", Some("https://d.example/?u=http://x")),
            ("https://d.example/a\nb.mp3", Some("https://d.example/ab.mp3")),
            ("feed://e.example/rss", Some("https://e.example/rss")),
            ("https://f.example/a/../b", Some("https://f.example/b")),
            ("javascript:alert(1)", None),
            ("mailto:a@b.example", None),
            ("", None),
        ];
        for (raw, expected) in cases {
            assert_eq!(to_absolute_url(raw, base).as_deref(), expected, "{raw:?}");
        }
        assert_eq!(to_absolute_url("/x", None), None);
    }

    #[test]
    fn sites_are_registered_names() {
        for (url, expected) in [
            ("https://feeds.a.co.uk/x", "a.co.uk"),
            ("http://127.0.0.1:80/x", "127.0.0.1"),
            ("http://localhost:80/x", "localhost"),
            ("file:///a.xml", ""),
        ] {
            assert_eq!(registered_domain(url), expected, "{url}");
        }
    }
}
