//! The form of a URL that may be shown: without passwords and tokens.

use std::borrow::Cow;
use std::fmt::Write as _;

/// What stands for a secret.
const HIDDEN: &str = "hidden";

/// Names of query parameters with secrets, without case and separators.
const SECRET_KEYS: &[&str] = &[
    "auth",
    "key",
    "accesskey",
    "apikey",
    "secretkey",
    "pass",
    "passwd",
    "pwd",
    "pw",
    "sig",
    "jwt",
    "session",
    "sessionid",
    "sid",
    "credential",
    "credentials",
    "authorization",
    "email",
    "mail",
    "hmac",
    "policy",
];
/// Ends of such names.
const SECRET_ENDINGS: &[&str] = &["token", "secret", "password", "signature", "authkey", "apikey", "authcode"];

/// Path segments and labels of hosts after which a segment is a secret.
const SECRET_MARKERS: &[&str] = &[
    "private",
    "subscriber",
    "subscribers",
    "member",
    "members",
    "memberfeed",
    "premium",
    "patron",
    "patrons",
    "personal",
    "token",
    "auth",
    "secret",
];
/// Hosts of feeds for subscribers, whose paths are secrets.
const SUBSCRIBER_HOSTS: &[&str] = &["supportingcast.fm", "supercast.com", "supercast.tech", "glow.fm"];
const MIN_TOKEN_BYTES: usize = 12;

/// Returns the public form of a URL: without user and password, with "hidden" for the values of secret parameters and
/// for tokens in the path. The form does not change with a new password, so it can stand for the feed.
///
/// ```
/// use earshot_model::public_url;
/// assert_eq!(public_url("https://ada:pw@a.example/rss?auth=5e1f&page=2"), "https://a.example/rss?auth=hidden&page=2");
/// assert_eq!(public_url("https://a.example/rss"), "https://a.example/rss");
/// ```
#[must_use]
pub fn public_url(url: &str) -> Cow<'_, str> {
    let Some((scheme, rest)) = url.split_once("://") else { return Cow::Borrowed(url) };
    let authority_end = rest.find(['/', '?', '#', '\\']).unwrap_or(rest.len());
    let (authority, tail) = rest.split_at(authority_end);
    // A password may contain a slash by mistake, so an "@" directly behind it counts as well.
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let (tail, fragment) = tail.split_once('#').map_or((tail, None), |(tail, fragment)| (tail, Some(fragment)));
    let (path, query) = tail.split_once('?').map_or((tail, None), |(path, query)| (path, Some(query)));

    let path = hide_in_path(host, path);
    let query = query.map(hide_in_query);
    let is_same = host.len() == authority.len()
        && matches!(path, Cow::Borrowed(_))
        && query.as_ref().is_none_or(|query| matches!(query, Cow::Borrowed(_)));
    if is_same {
        return Cow::Borrowed(url);
    }
    let mut public = format!("{scheme}://{host}{path}");
    // Writing to a String cannot fail.
    if let Some(query) = query {
        let _ = write!(public, "?{query}");
    }
    if let Some(fragment) = fragment {
        let _ = write!(public, "#{fragment}");
    }
    Cow::Owned(public)
}

/// Whether the URL has a password or a token.
#[must_use]
pub fn has_secret(url: &str) -> bool {
    matches!(public_url(url), Cow::Owned(_))
}

/// Replaces every URL in a text by its public form. For messages, whose URLs stand between blanks or quotes.
#[must_use]
pub fn hide_secrets(text: &str) -> Cow<'_, str> {
    let mut hidden = String::new();
    let mut copied = 0;
    let mut from = 0;
    while let Some(at) = text[from..].find("://").map(|at| from + at) {
        let start = text[..at]
            .rfind(|c: char| !c.is_ascii_alphanumeric())
            .map_or(0, |before| before + text[before..].chars().next().map_or(1, char::len_utf8));
        let ends = |c: char| c.is_whitespace() || matches!(c, '"' | '<' | '>' | '`' | '|' | '(' | ')');
        let end = text[at..].find(ends).map_or(text.len(), |length| at + length);
        if let Cow::Owned(public) = public_url(&text[start.max(copied)..end]) {
            hidden.push_str(&text[copied..start.max(copied)]);
            hidden.push_str(&public);
            copied = end;
        }
        from = end.max(at + 3);
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    hidden.push_str(&text[copied..]);
    Cow::Owned(hidden)
}

fn hide_in_query(query: &str) -> Cow<'_, str> {
    let is_secret = |pair: &str| {
        // In HTML, "&" is written "&amp;".
        let pair = pair.strip_prefix("amp;").unwrap_or(pair);
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        !value.is_empty() && value != HIDDEN && (is_secret_key(key) || is_signed_token(value))
    };
    if !query.split('&').any(is_secret) {
        return Cow::Borrowed(query);
    }
    let pairs = query.split('&').map(|pair| match pair.split_once('=') {
        Some((key, _)) if is_secret(pair) => format!("{key}={HIDDEN}"),
        _ => pair.to_owned(),
    });
    Cow::Owned(pairs.collect::<Vec<_>>().join("&"))
}

