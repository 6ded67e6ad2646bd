//! Classification of links by address alone: donation platforms, affiliate links, the show's own site.

use super::sponsor_lists::{
    AFFILIATE_HOSTS, AFFILIATE_PARAMETERS, DONATION_PLATFORMS, HOSTING_COMPANIES, HOSTING_NOTICES, MERCHANDISE_HOSTS,
    PLATFORM_WORDS, SHORT_LINK_HOSTS, TELEPHONE_PLATFORMS,
};
use crate::people::{ShowText, fold_letters};
use std::collections::HashSet;
use url_parts::{host_of, registrable_label};

pub(crate) fn platform_by_name(folded: &str) -> Option<&'static str> {
    PLATFORM_WORDS.iter().find(|(word, _)| *word == folded).map(|(_, name)| *name)
}

pub(crate) fn telephone_platform(folded: &str) -> Option<&'static str> {
    TELEPHONE_PLATFORMS.iter().find(|(word, _)| *word == folded).map(|(_, name)| *name)
}

pub(crate) fn is_hosting_company(name: &str) -> bool {
    let letters = fold_letters(name);
    HOSTING_COMPANIES.split(' ').any(|known| known == letters)
}

/// Returns an address in lower case without scheme and `www.`.
fn strip_scheme(url: &str) -> String {
    let mut url = url.trim().to_lowercase();
    let start = url.find("://").map_or(0, |at| at + 3);
    let bare = url[start..].trim_start_matches("www.");
    let start = url.len() - bare.len();
    url.drain(..start);
    url
}

/// Returns whether a host is a domain or below it.
fn is_host_of(host: &str, domain: &str) -> bool {
    host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

mod url_parts {
    /// Returns the host of an address without scheme.
    pub(super) fn host_of(bare: &str) -> &str {
        bare.split(['/', '?', '#', ':']).next().unwrap_or_default()
    }

    /// Returns the label that identifies a host: `acme` in `shop.acme.co.uk`.
    pub(super) fn registrable_label(host: &str) -> &str {
        let labels: Vec<&str> = host.split('.').collect();
        let is_second = |label: &str| matches!(label, "co" | "com" | "org" | "net" | "ac" | "gov" | "edu");
        match labels[..] {
            [.., name, second, _] if is_second(second) && labels.len() > 2 => name,
            [.., name, _] => name,
            _ => host,
        }
    }
}

/// Returns the label of an address: `acme` in `https://shop.acme.co.uk/x`.
pub(crate) fn site_label(url: &str) -> String {
    registrable_label(host_of(&strip_scheme(url))).to_owned()
}

/// Returns the domain of an address that is registered: `acme.co.uk` of `https://shop.acme.co.uk/x`.
pub(crate) fn site_domain(url: &str) -> String {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    let label = registrable_label(host);
    host.rfind(&format!("{label}.")).map_or(host, |at| &host[at..]).to_owned()
}

/// Returns whether an address only leads to another one, and does not show which.
pub(crate) fn is_short_link(url: &str) -> bool {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    SHORT_LINK_HOSTS.split(' ').any(|known| known == host)
}

pub(crate) fn is_notice(url: &str) -> bool {
    let bare = strip_scheme(url);
    HOSTING_NOTICES.split(' ').any(|notice| bare.contains(notice)) || bare.starts_with("mailto:")
}

/// Returns the donation platform of an address.
pub(crate) fn donation_platform(url: &str) -> Option<&'static str> {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    let fits = |known: &str| match known.find('/') {
        None => is_host_of(host, known),
        // `/*/support`: any path that has this part.
        Some(at) => {
            let part = known[at..].trim_start_matches("/*");
            host.ends_with(&known[..at]) && bare.contains(part)
        }
    };
    DONATION_PLATFORMS.iter().find(|(known, _)| fits(known)).map(|(_, name)| *name)
}

/// Returns whether the form of a link shows that it pays the show.
pub(crate) fn is_affiliate(url: &str) -> bool {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    if AFFILIATE_HOSTS.split(' ').any(|known| is_host_of(host, known)) {
        return true;
    }
    if host.starts_with("partner.")
        || host.starts_with("affiliate.")
        || host.starts_with("refer.")
        || host.starts_with("aff.")
    {
        return true;
    }
    if matches!(
        host.rsplit('.').nth(1),
        Some(
            "twitter"
                | "x"
                | "facebook"
                | "instagram"
                | "youtube"
                | "reddit"
                | "linkedin"
                | "github"
                | "spotify"
                | "apple"
                | "wikipedia"
                | "nytimes"
                // Podcast apps and directories.
                | "stitcher"
                | "castbox"
                | "deezer"
                | "tunein"
                | "iheart"
                | "overcast"
                | "podbean"
                | "pocketcasts"
                | "podchaser"
                | "spreaker"
        )
    ) || host.contains("podcasts")
    {
        return false;
    }
    let Some((path, query)) = bare.split_once('?') else { return false };
    let is_amazon = host.starts_with("amazon.") || host.contains(".amazon.");
    query.split(['&', '#', ';']).filter_map(|pair| pair.split_once('=')).any(|(name, value)| {
        let is_value = value.len() > 2 && !value.contains('_') || name != "ref";
        match name {
            // On Amazon, `ref` only records where on a page a link was.
            "tag" => is_amazon,
            "ref" | "r" | "via" | "partner" => {
                !is_amazon
                    && is_value
                    && !path.contains("article")
                    && name.len() + value.len() > 4
                    && !value.contains("src")
                    && !value.contains('.')
            }
            "utm_medium" => value.contains("affiliate"),
            name => !is_amazon && AFFILIATE_PARAMETERS.split(' ').any(|known| known == name) && !value.is_empty(),
        }
    })
}

