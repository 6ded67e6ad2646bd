//! A match as people read it: in mails, chats and feeds alike.

use chrono::NaiveDate;
use chrono_tz::Tz;
use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_app::DeliveredMatch;
use earshot_model::AppearanceKind;
use earshot_model::alert::{ChartMovement, ChartMovementKind};
use serde::Serialize;

/// Longest snippet, in characters.
const MAX_SNIPPET_CHARS: usize = 400;

/// The texts of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchText {
    /// The title of the episode, or of the podcast.
    pub title: String,
    /// The title of the podcast; empty when it is the title already.
    pub podcast: String,
    /// The page of the episode at the second of the snippet, or of the podcast.
    pub url: String,
    /// Guest, Host or Mentioned; empty when it is unknown.
    pub role: &'static str,
    pub snippet: String,
    /// The time of the snippet: `1:02:03`.
    pub time: Option<String>,
    /// When the episode was published, or the day of the chart: `Nov 28, 2026`. Empty for podcasts.
    pub date: String,
}

impl MatchText {
    /// The texts of a match. `zone` is where the day of the episode is.
    #[must_use]
    pub fn of(found: &DeliveredMatch, public_url: &str, zone: Tz) -> Self {
        let content = &found.content;
        let podcast_url = podcast_page_url(public_url, &content.podcast_slug);
        let mention = content.mentions.iter().find(|mention| mention.passes_filters);
        let second = mention.and_then(|mention| mention.start_second);
        let url = match &content.episode_slug {
            Some(episode) => episode_page_url(&podcast_url, episode, second),
            None => podcast_url,
        };
        let snippet = match (mention, &content.chart) {
            (Some(mention), _) => plain_text(&mention.snippet),
            (None, Some(chart)) => chart_text(chart),
            (None, None) => String::new(),
        };
        let (title, podcast) = match &content.episode_title {
            Some(title) => (title.clone(), content.podcast_title.clone()),
            None => (content.podcast_title.clone(), String::new()),
        };
        Self {
            title,
            podcast,
            url,
            role: content.role.as_ref().map_or("", |role| role_name(role.kind)),
            snippet,
            time: mention.and_then(|mention| mention.start_second).map(format_time),
            date: date_text(found, zone),
        }
    }
}

/// The date of the episode. One without a date has the day on which it was found, marked as such.
fn date_text(found: &DeliveredMatch, zone: Tz) -> String {
    let content = &found.content;
    if let Some(chart) = &content.chart {
        return chart.day.parse().map_or_else(|_| chart.day.clone(), format_day);
    }
    match (content.published_at, &content.episode_title) {
        (Some(at), _) => format_day(at.with_timezone(&zone).date_naive()),
        (None, Some(_)) => format!("Undated, found {}", format_day(found.dated_at.with_timezone(&zone).date_naive())),
        (None, None) => String::new(),
    }
}

pub(super) fn format_day(day: NaiveDate) -> String {
    day.format("%b %-d, %Y").to_string()
}

/// The name of a role.
pub(super) fn role_name(kind: AppearanceKind) -> &'static str {
    match kind {
        AppearanceKind::Guest => "Guest",
        AppearanceKind::Host => "Host",
        AppearanceKind::Mentioned => "Mentioned",
        _ => "",
    }
}

/// Formats a position in the audio.
fn format_time(second: u32) -> String {
    let (hours, minutes, seconds) = (second / 3_600, second / 60 % 60, second % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Removes line breaks and control characters, and shortens the text.
fn plain_text(snippet: &str) -> String {
    let clean = snippet.split(|letter: char| letter.is_whitespace() || letter.is_control());
    let clean = clean.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match clean.char_indices().nth(MAX_SNIPPET_CHARS) {
        Some((end, _)) => format!("{}…", clean[..end].trim_end()),
        None => clean,
    }
}

fn chart_text(chart: &ChartMovement) -> String {
    let at = |position: Option<u32>| position.map_or_else(|| "off the chart".to_owned(), |it| format!("number {it}"));
    let name = format!("{} {} chart in {}", chart.chart_type, chart.category, chart.country.to_uppercase());
    match chart.movement {
        ChartMovementKind::Enters => format!("Enters the {name} at {}", at(chart.to)),
        ChartMovementKind::Leaves => format!("Leaves the {name}, from {}", at(chart.from)),
        ChartMovementKind::Moves => format!("Moves on the {name} from {} to {}", at(chart.from), at(chart.to)),
        ChartMovementKind::Reaches => format!("Reaches {} on the {name}", at(chart.to)),
    }
}
