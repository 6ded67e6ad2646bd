//! Recognizes Mastodon profiles, which can be on any host.

use super::handle_rule::rule;
use super::recognized_url::RecognizedUrl;
use super::url_parts::UrlParts;
use crate::SocialKind;

/// Hosts that run Mastodon. On any other host, `/@handle` may be something else.
const MASTODON_HOSTS: &[&str] = &[
    "aus.social",
    "c.im",
    "chaos.social",
    "det.social",
    "fosstodon.org",
    "framapiaf.org",
    "hachyderm.io",
    "indieweb.social",
    "infosec.exchange",
    "ioc.exchange",
    "journa.host",
    "kolektiva.social",
    "ludosphere.fr",
    "mamot.fr",
    "mas.to",
    "masto.ai",
    "masto.es",
    "mastodon.art",
    "mastodon.cloud",
    "mastodon.ie",
    "mastodon.nl",
    "mastodon.nu",
    "mastodon.online",
    "mastodon.scot",
    "mastodon.social",
    "mastodon.technology",
    "mastodon.uno",
    "mastodon.world",
    "mastodon.xyz",
    "mastodonapp.uk",
    "mastodont.cat",
    "mathstodon.xyz",
    "mstdn.ca",
    "mstdn.jp",
    "mstdn.social",
    "norden.social",
    "noc.social",
    "octodon.social",
    "oisaur.com",
    "piaille.fr",
    "pawoo.net",
    "podcastindex.social",
    "qoto.org",
    "ruby.social",
    "rollenspiel.social",
    "sfba.social",
    "social.coop",
    "social.tchncs.de",
    "social.vivaldi.net",
    "techhub.social",
    "tech.lgbt",
    "toot.cafe",
    "toot.community",
    "toot.wales",
    "troet.cafe",
    "universeodon.com",
    "wandering.shop",
];

/// Hosts where `/@handle` is a profile of another platform.
const EXCLUDED_HOSTS: &[&str] =
    &["medium.com", "tiktok.com", "threads.net", "threads.com", "youtube.com", "substack.com"];

pub(super) fn is_mastodon_host(parts: &UrlParts) -> bool {
    MASTODON_HOSTS.contains(&parts.host.as_str())
        || parts.host.starts_with("mastodon.")
        || parts.host.starts_with("mstdn.")
        || parts.host.contains(".mastodon.")
}

pub(super) fn recognize_profile(parts: &UrlParts) -> RecognizedUrl {
    if EXCLUDED_HOSTS.contains(&parts.host.as_str()) {
        return RecognizedUrl::Unknown;
    }
    let segments: Vec<&str> = parts.segments.iter().map(String::as_str).collect();
    let handle = match segments.as_slice() {
        [] => return reject("the home page of the site".to_owned()),
        ["web", "accounts", ..] => return reject("an account id without a name".to_owned()),
        ["users", handle, ..] => handle,
        ["web", first, ..] | [first, ..] => match first.strip_prefix('@') {
            Some(handle) => handle,
            None => return reject(format!("{first:?} is not a profile")),
        },
    };
    // A server shows an account of another server as `@name@host`.
    let (handle, host) = handle.split_once('@').unwrap_or((handle, &parts.host));
    if let Some(reason) = rule(1, 30, "_").find_defect(handle) {
        return reject(reason);
    }
    let is_host = host.contains('.') && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
    match url::Url::parse(&format!("https://{host}/@{handle}")) {
        Ok(url) if is_host => RecognizedUrl::Profile { kind: SocialKind::Mastodon, url: url.to_string() },
        _ => reject("not a host".to_owned()),
    }
}

fn reject(reason: String) -> RecognizedUrl {
    RecognizedUrl::Rejected { platform: SocialKind::Mastodon.as_str(), reason }
}
