//! One chart: the American top of yesterday.

use super::SITES;
use super::invent::{Podcast, World};
use crate::chart::{Entry, document};

/// Apple's second version goes no deeper.
const DEPTH: usize = 100;

/// Name and document; none where no podcast is in English and alive.
pub fn chart(world: &World) -> serde_json::Result<Option<(String, Vec<u8>)>> {
    let first = (0..world.options.podcasts.min(SITES)).map(|index| world.podcast(index));
    let listed: Vec<Podcast<'_>> =
        first.filter(|podcast| podcast.voice.language.tag == "en" && !podcast.is_stale).take(DEPTH).collect();
    if listed.is_empty() {
        return Ok(None);
    }
    let apple_ids: Vec<String> = listed.iter().map(Podcast::apple_id).collect();
    let entries: Vec<Entry<'_>> = listed.iter().zip(&apple_ids).map(|(podcast, id)| entry(podcast, id)).collect();
    let date = world.yesterday();
    let name = format!("charts/apple/us/all/{date}.json");
    Ok(Some((name, document("us", "all", date, &entries)?)))
}

fn entry<'a>(podcast: &'a Podcast<'_>, apple_id: &'a str) -> Entry<'a> {
    Entry {
        apple_id,
        slug: &podcast.handle,
        title: &podcast.title,
        artist: podcast.author(),
        artwork_url: format!("https://{}/cover.jpg", podcast.domain),
        explicit: podcast.explicit,
        categories: std::slice::from_ref(&podcast.category),
    }
}
