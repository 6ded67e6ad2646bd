//! What a URL is: a social profile, a directory entry, one of those but not a podcast's own, or something else.
//!
//! Handle rules are those of spec 5, hosts and paths are tables in [`social`] and [`directory`].

mod directory;
mod social;

use crate::{DirectoryKind, SocialKind};
use url::Url;

/// What a URL turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// A profile, with its canonical URL.
    Profile { kind: SocialKind, url: String },
    /// A show in a directory, with its canonical URL.
    Directory { kind: DirectoryKind, url: String },
    /// On a known platform, but no profile and no show, and why not.
    Rejected { platform: &'static str, reason: String },
    /// On no known platform.
    Unknown,
}

/// Longest URL that is looked at, in bytes.
const MAX_URL_BYTES: usize = 2048;

/// Recognises a URL as it stands in a feed or on a page; a missing scheme is allowed.
///
/// ```
/// use earshot_model::{Recognised, SocialKind, recognise};
/// let found = recognise("http://m.instagram.com/slow.ledger/?hl=en");
/// assert_eq!(
///     found,
///     Recognised::Profile { kind: SocialKind::Instagram, url: "https://www.instagram.com/slow.ledger".to_owned() }
/// );
/// ```
#[must_use]
pub fn recognise(link: &str) -> Recognised {
    let Some(place) = Place::parse(link) else { return Recognised::Unknown };
    match directory::recognise(&place) {
        Recognised::Unknown => social::recognise(&place),
        recognised => recognised,
    }
}

/// A URL taken apart: host without the prefixes that mean nothing, path segments, query.
struct Place {
    host: String,
    segments: Vec<String>,
    url: Url,
}

impl Place {
    fn parse(link: &str) -> Option<Self> {
        let link = link.trim();
        if link.is_empty() || link.len() > MAX_URL_BYTES {
            return None;
        }
        let with_scheme = if link.contains("://") { link.to_owned() } else { format!("https://{link}") };
        let url = Url::parse(&with_scheme).ok()?;
        if !matches!(url.scheme(), "http" | "https") {
            return None;
        }
        let host = url.host_str()?.to_ascii_lowercase();
        let mut host = host.as_str();
        for prefix in ["www.", "m.", "mobile.", "web."] {
            host = host.strip_prefix(prefix).unwrap_or(host);
        }
        let segments = url
            .path_segments()
            .map(|parts| parts.filter(|part| !part.is_empty()).map(decode).collect())
            .unwrap_or_default();
        Some(Self { host: host.to_owned(), segments, url: url.clone() })
    }

    fn segment(&self, index: usize) -> Option<&str> {
        self.segments.get(index).map(String::as_str)
    }

    fn query(&self, name: &str) -> Option<String> {
        self.url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    }
}

