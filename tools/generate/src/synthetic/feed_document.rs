//! Writes the feed of a variant: its channel, and its episodes one at a time.

use super::episode;
use super::episode_plan::PodcastShare;
use super::feed_variant::{FeedVariant, PodcastGuidRule};
use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
use super::web_urls::WebAddress;
use crate::feed::{Channel, Document, Funding, Person, PodcastTags, write_feed};
use crate::html::{link, paragraphs};
use chrono::{DateTime, Utc};
use earshot_model::PodcastId;
use std::io;
use uuid::Uuid;

/// Writes the feed of a variant.
pub fn write_feed_document(
    variant: &FeedVariant,
    world: &SyntheticCatalog,
    podcast: &SyntheticPodcast<'_>,
    share: PodcastShare,
) -> io::Result<Document> {
    let times: Vec<DateTime<Utc>> = podcast.publish_times(share.episodes).collect();
    let channel = build_channel(variant, world, podcast, share, times.first().copied());
    let items = episode::build_items(world, podcast, variant, times, share.transcripts);
    write_feed(&channel, items.take(if variant.is_empty { 0 } else { usize::MAX }))
}

fn build_channel(
    variant: &FeedVariant,
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
    let own_address = style.has_new_feed_url.then(|| variant.address.clone());
    Channel {
        title: podcast.title.clone(),
        feed_url: world.web.url(&variant.address),
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
        generator: variant.hosting_company.to_owned(),
        last_build: newest.unwrap_or(world.midnight),
        new_feed_url: variant.new_address.clone().or(own_address).map(|place| world.web.url(&place)),
        dialect: podcast.style.dialect,
        podcast_tags: podcast_guid(variant, world, podcast, share).map(|guid| build_podcast_tags(world, podcast, guid)),
    }
}

fn podcast_guid(
    variant: &FeedVariant,
    world: &SyntheticCatalog,
    podcast: &SyntheticPodcast<'_>,
    share: PodcastShare,
) -> Option<Uuid> {
    let of = |place: &WebAddress| PodcastId::from_feed_url(&world.web.url(place)).0;
    match variant.podcast_guid {
        // Transcript links are part of the podcast namespace.
        PodcastGuidRule::Own if podcast.has_podcast_tags || share.transcripts > 0 => Some(of(&podcast.address)),
        PodcastGuidRule::OwnAlways => Some(of(&podcast.address)),
        PodcastGuidRule::OfAddress => Some(of(&variant.address)),
        PodcastGuidRule::Own | PodcastGuidRule::Never => None,
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
