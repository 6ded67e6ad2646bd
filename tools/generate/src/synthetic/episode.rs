//! The episodes of an invented podcast, newest first and one at a time.

use super::invent::{Podcast, World, exponential};
use super::transcript;
use crate::feed::{self, Item, Person};
use crate::random::Random;
use chrono::TimeDelta;

/// No show is older than this, however many episodes it has: large ones appear oftener.
const LONGEST_HISTORY_DAYS: u32 = 15 * 365;
const SECONDS_PER_DAY: u32 = 86_400;

/// `count` items, the newest `transcripts` of them with a link to a transcript.
pub fn items<'a>(
    world: &'a World,
    podcast: &'a Podcast<'a>,
    count: u32,
    transcripts: u32,
) -> impl Iterator<Item = Item> + 'a {
    let longest_gap_s = (u64::from(LONGEST_HISTORY_DAYS) * u64::from(SECONDS_PER_DAY) / u64::from(count.max(1))) as u32;
    let gap_s = (podcast.gap_days * SECONDS_PER_DAY).min(longest_gap_s);
    let mut published = podcast.newest;
    (0..count).map(move |position| {
        let number = count - position;
        let mut random = podcast.random.numbered(1_000 + u64::from(number));
        if position > 0 {
            published -= TimeDelta::seconds(i64::from(gap(gap_s, &mut random)));
        }
        let mut item = item(world, podcast, number, &mut random);
        item.published = published;
        if position >= transcripts {
            item.transcript = None;
        }
        item
    })
}

/// The usual gap give or take an hour in a day, and now and then a missed one.
fn gap(usual_s: u32, random: &mut Random) -> u32 {
    let missed = if random.below(16) == 0 { usual_s } else { 0 };
    usual_s - usual_s / 24 + random.between(0, usual_s / 12) + missed
}

fn item(world: &World, podcast: &Podcast<'_>, number: u32, random: &mut Random) -> Item {
    let voice = podcast.voice;
    let guest = (podcast.interviews && random.chance(0.6)).then(|| voice.person(random));
    let length = random.between(2, 7);
    let words = voice.title_words(length, podcast.topic, random);
    let title = match (&guest, random.below(4)) {
        (Some(guest), 0 | 1) => format!("{words} {} {guest}", voice.language.with),
        (_, 2) => format!("{number}. {words}"),
        _ => words,
    };
    let mut description_html = "<p>".to_owned();
    let words = random.between(15, 130);
    voice.push_prose(&mut description_html, words, podcast.topic, random);
    description_html.push_str("</p>");
    if random.chance(0.08) {
        description_html.push_str(&sponsor(podcast, world, random));
    }
    let duration_s = (f64::from(podcast.median_s) * exponential(0.3 * random.normal())) as u32;
    let (domain, language) = (&podcast.domain, voice.language.tag);
    Item {
        title,
        guid: format!("{}-{number}", podcast.handle),
        link: format!("https://{domain}/{number}"),
        published: podcast.newest,
        description_html,
        content_html: None,
        duration_s,
        enclosure_url: format!("https://{domain}/audio/{number:05}.mp3"),
        enclosure_bytes: u64::from(duration_s) * 16_000 + u64::from(random.between(1_000, 60_000)),
        image_url: None,
        season: None,
        episode: Some(number),
        explicit: podcast.explicit,
        persons: guest.map(|name| Person { name, role: "guest", href: None }).into_iter().collect(),
        transcript: Some(feed::Transcript {
            url: format!("https://{domain}/{}", transcript::file(podcast, number)),
            mime: "text/vtt",
            language: language.to_owned(),
        }),
        keywords: Vec::new(),
    }
}

/// One of the world's forty sponsors.
fn sponsor(podcast: &Podcast<'_>, world: &World, random: &mut Random) -> String {
    let mut brands = Random::named(world.options.seed, "sponsor").numbered(random.below(40) as u64);
    let name = podcast.voice.title_words(2, brands.between(0, 99), &mut brands);
    let percent = 5 * random.between(1, 5);
    format!("<p>This episode is brought to you by {name}: {percent} % off with code POD{percent}.</p>")
}
