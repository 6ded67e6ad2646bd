//! User and password of a feed's URL, for the other documents of its server: new addresses, further pages, transcripts.

use url::Url;

/// Returns the target with the feed's user and password when it is on the feed's server, to which the user gave them. Any
/// other server gets the target as it is.
pub(super) fn with_credentials(feed_url: &str, target: &str) -> String {
    let Some((feed, mut url)) = Url::parse(feed_url).ok().zip(Url::parse(target).ok()) else {
        return target.to_owned();
    };
    let has_user = |url: &Url| !url.username().is_empty() || url.password().is_some();
    // Setting fails for a URL without a host only.
    if has_user(&feed)
        && !has_user(&url)
        && is_same_server(&feed, &url)
        && url.set_username(feed.username()).and_then(|()| url.set_password(feed.password())).is_ok()
    {
        return url.into();
    }
    target.to_owned()
}

/// Whether a URL is on the server of the feed: the same one, or the same host with TLS.
fn is_same_server(feed: &Url, url: &Url) -> bool {
    let is_upgrade = feed.scheme() == "http" && url.scheme() == "https" && feed.host() == url.host();
    feed.origin() == url.origin() || (is_upgrade && url.port_or_known_default() == Some(443))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credentials_stay_on_their_server() {
        let cases = [
            ("http://u:p@a.example/x", "https://a.example/y", "https://u:p@a.example/y"),
            ("https://u:p@a.example/x", "https://a.example/y?z#1", "https://u:p@a.example/y?z#1"),
            ("https://u:p@a.example/x", "https://v:q@a.example/y", "https://v:q@a.example/y"),
            ("https://u:p@a.example/x", "http://a.example/y", "http://a.example/y"),
            ("https://u:p@a.example/x", "https://a.example:8443/y", "https://a.example:8443/y"),
            ("https://u:p@a.example/x", "https://b.example/y", "https://b.example/y"),
            ("https://u:p@a.example/x", "https://cdn.a.example/y", "https://cdn.a.example/y"),
            ("https://a.example/x", "https://a.example/y", "https://a.example/y"),
            ("https://u:p@a.example/x", "no URL", "no URL"),
        ];
        for (feed, target, expected) in cases {
            assert_eq!(with_credentials(feed, target), expected);
        }
    }
}
