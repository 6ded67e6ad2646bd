//! Social profiles of a show and their followers (spec 3, Social data per platform).

use crate::{SocialKind, Timestamp};
use serde::{Deserialize, Serialize};

named! {
    /// A platform whose followers are counted (spec 7, the keys of the lookup requests).
    SocialPlatform {
        Facebook = "facebook",
        Instagram = "instagram",
        LinkedinCompany = "linkedin-company",
        LinkedinPerson = "linkedin-person",
        Patreon = "patreon",
        Tiktok = "tiktok",
        Twitter = "twitter",
        Youtube = "youtube",
    }
}

/// A profile whose figures can be requested.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SocialProfileRef {
    pub platform: SocialPlatform,
    /// The identifier that the platform's service expects: a handle, a name or an id. YouTube's keys carry their kind:
    /// `@handle`, `channel/UC…`, `user/name`.
    pub key: String,
    /// The canonical URL, as in links.
    pub url: String,
}

impl SocialProfileRef {
    /// The profile behind a canonical link; `None` when no service counts its followers.
    #[must_use]
    pub fn from_link(kind: SocialKind, url: &str) -> Option<Self> {
        let path = url.split_once("://")?.1.split_once('/')?.1.trim_end_matches('/');
        let (platform, key) = match kind {
            SocialKind::Facebook => (SocialPlatform::Facebook, path.strip_prefix("profile.php?id=").unwrap_or(path)),
            SocialKind::Instagram => (SocialPlatform::Instagram, path),
            SocialKind::Linkedin => match path.split_once('/')? {
                ("in", name) => (SocialPlatform::LinkedinPerson, name),
                (_, name) => (SocialPlatform::LinkedinCompany, name),
            },
            SocialKind::Patreon => (SocialPlatform::Patreon, path.strip_prefix("user?u=").unwrap_or(path)),
            SocialKind::Tiktok => (SocialPlatform::Tiktok, path.strip_prefix('@')?),
            SocialKind::Twitter => (SocialPlatform::Twitter, path),
            SocialKind::Youtube => (SocialPlatform::Youtube, path),
            _ => return None,
        };
        let is_key = !key.is_empty() && key.len() <= 200;
        is_key.then(|| Self { platform, key: key.to_owned(), url: url.to_owned() })
    }

    /// The profile by the key of a request (spec 7: `instagramProfileName`, `youtubeChannelName`, …).
    #[must_use]
    pub fn from_key(platform: SocialPlatform, key: &str) -> Option<Self> {
        let key = key.trim().trim_start_matches('/');
        let bare = key.strip_prefix('@').unwrap_or(key);
        let (kind, url) = match platform {
            SocialPlatform::Facebook => (SocialKind::Facebook, format!("https://www.facebook.com/{bare}")),
            SocialPlatform::Instagram => (SocialKind::Instagram, format!("https://www.instagram.com/{bare}")),
            SocialPlatform::LinkedinCompany => {
                (SocialKind::Linkedin, format!("https://www.linkedin.com/company/{bare}"))
            }
            SocialPlatform::LinkedinPerson => (SocialKind::Linkedin, format!("https://www.linkedin.com/in/{bare}")),
            SocialPlatform::Patreon => (SocialKind::Patreon, format!("https://www.patreon.com/{bare}")),
            SocialPlatform::Tiktok => (SocialKind::Tiktok, format!("https://www.tiktok.com/@{bare}")),
            SocialPlatform::Twitter => (SocialKind::Twitter, format!("https://x.com/{bare}")),
            SocialPlatform::Youtube => (SocialKind::Youtube, youtube_url(key)),
        };
        let is_key = !bare.is_empty() && !bare.contains(char::is_whitespace);
        is_key.then(|| Self::from_link(kind, &url)).flatten()
    }
}

/// A bare name is a handle, unless it has the form of a channel id.
fn youtube_url(key: &str) -> String {
    let is_id = key.len() == 24 && key.starts_with("UC");
    let path = match key {
        _ if is_id => format!("channel/{key}"),
        _ if key.starts_with('@') || key.contains('/') => key.to_owned(),
        _ => format!("@{key}"),
    };
    format!("https://www.youtube.com/{path}")
}

