//! A payload, whoever's it is: what chart it is of, when that was, and who stands where.

use super::entry::{AppleGenreEntry, AppleTopEntry, MAX_ENTRIES, SpotifyEntry, number_entries};
use super::json_repair;
use super::lenient_json::{LenientList, LenientObject, LenientText};
use super::response::{CountryCharts, read_response};
use chrono::{DateTime, NaiveDate, TimeDelta};
use earshot_model::chart::{
    ChartCapture, ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartPlatform, ChartRanking,
    ChartResponseError, ChartSource,
};
use earshot_model::{Issue, Severity, Timestamp};
use serde::Deserialize;

/// Two hundred entries of Apple's older feeds with their summaries are half a megabyte.
pub const MAX_PAYLOAD_BYTES: usize = 16 << 20;
/// Clocks differ; a chart of after tomorrow was never seen.
const MAX_AHEAD: TimeDelta = TimeDelta::days(1);
/// Before podcasts had charts.
const FIRST_YEAR: i32 = 2005;

/// What is known of a payload beside its bytes: from the request, the name of its file, or the command line.
#[derive(Clone, Debug)]
pub struct ExpectedChart {
    pub platform: Option<ChartPlatform>,
    pub country: Option<ChartCountry>,
    pub category: Option<ChartCategory>,
    pub frequency: ChartFrequency,
    /// When it was captured, for payloads that do not say it.
    pub captured_at: Option<Timestamp>,
    pub now: Timestamp,
}

/// A payload that was read, with what was wrong with it.
#[derive(Debug)]
pub struct ParsedChart {
    pub capture: ChartCapture,
    pub issues: Vec<Issue>,
}

/// Why a payload is no chart.
#[derive(Debug, thiserror::Error)]
pub enum ChartError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("it is not a chart that we know")]
    UnknownFormat,
    #[error("it is a chart of episodes")]
    EpisodeChart,
    #[error("it says nothing of its {0}; say it with --{0}")]
    MissingField(&'static str),
    #[error("it is of {0}, which is in the future")]
    FutureDate(NaiveDate),
    #[error("it is a chart of {found}, not of {expected}")]
    OtherPlatform { found: &'static str, expected: &'static str },
    #[error(transparent)]
    Response(#[from] ChartResponseError),
}

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

/// What a payload says, before it is held against what was expected.
pub(super) struct ChartPayload {
    pub source: ChartSource,
    pub country: Option<ChartCountry>,
    /// `Err` holds a category that nobody knows.
    pub category: Option<Result<ChartCategory, String>>,
    pub updated: Option<String>,
    pub rankings: Vec<ChartRanking>,
    pub issues: Vec<Issue>,
}

/// Reads a payload.
///
/// # Errors
/// [`ChartError`] where it is no chart, or it cannot be told of what.
pub fn read_chart(bytes: &[u8], hints: &ExpectedChart) -> Result<ParsedChart, ChartError> {
    if bytes.len() > MAX_PAYLOAD_BYTES {
        return Err(ChartError::TooLarge);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (said, is_whole) = match parse_payload(bytes, hints) {
        Err(ChartError::NotJson(error)) => {
            let mended = json_repair::close_cut_json(bytes).ok_or(ChartError::NotJson(error))?;
            (parse_payload(&mended, hints)?, false)
        }
        said => (said?, true),
    };
    build_chart(said, is_whole, hints)
}

fn parse_payload(bytes: &[u8], hints: &ExpectedChart) -> Result<ChartPayload, ChartError> {
    match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'[') => parse_list(bytes),
        Some(_) => parse_document(serde_json::from_slice(bytes).map_err(ChartError::NotJson)?, hints),
        None => Err(ChartError::UnknownFormat),
    }
}

