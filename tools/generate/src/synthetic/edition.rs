//! One form of a podcast's feed: at its own address, or copied to another, with other ids, from another time.

use super::invent::{Podcast, World};
use super::plan::Share;
use super::web::Place;
use super::{episode, transcript};
use crate::feed::{Channel, Document, Funding, Person, Podcasting, write_feed};
use crate::html::{link, paragraphs};
use chrono::{DateTime, Utc};
use earshot_model::PodcastId;
use std::io;
use uuid::Uuid;

/// What differs from one form of a feed to another.
#[derive(Clone, Debug)]
pub struct Edition {
    pub place: Place,
    /// The company whose servers hold the audio, `own` for the show's own.
    pub hoster: &'static str,
    pub podcast_guid: PodcastGuid,
    pub item_guids: ItemGuids,
    pub new_address: Option<Place>,
    /// Without any episode.
    pub is_empty: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PodcastGuid {
    /// Made of the podcast's own address, where the show uses the podcast namespace.
    Own,
    /// The same, whether it uses it or not.
    OwnAlways,
    /// Made of the edition's address.
    OfPlace,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemGuids {
    Own,
    /// Others throughout.
    Renamed,
    Missing,
    /// Each for two episodes.
    Repeated,
}

impl Edition {
    /// The feed as its publisher has it.
    pub fn own(podcast: &Podcast<'_>) -> Self {
        Self {
            place: podcast.place.clone(),
            hoster: podcast.hoster,
            podcast_guid: PodcastGuid::Own,
            item_guids: ItemGuids::Own,
            new_address: None,
            is_empty: false,
        }
    }

    pub fn document(&self, world: &World, podcast: &Podcast<'_>, share: Share) -> io::Result<Document> {
        let times: Vec<DateTime<Utc>> = podcast.times(share.episodes).collect();
        let channel = self.channel(world, podcast, share, times.first().copied());
        let items = episode::items(world, podcast, self, times, share.transcripts);
        write_feed(&channel, items.take(if self.is_empty { 0 } else { usize::MAX }))
    }

    fn channel(&self, world: &World, podcast: &Podcast<'_>, share: Share, newest: Option<DateTime<Utc>>) -> Channel {
        let (voice, style) = (podcast.voice, &podcast.style);
        let mut random = podcast.random.numbered(2);
        let mut summary = String::new();
        let words = random.between(20, 120);
        voice.push_prose(&mut summary, words, podcast.topic, &mut random);
        let mut description_html = paragraphs(&summary);
        if random.chance(0.4) {
            let links: Vec<String> = podcast.links().iter().map(|(label, url)| link(url, label)).collect();
            description_html.push_str(&format!("<p>{}</p>\n", links.join(" · ")));
        }
        let keywords = (0..random.between(0, 6)).map(|_| voice.title_words(1, podcast.topic, &mut random)).collect();
        let mut categories = vec![podcast.category];
        if random.chance(0.35) {
            categories.push(world.category(&mut random));
            categories.dedup();
        }
        let own_address = style.has_new_feed_url.then(|| self.place.clone());
        Channel {
            title: podcast.title.clone(),
            feed_url: world.web.url(&self.place),
            website: world.web.at(&podcast.domain, "/"),
            language: style.language.clone(),
            summary,
            description_html,
            author: podcast.author().to_owned(),
            owner_name: podcast.author().to_owned(),
            owner_email: (!style.names_owner_only).then(|| podcast.email()),
            image_url: world.web.at(&podcast.domain, "/cover.jpg"),
            categories,
            keywords,
            explicit: podcast.explicit,
            serial: random.chance(0.06),
            complete: podcast.is_stale && random.chance(0.05),
            copyright: format!("© {}", podcast.author()),
            generator: self.hoster.to_owned(),
            last_build: newest.unwrap_or(world.midnight),
            new_feed_url: self.new_address.clone().or(own_address).map(|place| world.web.url(&place)),
            dialect: podcast.style.dialect,
            podcasting: self.guid(world, podcast, share).map(|guid| podcasting(world, podcast, guid)),
        }
    }

    fn guid(&self, world: &World, podcast: &Podcast<'_>, share: Share) -> Option<Uuid> {
        let of = |place: &Place| PodcastId::from_feed_url(&world.web.url(place)).0;
        match self.podcast_guid {
            // Transcripts are linked by the podcast namespace.
            PodcastGuid::Own if podcast.podcasting || share.transcripts > 0 => Some(of(&podcast.place)),
            PodcastGuid::OwnAlways => Some(of(&podcast.place)),
            PodcastGuid::OfPlace => Some(of(&self.place)),
            PodcastGuid::Own | PodcastGuid::Never => None,
        }
    }
}

/// Of the 23 of 54 feeds with a guid, 10 name the medium, 4 persons, 4 where to give (facts 1.7).
fn podcasting(world: &World, podcast: &Podcast<'_>, guid: Uuid) -> Podcasting {
    let mut random = podcast.random.numbered(5);
    let host = |name: &String| Person { name: name.clone(), role: "host", href: None };
    let url = world.web.at(&podcast.domain, "/support");
    Podcasting {
        guid,
        has_medium: random.chance(10.0 / 23.0),
        hosts: if random.chance(4.0 / 23.0) { podcast.hosts.iter().map(host).collect() } else { Vec::new() },
        funding: random.chance(4.0 / 23.0).then(|| Funding { url, text: "Support".to_owned() }),
    }
}

/// The address of a transcript.
pub fn transcript_url(world: &World, podcast: &Podcast<'_>, number: u32) -> String {
    world.web.at(&podcast.domain, &format!("/{}", transcript::file(podcast, number)))
}