/// Returns whether an address is an article or a profile. Sponsors do not send listeners to either.
pub(crate) fn is_article_or_profile(url: &str) -> bool {
    const HOSTS: &[&str] = &[
        "twitter.com",
        "x.com",
        "facebook.com",
        "instagram.com",
        "youtube.com",
        "youtu.be",
        "linkedin.com",
        "tiktok.com",
        "reddit.com",
        "wikipedia.org",
        "discord.gg",
        "t.me",
        "github.com",
        "mastodon.social",
        "bsky.app",
        "threads.net",
        "nytimes.com",
        "theguardian.com",
        "bbc.co.uk",
        "bbc.com",
        "washingtonpost.com",
        "imdb.com",
        "arxiv.org",
        "podcasts.apple.com",
        "open.spotify.com",
    ];
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    let path = bare.split(['?', '#']).next().unwrap_or_default();
    HOSTS.iter().any(|known| is_host_of(host, known))
        || path.split('/').skip(1).any(|part| part.matches('-').count() > 3)
        || path.trim_end_matches('/').split('/').count() > 5
}

/// Returns whether the host is an affiliate network, whose addresses do not identify the shop.
pub(crate) fn is_affiliate_host(url: &str) -> bool {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    AFFILIATE_HOSTS.split(' ').any(|known| is_host_of(host, known))
}

pub(crate) fn is_amazon(url: &str) -> bool {
    let bare = strip_scheme(url);
    let host = host_of(&bare);
    host.starts_with("amzn.") || host.starts_with("amazon.") || host.contains(".amazon.")
}

pub(crate) fn is_merchandise(url: &str) -> bool {
    let bare = strip_scheme(url);
    MERCHANDISE_HOSTS.split(' ').any(|known| host_of(&bare).contains(known))
}

/// Returns whether the path has a word for payments: `/support`, `/shop`.
pub(crate) fn has_path_word(url: &str, words: &HashSet<&str>) -> bool {
    let bare = strip_scheme(url);
    let path = bare.split_once(['/', '?']).map_or("", |(_, path)| path);
    let first = host_of(&bare).split('.').next().unwrap_or_default();
    words.contains(first) || path.split(|letter: char| !letter.is_alphanumeric()).any(|part| words.contains(part))
}

/// Names of the show itself: title, author, owner, site.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShowNames {
    letters: Vec<String>,
}

impl ShowNames {
    pub(crate) fn from_show(show: &ShowText<'_>, hosts: &[&str]) -> Self {
        let named = [Some(show.title), show.author, show.owner_name].into_iter().flatten().chain(hosts.iter().copied());
        let mut letters: Vec<String> = named.map(fold_letters).collect();
        letters.extend(show.website_url.map(|url| fold_letters(&site_label(url))));
        letters.retain(|one| one.len() > 3);
        Self { letters }
    }

    /// Returns whether a name, or the label of an address, is the show's.
    pub(crate) fn is_own(&self, name: &str) -> bool {
        let name = fold_letters(name);
        name.len() > 3 && self.letters.iter().any(|own| own.contains(&name) || name.contains(own.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_classified_by_url() {
        for (url, platform, affiliate) in [
            ("https://www.patreon.com/acme", Some("Patreon"), false),
            ("https://acme.patreon.com", Some("Patreon"), false),
            ("https://podcasters.spotify.com/pod/show/acme/support", Some("Spotify"), false),
            ("https://podcasters.spotify.com/pod/show/acme/message", None, false),
            ("https://amzn.to/4hzfpnu", None, true),
            ("https://www.amazon.com/dp/B0?tag=acme-20", None, true),
            ("https://www.amazon.com/dp/B0?ref_=ast", None, false),
            ("https://partner.acme.com/tea", None, true),
            ("https://acme.com/signup?ref=JUPITER", None, true),
            ("https://twitter.com/acme?ref_src=twsrc", None, false),
            ("https://acme.com/register?referralCode=abc", None, true),
            ("https://acme.com/?utm_source=podcast", None, false),
            ("https://www.stitcher.com/s?fid=1&refid=stpr", None, false),
        ] {
            assert_eq!((donation_platform(url), is_affiliate(url)), (platform, affiliate), "{url}");
        }
        assert!(is_article_or_profile("https://acme.com/2024/05/why-tea-is-good-for-you"));
        assert!(
            is_article_or_profile("https://www.facebook.com/acme")
                && !is_article_or_profile("https://acme.com/tea-talk")
        );
        assert_eq!(site_label("https://shop.acme.co.uk/x"), "acme");
        assert_eq!(site_domain("https://shop.acme.co.uk/x"), "acme.co.uk");
        assert!(is_short_link("https://t.co/x1") && !is_short_link("https://at.co/x1"));
        assert!(is_notice("https://omnystudio.com/listener"));
        assert!(has_path_word("https://www.acme.it/support", &HashSet::from(["support"])));
    }
}
