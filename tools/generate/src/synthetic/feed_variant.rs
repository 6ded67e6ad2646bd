//! A variant of a podcast's feed: at its own URL, or copied to another with different ids or an older state.

use super::episode_plan::PodcastShare;
use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
use super::web_urls::WebAddress;
use super::{episode, transcript};
use crate::feed::{Channel, Document, Funding, Person, PodcastTags, write_feed};
use crate::html::{link, paragraphs};
use chrono::{DateTime, Utc};
use earshot_model::PodcastId;
use std::io;
use uuid::Uuid;

/// What differs between variants.
#[derive(Clone, Debug)]
pub struct FeedVariant {
    pub address: WebAddress,
    /// The company that stores the audio; `own` for the show's own server.
    pub hosting_company: &'static str,
    pub podcast_guid: PodcastGuidRule,
    pub item_guids: ItemGuidRule,
    pub new_address: Option<WebAddress>,
    /// Without episodes.
    pub is_empty: bool,
}

/// Which `podcast:guid` an invented feed declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PodcastGuidRule {
    /// Derived from the podcast's own URL, when the show uses the podcast namespace.
    Own,
    /// Derived from the podcast's own URL in any case.
    OwnAlways,
    /// Derived from the variant's URL.
    OfAddress,
    Never,
}

/// Which guids the items of an invented feed have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemGuidRule {
    Own,
    /// All different from the original.
    Renamed,
    Missing,
    /// Each shared by two episodes.
    Repeated,
}

impl FeedVariant {
    /// The publisher's own variant.
    pub fn own(podcast: &SyntheticPodcast<'_>) -> Self {
        Self {
            address: podcast.address.clone(),
            hosting_company: podcast.hosting_company,
            podcast_guid: PodcastGuidRule::Own,
            item_guids: ItemGuidRule::Own,
            new_address: None,
            is_empty: false,
        }
    }

    pub fn write_document(
        &self,
        world: &SyntheticCatalog,
        podcast: &SyntheticPodcast<'_>,
        share: PodcastShare,
    ) -> io::Result<Document> {
        let times: Vec<DateTime<Utc>> = podcast.publish_times(share.episodes).collect();
        let channel = self.build_channel(world, podcast, share, times.first().copied());
        let items = episode::build_items(world, podcast, self, times, share.transcripts);
        write_feed(&channel, items.take(if self.is_empty { 0 } else { usize::MAX }))
    }

    fn build_channel(
        &self,
        world: &SyntheticCatalog,
        podcast: &SyntheticPodcast<'_>,
        share: PodcastShare,
        newest: Option<DateTime<Utc>>,
    ) -> Channel {
        let (voice, style) = (podcast.text_generator, &podcast.style);
        let mut random = podcast.random.numbered(2);
        let mut summary = String::new();
        let words = random.in_range(20, 120);
        voice.push_prose(&mut summary, words, podcast.topic, &mut random);
        let mut description_html = paragraphs(&summary);
        if random.chance(0.4) {
            let links: Vec<String> = podcast.links().iter().map(|(label, url)| link(url, label)).collect();
            description_html.push_str(&format!("<p>{}</p>\n", links.join(" · ")));
        }
        let keywords = (0..random.in_range(0, 6)).map(|_| voice.title_words(1, podcast.topic, &mut random)).collect();
        let mut categories = vec![podcast.category];
        if random.chance(0.35) {
            categories.push(world.draw_category(&mut random));
            categories.dedup();
        }
        let own_address = style.has_new_feed_url.then(|| self.address.clone());
        Channel {
            title: podcast.title.clone(),
            feed_url: world.web.url(&self.address),
            website: world.web.url_of_host(&podcast.domain, "/"),
            language: style.language.clone(),
            summary,
            description_html,
            author: podcast.author().to_owned(),
            owner_name: podcast.author().to_owned(),
            owner_email: (!style.names_owner_only).then(|| podcast.email()),
            image_url: world.web.url_of_host(&podcast.domain, "/cover.jpg"),
            categories,
            keywords,
            explicit: podcast.explicit,
            serial: random.chance(0.06),
            complete: podcast.is_stale && random.chance(0.05),
            copyright: format!("© {}", podcast.author()),
            generator: self.hosting_company.to_owned(),
            last_build: newest.unwrap_or(world.midnight),
            new_feed_url: self.new_address.clone().or(own_address).map(|place| world.web.url(&place)),
            dialect: podcast.style.dialect,
            podcast_tags: self.guid(world, podcast, share).map(|guid| build_podcast_tags(world, podcast, guid)),
        }
    }

    fn guid(&self, world: &SyntheticCatalog, podcast: &SyntheticPodcast<'_>, share: PodcastShare) -> Option<Uuid> {
        let of = |place: &WebAddress| PodcastId::from_feed_url(&world.web.url(place)).0;
        match self.podcast_guid {
            // Transcript links are part of the podcast namespace.
            PodcastGuidRule::Own if podcast.has_podcast_tags || share.transcripts > 0 => Some(of(&podcast.address)),
            PodcastGuidRule::OwnAlways => Some(of(&podcast.address)),
            PodcastGuidRule::OfAddress => Some(of(&self.address)),
            PodcastGuidRule::Own | PodcastGuidRule::Never => None,
        }
    }
}

/// Of 54 feeds, 23 have a guid; of these 10 have a medium, 4 persons, 4 funding links (facts 1.7).
fn build_podcast_tags(world: &SyntheticCatalog, podcast: &SyntheticPodcast<'_>, guid: Uuid) -> PodcastTags {
    let mut random = podcast.random.numbered(5);
    let host = |name: &String| Person { name: name.clone(), role: "host", href: None };
    let url = world.web.url_of_host(&podcast.domain, "/support");
    PodcastTags {
        guid,
        has_medium: random.chance(10.0 / 23.0),
        hosts: if random.chance(4.0 / 23.0) { podcast.hosts.iter().map(host).collect() } else { Vec::new() },
        funding: random.chance(4.0 / 23.0).then(|| Funding { url, text: "Support".to_owned() }),
    }
}

/// Returns the URL of a transcript.
pub fn transcript_url(world: &SyntheticCatalog, podcast: &SyntheticPodcast<'_>, number: u32) -> String {
    world.web.url_of_host(&podcast.domain, &format!("/{}", transcript::file_name(podcast, number)))
}
