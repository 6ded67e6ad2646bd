//! Reads a chart payload of any provider: its platform, country, category, time and rankings.

use super::entry::{AppleGenreEntry, AppleTopEntry, SpotifyEntry, number_entries};
use super::parsed_chart::{ChartError, ChartPayload, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart};
use super::response::{CountryCharts, read_response};
use crate::platforms::payload::{LenientList, LenientObject, LenientText, MAX_ENTRIES, close_cut_json};
use chrono::{DateTime, TimeDelta};
use earshot_model::chart::{
    ChartCapture, ChartCategory, ChartCountry, ChartKey, ChartPlatform, ChartResponseError, ChartSource,
};
use earshot_model::{Issue, Severity, Timestamp};
use serde::Deserialize;

/// Tolerated clock difference. A chart dated later than this is rejected.
const MAX_AHEAD: TimeDelta = TimeDelta::days(1);
/// The earliest accepted year: podcast charts began in 2005.
const FIRST_YEAR: i32 = 2005;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct ChartDocument {
    feed: LenientObject<AppleFeed>,
    countries: LenientList<CountryCharts>,
    #[serde(alias = "lastUpdated")]
    last_updated: LenientText,
    #[serde(alias = "chartType", alias = "chart_type")]
    platform: LenientText,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct AppleFeed {
    id: LenientText,
    country: LenientText,
    updated: LenientText,
    results: LenientList<AppleTopEntry>,
    entry: LenientList<AppleGenreEntry>,
}

/// Reads a chart payload.
///
/// # Errors
/// [`ChartError`] when the bytes are not a chart, or neither payload nor `hints` name its country, category or date.
pub fn read_chart(bytes: &[u8], hints: &ExpectedChart) -> Result<ParsedChart, ChartError> {
    if bytes.len() > MAX_PAYLOAD_BYTES {
        return Err(ChartError::TooLarge);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (payload, is_whole) = match parse_payload(bytes, hints) {
        Err(ChartError::NotJson(error)) => {
            let repaired = close_cut_json(bytes).ok_or(ChartError::NotJson(error))?;
            (parse_payload(&repaired, hints)?, false)
        }
        payload => (payload?, true),
    };
    build_chart(payload, is_whole, hints)
}

fn parse_payload(bytes: &[u8], hints: &ExpectedChart) -> Result<ChartPayload, ChartError> {
    match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'[') => parse_list(bytes),
        // A list of one entry is sometimes saved without its brackets.
        Some(_) if is_single_entry(bytes) => parse_list(&[b"[", bytes, b"]"].concat()),
        Some(_) => parse_document(serde_json::from_slice(bytes).map_err(ChartError::NotJson)?, hints),
        None => Err(ChartError::UnknownFormat),
    }
}

fn is_single_entry(bytes: &[u8]) -> bool {
    serde_json::from_slice::<SpotifyEntry>(bytes).is_ok_and(|entry| entry.has_uri() || entry.is_episode())
}

/// Reads Spotify's array, or the bare entries of an Apple feed.
fn parse_list(bytes: &[u8]) -> Result<ChartPayload, ChartError> {
    let spotify: LenientList<SpotifyEntry> = serde_json::from_slice(bytes).map_err(ChartError::NotJson)?;
    let spotify = spotify.0.unwrap_or_default();
    let entries = || spotify.iter().filter_map(|entry| entry.0.as_ref());
    if entries().any(SpotifyEntry::is_episode) {
        return Err(ChartError::EpisodeChart);
    }
    let (source, rankings) = if entries().any(SpotifyEntry::has_uri) {
        (ChartSource::Spotify, number_entries(spotify, SpotifyEntry::into_show))
    } else {
        let apple: LenientList<AppleGenreEntry> = serde_json::from_slice(bytes).map_err(ChartError::NotJson)?;
        (ChartSource::AppleGenre, number_entries(apple.0.unwrap_or_default(), AppleGenreEntry::into_show))
    };
    if rankings.iter().all(|ranking| ranking.show.is_none()) {
        return Err(ChartError::UnknownFormat);
    }
    Ok(ChartPayload { source, country: None, category: None, updated: None, rankings, issues: Vec::new() })
}

fn parse_document(document: ChartDocument, hints: &ExpectedChart) -> Result<ChartPayload, ChartError> {
    if let Some(countries) = document.countries.0 {
        let platform = document.platform.0.as_deref().and_then(ChartPlatform::parse).or(hints.platform);
        let platform = platform.ok_or(ChartError::MissingField("platform"))?;
        return Ok(read_response(countries, platform, document.last_updated.0)?);
    }
    let feed = document.feed.0.ok_or(ChartError::UnknownFormat)?;
    let id = feed.id.0.unwrap_or_default();
    let (source, rankings) = match (feed.results.0, feed.entry.0) {
        (Some(results), _) => (ChartSource::AppleTop, number_entries(results, AppleTopEntry::into_show)),
        (None, Some(entries)) => (ChartSource::AppleGenre, number_entries(entries, AppleGenreEntry::into_show)),
        // Older feeds omit the list when it is empty. Their `id` URL identifies the format.
        (None, None) if id.contains("/rss/") => (ChartSource::AppleGenre, Vec::new()),
        (None, None) => return Err(ChartError::UnknownFormat),
    };
    if id.contains("podcast-episodes") || id.contains("podcastepisodes") {
        return Err(ChartError::EpisodeChart);
    }
    let country = feed.country.0.or_else(|| country_of_url(&id));
    let category = match source {
        ChartSource::AppleGenre => genre_of_url(&id),
        // The URL is the same for every category, so only the request determines it.
        ChartSource::AppleTop | ChartSource::Spotify => None,
    };
    Ok(ChartPayload {
        source,
        country: country.as_deref().and_then(ChartCountry::parse),
        category,
        updated: feed.updated.0,
        rankings,
        issues: Vec::new(),
    })
}

