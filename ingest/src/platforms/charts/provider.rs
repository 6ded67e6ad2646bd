//! Chart providers, and the fetch of a chart.

use super::parsed_chart::{ChartError, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart};
use super::read::read_chart;
use earshot_model::Timestamp;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartSource};
use earshot_net::{FetchError, FetchRequest, HttpClient};
use std::borrow::Cow;
use std::time::Duration;

/// A service that publishes charts: where it is, and the path of a chart. Each service is one constant.
#[derive(Clone, Debug)]
pub struct ChartProvider {
    pub source: ChartSource,
    base_url: Cow<'static, str>,
    /// Returns path and query of a chart, or `None` when the service has no such chart.
    path: fn(ChartCountry, ChartCategory) -> Option<String>,
}

impl ChartProvider {
    /// Apple's second feed version: the top 100 of all podcasts (facts 2.2).
    pub const APPLE_TOP: Self = Self {
        source: ChartSource::AppleTop,
        base_url: Cow::Borrowed("https://rss.marketingtools.apple.com"),
        path: apple_top_path,
    };

    /// Apple's older feeds, the only ones with genres. Apple's robots.txt disallows them for robots, so only an operator
    /// with permission should enable this provider.
    pub const APPLE_GENRES: Self = Self {
        source: ChartSource::AppleGenre,
        base_url: Cow::Borrowed("https://itunes.apple.com"),
        path: apple_genre_path,
    };

    /// Spotify's charts, an undocumented endpoint (facts 2.3).
    pub const SPOTIFY: Self = Self {
        source: ChartSource::Spotify,
        base_url: Cow::Borrowed("https://podcastcharts.byspotify.com"),
        path: spotify_path,
    };

    /// Sets another base URL, for a service on this machine.
    #[must_use]
    pub fn at(self, base_url: &str) -> Self {
        Self { base_url: Cow::Owned(base_url.trim_end_matches('/').to_owned()), ..self }
    }

    /// Returns the URL of a chart, or `None` when the service has no such chart.
    #[must_use]
    pub fn url(&self, country: ChartCountry, category: ChartCategory) -> Option<String> {
        Some(format!("{}{}", self.base_url, (self.path)(country, category)?))
    }
}

fn apple_top_path(country: ChartCountry, category: ChartCategory) -> Option<String> {
    (category == ChartCategory::TOP_PODCASTS)
        .then(|| format!("/api/v2/{}/podcasts/top/100/podcasts.json", country.as_str()))
}

fn apple_genre_path(country: ChartCountry, category: ChartCategory) -> Option<String> {
    let (country, genre) = (country.as_str(), category.apple_genre()?);
    Some(format!("/{country}/rss/toppodcasts/limit=200/genre={genre}/explicit=true/json"))
}

fn spotify_path(country: ChartCountry, category: ChartCategory) -> Option<String> {
    Some(format!("/api/charts/{}?region={}&limit=200", category.spotify_slug()?, country.as_str()))
}

/// Why a chart could not be fetched. An error is never returned as an empty chart.
#[derive(Debug, thiserror::Error)]
pub enum FetchChartError {
    #[error("the service has no such chart")]
    UnsupportedChart,
    #[error(transparent)]
    Fetch(#[from] FetchError),
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url}: {source}")]
    Chart { url: String, source: ChartError },
}

/// Fetches a chart. Returns the payload unchanged, and the capture parsed from it.
///
/// # Errors
/// [`FetchChartError`].
pub async fn fetch_chart(
    provider: &ChartProvider,
    http: &HttpClient,
    country: ChartCountry,
    category: ChartCategory,
    frequency: ChartFrequency,
    now: Timestamp,
) -> Result<(Vec<u8>, ParsedChart), FetchChartError> {
    let url = provider.url(country, category).ok_or(FetchChartError::UnsupportedChart)?;
    let request = FetchRequest {
        accept: "application/json",
        max_bytes: MAX_PAYLOAD_BYTES,
        timeout: Duration::from_secs(60),
        ..FetchRequest::new(&url)
    };
    let response = http.fetch(&request).await?;
    if !response.is_content() {
        return Err(FetchChartError::Status { url, status: response.status });
    }
    let hints = ExpectedChart {
        platform: Some(provider.source.platform()),
        country: Some(country),
        category: Some(category),
        frequency,
        captured_at: Some(now),
        now,
    };
    let reading = read_chart(&response.body, &hints).map_err(|source| FetchChartError::Chart { url, source })?;
    Ok((response.body, reading))
}
