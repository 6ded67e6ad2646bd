//! Converts a parsed feed into catalog entities: sanitizing, plain text, language, ids. This is the expensive part, so
//! callers convert only what changed.

use super::html::{sanitize, undo_double_escape};
use super::html_to_text::to_text;
use super::language::detect_language;
use super::parsed_feed::{ParsedChannel, ParsedFeed, ParsedItem};
use earshot_model::{Episode, EpisodeId, Podcast, PodcastId, Timestamp, public_url, slug};

/// The longest title that is made of a description.
const MAX_FALLBACK_TITLE_CHARS: usize = 80;

/// Builds the podcast of a feed. The slug is a suggestion, see `FeedUpdate`.
#[must_use]
pub fn to_podcast(feed: &ParsedFeed, id: PodcastId, feed_url: &str, now: Timestamp) -> Podcast {
    let channel: &ParsedChannel = &feed.channel;
    let description = to_text(&undo_double_escape(&channel.raw_html));
    let base = channel.website_url.as_deref().or(Some(feed_url));
    let title = if channel.title.is_empty() { fallback_title(feed_url) } else { channel.title.clone() };
    let language = channel.language.clone().or_else(|| detect_language(&text_sample(feed, &description)));
    Podcast {
        id,
        slug: slug::for_podcast(&title, id, |_| true),
        feed_url: feed_url.to_owned(),
        guid: channel.guid.clone(),
        apple_id: None,
        author: channel.author.clone(),
        owner_name: channel.owner_name.clone(),
        owner_email: channel.owner_email.clone(),
        description_html: sanitize(&channel.raw_html, base),
        description,
        language,
        genres: channel.genres.clone(),
        keywords: channel.keywords.clone(),
        image_url: channel.image_url.clone(),
        website_url: channel.website_url.clone(),
        explicit: channel.explicit,
        kind: channel.kind.clone(),
        medium: channel.medium.clone(),
        generator: channel.generator.clone(),
        copyright: channel.copyright.clone(),
        locked: channel.locked,
        funding_url: channel.funding_url.clone(),
        location: channel.location.clone(),
        persons: channel.persons.clone(),
        namespace: channel.namespace.clone(),
        tag_counts: channel.tag_counts.clone(),
        media_host: channel.media_host.clone(),
        complete: channel.complete,
        first_seen_at: now,
        updated_at: now,
        title_original: title.clone(),
        listing: None,
        title,
    }
}

/// Builds the episode of an item.
#[must_use]
pub fn to_episode(item: &ParsedItem, podcast_id: PodcastId, now: Timestamp) -> Episode {
    let id = EpisodeId::derive(podcast_id, &item.identity);
    let description = to_text(&undo_double_escape(&item.raw_html));
    let title = if item.title.is_empty() { fallback_episode_title(&description) } else { item.title.clone() };
    Episode {
        id,
        podcast_id,
        slug: slug::for_episode(&item.title, id),
        guid: item.guid.clone(),
        title,
        subtitle: item.subtitle.clone(),
        author: item.author.clone(),
        description_html: sanitize(&item.raw_html, item.html_base.as_deref()),
        description,
        web_url: item.web_url.clone(),
        enclosure_url: item.enclosure_url.clone(),
        enclosure_type: item.enclosure_type.clone(),
        enclosure_bytes: item.enclosure_bytes,
        duration_s: item.duration_s,
        image_url: item.image_url.clone(),
        published_at: item.published_at,
        date_rank: None,
        explicit: item.explicit,
        season: item.season,
        number: item.number,
        kind: item.kind.clone(),
        persons: item.persons.clone(),
        keywords: item.keywords.clone(),
        chapters_url: item.chapters_url.clone(),
        transcript_links: item.transcript_links.clone(),
        enclosures: item.enclosures.clone(),
        namespace: item.namespace.clone(),
        first_seen_at: now,
        updated_at: now,
        gone_at: None,
    }
}

/// The title of a show without one: host and path of its feed URL.
fn fallback_title(feed_url: &str) -> String {
    let shown = public_url(feed_url);
    shown.split_once("://").map_or(&*shown, |(_, rest)| rest).trim_start_matches('/').to_owned()
}

/// The title of an episode without one, which RSS allows: the beginning of its description.
fn fallback_episode_title(description: &str) -> String {
    let line = description.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("Untitled episode");
    if line.chars().nth(MAX_FALLBACK_TITLE_CHARS).is_none() {
        return line.to_owned();
    }
    let cut: String = line.chars().take(MAX_FALLBACK_TITLE_CHARS).collect();
    let words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{}…", words.trim_end_matches([',', ';', ':', '-', ' ']))
}

fn text_sample(feed: &ParsedFeed, description: &str) -> String {
    let mut sample = format!("{}. {description}", feed.channel.title);
    for item in feed.items.iter().take(10) {
        sample.push_str(". ");
        sample.push_str(&item.title);
    }
    sample
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_episode_without_a_title_is_named_by_its_description() {
        for (html, expected) in [
            ("<p>Tea at noon.</p><p>More.</p>", "Tea at noon."),
            ("", "Untitled episode"),
            (
                "It has been a few days since we added a song to the channel, so here is one of the old ones, as promised.",
                "It has been a few days since we added a song to the channel, so here is one of…",
            ),
        ] {
            let item = ParsedItem { raw_html: html.to_owned(), ..ParsedItem::default() };
            let episode =
                to_episode(&item, PodcastId::from_feed_url("https://tea.example/feed"), Timestamp::UNIX_EPOCH);
            assert_eq!(episode.title, expected);
        }
    }
}