/// Spotify's array, or the entries of an Apple feed alone.
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
        // An older feed without entries leaves them out: it is told by its address.
        (None, None) if id.contains("/rss/") => (ChartSource::AppleGenre, Vec::new()),
        (None, None) => return Err(ChartError::UnknownFormat),
    };
    if id.contains("podcast-episodes") || id.contains("podcastepisodes") {
        return Err(ChartError::EpisodeChart);
    }
    let country = feed.country.0.or_else(|| country_of_url(&id));
    let category = match source {
        ChartSource::AppleGenre => genre_of_url(&id),
        // Its address is the same for every category: only who asked knows.
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

/// `…/us/rss/toppodcasts/limit=100/genre=1310/json` and `…/api/v2/us/podcasts/top/…`.
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

fn build_chart(said: ChartPayload, is_whole: bool, hints: &ExpectedChart) -> Result<ParsedChart, ChartError> {
    let mut issues = said.issues;
    let platform = said.source.platform();
    if let Some(expected) = hints.platform.filter(|expected| *expected != platform) {
        return Err(ChartError::OtherPlatform { found: platform.as_str(), expected: expected.as_str() });
    }
    if !is_whole {
        issues.push(issue(
            "cut-short",
            Severity::Error,
            "the payload breaks off, or is damaged; what was whole is kept",
        ));
    }
    let country = choose_value(said.country, hints.country, "country", &mut issues)?;
    let category = match said.category {
        Some(Err(unknown)) => {
            issues.push(issue("unknown-category", Severity::Error, &format!("{unknown} is no category of ours")));
            // Spec 5: category parsing failing gives 'No valid categories found'.
            hints.category.ok_or(ChartResponseError::NoValidCategories)?
        }
        Some(Ok(category)) => choose_value(Some(category), hints.category, "category", &mut issues)?,
        None => choose_value(None, hints.category, "category", &mut issues)?,
    };
    let captured_at = choose_capture_time(said.updated.as_deref(), hints, &mut issues)?;
    if said.rankings.len() >= MAX_ENTRIES {
        issues.push(issue("too-many-entries", Severity::Warning, "entries beyond the thousandth are left out"));
    }
    let unresolved = said.rankings.iter().filter(|ranking| ranking.show.is_none()).count();
    if unresolved > 0 {
        issues.push(issue(
            "no-identity",
            Severity::Error,
            &format!("{unresolved} entries do not say which show they are"),
        ));
    }
    let (rankings, defects) = ChartCapture::normalize_rankings(said.rankings);
    issues.extend(defects.iter().map(|defect| issue("doubled", Severity::Error, defect)));
    // Spec 5: at least one ranking. A chart without any was not captured.
    if rankings.is_empty() {
        return Err(ChartResponseError::NoRankings.into());
    }
    let key = ChartKey { source: said.source, frequency: hints.frequency, country, category };
    let period = hints.frequency.period_start(captured_at);
    let capture = ChartCapture { key, period, captured_at, is_whole, rankings };
    if capture.missing_positions() > 0 {
        let text = format!("{} positions are missing", capture.missing_positions());
        issues.push(issue("missing-positions", Severity::Error, &text));
    }
    Ok(ParsedChart { capture, issues })
}

/// What the payload says goes over what was expected.
fn choose_value<T: PartialEq + Copy>(
    said: Option<T>,
    expected: Option<T>,
    what: &'static str,
    issues: &mut Vec<Issue>,
) -> Result<T, ChartError> {
    if let (Some(said), Some(expected)) = (said, expected)
        && said != expected
    {
        issues.push(issue("other-chart", Severity::Warning, &format!("it says another {what} than was asked for")));
    }
    said.or(expected).ok_or(ChartError::MissingField(what))
}

/// When it was made. Facts 5.3: the same `updated` twice is the same chart, and no new day.
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
            issues.push(issue(
                "future-date",
                Severity::Error,
                &format!("it says that it is of {}", moment.date_naive()),
            ));
            expected.ok_or(ChartError::FutureDate(moment.date_naive()))
        }
        Some(moment) if chrono::Datelike::year(&moment) >= FIRST_YEAR => Ok(moment),
        _ => {
            let text: String = text.chars().take(60).collect();
            issues.push(issue("bad-date", Severity::Warning, &format!("{text:?} is no date")));
            expected.ok_or(ChartError::MissingField("date"))
        }
    }
}

pub(super) fn issue(kind: &str, severity: Severity, message: &str) -> Issue {
    Issue { kind: kind.to_owned(), severity, message: message.to_owned(), line: None, column: None }
}
