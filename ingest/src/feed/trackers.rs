//! Media URLs: strips tracker prefixes, and detects local hosts.

use earshot_model::media_type_of_url;
use url::{Host, Url};

/// A service that counts downloads. Its URLs wrap the media file's URL.
struct Tracker {
    name: &'static str,
    /// The host, including subdomains.
    host: &'static str,
    /// Path prefixes: `*` is any segment, `redirect.*` any segment with that start. The longest match wins.
    paths: &'static [&'static str],
}

/// Trackers of facts 2.1.
const TRACKERS: &[Tracker] = &[
    Tracker { name: "podtrac", host: "podtrac.com", paths: &["pts/redirect.*", "redirect.*", "pts"] },
    Tracker { name: "blubrry", host: "media.blubrry.com", paths: &["*/p", "*"] },
    Tracker { name: "podcorn", host: "pdcn.co", paths: &["e"] },
    Tracker { name: "op3", host: "op3.dev", paths: &["e", "e,*"] },
    Tracker { name: "podscribe", host: "pscrb.fm", paths: &["rss/p"] },
    Tracker { name: "podscribe", host: "podscribe.com", paths: &["rss/p"] },
    Tracker { name: "chartable", host: "chrt.fm", paths: &["track/*"] },
    Tracker { name: "chartable", host: "chtbl.com", paths: &["track/*"] },
    Tracker { name: "podsights", host: "pdst.fm", paths: &["e"] },
    Tracker { name: "magellan", host: "mgln.ai", paths: &["e/*", "e", "track"] },
    Tracker { name: "spotify", host: "prfx.byspotify.com", paths: &["e"] },
    Tracker { name: "claritas", host: "claritaspod.com", paths: &["measure", "m"] },
    Tracker { name: "claritas", host: "clrtpod.com", paths: &["m", "measure"] },
    Tracker { name: "gumball", host: "gum.fm", paths: &["*/*", "*", ""] },
    Tracker { name: "swap", host: "swap.fm", paths: &["track/*"] },
    Tracker { name: "artsai", host: "arttrk.com", paths: &["p/*", "p"] },
    Tracker { name: "vpixl", host: "pfx.vpixl.com", paths: &["*", ""] },
];

/// Maximum number of stacked trackers (facts 2.1: up to ten occur).
const MAX_TRACKERS: usize = 20;

/// Returns the URL of the media file, and the names of the trackers in front of it, outermost first. Other URLs are
/// returned unchanged. The outer scheme applies when the inner URL has none.
///
/// ```
/// use earshot_ingest::feed::strip_trackers;
/// let stacked = "https://dts.podtrac.com/redirect.mp3/chrt.fm/track/9B2/media.example/a.mp3?x=1";
/// let (url, trackers) = strip_trackers(stacked);
/// assert_eq!((url.as_str(), trackers), ("https://media.example/a.mp3?x=1", vec!["podtrac", "chartable"]));
/// ```
#[must_use]
pub fn strip_trackers(url: &str) -> (String, Vec<&'static str>) {
    let mut current = url.trim().to_owned();
    let mut trackers = Vec::new();
    while trackers.len() < MAX_TRACKERS
        && let Some((inner, name)) = strip_tracker(&current)
    {
        current = inner;
        trackers.push(name);
    }
    (current, trackers)
}

fn strip_tracker(url: &str) -> Option<(String, &'static str)> {
    let (scheme, rest) = split_scheme(url)?;
    let (authority, path) = rest.split_once('/')?;
    let host = authority.rsplit('@').next()?.split(':').next()?.to_ascii_lowercase();
    let is_of = |tracker: &&Tracker| {
        host.strip_suffix(tracker.host).is_some_and(|before| before.is_empty() || before.ends_with('.'))
    };
    TRACKERS.iter().filter(is_of).find_map(|tracker| {
        let inner = tracker
            .paths
            .iter()
            .find_map(|pattern| strip_pattern(path, pattern).and_then(|rest| media_url(rest, scheme)))?;
        Some((inner, tracker.name))
    })
}

fn split_scheme(url: &str) -> Option<(&'static str, &str)> {
    let strip = |prefix: &str| {
        let starts = url.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
        starts.then(|| &url[prefix.len()..])
    };
    strip("https://").map(|rest| ("https", rest)).or_else(|| strip("http://").map(|rest| ("http", rest)))
}

/// Returns the rest of a path after the pattern.
fn strip_pattern<'p>(path: &'p str, pattern: &str) -> Option<&'p str> {
    let mut rest = path;
    for expected in pattern.split('/').filter(|segment| !segment.is_empty()) {
        let (segment, behind) = rest.split_once('/')?;
        let fits = match expected.strip_suffix('*') {
            Some(start) => segment.starts_with(start),
            None => segment == expected,
        };
        if !fits {
            return None;
        }
        rest = behind;
    }
    Some(rest)
}

/// Returns the URL in the rest of a path: with a scheme of its own, encoded or not, or beginning with a host.
fn media_url(rest: &str, scheme: &str) -> Option<String> {
    let decoded;
    let rest = match rest.get(..14) {
        Some(start) if start.to_ascii_lowercase().contains("%3a%2f%2f") => {
            decoded = rest.replace("%3A", ":").replace("%3a", ":").replace("%2F", "/").replace("%2f", "/");
            decoded.as_str()
        }
        _ => rest.trim_start_matches('/'),
    };
    if let Some((own, rest)) = split_scheme(rest) {
        return starts_with_host(rest).then(|| format!("{own}://{rest}"));
    }
    // Servers and feeds often merge two slashes into one.
    for own in ["https:/", "http:/", "https/", "http/"] {
        if let Some(rest) = rest.strip_prefix(own).filter(|rest| starts_with_host(rest)) {
            return Some(format!("{}://{rest}", own.trim_end_matches([':', '/'])));
        }
    }
    starts_with_host(rest).then(|| format!("{scheme}://{rest}"))
}

