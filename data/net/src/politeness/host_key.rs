//! Finds the owner of the server that a URL points to.

use crate::public_suffixes::registrable_domain;
use url::{Host, Url};

/// Domains of companies that serve feeds of many podcasts under their own subdomains or paths, sorted by domain. All
/// domains of a company have one name.
const PLATFORMS: &[(&str, &str)] = &[
    ("acast.cloud", "acast"),
    ("acast.com", "acast"),
    ("anchor.fm", "spotify"),
    ("art19.com", "art19"),
    ("audioboom.com", "audioboom"),
    ("audiomeans.fr", "audiomeans"),
    ("ausha.co", "ausha"),
    ("blubrry.com", "blubrry"),
    ("blubrry.net", "blubrry"),
    ("buzzsprout.com", "buzzsprout"),
    ("captivate.fm", "captivate"),
    ("castos.com", "castos"),
    ("feedburner.com", "google"),
    ("feedpress.me", "feedpress"),
    ("feedproxy.google.com", "google"),
    ("fireside.fm", "fireside"),
    ("firstory.io", "firstory"),
    ("firstory.me", "firstory"),
    ("hubhopper.com", "hubhopper"),
    ("iheart.com", "iheart"),
    ("ivoox.com", "ivoox"),
    ("libsyn.com", "libsyn"),
    ("libsynpro.com", "libsyn"),
    ("megaphone.fm", "spotify-megaphone"),
    ("omny.fm", "omny"),
    ("omnycontent.com", "omny"),
    ("pinecast.com", "pinecast"),
    ("podbean.com", "podbean"),
    ("podcaster.de", "podcaster-de"),
    ("podcastics.com", "podcastics"),
    ("podigee.io", "podigee"),
    ("podomatic.com", "podomatic"),
    ("podserve.fm", "podserve"),
    ("podspace.com", "podspace"),
    ("redcircle.com", "redcircle"),
    ("rss.com", "rss-com"),
    ("simplecast.com", "simplecast"),
    ("simplecastaudio.com", "simplecast"),
    ("soundcloud.com", "soundcloud"),
    ("soundon.fm", "soundon"),
    ("spotify.com", "spotify"),
    ("spreaker.com", "spreaker"),
    ("squarespace.com", "squarespace"),
    ("substack.com", "substack"),
    ("transistor.fm", "transistor"),
    ("wordpress.com", "wordpress"),
    ("ximalaya.com", "ximalaya"),
    ("zencast.fm", "zencastr"),
    ("zencastr.com", "zencastr"),
];

/// The owner of a host, as far as its name reveals it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostKey {
    pub(super) name: String,
    pub(super) is_platform: bool,
}

impl HostKey {
    /// The platform, else the registrable domain by the public-suffix list, else the host.
    pub(crate) fn from_url(url: &Url) -> Self {
        let Some(Host::Domain(host)) = url.host() else {
            return Self { name: url.host_str().unwrap_or_default().to_owned(), is_platform: false };
        };
        let host = host.trim_end_matches('.');
        if let Some(platform) = find_platform(host) {
            return Self { name: platform.to_owned(), is_platform: true };
        }
        Self { name: registrable_domain(host).unwrap_or(host).to_owned(), is_platform: false }
    }
}

/// The platform to which the host or a domain above it belongs.
fn find_platform(host: &str) -> Option<&'static str> {
    let mut domain = host;
    loop {
        if let Ok(at) = PLATFORMS.binary_search_by_key(&domain, |(domain, _)| domain) {
            return Some(PLATFORMS[at].1);
        }
        domain = domain.split_once('.')?.1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_of_one_owner_share_a_key() {
        assert!(PLATFORMS.is_sorted_by_key(|(domain, _)| domain));
        let cases = [
            ("https://tea.libsyn.com/rss", "libsyn", true),
            ("https://feeds.libsyn.com/1/rss", "libsyn", true),
            ("https://anchor.fm/s/1/podcast/rss", "spotify", true),
            ("https://feeds.megaphone.fm/TEA", "spotify-megaphone", true),
            ("https://rss.art19.com/tea", "art19", true),
            ("https://www.omnycontent.com/d/playlist/1/rss", "omny", true),
            ("https://notlibsyn.com/", "notlibsyn.com", false),
            ("https://cdn.feeds.tea.co.uk./x", "tea.co.uk", false),
            ("https://tea.github.io/", "tea.github.io", false),
            ("https://ben.github.io/", "ben.github.io", false),
            ("https://tea.example:8080/", "tea.example", false),
            ("http://93.184.216.34/", "93.184.216.34", false),
            ("http://[2606:2800::1]/", "[2606:2800::1]", false),
        ];
        for (url, name, is_platform) in cases {
            let key = HostKey::from_url(&Url::parse(url).expect("a URL"));
            assert_eq!((key.name.as_str(), key.is_platform), (name, is_platform), "{url}");
        }
    }
}
