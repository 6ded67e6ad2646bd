//! Structured data for search engines (schema.org).

use super::page::MAX_LINKED_DATA_BYTES;
use super::text::truncate_bytes;
use earshot_api_catalog::people::views::PersonProfileView;
use earshot_api_catalog::public::listicle::ListicleView;
use earshot_api_catalog::sponsors::views::SponsorProfileSummaryView;
use earshot_api_content::views::web_url;
use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_api_server::views::TimestampView;
use earshot_api_workspace::public::guest::PublicGuestView;
use earshot_model::{EpisodeDocument, PodcastDocument};
use serde_json::{Value, json};

/// The site, with its search.
pub(super) fn website(public_url: &str) -> Value {
    json!({
        "@context": "https://schema.org",
        "@type": "WebSite",
        "name": "Earshot",
        "url": public_url,
        "potentialAction": {
            "@type": "SearchAction",
            "target": format!("{public_url}/search?q={{search_term_string}}"),
            "query-input": "required name=search_term_string",
        },
        "publisher": { "@type": "Organization", "name": "Earshot", "url": public_url },
    })
}

pub(super) fn podcast(document: &PodcastDocument, public_url: &str) -> Value {
    let podcast = &document.podcast;
    without_nulls(json!({
        "@context": "https://schema.org",
        "@type": "PodcastSeries",
        "name": podcast.title,
        "url": podcast_page_url(public_url, &podcast.slug),
        "description": truncate_bytes(&podcast.description, MAX_LINKED_DATA_BYTES),
        "image": podcast.image_url,
        "webFeed": podcast.feed_url,
        "inLanguage": podcast.language,
        "genre": podcast.genres,
        "author": podcast.author.as_ref().map(|name| json!({ "@type": "Person", "name": name })),
        "sameAs": web_url(podcast.website_url.as_deref()),
    }))
}

pub(super) fn episode(document: &EpisodeDocument, public_url: &str) -> Value {
    let episode = &document.episode;
    let series_url = podcast_page_url(public_url, &document.podcast_slug);
    without_nulls(json!({
        "@context": "https://schema.org",
        "@type": "PodcastEpisode",
        "name": episode.title,
        "url": episode_page_url(&series_url, &episode.slug, None),
        "description": truncate_bytes(&episode.description, MAX_LINKED_DATA_BYTES),
        "image": episode.image_url,
        "datePublished": episode.published_at.map(|at| TimestampView(at).text()),
        "duration": episode.duration_s.map(|seconds| format!("PT{seconds}S")),
        "episodeNumber": episode.number,
        "associatedMedia": episode.enclosure_url.as_ref().map(|url| json!({
            "@type": "MediaObject", "contentUrl": url, "encodingFormat": episode.enclosure_type,
        })),
        "partOfSeries": { "@type": "PodcastSeries", "name": document.podcast_title, "url": series_url },
    }))
}

pub(super) fn podcast_list(list: &ListicleView, path: &str, public_url: &str) -> Value {
    let items: Vec<Value> = list
        .podcasts
        .iter()
        .map(|podcast| {
            let url = podcast_page_url(public_url, &podcast.slug);
            let series = without_nulls(json!({
                "@type": "PodcastSeries", "name": podcast.title, "url": url, "image": podcast.image_url,
            }));
            json!({ "@type": "ListItem", "position": podcast.position, "item": series })
        })
        .collect();
    without_nulls(json!({
        "@context": "https://schema.org",
        "@type": "ItemList",
        "name": list.title,
        "url": format!("{public_url}{path}"),
        "description": list.description.as_deref().map(|text| truncate_bytes(text, MAX_LINKED_DATA_BYTES)),
        "numberOfItems": items.len(),
        "itemListElement": items,
    }))
}

pub(super) fn guest(guest: &PublicGuestView, image_url: Option<&str>, path: &str, public_url: &str) -> Value {
    let own = guest.website_url.iter().chain(guest.social_media_links.iter().map(|link| &link.url));
    without_nulls(json!({
        "@context": "https://schema.org",
        "@type": "Person",
        "name": guest.name,
        "url": format!("{public_url}{path}"),
        "description": truncate_bytes(&guest.short_bio, MAX_LINKED_DATA_BYTES),
        "image": image_url,
        "worksFor": guest.company_name.as_ref().map(|name| json!({ "@type": "Organization", "name": name })),
        "sameAs": own.collect::<Vec<_>>(),
    }))
}

pub(super) fn person(person: &PersonProfileView, path: &str, public_url: &str) -> Value {
    let summary = &person.summary;
    let other: Vec<&str> = person.also_written_as.iter().map(|spelling| spelling.name.as_str()).collect();
    without_nulls(json!({
        "@context": "https://schema.org",
        "@type": "Person",
        "name": summary.name,
        "alternateName": (!other.is_empty()).then_some(other),
        "url": format!("{public_url}{path}"),
        "image": summary.image_url,
        "jobTitle": summary.professions.first(),
        "sameAs": (!person.profiles.is_empty()).then_some(&person.profiles),
    }))
}

pub(super) fn sponsor(sponsor: &SponsorProfileSummaryView, path: &str, public_url: &str) -> Value {
    json!({
        "@context": "https://schema.org",
        "@type": "Organization",
        "name": sponsor.name,
        "url": format!("{public_url}{path}"),
    })
}

/// Builds a breadcrumb list. `steps` are names and paths.
pub(super) fn breadcrumbs(steps: &[(&str, String)], public_url: &str) -> Value {
    let items: Vec<Value> = steps
        .iter()
        .zip(1..)
        .map(|((name, path), position)| {
            json!({
                "@type": "ListItem", "position": position, "name": name, "item": format!("{public_url}{path}"),
            })
        })
        .collect();
    json!({ "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items })
}

fn without_nulls(mut value: Value) -> Value {
    if let Value::Object(map) = &mut value {
        map.retain(|_, inner| !inner.is_null());
    }
    value
}
