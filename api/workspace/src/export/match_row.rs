//! A match of an alert as a row.

use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_app::AlertMatch;
use earshot_export::SheetColumn;
use earshot_model::Timestamp;
use earshot_model::alert::{AlertMention, ChartMovement, VerdictKind};
use earshot_model::export::ExportColumnKind::{Integer, List, Text, Time};

/// What an alert found, with its best mention.
pub(super) struct MatchRow {
    pub id: String,
    episode: Option<String>,
    podcast: String,
    published_at: Option<Timestamp>,
    role: Option<String>,
    mention: Option<String>,
    page_url: String,
    mention_count: usize,
    chart: Option<String>,
    status: &'static str,
    filtered_because: Vec<String>,
    rating: Option<&'static str>,
    found_at: Timestamp,
    seen_at: Option<Timestamp>,
    audio_url: Option<String>,
    episode_id: Option<String>,
    podcast_id: String,
}

pub(super) const COLUMNS: &[SheetColumn<MatchRow>] = &[
    SheetColumn::new(Text, "episode", "Episode", |it| it.episode.as_ref().into()),
    SheetColumn::new(Text, "podcast", "Podcast", |it| (&it.podcast).into()),
    SheetColumn::new(Time, "publishedAt", "Published", |it| it.published_at.into()),
    SheetColumn::new(Text, "role", "Role", |it| it.role.as_ref().into()),
    SheetColumn::new(Text, "mention", "Mention", |it| it.mention.as_ref().into()),
    SheetColumn::new(Text, "pageUrl", "Page", |it| (&it.page_url).into()),
    SheetColumn::new(Integer, "mentionCount", "Mentions", |it| i64::try_from(it.mention_count).ok().into()),
    SheetColumn::new(Text, "chart", "Chart", |it| it.chart.as_ref().into()),
    SheetColumn::new(Text, "status", "Status", |it| it.status.into()),
    SheetColumn::new(List, "filteredBecause", "Filtered because", |it| (&it.filtered_because).into()),
    SheetColumn::new(Text, "rating", "Rating", |it| it.rating.into()),
    SheetColumn::new(Time, "foundAt", "Found", |it| it.found_at.into()),
    SheetColumn::new(Time, "seenAt", "Seen", |it| it.seen_at.into()),
    SheetColumn::new(Text, "audioUrl", "Audio", |it| it.audio_url.as_ref().into()),
    SheetColumn::new(Text, "episodeId", "Episode ID", |it| it.episode_id.as_ref().into()),
    SheetColumn::new(Text, "podcastId", "Podcast ID", |it| (&it.podcast_id).into()),
];

impl MatchRow {
    pub(super) fn of(found: &AlertMatch, public_url: &str) -> Self {
        let content = &found.content;
        let mention = content.mentions.iter().find(|one| one.passes_filters).or(content.mentions.first());
        Self {
            id: found.id.to_string(),
            episode: content.episode_title.clone(),
            podcast: content.podcast_title.clone(),
            published_at: content.published_at,
            role: content.role.as_ref().map(|role| role.kind.as_str().to_owned()),
            mention: mention.map(|mention| mention.snippet.clone()),
            page_url: page_url(found, mention, public_url),
            mention_count: content.mentions.len(),
            chart: content.chart.as_ref().map(describe_movement),
            status: found.status.as_str(),
            filtered_because: content.filters.iter().map(|filter| filter.text.clone()).collect(),
            rating: found.verdict.map(VerdictKind::as_str),
            found_at: found.matched_at,
            seen_at: found.seen_at,
            audio_url: content.audio_url.clone(),
            episode_id: found.episode_id.map(|id| id.to_string()),
            podcast_id: found.podcast_id.to_string(),
        }
    }
}

/// The page of the episode at its mention, or the page of the podcast.
fn page_url(found: &AlertMatch, mention: Option<&AlertMention>, public_url: &str) -> String {
    let podcast_url = podcast_page_url(public_url, &found.content.podcast_slug);
    match &found.content.episode_slug {
        Some(slug) => episode_page_url(&podcast_url, slug, mention.and_then(|mention| mention.start_second)),
        None => podcast_url,
    }
}

/// "apple us technology: 12 to 5 on 2026-11-21".
fn describe_movement(chart: &ChartMovement) -> String {
    let position = |position: Option<u32>| position.map_or_else(|| "off".to_owned(), |position| position.to_string());
    let ChartMovement { chart_type, country, category, day, from, to, .. } = chart;
    format!("{chart_type} {country} {category}: {} to {} on {day}", position(*from), position(*to))
}
