//! Profiles on social platforms: the rules of spec 5, by URL recognition.

use super::{InvalidGuestField, SocialLink};
use crate::{RecognizedUrl, SocialKind, profile_key, profile_url_of_handle, recognize_entered_profile};

/// Social links of a profile.
pub const MAX_SOCIAL_LINKS: usize = 25;

/// Returns the canonical URL of a profile on the platform. The text is a URL, or a handle such as `@ada`.
///
/// # Errors
/// The message of spec 5 when the URL is not a profile, or is one on another platform.
///
/// ```
/// use earshot_model::{SocialKind, guest_profile::check_social_link};
/// let url = check_social_link(SocialKind::Linkedin, "linkedin.com/in/ada-lovelace/");
/// assert_eq!(url.as_deref(), Ok("https://www.linkedin.com/in/ada-lovelace"));
/// assert_eq!(check_social_link(SocialKind::Twitter, "@ada").as_deref(), Ok("https://x.com/ada"));
/// assert!(check_social_link(SocialKind::Twitter, "https://twitter.com/home").is_err());
/// ```
pub fn check_social_link(kind: SocialKind, text: &str) -> Result<String, String> {
    let recognized = match (recognize_entered_profile(text), profile_url_of_handle(kind, text)) {
        // A handle reads as a host.
        (RecognizedUrl::Unknown, Some(url)) => recognize_entered_profile(&url),
        (recognized, _) => recognized,
    };
    match recognized {
        RecognizedUrl::Profile { kind: found, url } if found == kind => Ok(url),
        RecognizedUrl::Profile { kind: found, .. } => {
            Err(format!("Invalid {} URL: it is a profile on {}", kind.label(), found.label()))
        }
        RecognizedUrl::Directory { kind: found, .. } => {
            Err(format!("Invalid {} URL: it is a show on {}", kind.label(), found.label()))
        }
        RecognizedUrl::Unknown if kind == SocialKind::Mastodon && is_handle_without_server(text) => {
            Err("Invalid Mastodon URL: add the server to the handle, as in @ada@mastodon.social".to_owned())
        }
        RecognizedUrl::Unknown => Err(format!("Invalid {} URL: it is not on {0}", kind.label())),
        rejected @ RecognizedUrl::Rejected { .. } => Err(rejected.message().unwrap_or_default()),
    }
}

fn is_handle_without_server(text: &str) -> bool {
    text.trim().strip_prefix('@').is_some_and(|handle| !handle.contains(['@', '/']))
}

