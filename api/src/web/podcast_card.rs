//! A podcast as a card on a page that needs no web app.

use earshot_api_content::views::{PodcastSummary, web_url};
use earshot_model::{Timestamp, format_count};
use serde::Serialize;

/// Ages up to this are shown as ages. A date is clearer for what is older.
const MAX_AGE_DAYS: u64 = 30;
const DIGITS: u32 = 36;

#[derive(Debug, Serialize)]
pub(super) struct PodcastCard<'a> {
    podcast: &'a PodcastSummary,
    /// Shown until the cover is there.
    initials: String,
    /// The address of the cover.
    cover: Option<String>,
    /// The age of the newest episode.
    age: Option<String>,
}

impl<'a> PodcastCard<'a> {
    pub fn new(podcast: &'a PodcastSummary, now: Timestamp) -> Self {
        let cover = web_url(podcast.image_url.as_deref());
        Self {
            podcast,
            initials: initials(&podcast.title),
            cover: cover.map(|url| format!("/img/podcasts/{}/160?v={}", podcast.id, cover_version(&url))),
            age: podcast.last_episode_published_at.map(|at| format_age(at.0, now)),
        }
    }
}

/// `3 days ago`, or the date, as `formatRecent` of the web app writes it.
pub fn format_age(at: Timestamp, now: Timestamp) -> String {
    let date = || at.format("%-d %b %Y").to_string();
    let Ok(minutes) = u64::try_from((now - at).num_minutes()) else { return date() };
    match (minutes / (24 * 60), minutes / 60) {
        (0, 0) if minutes == 0 => "this minute".to_owned(),
        (0, 0) => format!("{} ago", format_count(minutes, "minute")),
        (0, hours) => format!("{} ago", format_count(hours, "hour")),
        (1, _) => "yesterday".to_owned(),
        (days, _) if days <= MAX_AGE_DAYS => format!("{days} days ago"),
        _ => date(),
    }
}

/// The first letters of the first two words, without an article, as `initials` of the web app has them.
pub fn initials(title: &str) -> String {
    const ARTICLES: [&str; 12] = ["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las"];
    let words: Vec<&str> =
        title.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_article = |word: &str| ARTICLES.contains(&word.to_lowercase().as_str());
    let significant: Vec<&str> = words.iter().copied().filter(|word| !is_article(word)).collect();
    let chosen = if significant.is_empty() { words } else { significant };
    let letters: String =
        chosen.iter().take(2).filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect();
    if letters.is_empty() { "?".to_owned() } else { letters }
}

/// The hash in the address of a cover, by which the pages of the web app find it in the browser's cache
/// (`web/src/ui/media/cover.ts`).
pub fn cover_version(url: &str) -> String {
    let mut rest = url.chars().fold(0_u32, |sum, letter| sum.wrapping_mul(31).wrapping_add(u32::from(letter)));
    let mut digits = Vec::new();
    loop {
        digits.extend(char::from_digit(rest % DIGITS, DIGITS));
        rest /= DIGITS;
        if rest == 0 {
            return digits.iter().rev().collect();
        }
    }
}
