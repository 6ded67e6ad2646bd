//! Profiles as people enter them: URLs, and handles without a URL.

use super::handles::FACEBOOK_NAME;
use super::profile_tabs::is_tab;
use super::url_parts::UrlParts;
use super::url_pattern::{PatternMatch, SiteRules, pattern};
use super::{PlatformMatch, mastodon, match_mastodon, match_platforms};
use crate::{RecognizedUrl, SocialKind};

/// Groups, which people name as profiles. On websites, most belong to others.
const FACEBOOK_GROUPS: SiteRules<SocialKind> = SiteRules {
    kind: SocialKind::Facebook,
    hosts: "facebook.com *.facebook.com fb.com",
    patterns: &[pattern("groups/{}", "https://www.facebook.com/groups/{}", FACEBOOK_NAME.or_only_digits())],
    reserved: "feed discover create joins",
};

/// Recognizes what someone entered as a profile. Other than [`recognize_url`](super::recognize_url), it rejects posts,
/// accepts Facebook groups, and takes `/@handle` on any other host for a profile of Mastodon.
///
/// ```
/// use earshot_model::recognize_entered_profile;
/// assert!(recognize_entered_profile("@ada@social.example").message().is_none());
/// let post = recognize_entered_profile("https://x.com/ada/status/1").message();
/// assert_eq!(post.as_deref(), Some("Invalid X (Twitter) URL: \"status/1\" is a part of a profile, not a profile"));
/// ```
#[must_use]
pub fn recognize_entered_profile(text: &str) -> RecognizedUrl {
    let text = text.trim();
    let fediverse_url = text.strip_prefix('@').and_then(fediverse_url);
    let Some(parts) = UrlParts::parse(fediverse_url.as_deref().unwrap_or(text)) else { return RecognizedUrl::Unknown };
    let mut found = match_platforms(&parts);
    if found.recognized == RecognizedUrl::Unknown && mastodon::is_profile_path(&parts) {
        found = match_mastodon(&parts);
    }
    if let Some(Ok(PatternMatch { url, .. })) = FACEBOOK_GROUPS.recognize(&parts) {
        return RecognizedUrl::Profile { kind: SocialKind::Facebook, url };
    }
    let PlatformMatch { recognized, rest } = found;
    match &recognized {
        RecognizedUrl::Profile { kind, .. } if !is_tab(*kind, rest) => RecognizedUrl::Rejected {
            platform: kind.as_str(),
            reason: format!("{:?} is a part of a profile, not a profile", rest.join("/")),
        },
        _ => recognized,
    }
}

/// The URL of `name@host`, as people of the fediverse write it after an `@`.
fn fediverse_url(handle: &str) -> Option<String> {
    let (name, host) = handle.split_once('@')?;
    (!name.contains('/') && host.contains('.')).then(|| format!("https://{host}/@{name}"))
}

/// Returns the URL of a handle on a platform, `@ada` or `ada`; `None` when the text is rather a URL, or the platform
/// needs more than a handle. The rules of the platform are not checked.
///
/// ```
/// use earshot_model::{SocialKind, profile_url_of_handle};
/// assert_eq!(profile_url_of_handle(SocialKind::Tiktok, "@ada").as_deref(), Some("https://www.tiktok.com/@ada"));
/// assert_eq!(profile_url_of_handle(SocialKind::Tiktok, "https://www.tiktok.com/@ada"), None);
/// ```
#[must_use]
pub fn profile_url_of_handle(kind: SocialKind, text: &str) -> Option<String> {
    let text = text.trim();
    let is_path = text.contains(['/', '?', '#', '\\', ':', '%']) || text.chars().any(char::is_whitespace);
    let (start, prefix, end) = match kind {
        SocialKind::Beehiiv => ("", "", ".beehiiv.com"),
        SocialKind::Behance => ("www.behance.net/", "", ""),
        SocialKind::Bluesky => ("bsky.app/profile/", "", ""),
        SocialKind::Discord => ("discord.gg/", "", ""),
        SocialKind::Facebook => ("www.facebook.com/", "", ""),
        SocialKind::Github => ("github.com/", "", ""),
        SocialKind::Instagram => ("www.instagram.com/", "", ""),
        SocialKind::Linkedin => ("www.linkedin.com/in/", "", ""),
        SocialKind::Linktree => ("linktr.ee/", "", ""),
        SocialKind::Medium => ("medium.com/", "@", ""),
        SocialKind::Patreon => ("www.patreon.com/", "", ""),
        SocialKind::Pinterest => ("www.pinterest.com/", "", ""),
        SocialKind::Reddit => return reddit_url(text),
        SocialKind::Snapchat => ("www.snapchat.com/add/", "", ""),
        SocialKind::Soundcloud => ("soundcloud.com/", "", ""),
        SocialKind::Substack => ("substack.com/", "@", ""),
        SocialKind::Threads => ("www.threads.net/", "@", ""),
        SocialKind::Tiktok => ("www.tiktok.com/", "@", ""),
        SocialKind::Tumblr => ("", "", ".tumblr.com"),
        SocialKind::Twitch => ("www.twitch.tv/", "", ""),
        SocialKind::Twitter => ("x.com/", "", ""),
        SocialKind::Vimeo => ("vimeo.com/", "", ""),
        SocialKind::Whatsapp => return whatsapp_url(text),
        SocialKind::Youtube => ("www.youtube.com/", "@", ""),
        // A handle without its server names nobody.
        SocialKind::Mastodon => return None,
    };
    let handle = text.strip_prefix('@').unwrap_or(text);
    // The app shortens names of its own server: `@ada` is `ada.bsky.social`.
    let server = if kind == SocialKind::Bluesky && !handle.contains('.') { ".bsky.social" } else { end };
    // Without an `@`, a text with a period is rather a website.
    let is_marked = handle.len() < text.len() || !handle.contains('.') || kind == SocialKind::Bluesky;
    let is_handle = is_marked && !is_path && !handle.is_empty() && !handle.contains('@');
    is_handle.then(|| format!("https://{start}{prefix}{handle}{server}"))
}

/// `u/ada` and `r/podcasts` are handles of Reddit, and so is `ada`.
fn reddit_url(text: &str) -> Option<String> {
    let text = text.trim_start_matches('/');
    let (place, name) = match text.split_once('/') {
        Some((place @ ("u" | "user" | "r"), name)) => (if place == "r" { "r" } else { "user" }, name),
        Some(_) => return None,
        None => ("user", text.strip_prefix('@').unwrap_or(text)),
    };
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    is_name.then(|| format!("https://www.reddit.com/{place}/{name}"))
}

/// The handle of WhatsApp is a telephone number with its country.
fn whatsapp_url(text: &str) -> Option<String> {
    let number = text.strip_prefix('+')?;
    let digits: String = number.chars().filter(|letter| !" -().".contains(*letter)).collect();
    (!digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| format!("https://wa.me/{digits}"))
}
