//! Social profiles of a show and their followers (spec 3, Social data per platform).

use crate::{RecognizedUrl, SocialKind, Timestamp, recognize_url};
use serde::{Deserialize, Serialize};
use url::Url;

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
            SocialKind::Facebook if path.starts_with("groups/") => return None,
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

    /// The profile by the key of a request: its name, id or URL (spec 7: `instagramProfileName`, `facebookPageUrl`, …).
    ///
    /// # Errors
    /// The message of the platform's rule that the key breaks (spec 5).
    pub fn from_key(platform: SocialPlatform, key: &str) -> Result<Self, String> {
        let recognized = recognize_url(&url_of_key(platform, key.trim()));
        let message = recognized.message();
        let profile = match recognized {
            RecognizedUrl::Profile { kind, url } => Self::from_link(kind, &url),
            _ => None,
        };
        profile
            .filter(|profile| profile.platform == platform)
            .ok_or_else(|| message.unwrap_or_else(|| format!("Invalid URL: not of the platform {}", platform.as_str())))
    }
}

/// Builds the URL of a key.
fn url_of_key(platform: SocialPlatform, key: &str) -> String {
    if key.contains("://") {
        return key.to_owned();
    }
    let key = key.trim_start_matches('/');
    let name = key.strip_prefix('@').unwrap_or(key);
    let is_number = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    match platform {
        SocialPlatform::Facebook if is_number => format!("https://www.facebook.com/profile.php?id={name}"),
        SocialPlatform::Facebook => with_segment("https://www.facebook.com", name),
        SocialPlatform::Instagram => with_segment("https://www.instagram.com", name),
        SocialPlatform::LinkedinCompany => with_segment("https://www.linkedin.com/company", name),
        SocialPlatform::LinkedinPerson => with_segment("https://www.linkedin.com/in", name),
        SocialPlatform::Patreon if key.starts_with("user?u=") => format!("https://www.patreon.com/{key}"),
        SocialPlatform::Patreon => with_segment("https://www.patreon.com", name),
        SocialPlatform::Tiktok => with_segment("https://www.tiktok.com", &format!("@{name}")),
        SocialPlatform::Twitter => with_segment("https://x.com", name),
        // A bare name is a handle, unless it has the form of a channel id.
        SocialPlatform::Youtube if name.len() == 24 && name.starts_with("UC") => {
            with_segment("https://www.youtube.com/channel", name)
        }
        SocialPlatform::Youtube if key.contains('/') => format!("https://www.youtube.com/{key}"),
        SocialPlatform::Youtube => with_segment("https://www.youtube.com", &format!("@{name}")),
    }
}

/// Adds a segment to the path, encoded, so that it cannot add others or a query.
fn with_segment(base: &str, segment: &str) -> String {
    let mut url = Url::parse(base).expect("a base URL is valid");
    if let Ok(mut path) = url.path_segments_mut() {
        path.pop_if_empty().push(segment);
    }
    url.into()
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
            (SocialPlatform::Youtube, "c/idle", "https://www.youtube.com/c/idle"),
            (SocialPlatform::Tiktok, "@idletalk", "https://www.tiktok.com/@idletalk"),
            (SocialPlatform::LinkedinCompany, "idle", "https://www.linkedin.com/company/idle"),
            (SocialPlatform::LinkedinPerson, "jos\u{e9}-p", "https://www.linkedin.com/in/jos%C3%A9-p"),
            (SocialPlatform::Facebook, "100012345678901", "https://www.facebook.com/profile.php?id=100012345678901"),
            (SocialPlatform::Facebook, "https://m.facebook.com/idletalk?ref=1", "https://www.facebook.com/idletalk"),
            (SocialPlatform::Patreon, "user?u=77", "https://www.patreon.com/user?u=77"),
            (SocialPlatform::Twitter, " @idle ", "https://x.com/idle"),
        ];
        for (platform, key, url) in cases {
            let target = SocialProfileRef::from_key(platform, key).expect("a profile");
            assert_eq!((target.platform, target.url.as_str()), (platform, url));
        }
    }

    /// Spec 5, Social profile URL rules.
    #[test]
    fn keys_that_break_a_rule_get_its_message() {
        let cases = [
            (SocialPlatform::Twitter, " @ ", "Invalid X (Twitter) URL: the home page of the site"),
            (SocialPlatform::Twitter, "two words", "Invalid X (Twitter) URL: a handle cannot contain ' '"),
            (SocialPlatform::Twitter, "idle/status/1", "Invalid X (Twitter) URL: a handle cannot contain '/'"),
            (SocialPlatform::Twitter, "..", "Invalid X (Twitter) URL: the home page of the site"),
            (
                SocialPlatform::Twitter,
                "a_name_that_is_too_long",
                "Invalid X (Twitter) URL: a handle has at most 15 characters",
            ),
            (SocialPlatform::Tiktok, "i", "Invalid TikTok URL: a handle has at least 2 characters"),
            (SocialPlatform::Instagram, "idle.", "Invalid Instagram URL: a handle cannot end with \".\""),
            (SocialPlatform::Instagram, "idle?x=1", "Invalid Instagram URL: a handle cannot contain '?'"),
            (
                SocialPlatform::LinkedinCompany,
                "idle--talk",
                "Invalid LinkedIn URL: a handle cannot contain a double \"-\"",
            ),
            (SocialPlatform::Facebook, "123456789012345678901", "Invalid Facebook URL: a number has at most 20 digits"),
            (SocialPlatform::Youtube, "channel/UCabc", "Invalid YouTube URL: a handle has at least 10 characters"),
            (SocialPlatform::Youtube, "https://x.com/idle", "Invalid URL: not of the platform youtube"),
            (SocialPlatform::Youtube, "https://a.example/idle", "Invalid URL: not on a known platform"),
            (
                SocialPlatform::LinkedinPerson,
                "https://linkedin.com/company/idle",
                "Invalid URL: not of the platform linkedin-person",
            ),
        ];
        for (platform, key, message) in cases {
            assert_eq!(SocialProfileRef::from_key(platform, key), Err(message.to_owned()), "{key}");
        }
    }
}
