//! Slugs: the readable part of a page's URL.

use crate::{EpisodeId, PodcastId};

/// Words of routes; no podcast gets one of them as its slug (spec 2). The API compares this table with its routes and
/// those of the web app. A podcast that got a word before it became one keeps it.
pub const RESERVED_SLUGS: &[&str] = &[
    // Named by spec 2.
    "bulk",
    "details",
    "directory",
    "id",
    "latest_episodes",
    "preview",
    "search",
    // API calls whose path segment collides with a podcast's slug (spec 7).
    "authority-score",
    "by-feed-url",
    "deep-analysis",
    "latest",
    "multiple",
    "recent-episodes",
    "relevancy",
    // Pages (spec 2): a podcast's page must not be mistaken for one.
    "about",
    "alerts",
    "api-docs",
    "app",
    "articles",
    "charts",
    "errors",
    "for-podcasters",
    "free-plan-book-a-call",
    "get-started",
    "guests",
    "invitation",
    "lists",
    "media-kit",
    "onboarding",
    "people",
    "podcast-authority-score",
    "podcast-booking-agency",
    "podcasts",
    "pricing",
    "privacy",
    "shared",
    "sign-in",
    "sign-up",
    "solutions",
    "sponsors",
    "stats",
    "terms",
    // Other first path segments of the server.
    "api",
    "assets",
    "img",
    "mcp",
    "sitemaps",
];

/// Longest slug made from a title, in bytes; a slug is ASCII.
const MAX_SLUG_BYTES: usize = 80;

/// Whether a text has the form of a slug: ASCII lower case, digits and hyphens.
#[must_use]
pub fn is_slug(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= 2 * MAX_SLUG_BYTES && text.bytes().all(is_letter)
}

/// Builds a slug from a title: ASCII lower case, digits and single hyphens. Returns `None` when no letter or digit is
/// left.
///
/// ```
/// use earshot_model::slug::from_title;
/// assert_eq!(from_title("Café & Über: Teil 3").as_deref(), Some("cafe-uber-teil-3"));
/// assert_eq!(from_title("!!!"), None);
/// ```
#[must_use]
pub fn from_title(title: &str) -> Option<String> {
    // The title is cut before transliteration, because one character can become several letters.
    let start: String = title.chars().take(4 * MAX_SLUG_BYTES).collect();
    let mut slug = slug::slugify(start);
    if slug.len() > MAX_SLUG_BYTES {
        let cut = slug[..MAX_SLUG_BYTES].rfind('-').unwrap_or(MAX_SLUG_BYTES);
        slug.truncate(cut);
    }
    (!slug.is_empty()).then_some(slug)
}

/// The slug of a podcast: made from the title if `is_free` accepts it, else with the start of the id appended, so that
/// the result is always the same.
pub fn for_podcast(title: &str, id: PodcastId, is_free: impl Fn(&str) -> bool) -> String {
    let suffix = short_id(&id.0);
    let Some(plain) = from_title(title) else { return format!("podcast-{suffix}") };
    if !RESERVED_SLUGS.contains(&plain.as_str()) && is_free(&plain) { plain } else { format!("{plain}-{suffix}") }
}

/// The slug of an episode. It always ends with the start of the id: titles repeat within a show, and a slug must not
/// change when another episode appears.
#[must_use]
pub fn for_episode(title: &str, id: EpisodeId) -> String {
    let plain = from_title(title).unwrap_or_else(|| "episode".to_owned());
    format!("{plain}-{}", short_id(&id.0))
}

fn short_id(id: &uuid::Uuid) -> String {
    id.simple().to_string()[..8].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_slugs() {
        let cases = [
            ("99% Invisible", Some("99-invisible")),
            ("  Подкаст  ", Some("podkast")),
            ("清順", Some("qing-shun")),
            ("---", None),
            ("", None),
        ];
        for (title, expected) in cases {
            assert_eq!(from_title(title).as_deref(), expected, "{title}");
        }
    }

    #[test]
    fn a_long_title_is_cut_at_a_word() {
        let slug = from_title(&"word ".repeat(100)).expect("has letters");
        assert!(slug.len() <= MAX_SLUG_BYTES && slug.ends_with("word"), "{slug}");
    }

    #[test]
    fn reserved_and_taken_slugs_get_the_id() {
        let id = PodcastId::from_feed_url("https://a.example/feed");
        for title in ["Search", "Authority Score", "Deep Analysis!", "LATEST", "Pricing", "Podcasts"] {
            let plain = from_title(title).expect("has letters");
            assert_eq!(for_podcast(title, id, |_| true), format!("{plain}-{}", short_id(&id.0)));
        }
        assert!(for_podcast("Taken", id, |_| false).starts_with("taken-"));
        assert_eq!(for_podcast("Free", id, |_| true), "free");
    }
}
