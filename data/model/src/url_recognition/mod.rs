//! What a URL is: a social profile, a directory entry, one of those but not a podcast's own, or something else.
//!
//! Hosts, paths and handle rules (spec 5) are the tables in [`parse_social_kind`] and [`directory`]; [`shape`] is the language that
//! they are written in.

mod directory;
mod handle_rule;
mod mastodon;
mod social;
#[cfg(test)]
mod tests;
mod url_parts;
mod url_pattern;

use crate::{DirectoryKind, SocialKind};
use url_parts::UrlParts;

/// What a URL turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecognizedUrl {
    /// A profile, with its canonical URL.
    Profile { kind: SocialKind, url: String },
    /// A show in a directory, with its canonical URL.
    Directory { kind: DirectoryKind, url: String },
    /// On a known platform, but no profile and no show, and why not.
    Rejected { platform: &'static str, reason: String },
    /// On no known platform.
    Unknown,
}

impl RecognizedUrl {
    /// The message for who entered the URL as a profile or a show (spec 5), when it is none.
    ///
    /// ```
    /// use earshot_model::recognise;
    /// let message = recognise("https://twitter.com/home").message();
    /// assert_eq!(message.as_deref(), Some("Invalid X (Twitter) URL: \"home\" is not a profile"));
    /// ```
    #[must_use]
    pub fn message(&self) -> Option<String> {
        match self {
            Self::Profile { .. } | Self::Directory { .. } => None,
            Self::Rejected { platform, reason } => {
                let label = SocialKind::parse(platform)
                    .map(SocialKind::label)
                    .or_else(|| DirectoryKind::parse(platform).map(DirectoryKind::label));
                Some(format!("Invalid {} URL: {reason}", label.unwrap_or(platform)))
            }
            Self::Unknown => Some("Invalid URL: not on a known platform".to_owned()),
        }
    }
}

/// Recognises a URL as it stands in a feed or on a page; a missing scheme is allowed.
///
/// ```
/// use earshot_model::{Recognised, SocialKind, recognise};
/// let found = recognise("http://m.instagram.com/slow.ledger/?hl=en");
/// assert_eq!(
///     found,
///     Recognised::Profile { kind: SocialKind::Instagram, url: "https://www.instagram.com/slow.ledger".to_owned() }
/// );
/// ```
#[must_use]
pub fn recognize_url(link: &str) -> RecognizedUrl {
    let Some(place) = UrlParts::parse(link) else { return RecognizedUrl::Unknown };
    for directory in directory::DIRECTORIES {
        match directory.recognize(&place) {
            Some(Ok(url)) => return RecognizedUrl::Directory { kind: directory.kind, url },
            // The shows of a company that is more than a directory are a corner of its sites.
            Some(Err(_)) if place.host == "google.com" => {}
            Some(Err(reason)) => {
                let reason = if reason.ends_with("not a profile") { "not a show".to_owned() } else { reason };
                return RecognizedUrl::Rejected { platform: directory.kind.as_str(), reason };
            }
            None => {}
        }
    }
    for platform in social::PLATFORMS {
        match platform.recognize(&place) {
            Some(Ok(url)) => return RecognizedUrl::Profile { kind: platform.kind, url },
            Some(Err(reason)) => return RecognizedUrl::Rejected { platform: platform.kind.as_str(), reason },
            None => {}
        }
    }
    if mastodon::is_mastodon_host(&place) { mastodon::recognize_profile(&place) } else { RecognizedUrl::Unknown }
}

/// The same for a URL of which something else than its host says that it is of Mastodon: `rel=me`, an icon, a label.
#[must_use]
pub fn recognize_mastodon_url(link: &str) -> RecognizedUrl {
    match (recognize_url(link), UrlParts::parse(link)) {
        (RecognizedUrl::Unknown, Some(place)) => mastodon::recognize_profile(&place),
        (recognised, _) => recognised,
    }
}

/// What two canonical URLs of one profile or show have in common: platforms that take no notice of upper and lower case
/// have several.
#[must_use]
pub fn profile_key(canonical: &str) -> String {
    // Ids and invitations, where case tells.
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