/// Extracts the country from URLs such as `…/us/rss/toppodcasts/limit=100/genre=1310/json` and
/// `…/api/v2/us/podcasts/top/…`.
fn country_of_url(address: &str) -> Option<String> {
    let parts: Vec<&str> = address.split('/').collect();
    let pair = parts.windows(2).find(|pair| pair[0].len() == 2 && matches!(pair[1], "rss" | "podcasts"))?;
    Some(pair[0].to_owned())
}

fn genre_of_url(address: &str) -> Option<Result<ChartCategory, String>> {
    if !address.contains("/rss/") {
        return None;
    }
    let Some(genre) = address.split('/').find_map(|part| part.strip_prefix("genre=")) else {
        return Some(Ok(ChartCategory::TOP_PODCASTS));
    };
    let category = genre.parse().ok().and_then(ChartCategory::from_apple_genre);
    Some(category.ok_or_else(|| format!("genre {}", genre.chars().take(20).collect::<String>())))
}

fn build_chart(payload: ChartPayload, is_whole: bool, hints: &ExpectedChart) -> Result<ParsedChart, ChartError> {
    let mut issues = payload.issues;
    let platform = payload.source.platform();
    if let Some(expected) = hints.platform.filter(|expected| *expected != platform) {
        return Err(ChartError::OtherPlatform { found: platform.as_str(), expected: expected.as_str() });
    }
    if !is_whole {
        issues.push(Issue::new(
            "cut-short",
            Severity::Error,
            "the payload is cut off or damaged; complete entries were kept",
        ));
    }
    let country = choose_value(payload.country, hints.country, "country", &mut issues)?;
    let category = match payload.category {
        Some(Err(unknown)) => {
            issues.push(Issue::new("unknown-category", Severity::Error, format!("unknown category {unknown}")));
            // Spec 5: category parsing failing gives 'No valid categories found'.
            hints.category.ok_or(ChartResponseError::NoValidCategories)?
        }
        Some(Ok(category)) => choose_value(Some(category), hints.category, "category", &mut issues)?,
        None => choose_value(None, hints.category, "category", &mut issues)?,
    };
    let captured_at = choose_capture_time(payload.updated.as_deref(), hints, &mut issues)?;
    if payload.rankings.len() >= MAX_ENTRIES {
        issues.push(Issue::new("too-many-entries", Severity::Warning, "entries after the first 1,000 were ignored"));
    }
    let unresolved = payload.rankings.iter().filter(|ranking| ranking.show.is_none()).count();
    if unresolved > 0 {
        issues.push(Issue::new("no-identity", Severity::Error, format!("{unresolved} entries identify no show")));
    }
    let (rankings, defects) = ChartCapture::normalize_rankings(payload.rankings);
    issues.extend(defects.iter().map(|defect| Issue::new("doubled", Severity::Error, defect.as_str())));
    // Spec 5 requires at least one ranking. A chart without rankings was not captured.
    if rankings.is_empty() {
        return Err(ChartResponseError::NoRankings.into());
    }
    let key = ChartKey { source: payload.source, frequency: hints.frequency, country, category };
    let period = hints.frequency.period_start(captured_at);
    let capture = ChartCapture { key, period, captured_at, is_whole, rankings };
    if capture.missing_positions() > 0 {
        let text = format!("{} positions are missing", capture.missing_positions());
        issues.push(Issue::new("missing-positions", Severity::Error, text));
    }
    Ok(ParsedChart { capture, issues })
}

/// Merges a payload's value with the expected one. The payload takes precedence.
fn choose_value<T: PartialEq + Copy>(
    payload: Option<T>,
    expected: Option<T>,
    what: &'static str,
    issues: &mut Vec<Issue>,
) -> Result<T, ChartError> {
    if let (Some(payload), Some(expected)) = (payload, expected)
        && payload != expected
    {
        issues.push(Issue::new(
            "other-chart",
            Severity::Warning,
            format!("the payload has a different {what} than requested"),
        ));
    }
    payload.or(expected).ok_or(ChartError::MissingField(what))
}

/// Determines the capture time. Facts 5.3: the same `updated` value twice is the same chart, not a new day.
fn choose_capture_time(
    updated: Option<&str>,
    hints: &ExpectedChart,
    issues: &mut Vec<Issue>,
) -> Result<Timestamp, ChartError> {
    let limit = hints.now + MAX_AHEAD;
    let expected = hints.captured_at;
    if let Some(moment) = expected.filter(|moment| *moment > limit) {
        return Err(ChartError::FutureDate(moment.date_naive()));
    }
    let Some(text) = updated else { return expected.ok_or(ChartError::MissingField("date")) };
    let parsed = DateTime::parse_from_rfc3339(text).or_else(|_| DateTime::parse_from_rfc2822(text));
    let parsed = parsed.map(|moment| moment.to_utc()).ok();
    match parsed {
        Some(moment) if moment > limit => {
            issues.push(Issue::new(
                "future-date",
                Severity::Error,
                format!("the payload is dated {}", moment.date_naive()),
            ));
            expected.ok_or(ChartError::FutureDate(moment.date_naive()))
        }
        Some(moment) if chrono::Datelike::year(&moment) >= FIRST_YEAR => Ok(moment),
        _ => {
            let text: String = text.chars().take(60).collect();
            issues.push(Issue::new("bad-date", Severity::Warning, format!("{text:?} is not a date")));
            expected.ok_or(ChartError::MissingField("date"))
        }
    }
}