fn is_secret_key(key: &str) -> bool {
    let name: String = key.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    SECRET_KEYS.contains(&name.as_str()) || SECRET_ENDINGS.iter().any(|ending| name.ends_with(ending))
}

fn hide_in_path<'a>(host: &str, path: &'a str) -> Cow<'a, str> {
    let host = host.split(':').next().unwrap_or_default().to_ascii_lowercase();
    let is_of_subscribers = SUBSCRIBER_HOSTS
        .iter()
        .any(|known| host.strip_suffix(known).is_some_and(|before| before.is_empty() || before.ends_with('.')));
    let mut is_marked = is_of_subscribers || host.split('.').any(|label| SECRET_MARKERS.contains(&label));
    let mut is_changed = false;
    let segments = path.split('/').map(|segment| {
        let (name, extension) = segment.rsplit_once('.').map_or((segment, ""), |(name, extension)| (name, extension));
        let is_secret = is_signed_token(segment) || (is_marked && looks_like_token(name));
        is_marked |= SECRET_MARKERS.contains(&segment.to_ascii_lowercase().as_str());
        is_changed |= is_secret;
        match (is_secret, extension.len()) {
            (true, 1..=5) => Cow::Owned(format!("{HIDDEN}.{extension}")),
            (true, _) => Cow::Borrowed(HIDDEN),
            _ => Cow::Borrowed(segment),
        }
    });
    let hidden = segments.collect::<Vec<_>>().join("/");
    if is_changed { Cow::Owned(hidden) } else { Cow::Borrowed(path) }
}

/// Whether a text is a JSON Web Token, which is recognized by the Base64 of its `{"`.
fn is_signed_token(text: &str) -> bool {
    text.len() >= 40 && text.starts_with("eyJ")
}

/// Whether a segment is random: long, with digits, and no words between hyphens.
fn looks_like_token(segment: &str) -> bool {
    let digits = segment.bytes().filter(u8::is_ascii_digit).count();
    let is_plain = segment.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'='));
    segment.len() >= MIN_TOKEN_BYTES && is_plain && digits >= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_hidden() {
        let cases = [
            ("http://user:p%21ss@a.example/feed", "http://a.example/feed"),
            ("https://user@a.example:8443/feed#x", "https://a.example:8443/feed#x"),
            ("https://a.example/rss?auth=abc123&x=1", "https://a.example/rss?auth=hidden&x=1"),
            (
                "https://a.example/rss?X-Amz-Signature=abc&feed_token=9",
                "https://a.example/rss?X-Amz-Signature=hidden&feed_token=hidden",
            ),
            (
                "https://a.example/rss?u=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl",
                "https://a.example/rss?u=hidden",
            ),
            (
                "https://api.a.example/podcast/7/private/0b1c2d3e-aaaa-bbbb-cccc-121212121212.rss",
                "https://api.a.example/podcast/7/private/hidden.rss",
            ),
            (
                "https://show.supportingcast.fm/content/a1b2c3d4e5f6a7b8.rss",
                "https://show.supportingcast.fm/content/hidden.rss",
            ),
            ("https://a.example/rss?x=1&amp;auth=5", "https://a.example/rss?x=1&amp;auth=hidden"),
            ("https://subscribers.a.example/9f8e7d6c5b4a3f2e", "https://subscribers.a.example/hidden"),
        ];
        for (url, expected) in cases {
            assert_eq!(public_url(url), expected);
            assert_eq!(public_url(expected), expected, "the public form is stable");
            assert!(has_secret(url) && !has_secret(expected));
        }
        let public = [
            "https://feeds.a.example/0b1c2d3e-aaaa-bbbb-cccc-121212121212",
            "https://a.example/private/talks-about-money/feed.xml",
            "https://a.example/rss?id=12&key=",
            "https://a.example/feed?monkey=1",
            "https://a.example/@user/feed",
            "mailto:a@b.example",
            "",
        ];
        for url in public {
            assert_eq!(public_url(url), url);
        }
    }

    #[test]
    fn secrets_in_messages_are_hidden() {
        let text = "http://u:p@a.example/x redirects to \"https://b.example/?token=5\" (again), see https://c.example/";
        let expected =
            "http://a.example/x redirects to \"https://b.example/?token=hidden\" (again), see https://c.example/";
        assert_eq!(hide_secrets(text), expected);
        assert_eq!(hide_secrets("nothing :// here"), "nothing :// here");
        let long = "é://".repeat(20_000);
        assert_eq!(hide_secrets(&long), long);
    }
}
