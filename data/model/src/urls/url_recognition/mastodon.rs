//! Recognizes Mastodon profiles, which can be on any host.

use super::handles::MASTODON;
use super::url_parts::UrlParts;
use super::url_pattern::PatternMatch;

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

/// Returns whether the path has the form of a profile: `/@name` or `/users/name`.
pub(super) fn is_profile_path(parts: &UrlParts) -> bool {
    match parts.segments.as_slice() {
        [first, ..] if first.starts_with('@') => true,
        [first, second, ..] => (first == "web" && second.starts_with('@')) || first == "users",
        _ => false,
    }
}

/// The canonical URL, or the reason why the URL is not a profile. `None` on hosts of other platforms.
pub(super) fn match_profile(parts: &UrlParts) -> Option<Result<PatternMatch<'_>, String>> {
    (!EXCLUDED_HOSTS.contains(&parts.host.as_str())).then(|| match_path(parts))
}

fn match_path(parts: &UrlParts) -> Result<PatternMatch<'_>, String> {
    let place = usize::from(parts.segments.first().is_some_and(|first| first == "web"));
    let (first, rest) = parts.segments[place..].split_first().ok_or("the home page of the site")?;
    let (account, rest) = match (first.as_str(), rest) {
        ("accounts", _) if place > 0 => return Err("an account id without a name".to_owned()),
        ("users", [account, rest @ ..]) => (account.as_str(), rest),
        _ => (first.strip_prefix('@').ok_or_else(|| format!("{first:?} is not a profile"))?, rest),
    };
    // A server shows an account of another server as `@name@host`.
    let (name, host) = account.split_once('@').unwrap_or((account, &parts.host));
    // The feed of an account is the profile's URL with an ending.
    let name = [".rss", ".atom", ".json"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    if let Some(reason) = MASTODON.find_defect(name) {
        return Err(reason);
    }
    let is_host = host.contains('.') && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
    match url::Url::parse(&format!("https://{host}/@{name}")) {
        Ok(url) if is_host => Ok(PatternMatch { url: url.to_string(), rest }),
        _ => Err("not a host".to_owned()),
    }
}