/// The figures of a profile at one moment. A figure that the platform omits is `None`, never zero.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SocialProfile {
    pub platform: SocialPlatform,
    /// The canonical URL, as in links.
    pub url: String,
    /// Not serialized, so that equal figures of two days compare as equal.
    #[serde(skip)]
    pub captured_at: Timestamp,
    /// The platform's own id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// ISO 3166 alpha-2, as the platform writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joined_at: Option<Timestamp>,
    /// Followers, subscribers of a channel, or patrons of a creator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub following: Option<i64>,
    /// Posts, or videos where the platform has videos.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posts: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub likes: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub views: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talking_about: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is_verified: Option<bool>,
}

impl SocialProfile {
    /// A profile without figures.
    #[must_use]
    pub fn new(platform: SocialPlatform, url: &str, captured_at: Timestamp) -> Self {
        Self {
            platform,
            url: url.to_owned(),
            captured_at,
            profile_id: None,
            name: None,
            handle: None,
            about: None,
            image_url: None,
            country: None,
            joined_at: None,
            followers: None,
            following: None,
            posts: None,
            likes: None,
            views: None,
            talking_about: None,
            is_verified: None,
        }
    }

    /// Whether the profile has any figure.
    #[must_use]
    pub fn has_counts(&self) -> bool {
        [self.followers, self.following, self.posts, self.likes, self.views].iter().any(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_name_profiles() {
        let cases = [
            (SocialKind::Youtube, "https://www.youtube.com/@idle", "youtube @idle"),
            (SocialKind::Youtube, "https://www.youtube.com/channel/UCabc", "youtube channel/UCabc"),
            (SocialKind::Instagram, "https://www.instagram.com/idle.talk", "instagram idle.talk"),
            (SocialKind::Linkedin, "https://www.linkedin.com/in/ada", "linkedin-person ada"),
            (SocialKind::Linkedin, "https://www.linkedin.com/company/idle", "linkedin-company idle"),
            (SocialKind::Facebook, "https://www.facebook.com/profile.php?id=1234567", "facebook 1234567"),
            (SocialKind::Patreon, "https://www.patreon.com/user?u=77", "patreon 77"),
            (SocialKind::Tiktok, "https://www.tiktok.com/@idle", "tiktok idle"),
            (SocialKind::Twitter, "https://x.com/idle", "twitter idle"),
            (SocialKind::Bluesky, "https://bsky.app/profile/idle", ""),
            (SocialKind::Twitter, "https://x.com/", ""),
            (SocialKind::Twitter, "no address", ""),
        ];
        for (kind, url, expected) in cases {
            let target = SocialProfileRef::from_link(kind, url);
            let described =
                target.map_or(String::new(), |target| format!("{} {}", target.platform.as_str(), target.key));
            assert_eq!(described, expected, "{url}");
        }
    }

    #[test]
    fn keys_name_the_same_profiles_as_links() {
        let cases = [
            (SocialPlatform::Youtube, "idle", "https://www.youtube.com/@idle"),
            (
                SocialPlatform::Youtube,
                "UCabcdefghijklmnopqrstuv",
                "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
            ),
            (SocialPlatform::Youtube, "user/idle", "https://www.youtube.com/user/idle"),
            (SocialPlatform::Tiktok, "@idle", "https://www.tiktok.com/@idle"),
            (SocialPlatform::LinkedinCompany, "idle", "https://www.linkedin.com/company/idle"),
        ];
        for (platform, key, url) in cases {
            let target = SocialProfileRef::from_key(platform, key).expect("a profile");
            assert_eq!((target.platform, target.url.as_str()), (platform, url));
        }
        assert_eq!(SocialProfileRef::from_key(SocialPlatform::Twitter, " @ "), None);
        assert_eq!(SocialProfileRef::from_key(SocialPlatform::Twitter, "two words"), None);
    }
}