/// Whether the text begins with a host: a name with a dot, followed by a path. A file name is not a host.
fn starts_with_host(rest: &str) -> bool {
    let Some((host, path)) = rest.split_once('/') else { return false };
    let host = host.split(':').next().unwrap_or_default();
    let top = host.rsplit_once('.').map_or("", |(_, top)| top);
    let is_name = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_'));
    let is_top =
        top.len() >= 2 && top.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-') || top.starts_with("xn--");
    is_name && is_top && !path.is_empty() && !host.starts_with('.') && media_type_of_url(host).is_none()
}

/// Facts 1.8: whether the URL points to the publisher's own machine, where nobody else reaches it.
pub(super) fn is_local(url: &str) -> bool {
    // The common case, without parsing.
    let Some(rest) = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")) else { return false };
    let authority = &rest[..rest.bytes().position(|byte| b"/?#\\".contains(&byte)).unwrap_or(rest.len())];
    let may_be = match authority.as_bytes() {
        [b'0' | b'1' | b'[', ..] => ["127.", "0.0.0.0", "[::"].iter().any(|sign| authority.starts_with(sign)),
        _ => authority.contains("localhost"),
    };
    may_be
        && match Url::parse(url).ok().and_then(|url| url.host().map(|host| host.to_owned())) {
            Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
            Some(Host::Ipv4(address)) => address.is_loopback() || address.is_unspecified(),
            Some(Host::Ipv6(address)) => {
                let address = address.to_canonical();
                address.is_loopback() || address.is_unspecified()
            }
            None => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trackers_are_stripped() {
        let media = "media.example/show/a.mp3?dest-id=1";
        let cases: [(&str, &[&str]); 27] = [
            ("", &[]),
            ("dts.podtrac.com/redirect.mp3/", &["podtrac"]),
            ("www.podtrac.com/pts/redirect.m4a/", &["podtrac"]),
            ("podtrac.com/pts/redirect.mp3/", &["podtrac"]),
            ("media.blubrry.com/a_show/", &["blubrry"]),
            ("media.blubrry.com/a_show/p/", &["blubrry"]),
            ("pdcn.co/e/", &["podcorn"]),
            ("op3.dev/e/", &["op3"]),
            ("op3.dev/e,pg=9b024349-ccf0-5f69-a609-6b82873eab3c/", &["op3"]),
            ("op3.dev/e/https://", &["op3"]),
            ("pscrb.fm/rss/p/", &["podscribe"]),
            ("verifi.podscribe.com/rss/p/", &["podscribe"]),
            ("chrt.fm/track/9B2E7/", &["chartable"]),
            ("chtbl.com/track/9B2E7/", &["chartable"]),
            ("pdst.fm/e/", &["podsights"]),
            ("mgln.ai/e/204/", &["magellan"]),
            ("mgln.ai/e/", &["magellan"]),
            ("prfx.byspotify.com/e/", &["spotify"]),
            ("claritaspod.com/measure/", &["claritas"]),
            ("2.gum.fm/", &["gumball"]),
            ("tracking.swap.fm/track/x9/", &["swap"]),
            ("arttrk.com/p/AB12/", &["artsai"]),
            ("pfx.vpixl.com/6qj4J/", &["vpixl"]),
            ("podtrac.com.evil.example/pts/redirect.mp3/", &[]),
            ("chrt.fm/track/9B2E7/https%3A%2F%2F", &["chartable"]),
            ("pdst.fm/e/https:/", &["podsights"]),
            (
                "pscrb.fm/rss/p/mgln.ai/e/1/claritaspod.com/measure/arttrk.com/p/X/pdst.fm/e/chrt.fm/track/1/",
                &["podscribe", "magellan", "claritas", "artsai", "podsights", "chartable"],
            ),
        ];
        for (front, expected) in cases {
            let url = format!("https://{front}{media}");
            let (found, trackers) = strip_trackers(&url);
            assert_eq!(trackers, expected, "{url}");
            let kept = if expected.is_empty() { url.clone() } else { format!("https://{media}") };
            assert_eq!(found, kept, "{url}");
        }
    }

    #[test]
    fn a_tracker_without_a_media_url_is_kept() {
        let whole = [
            "https://media.blubrry.com/a_show/episode.mp3",
            "https://pdst.fm/e/",
            "https://pdst.fm/e/episode.mp3",
            "https://chrt.fm/track/1",
            "http://op3.dev/about",
            "ftp://pdst.fm/e/media.example/a.mp3",
            "pdst.fm/e/media.example/a.mp3",
            "",
        ];
        for url in whole {
            assert_eq!(strip_trackers(url), (url.to_owned(), vec![]));
        }
        assert_eq!(strip_trackers("HTTP://PDST.FM/e/Media.Example/a.mp3").0, "http://Media.Example/a.mp3");
        let endless = format!("https://{}media.example/a.mp3", "pdst.fm/e/".repeat(500));
        assert_eq!(strip_trackers(&endless).1.len(), MAX_TRACKERS);
    }

    #[test]
    fn local_hosts_are_recognized() {
        let local = [
            "http://localhost/a.mp3",
            "http://localhost:8080/a",
            "http://127.0.0.1/a",
            "http://[::1]/a",
            "http://[::ffff:127.0.0.1]/a",
        ];
        assert!(local.into_iter().all(is_local));
        let public =
            ["https://localhost.example/a", "https://a.example/localhost/x.mp3", "https://a.example/?u=://127.0.0.1"];
        assert!(!public.into_iter().any(is_local));
    }
}
