//! Generates the episodes of a podcast, newest first and one at a time.

use super::feed_variant::{FeedVariant, ItemGuidRule};
use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast, exponential};
use super::transcript::transcript_url;
use crate::feed::{self, Item, Person};
use crate::random::Random;
use chrono::{DateTime, Utc};

/// Returns an item for each time. The newest `transcripts` items link to a transcript.
pub fn build_items<'a>(
    world: &'a SyntheticCatalog,
    podcast: &'a SyntheticPodcast<'a>,
    edition: &'a FeedVariant,
    times: Vec<DateTime<Utc>>,
    transcripts: u32,
) -> impl Iterator<Item = Item> + 'a {
    let count = times.len() as u32;
    times.into_iter().zip((1..=count).rev()).map(move |(published, number)| {
        let mut random = podcast.random.numbered(1_000 + u64::from(number));
        let item = build_item(world, podcast, edition, number, &mut random);
        let transcript = (count - number < transcripts).then(|| feed::Transcript {
            url: transcript_url(world, podcast, number),
            mime: "text/vtt",
            language: podcast.text_generator.language.tag.to_owned(),
        });
        Item { published, transcript, ..item }
    })
}

fn build_item(
    world: &SyntheticCatalog,
    podcast: &SyntheticPodcast<'_>,
    edition: &FeedVariant,
    number: u32,
    random: &mut Random,
) -> Item {
    let voice = podcast.text_generator;
    let guest = (podcast.has_interviews && random.chance(0.6)).then(|| voice.full_name(random));
    let length = random.in_range(2, 7);
    let words = voice.title_words(length, podcast.topic, random);
    let title = match (&guest, random.below(4)) {
        (Some(guest), 0 | 1) => format!("{words} {} {guest}", voice.language.with),
        (_, 2) => format!("{number}. {words}"),
        _ => words,
    };
    let mut notes = "<p>".to_owned();
    let words = random.in_range(15, 130);
    voice.push_prose(&mut notes, words, podcast.topic, random);
    notes.push_str("</p>");
    if random.chance(0.08) {
        notes.push_str(&sponsor_name(podcast, world, random));
    }
    let duration_s = ((f64::from(podcast.median_duration_s) * exponential(0.3 * random.normal())) as u32).max(20);
    let bytes = u64::from(duration_s) * 16_000 + u64::from(random.in_range(1_000, 60_000));
    let web = &world.web;
    // Audio URLs keep the show's own host name even when a local web serves the feeds: nobody fetches them, and an
    // enclosure on a local host would be dropped.
    let audio = match edition.hosting_company {
        "own" => format!("https://{}/audio/{number:05}", podcast.domain),
        hoster => format!("https://media.{hoster}.example/{}/{number:05}", podcast.handle),
    };
    let (description_html, content_html) =
        if podcast.style.has_content { (first_sentence(&notes), Some(notes)) } else { (notes, None) };
    Item {
        title,
        guid: guid(podcast, edition, number),
        link: web.url_of_host(&podcast.domain, &format!("/{number}")),
        // The caller sets it.
        published: world.midnight,
        description_html,
        content_html,
        duration_s,
        enclosures: podcast.style.enclosures(&audio, bytes),
        image_url: None,
        season: None,
        episode: podcast.style.numbers_episodes.then_some(number),
        explicit: podcast.explicit,
        persons: guest.map(|name| Person { name, role: "guest", href: None }).into_iter().collect(),
        transcript: None,
        chapters_url: podcast
            .has_chapters()
            .then(|| web.url_of_host(&podcast.domain, &format!("/chapters/{number:05}.json"))),
        keywords: Vec::new(),
    }
}

fn guid(podcast: &SyntheticPodcast<'_>, edition: &FeedVariant, number: u32) -> Option<String> {
    let handle = &podcast.handle;
    match edition.item_guids {
        ItemGuidRule::Own => Some(format!("{handle}-{number}")),
        ItemGuidRule::Renamed => Some(format!("{}:{number}:{handle}", edition.hosting_company)),
        ItemGuidRule::Missing => None,
        ItemGuidRule::Repeated => Some(format!("{handle}-{}", number / 2)),
    }
}

/// Returns the first sentence of the notes.
fn first_sentence(notes: &str) -> String {
    let text = notes.trim_start_matches("<p>");
    let end = text.find(['.', '。', '<']).unwrap_or(text.len());
    text[..end].to_owned()
}

/// Returns one of forty sponsors.
fn sponsor_name(podcast: &SyntheticPodcast<'_>, world: &SyntheticCatalog, random: &mut Random) -> String {
    let mut brands = Random::named(world.options.seed, "sponsor").numbered(random.below(40) as u64);
    let topic = super::vocabulary::Topic { subject: brands.in_range(0, 99), show: brands.bits() };
    let name = podcast.text_generator.title_words(2, topic, &mut brands);
    let percent = 5 * random.in_range(1, 5);
    format!("<p>This episode is brought to you by {name}: {percent} % off with code POD{percent}.</p>")
}
