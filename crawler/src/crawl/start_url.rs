//! The URL at which a crawl starts.

use earshot_model::public_url;
use url::Url;

/// The site URL cannot be crawled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{url:?} is not the URL of a site")]
pub struct InvalidSiteUrl {
    /// In its public form.
    pub url: String,
}

pub(super) fn parse_start_url(text: &str) -> Result<Url, InvalidSiteUrl> {
    let with_scheme = if text.contains("://") { text.trim().to_owned() } else { format!("https://{}", text.trim()) };
    let refused = || InvalidSiteUrl { url: public_url(&with_scheme).into_owned() };
    let mut url = Url::parse(&with_scheme).map_err(|_| refused())?;
    url.set_fragment(None);
    if matches!(url.scheme(), "http" | "https") && url.has_host() && url.username().is_empty() {
        Ok(url)
    } else {
        Err(refused())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_start_shows_no_secret() {
        for start in [
            "http://ann:s3cretpass@127.0.0.1:99999/x?auth=s3crettoken",
            "https://ann:s3cretpass@a.example/?auth=s3crettoken",
            "ftp://ann:s3cretpass@a.example/?auth=s3crettoken",
            "ann:s3cretpass@a.example/?auth=s3crettoken",
        ] {
            let error = parse_start_url(start).expect_err("no start").to_string();
            assert!(!error.contains("s3cret") && error.contains("auth=hidden"), "{error}");
        }
    }
}
