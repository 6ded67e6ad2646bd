//! Writes Apple's chart document, version 2 (`rss.marketingtools.apple.com/api/v2`).

use crate::apple::{self, Category};
use chrono::NaiveDate;
use serde::Serialize;

/// A show on a chart. Its position is its index in the list.
pub struct ChartEntry<'a> {
    pub apple_id: &'a str,
    pub slug: &'a str,
    pub title: &'a str,
    pub artist: &'a str,
    pub artwork_url: String,
    pub explicit: bool,
    pub categories: &'a [Category],
}

/// Writes the JSON document of a chart.
pub fn write_chart(
    country: &str,
    category: &str,
    date: NaiveDate,
    entries: &[ChartEntry<'_>],
) -> serde_json::Result<Vec<u8>> {
    let own_url = format!("https://rss.marketingtools.apple.com/api/v2/{country}/podcasts/top/100/podcasts.json");
    let results = entries.iter().map(|entry| to_result(country, entry)).collect();
    let title = if category == "all" { "Top Shows".to_owned() } else { format!("Top Shows: {category}") };
    let feed = ChartFeed {
        title,
        id: own_url.clone(),
        author: Author { name: "Apple", url: "https://www.apple.com/" },
        links: [SelfLink { own: own_url }],
        copyright: "Invented for tests and samples",
        country: country.to_owned(),
        icon: "https://www.apple.com/favicon.ico",
        updated: format!("{} 03:15:00 +0000", date.format("%a, %-d %b %Y")),
        results,
    };
    let mut bytes = serde_json::to_vec(&ChartDocument { feed })?;
    bytes.push(b'\n');
    Ok(bytes)
}

fn to_result(country: &str, entry: &ChartEntry<'_>) -> ShowResult {
    let mut genres: Vec<Genre> = Vec::new();
    for category in entry.categories {
        let parent = category.parent.and_then(apple::category);
        for each in [Some(*category), parent].into_iter().flatten() {
            let genre_id = each.genre_id.to_string();
            if !genres.iter().any(|genre| genre.genre_id == genre_id) {
                let url = format!("https://itunes.apple.com/{country}/genre/id{genre_id}");
                genres.push(Genre { genre_id, name: each.name, url });
            }
        }
    }
    ShowResult {
        artist_name: entry.artist.to_owned(),
        id: entry.apple_id.to_owned(),
        name: entry.title.to_owned(),
        kind: "podcasts",
        // Apple's own misspelling.
        content_advisory_rating: entry.explicit.then_some("Explict"),
        artwork_url: entry.artwork_url.clone(),
        genres,
        url: format!("https://podcasts.apple.com/{country}/podcast/{}/id{}", entry.slug, entry.apple_id),
    }
}

#[derive(Serialize)]
struct ChartDocument {
    feed: ChartFeed,
}

#[derive(Serialize)]
struct ChartFeed {
    title: String,
    id: String,
    author: Author,
    links: [SelfLink; 1],
    copyright: &'static str,
    country: String,
    icon: &'static str,
    updated: String,
    results: Vec<ShowResult>,
}

#[derive(Serialize)]
struct Author {
    name: &'static str,
    url: &'static str,
}

#[derive(Serialize)]
struct SelfLink {
    #[serde(rename = "self")]
    own: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ShowResult {
    artist_name: String,
    id: String,
    name: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    content_advisory_rating: Option<&'static str>,
    #[serde(rename = "artworkUrl100")]
    artwork_url: String,
    genres: Vec<Genre>,
    url: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Genre {
    genre_id: String,
    name: &'static str,
    url: String,
}
