//! The forms in which one feed's URL is written.

use crate::{PodcastId, has_random_part, has_secret};
use std::borrow::Cow;

/// Schemes of links that subscribe an app to a feed.
const SUBSCRIBE_SCHEMES: &[&str] =
    &["feed", "podcast", "podcasts", "pcast", "itpc", "rss", "overcast", "castro", "antennapod-subscribe"];

/// Returns what all forms of a feed's URL have in common: without scheme, fragment, default port and slashes at the
/// end, and with the host in lower case. It keeps path, query and `www.`, which can be another site.
///
/// Two URLs with the same key are certainly the same feed. Facts 1.5.
///
/// ```
/// use earshot_model::comparable_feed_url;
/// assert_eq!(comparable_feed_url("HTTP://A.Example:80/Feed/#top"), "a.example/Feed");
/// ```
#[must_use]
pub fn comparable_feed_url(url: &str) -> String {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let rest = rest.split('#').next().unwrap_or(rest).trim_end_matches('/');
    let host_end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(host_end);
    let host = host.to_ascii_lowercase();
    let host = host.strip_suffix(":80").or_else(|| host.strip_suffix(":443")).unwrap_or(&host);
    format!("{host}{path}")
}

/// A feed's URL as someone gave it, for lookups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedUrlQuery {
    /// The URL with the scheme of the web.
    pub url: String,
    /// The part that all forms of the URL share; `None` when it has a token. Feeds of one host may have the same public
    /// form, so that another token does not name the same feed.
    pub key: Option<String>,
    /// The ids that were derived from the URL, if it has a password, a token or another random part: the document of a
    /// private feed has the public form alone.
    pub ids: Vec<PodcastId>,
}

impl FeedUrlQuery {
    /// Reads what someone gave as the URL of a feed.
    ///
    /// ```
    /// use earshot_model::FeedUrlQuery;
    /// let query = FeedUrlQuery::new(" feed:https://ada:pw@a.example/rss/ ");
    /// assert_eq!((query.url.as_str(), query.key.as_deref()), ("https://ada:pw@a.example/rss/", Some("a.example/rss")));
    /// ```
    #[must_use]
    pub fn new(text: &str) -> Self {
        let url = to_web_url(text.trim());
        let (user, rest) = split_user(&url);
        let key = (!has_secret(&rest)).then(|| comparable_feed_url(&rest));
        let mut ids = Vec::new();
        if has_secret(&url) || has_random_part(&url) {
            let user = user.map(|user| format!("{user}@")).unwrap_or_default();
            let comparable = format!("{user}{}", comparable_feed_url(&rest));
            ids.extend([PodcastId::from_feed_url(&url), PodcastId::from_feed_url(&comparable)]);
            ids.dedup();
        }
        Self { url: url.into_owned(), key, ids }
    }
}

/// `feed://a.example/rss`, `feed:https://a.example/rss` and `a.example/rss` as URLs of the web.
fn to_web_url(text: &str) -> Cow<'_, str> {
    let rest = match text.split_once(':') {
        Some((scheme, rest)) if SUBSCRIBE_SCHEMES.contains(&scheme.to_ascii_lowercase().as_str()) => {
            rest.trim_start_matches('/')
        }
        _ => text,
    };
    if rest.contains("://") { Cow::Borrowed(rest) } else { Cow::Owned(format!("https://{rest}")) }
}

/// Splits user and password from a URL.
fn split_user(url: &str) -> (Option<&str>, String) {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url[start..].find(['/', '?', '#']).map_or(url.len(), |length| start + length);
    match url[start..end].rsplit_once('@') {
        Some((user, host)) => (Some(user), format!("{}{host}{}", &url[..start], &url[end..])),
        None => (None, url.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_url_have_one_key() {
        let key = |text: &str| FeedUrlQuery::new(text).key;
        for form in [
            "https://a.example/Rss?x=1",
            "http://a.example/Rss?x=1",
            "a.example/Rss?x=1",
            "HTTPS://A.Example:443/Rss?x=1#top",
            "feed://a.example/Rss?x=1",
            "feed:https://a.example/Rss?x=1",
            "PCAST://a.example/Rss?x=1",
            " https://ada:p%40w@a.example/Rss?x=1\n",
        ] {
            assert_eq!(key(form).as_deref(), Some("a.example/Rss?x=1"), "{form}");
        }
        for other in ["https://www.a.example/Rss?x=1", "https://a.example/rss?x=1", "https://a.example/Rss"] {
            assert_ne!(key(other).as_deref(), Some("a.example/Rss?x=1"), "{other}");
        }
        assert_eq!(key("https://a.example/rss?auth=hidden").as_deref(), Some("a.example/rss?auth=hidden"));
        assert_eq!(key("https://a.example/rss?auth=5e1f"), None, "another token may name another feed");
        for odd in ["", ":", "feed:", "://", "@", "https://@", "http://é@é/é"] {
            let _ = key(odd);
        }
    }

    #[test]
    fn secret_urls_have_the_id_of_their_feed() {
        let id = PodcastId::from_feed_url("https://ada:pw@a.example/rss?auth=5e1f");
        for form in ["https://ada:pw@a.example/rss?auth=5e1f", "feed://ada:pw@A.example:443/rss?auth=5e1f#x"] {
            assert!(FeedUrlQuery::new(form).ids.contains(&id), "{form}");
        }
        assert_eq!(FeedUrlQuery::new("https://a.example/rss?auth=hidden").ids, []);
    }
}
