//! The secrets of private feeds, wherever their other URLs repeat them.

use super::secret::{decode, is_opaque};
use super::{HidingRules, hide_in_text, public_url};
use std::borrow::Cow;
use std::collections::HashSet;

/// Shorter secrets may be words of other URLs.
const MIN_BYTES: usize = 8;

/// The passwords and tokens of private feeds' URLs. Links of their episodes repeat them in places where other URLs have
/// public ids, such as a bare path segment.
#[derive(Clone, Debug, Default)]
pub struct FeedSecrets(HashSet<String>);

impl FeedSecrets {
    /// Adds the secrets of a private feed's URL. In a URL without any in the usual places, each random part is one.
    pub fn add(&mut self, feed_url: &str) {
        let public = public_url(feed_url);
        let shown: HashSet<&str> = url_parts(&public).collect();
        let is_secret = |part: &str| match &public {
            Cow::Borrowed(_) => is_opaque(part),
            Cow::Owned(_) => !shown.contains(part) && is_distinctive(part),
        };
        self.0.extend(url_parts(feed_url).map(decode).filter(|part| is_secret(part)).map(Cow::into_owned));
    }

    pub(super) fn has(&self, text: &str) -> bool {
        !self.0.is_empty() && self.0.contains(text)
    }

    /// Replaces every URL in a text by its public form, and the secrets of the feeds in them.
    ///
    /// ```
    /// use earshot_model::FeedSecrets;
    /// let mut secrets = FeedSecrets::default();
    /// secrets.add("https://a.example/rss?auth=5e1f9c07");
    /// assert_eq!(secrets.hide("https://a.example/5e1f9c07/1"), "https://a.example/hidden/1");
    /// ```
    #[must_use]
    pub fn hide<'a>(&self, text: &'a str) -> Cow<'a, str> {
        hide_in_text(text, HidingRules { known: Some(self), ..HidingRules::default() })
    }
}

/// Whether the URL of a feed has a random part, which may be a public id or a token.
#[must_use]
pub fn has_random_part(url: &str) -> bool {
    url_parts(url).any(is_opaque)
}

/// The parts of user, password, path, query and fragment. Names of files lose their extension.
fn url_parts(url: &str) -> impl Iterator<Item = &str> {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split(['/', '?', '&', ';', '#', '=', '@', ':']).map(|part| match part.rsplit_once('.') {
        Some((name, extension)) if extension.len() <= 5 => name,
        _ => part,
    })
}

fn is_distinctive(part: &str) -> bool {
    is_opaque(part) || (part.len() >= MIN_BYTES && part.bytes().any(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_hidden_wherever_a_url_repeats_them() {
        let mut secrets = FeedSecrets::default();
        secrets
            .add("https://ann:pass4word@a.example/private/0b1c2d3e4f50617/talks.rss?patreon_auth=Qx7Qx7Qx7&page=2026");
        let cases = [
            ("https://a.example/0b1c2d3e4f50617/1", "https://a.example/hidden/1"),
            ("https://a.example/media/Qx7Qx7Qx7.mp3", "https://a.example/media/hidden.mp3"),
            ("https://a.example/1?x=pass4word&y=1", "https://a.example/1?x=hidden&y=1"),
            ("https://a.example/ann/talks/2026?page=2026", "https://a.example/ann/talks/2026?page=2026"),
            ("see https://a.example/%30b1c2d3e4f50617#x now", "see https://a.example/hidden#x now"),
        ];
        for (url, expected) in cases {
            assert_eq!(secrets.hide(url), expected);
        }
    }

    #[test]
    fn random_parts_of_a_plain_url_are_secrets() {
        let url = "https://a.example/rss/9f8e7d6c5b4a3f2e";
        assert!(has_random_part(url) && !has_random_part("https://a.example/rss/2026-11-29-episode-one"));
        let mut secrets = FeedSecrets::default();
        secrets.add(url);
        assert_eq!(secrets.hide(url), "https://a.example/rss/hidden");
        assert_eq!(secrets.hide("https://a.example/9f8e7d6c5b4a3f2e/1.mp3"), "https://a.example/hidden/1.mp3");
    }
}