/// Percent-decodes once; what is no UTF-8 then stays as it was.
fn decode(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = |byte: u8| char::from(byte).to_digit(16);
        match (first, after) {
            (b'%', [high, low, tail @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => {
                    bytes.push(u8::try_from(high * 16 + low).expect("two hex digits are a byte"));
                    rest = tail;
                    continue;
                }
                _ => bytes.push(first),
            },
            _ => bytes.push(first),
        }
        rest = after;
    }
    String::from_utf8(bytes).unwrap_or_else(|_| part.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(link: &str) -> String {
        match recognise(link) {
            Recognised::Profile { kind, url } => format!("{} {url}", kind.as_str()),
            Recognised::Directory { kind, url } => format!("{} {url}", kind.as_str()),
            Recognised::Rejected { platform, reason } => format!("{platform} rejected: {reason}"),
            Recognised::Unknown => "unknown".to_owned(),
        }
    }

    #[test]
    fn profiles_and_directories_are_told_from_other_links() {
        let cases = [
            ("https://twitter.com/slowledger/status/123", "twitter https://x.com/slowledger"),
            ("x.com/@slowledger", "twitter https://x.com/slowledger"),
            ("https://twitter.com/intent/tweet?text=x", "twitter rejected: \"intent\" is not a profile"),
            ("https://twitter.com/", "twitter rejected: the root of the site"),
            ("https://twitter.com/a_name_that_is_too_long", "twitter rejected: a handle has at most 15 characters"),
            (
                "https://www.facebook.com/profile.php?id=100012345678901",
                "facebook https://www.facebook.com/profile.php?id=100012345678901",
            ),
            ("https://facebook.com/sharer/sharer.php?u=x", "facebook rejected: \"sharer\" is not a profile"),
            ("https://facebook.com/12345678", "facebook rejected: a handle is not only digits"),
            ("https://github.com/rust-lang/rust", "github https://github.com/rust-lang"),
            ("https://github.com/-x", "github rejected: a handle does not start with \"-\""),
            (
                "https://www.linkedin.com/company/harbour-street/",
                "linkedin https://www.linkedin.com/company/harbour-street",
            ),
            ("https://uk.linkedin.com/in/ada-lovelace", "linkedin https://www.linkedin.com/in/ada-lovelace"),
            ("https://www.linkedin.com/jobs/1", "linkedin rejected: \"jobs\" is not a profile"),
            (
                "https://youtube.com/channel/UCabcdefghijklmnopqrstuv",
                "youtube https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
            ),
            ("https://youtube.com/@slow.ledger", "youtube https://www.youtube.com/@slow.ledger"),
            ("https://www.youtube.com/watch?v=abc", "youtube rejected: \"watch\" is not a profile"),
            ("https://youtu.be/abc", "youtube rejected: a single video"),
            ("https://slowledger.substack.com/p/one", "substack https://slowledger.substack.com"),
            ("https://mastodon.social/@slowledger", "mastodon https://mastodon.social/@slowledger"),
            ("https://medium.com/@slowledger", "medium https://medium.com/@slowledger"),
            ("https://www.tiktok.com/@slowledger/video/1", "tiktok https://www.tiktok.com/@slowledger"),
            ("https://bsky.app/profile/slow.ledger.example", "bluesky https://bsky.app/profile/slow.ledger.example"),
            ("https://discord.gg/abcDEF12", "discord https://discord.gg/abcDEF12"),
            ("https://www.reddit.com/r/podcasts/comments/1", "reddit https://www.reddit.com/r/podcasts"),
            (
                "https://podcasts.apple.com/us/podcast/slow-ledger/id1583920174?i=10",
                "apple https://podcasts.apple.com/podcast/id1583920174",
            ),
            (
                "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk?si=1",
                "spotify https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk",
            ),
            ("https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", "spotify rejected: not a show"),
            ("https://overcast.fm/itunes1583920174/slow", "overcast https://overcast.fm/itunes1583920174"),
            ("https://castbox.fm/channel/Slow-id123456", "castbox https://castbox.fm/channel/id123456"),
            ("https://pca.st/itunes/1583920174", "pocketcasts https://pca.st/itunes/1583920174"),
            ("https://anchor.fm/s/fe0a44a8/podcast/rss", "anchor rejected: not a show"),
            ("https://anchor.fm/slowledger", "anchor https://anchor.fm/slowledger"),
            ("https://slowledger.example/about", "unknown"),
            ("mailto:a@b.example", "unknown"),
            ("", "unknown"),
        ];
        for (link, expected) in cases {
            assert_eq!(shown(link), expected, "{link}");
        }
    }

    proptest::proptest! {
        #[test]
        fn the_canonical_form_is_stable(link in "(https?://)?(www\\.)?(instagram|twitter|github|facebook|tiktok|youtube|linkedin|t|patreon|vimeo)\\.com/(@|in/|c/|channel/)?[a-zA-Z0-9._%-]{0,40}(/[a-z]{0,9})?") {
            if let Recognised::Profile { url, .. } | Recognised::Directory { url, .. } = recognise(&link) {
                match recognise(&url) {
                    Recognised::Profile { url: again, .. } | Recognised::Directory { url: again, .. } => proptest::prop_assert_eq!(again, url),
                    other => proptest::prop_assert!(false, "{} became {:?}", url, other),
                }
            }
        }

        #[test]
        fn nothing_panics(link in ".{0,200}") {
            let _ = recognise(&link);
        }
    }
}
