//! The episodes of an invented podcast, newest first and one at a time.

use super::edition::{Edition, ItemGuids, transcript_url};
use super::invent::{Podcast, World, exponential};
use crate::feed::{self, Item, Person};
use crate::random::Random;
use chrono::{DateTime, Utc};

/// An item for each time, the newest `transcripts` of them with a link to a transcript.
pub fn items<'a>(
    world: &'a World,
    podcast: &'a Podcast<'a>,
    edition: &'a Edition,
    times: Vec<DateTime<Utc>>,
    transcripts: u32,
) -> impl Iterator<Item = Item> + 'a {
    let count = times.len() as u32;
    times.into_iter().zip((1..=count).rev()).map(move |(published, number)| {
        let mut random = podcast.random.numbered(1_000 + u64::from(number));
        let item = item(world, podcast, edition, number, &mut random);
        let transcript = (count - number < transcripts).then(|| feed::Transcript {
            url: transcript_url(world, podcast, number),
            mime: "text/vtt",
            language: podcast.voice.language.tag.to_owned(),
        });
        Item { published, transcript, ..item }
    })
}

fn item(world: &World, podcast: &Podcast<'_>, edition: &Edition, number: u32, random: &mut Random) -> Item {
    let voice = podcast.voice;
    let guest = (podcast.interviews && random.chance(0.6)).then(|| voice.person(random));
    let length = random.between(2, 7);
    let words = voice.title_words(length, podcast.topic, random);
    let title = match (&guest, random.below(4)) {
        (Some(guest), 0 | 1) => format!("{words} {} {guest}", voice.language.with),
        (_, 2) => format!("{number}. {words}"),
        _ => words,
    };
    let mut notes = "<p>".to_owned();
    let words = random.between(15, 130);
    voice.push_prose(&mut notes, words, podcast.topic, random);
    notes.push_str("</p>");
    if random.chance(0.08) {
        notes.push_str(&sponsor(podcast, world, random));
    }
    let duration_s = ((f64::from(podcast.median_s) * exponential(0.3 * random.normal())) as u32).max(20);
    let bytes = u64::from(duration_s) * 16_000 + u64::from(random.between(1_000, 60_000));
    let web = &world.web;
    // Under its own name even where the feeds come from a local web: nobody fetches it, and an enclosure on this machine
    // would be none.
    let audio = match edition.hoster {
        "own" => format!("https://{}/audio/{number:05}", podcast.domain),
        hoster => format!("https://media.{hoster}.example/{}/{number:05}", podcast.handle),
    };
    let (description_html, content_html) =
        if podcast.style.has_content { (teaser(&notes), Some(notes)) } else { (notes, None) };
    Item {
        title,
        guid: guid(podcast, edition, number),
        link: web.at(&podcast.domain, &format!("/{number}")),
        // The caller knows.
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
        chapters_url: podcast.has_chapters().then(|| web.at(&podcast.domain, &format!("/chapters/{number:05}.json"))),
        keywords: Vec::new(),
    }
}

fn guid(podcast: &Podcast<'_>, edition: &Edition, number: u32) -> Option<String> {
    let handle = &podcast.handle;
    match edition.item_guids {
        ItemGuids::Own => Some(format!("{handle}-{number}")),
        ItemGuids::Renamed => Some(format!("{}:{number}:{handle}", edition.hoster)),
        ItemGuids::Missing => None,
        ItemGuids::Repeated => Some(format!("{handle}-{}", number / 2)),
    }
}

/// The first sentence of the notes.
fn teaser(notes: &str) -> String {
    let text = notes.trim_start_matches("<p>");
    let end = text.find(['.', '。', '<']).unwrap_or(text.len());
    text[..end].to_owned()
}

/// One of the world's forty sponsors.
fn sponsor(podcast: &Podcast<'_>, world: &World, random: &mut Random) -> String {
    let mut brands = Random::named(world.options.seed, "sponsor").numbered(random.below(40) as u64);
    let topic = super::vocabulary::Topic { subject: brands.between(0, 99), show: brands.bits() };
    let name = podcast.voice.title_words(2, topic, &mut brands);
    let percent = 5 * random.between(1, 5);
    format!("<p>This episode is brought to you by {name}: {percent} % off with code POD{percent}.</p>")
}
