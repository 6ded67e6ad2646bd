//! URL recognition: decides whether a URL is a social profile, a directory entry, a page of such a platform, or
//! something else.
//!
//! The tables of hosts, paths and handle rules (spec 5) are in [`social`] and [`directory`]. [`url_pattern`] defines
//! the language in which they are written.

mod directory;
mod entered_profile;
mod handle_rule;
mod handles;
mod mastodon;
mod profile_tabs;
mod recognized_url;
mod social;
#[cfg(test)]
mod tests;
mod url_parts;
mod url_pattern;

pub use entered_profile::{profile_url_of_handle, recognize_entered_profile};
pub use recognized_url::RecognizedUrl;

use crate::SocialKind;
use url_parts::UrlParts;
use url_pattern::PatternMatch;

/// Recognizes a URL from a feed or a page. The scheme may be missing. A post, a video or a repository of a profile is
/// recognized as the profile.
///
/// ```
/// use earshot_model::{RecognizedUrl, SocialKind, recognize_url};
/// let found = recognize_url("http://m.instagram.com/slow.ledger/?hl=en");
/// assert_eq!(
///     found,
///     RecognizedUrl::Profile { kind: SocialKind::Instagram, url: "https://www.instagram.com/slow.ledger".to_owned() }
/// );
/// ```
#[must_use]
pub fn recognize_url(link: &str) -> RecognizedUrl {
    UrlParts::parse(link).map_or(RecognizedUrl::Unknown, |parts| match_platforms(&parts).recognized)
}

/// A recognized URL, with the segments of its path that follow those of the profile.
struct PlatformMatch<'a> {
    recognized: RecognizedUrl,
    rest: &'a [String],
}

impl From<RecognizedUrl> for PlatformMatch<'_> {
    fn from(recognized: RecognizedUrl) -> Self {
        Self { recognized, rest: &[] }
    }
}

fn match_platforms(parts: &UrlParts) -> PlatformMatch<'_> {
    for directory in directory::DIRECTORIES {
        match directory.recognize(parts) {
            Some(Ok(found)) => return RecognizedUrl::Directory { kind: directory.kind, url: found.url }.into(),
            // Google serves podcasts and social profiles on one domain, so its other URLs may still be profiles.
            Some(Err(_)) if parts.host == "google.com" => {}
            Some(Err(reason)) => {
                let reason = if reason.ends_with("not a profile") { "not a show".to_owned() } else { reason };
                return RecognizedUrl::Rejected { platform: directory.kind.as_str(), reason }.into();
            }
            None => {}
        }
    }
    for platform in social::PLATFORMS {
        if let Some(found) = platform.recognize(parts) {
            return profile_match(platform.kind, found);
        }
    }
    if !mastodon::is_mastodon_host(parts) {
        return RecognizedUrl::Unknown.into();
    }
    match_mastodon(parts)
}

fn match_mastodon(parts: &UrlParts) -> PlatformMatch<'_> {
    let found = mastodon::match_profile(parts);
    found.map_or_else(|| RecognizedUrl::Unknown.into(), |found| profile_match(SocialKind::Mastodon, found))
}

fn profile_match(kind: SocialKind, found: Result<PatternMatch<'_>, String>) -> PlatformMatch<'_> {
    match found {
        Ok(PatternMatch { url, rest }) => PlatformMatch { recognized: RecognizedUrl::Profile { kind, url }, rest },
        Err(reason) => RecognizedUrl::Rejected { platform: kind.as_str(), reason }.into(),
    }
}

/// Recognizes a URL that something else than its host marks as a Mastodon profile: `rel=me`, an icon or a label.
#[must_use]
pub fn recognize_mastodon_url(link: &str) -> RecognizedUrl {
    match (recognize_url(link), UrlParts::parse(link)) {
        (RecognizedUrl::Unknown, Some(parts)) => match_mastodon(&parts).recognized,
        (recognized, _) => recognized,
    }
}

/// A key that is equal for all canonical URLs of one profile or show. Some platforms ignore case, so one profile can
/// have several URLs.
#[must_use]
pub fn profile_key(canonical: &str) -> String {
    // Ids and invitations, where case matters.
    const CASE_SENSITIVE_PREFIXES: &[&str] = &[
        "youtube.com/channel/",
        "discord.gg/",
        "chat.whatsapp.com/",
        "whatsapp.com/channel/",
        "open.spotify.com/",
        "podcasts.google.com/",
        "overcast.fm/",
        "pca.st/",
        "lnns.co/",
        "radiopublic.com/",
        "audible.",
    ];
    let bare = canonical.trim_start_matches("https://").trim_start_matches("www.");
    if CASE_SENSITIVE_PREFIXES.iter().any(|start| bare.starts_with(start)) {
        bare.to_owned()
    } else {
        bare.to_lowercase()
    }
}