/// Returns the links with canonical URLs, each profile once.
///
/// # Errors
/// Each link that is not a profile.
pub fn check_social_links(links: &[SocialLink]) -> Result<Vec<SocialLink>, Vec<InvalidGuestField>> {
    let (mut checked, mut problems) = (Vec::<SocialLink>::new(), Vec::new());
    if links.len() > MAX_SOCIAL_LINKS {
        let message = format!("must be at most {MAX_SOCIAL_LINKS} links");
        return Err(vec![InvalidGuestField { field: "socialMediaLinks".to_owned(), message }]);
    }
    for (number, link) in links.iter().enumerate() {
        match check_social_link(link.kind, &link.url) {
            Err(message) => {
                problems.push(InvalidGuestField { field: format!("socialMediaLinks/{number}/url"), message });
            }
            Ok(url) => {
                let key = profile_key(&url);
                if !checked.iter().any(|known| profile_key(&known.url) == key) {
                    checked.push(SocialLink { kind: link.kind, url });
                }
            }
        }
    }
    if problems.is_empty() { Ok(checked) } else { Err(problems) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(kind: SocialKind, url: &str) -> SocialLink {
        SocialLink { kind, url: url.to_owned() }
    }

    #[test]
    fn messages_name_the_platform() {
        let message = |kind, url| check_social_link(kind, url).expect_err("no profile");
        for (kind, url, expected) in [
            (SocialKind::Twitter, "https://twitter.com/home", "Invalid X (Twitter) URL: \"home\" is not a profile"),
            (SocialKind::Twitter, "https://github.com/ada", "Invalid X (Twitter) URL: it is a profile on GitHub"),
            (SocialKind::Github, "https://example.com/ada", "Invalid GitHub URL: it is not on GitHub"),
            (SocialKind::Github, "javascript:alert(1)", "Invalid GitHub URL: it is not on GitHub"),
        ] {
            assert_eq!(message(kind, url), expected);
        }
        let mastodon = check_social_link(SocialKind::Mastodon, "https://social.example/@ada");
        assert_eq!(mastodon.as_deref(), Ok("https://social.example/@ada"));
    }

    #[test]
    fn a_handle_becomes_the_url_of_its_platform() {
        for (kind, text, expected) in [
            (SocialKind::Beehiiv, "slow", "https://slow.beehiiv.com"),
            (SocialKind::Behance, "@slow", "https://www.behance.net/slow"),
            (SocialKind::Bluesky, "@ada", "https://bsky.app/profile/ada.bsky.social"),
            (SocialKind::Bluesky, "ada.example", "https://bsky.app/profile/ada.example"),
            (SocialKind::Discord, "slowledger", "https://discord.gg/slowledger"),
            (SocialKind::Facebook, "@ada.quay", "https://www.facebook.com/ada.quay"),
            (SocialKind::Github, "ada-quay", "https://github.com/ada-quay"),
            (SocialKind::Instagram, " @ada.quay ", "https://www.instagram.com/ada.quay"),
            (SocialKind::Linkedin, "ada-quay", "https://www.linkedin.com/in/ada-quay"),
            (SocialKind::Linktree, "@ada", "https://linktr.ee/ada"),
            (SocialKind::Mastodon, "@ada@social.example", "https://social.example/@ada"),
            (SocialKind::Medium, "@ada", "https://medium.com/@ada"),
            (SocialKind::Patreon, "@ada", "https://www.patreon.com/ada"),
            (SocialKind::Pinterest, "@ada", "https://www.pinterest.com/ada"),
            (SocialKind::Reddit, "@ada", "https://www.reddit.com/user/ada"),
            (SocialKind::Reddit, "r/de", "https://www.reddit.com/r/de"),
            (SocialKind::Reddit, "/u/0xada", "https://www.reddit.com/user/0xada"),
            (SocialKind::Snapchat, "@ada", "https://www.snapchat.com/add/ada"),
            (SocialKind::Soundcloud, "ada", "https://soundcloud.com/ada"),
            (SocialKind::Substack, "@ada", "https://substack.com/@ada"),
            (SocialKind::Threads, "@_ada", "https://www.threads.net/@_ada"),
            (SocialKind::Tiktok, "@ada", "https://www.tiktok.com/@ada"),
            (SocialKind::Tumblr, "ada", "https://ada.tumblr.com"),
            (SocialKind::Twitch, "@ada", "https://www.twitch.tv/ada"),
            (SocialKind::Twitter, "@ada", "https://x.com/ada"),
            (SocialKind::Vimeo, "ada", "https://vimeo.com/ada"),
            (SocialKind::Whatsapp, "+45 12 34 56 78", "https://wa.me/4512345678"),
            (SocialKind::Youtube, "@東京", "https://www.youtube.com/@%E6%9D%B1%E4%BA%AC"),
        ] {
            assert_eq!(check_social_link(kind, text).as_deref(), Ok(expected), "{text} on {}", kind.as_str());
        }
        for (kind, text, expected) in [
            (
                SocialKind::Mastodon,
                "@ada",
                "Invalid Mastodon URL: add the server to the handle, as in @ada@mastodon.social",
            ),
            (SocialKind::Twitter, "@home", "Invalid X (Twitter) URL: \"home\" is not a profile"),
            (SocialKind::Twitter, "@ada-quay", "Invalid X (Twitter) URL: a handle cannot contain '-'"),
            (SocialKind::Twitter, "@ada@social.example", "Invalid X (Twitter) URL: it is a profile on Mastodon"),
            (SocialKind::Instagram, "ada.example", "Invalid Instagram URL: it is not on Instagram"),
            (SocialKind::Instagram, "@", "Invalid Instagram URL: it is not on Instagram"),
            (SocialKind::Whatsapp, "@ada", "Invalid WhatsApp URL: it is not on WhatsApp"),
        ] {
            assert_eq!(check_social_link(kind, text), Err(expected.to_owned()), "{text}");
        }
    }

    #[test]
    fn profiles_are_kept_once() {
        let (http, https) = ("http://m.instagram.com/ada.l/?hl=en", "https://www.instagram.com/Ada.L");
        let links = [http, https].map(|url| link(SocialKind::Instagram, url));
        let kept = check_social_links(&links).expect("profiles");
        assert_eq!(kept, [link(SocialKind::Instagram, "https://www.instagram.com/ada.l")]);
        let problems = check_social_links(&[links[0].clone(), link(SocialKind::Twitter, "x.com/a b c")]);
        assert_eq!(problems.expect_err("no handle")[0].field, "socialMediaLinks/1/url");
    }
}
