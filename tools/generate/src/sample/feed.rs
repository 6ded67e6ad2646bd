//! Writes the feed of an authored show.

use super::show::{Cadence, Episode, Show, ShowKind};
use super::{show_notes, transcript};
use crate::feed::{self, Channel, Dialect, Enclosure, Funding, Item, Person, PodcastTags, write_feed};
use crate::phrases::phrases;
use crate::random::Random;
use chrono::{DateTime, Datelike, Utc};
use earshot_model::PodcastId;
use std::io;

/// Publishing software of the invented shows.
const GENERATORS: &[&str] =
    &["Castwright 4.2", "Feedloom", "Static Pod Generator 1.9", "Hearth Podcasting", "Castwright 4.1"];
/// Bytes per second of audio: 64, 96 and 128 kbit/s.
const BYTES_PER_SECOND: &[u64] = &[8_000, 12_000, 16_000];
/// Episodes per season of a serial show.
const SEASON_LENGTH: &[u32] = &[6, 8, 10, 12];

/// Writes the feed. `times` are the publish times of the episodes, newest first.
pub fn write_show_feed(show: &Show, times: &[DateTime<Utc>]) -> io::Result<Vec<u8>> {
    let style = ShowStyle::of(show);
    let items = show.authored.episodes.iter().zip(times).enumerate();
    let items = items.map(|(index, (episode, time))| build_item(show, &style, index, episode, *time));
    Ok(write_feed(&build_channel(show, times.first().copied().unwrap_or_default()), items)?.bytes)
}

/// The file stems of the episodes that have a cover of their own.
pub fn pictured_episodes(show: &Show) -> Vec<String> {
    let count = if ShowStyle::of(show).has_episode_images { show.authored.episodes.len() } else { 0 };
    (0..count).map(|index| transcript::file_stem(show, index)).collect()
}

/// The path of an episode's cover on the show's site.
pub fn episode_cover(stem: &str) -> String {
    format!("images/{stem}.png")
}

/// Properties that differ between publishers and are the same for all episodes of one.
struct ShowStyle {
    bytes_per_second: u64,
    season_length: Option<u32>,
    numbers_episodes: bool,
    has_content: bool,
    has_episode_images: bool,
}

impl ShowStyle {
    fn of(show: &Show) -> Self {
        let mut random = Random::named(5, &show.slug);
        let season_length = *random.pick(SEASON_LENGTH);
        let serial = show.authored.kind == ShowKind::Serial;
        Self {
            bytes_per_second: *random.pick(BYTES_PER_SECOND),
            season_length: (serial || random.chance(0.25)).then_some(season_length),
            numbers_episodes: serial || random.chance(0.7),
            has_content: random.chance(0.75),
            has_episode_images: random.chance(0.3),
        }
    }
}

fn build_channel(show: &Show, last_build: DateTime<Utc>) -> Channel {
    let authored = &show.authored;
    let mut random = Random::named(6, &show.slug);
    let first_year = last_build.year();
    let guid = PodcastId::from_feed_url(&show.feed_url()).0;
    let hosts = persons(&authored.hosts, "host");
    Channel {
        title: authored.title.clone(),
        feed_url: show.feed_url(),
        website: authored.website.clone(),
        language: authored.language.clone(),
        summary: authored.description.trim().to_owned(),
        description_html: show_notes::channel_html(show),
        author: authored.author.clone(),
        owner_name: authored.owner_name.clone(),
        owner_email: Some(authored.owner_email.clone()),
        image_url: format!("https://{}/cover.png", show.domain()),
        categories: show.categories.clone(),
        keywords: authored.keywords.clone(),
        explicit: authored.explicit,
        serial: authored.kind == ShowKind::Serial,
        complete: authored.ended_months_ago > 0 && random.chance(0.5),
        copyright: format!("© {first_year} {}", authored.author),
        generator: (*random.pick(GENERATORS)).to_owned(),
        last_build,
        new_feed_url: None,
        dialect: Dialect::default(),
        podcast_tags: Some(PodcastTags { guid, has_medium: true, hosts, funding: funding(show, &mut random) }),
    }
}

/// Returns the Patreon page if there is one; some other shows have a page of their own.
fn funding(show: &Show, random: &mut Random) -> Option<Funding> {
    let patreon = show.authored.socials.iter().find(|link| link.contains("patreon.com/")).cloned();
    let own = random.chance(0.15).then(|| format!("https://{}/support", show.domain()));
    let text = phrases(&show.authored.language).support.to_owned();
    Some(Funding { url: patreon.or(own)?, text })
}

fn build_item(show: &Show, style: &ShowStyle, index: usize, episode: &Episode, published: DateTime<Utc>) -> Item {
    let authored = &show.authored;
    let (domain, number) = (show.domain(), show.episode_number(index));
    let stem = transcript::file_stem(show, index);
    let full = show_notes::full_episode_html(show, episode);
    let (description_html, content_html) =
        if style.has_content { (show_notes::episode_html(episode), Some(full)) } else { (full, None) };
    let mut random = Random::named(7, &show.slug).numbered(u64::from(number));
    let duration_s = random.in_range(authored.minutes[0] * 60, authored.minutes[1] * 60);
    let tag_bytes = u64::from(random.in_range(2_000, 90_000));
    let (season, episode_number) = match style.season_length {
        Some(length) => (Some((number - 1) / length + 1), Some((number - 1) % length + 1)),
        None => (None, Some(number)),
    };
    Item {
        title: episode.title.clone(),
        guid: Some(format!("{domain}/{number:04}")),
        link: format!("https://{domain}/episodes/{stem}"),
        published,
        description_html,
        content_html,
        duration_s,
        enclosures: vec![Enclosure {
            url: format!("https://{domain}/audio/{stem}.mp3"),
            length: Some((u64::from(duration_s) * style.bytes_per_second + tag_bytes).to_string()),
            mime: "audio/mpeg",
        }],
        image_url: style.has_episode_images.then(|| format!("https://{domain}/{}", episode_cover(&stem))),
        season,
        // Episodes of daily shows have no numbers.
        episode: episode_number.filter(|_| style.numbers_episodes && authored.cadence != Cadence::Daily),
        explicit: authored.explicit,
        persons: item_persons(show, episode),
        transcript: transcript::write_transcript(show, index).map(|file| feed::Transcript {
            url: format!("https://{domain}/transcripts/{}/{}", show.slug, file.name),
            mime: file.format.mime(),
            language: authored.language.clone(),
        }),
        chapters_url: None,
        keywords: episode.topics.clone(),
    }
}

/// Persons of an item replace the channel's, so the hosts are repeated beside a guest.
fn item_persons(show: &Show, episode: &Episode) -> Vec<Person> {
    let Some(guest) = &episode.guest else { return Vec::new() };
    let mut named = persons(&show.authored.hosts, "host");
    named.push(Person { name: guest.clone(), role: "guest", href: None });
    named
}

fn persons(names: &[String], role: &'static str) -> Vec<Person> {
    names.iter().map(|name| Person { name: name.clone(), role, href: None }).collect()
}
