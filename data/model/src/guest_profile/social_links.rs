//! Profiles on social platforms: the rules of spec 5, by URL recognition.

use super::{InvalidGuestField, SocialLink};
use crate::{RecognizedUrl, SocialKind, profile_key, recognize_mastodon_url, recognize_url};

/// Social links of a profile.
pub const MAX_SOCIAL_LINKS: usize = 25;

/// Returns the canonical URL of a profile on the platform.
///
/// # Errors
/// The message of spec 5 when the URL is not a profile, or is one on another platform.
///
/// ```
/// use earshot_model::{SocialKind, guest_profile::check_social_link};
/// let url = check_social_link(SocialKind::Linkedin, "linkedin.com/in/ada-lovelace/");
/// assert_eq!(url.as_deref(), Ok("https://www.linkedin.com/in/ada-lovelace"));
/// assert!(check_social_link(SocialKind::Twitter, "https://twitter.com/home").is_err());
/// ```
pub fn check_social_link(kind: SocialKind, url: &str) -> Result<String, String> {
    let recognized = if kind == SocialKind::Mastodon { recognize_mastodon_url(url) } else { recognize_url(url) };
    match recognized {
        RecognizedUrl::Profile { kind: found, url } if found == kind => Ok(url),
        RecognizedUrl::Profile { kind: found, .. } => {
            Err(format!("Invalid {} URL: it is a profile on {}", kind.label(), found.label()))
        }
        RecognizedUrl::Directory { kind: found, .. } => {
            Err(format!("Invalid {} URL: it is a show on {}", kind.label(), found.label()))
        }
        RecognizedUrl::Unknown => Err(format!("Invalid {} URL: it is not on {0}", kind.label())),
        rejected @ RecognizedUrl::Rejected { .. } => Err(rejected.message().unwrap_or_default()),
    }
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
    fn profiles_are_kept_once() {
        let (http, https) = ("http://m.instagram.com/ada.l/?hl=en", "https://www.instagram.com/Ada.L");
        let links = [http, https].map(|url| link(SocialKind::Instagram, url));
        let kept = check_social_links(&links).expect("profiles");
        assert_eq!(kept, [link(SocialKind::Instagram, "https://www.instagram.com/ada.l")]);
        let problems = check_social_links(&[links[0].clone(), link(SocialKind::Twitter, "x.com/a b c")]);
        assert_eq!(problems.expect_err("no handle")[0].field, "socialMediaLinks/1/url");
    }
}
