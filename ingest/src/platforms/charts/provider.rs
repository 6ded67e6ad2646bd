//! Chart providers and their request URLs.

use super::parsed_chart::{ChartError, ExpectedChart, MAX_PAYLOAD_BYTES, ParsedChart};
use super::read::read_chart;
use earshot_model::Timestamp;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartSource};
use earshot_net::{FetchError, FetchRequest, HttpClient};
use std::time::Duration;

/// A service that publishes charts.
pub trait ChartProvider: Send + Sync {
    fn source(&self) -> ChartSource;

    /// Returns the URL of a chart, or `None` when the service has no such chart.
    fn url(&self, country: ChartCountry, category: ChartCategory) -> Option<String>;
}

/// Apple's second feed version: the top 100 of all podcasts (facts 2.2).
#[derive(Clone, Debug)]
pub struct AppleTop {
    /// Base URL without a trailing slash.
    pub base_url: String,
}

/// Apple's older feeds, the only ones with genres. Apple's robots.txt disallows them for robots, so only an operator
/// with permission should enable this provider.
#[derive(Clone, Debug)]
pub struct AppleGenres {
    pub base_url: String,
}

/// Spotify's charts, an undocumented endpoint (facts 2.3).
#[derive(Clone, Debug)]
pub struct SpotifyCharts {
    pub base_url: String,
}

impl Default for AppleTop {
    fn default() -> Self {
        Self { base_url: "https://rss.marketingtools.apple.com".to_owned() }
    }
}

impl Default for AppleGenres {
    fn default() -> Self {
        Self { base_url: "https://itunes.apple.com".to_owned() }
    }
}

impl Default for SpotifyCharts {
    fn default() -> Self {
        Self { base_url: "https://podcastcharts.byspotify.com".to_owned() }
    }
}

impl ChartProvider for AppleTop {
    fn source(&self) -> ChartSource {
        ChartSource::AppleTop
    }

    fn url(&self, country: ChartCountry, category: ChartCategory) -> Option<String> {
        let (base, country) = (&self.base_url, country.as_str());
        (category == ChartCategory::TOP_PODCASTS)
            .then(|| format!("{base}/api/v2/{country}/podcasts/top/100/podcasts.json"))
    }
}

impl ChartProvider for AppleGenres {
    fn source(&self) -> ChartSource {
        ChartSource::AppleGenre
    }

    fn url(&self, country: ChartCountry, category: ChartCategory) -> Option<String> {
        let (base, country, genre) = (&self.base_url, country.as_str(), category.apple_genre()?);
        Some(format!("{base}/{country}/rss/toppodcasts/limit=200/genre={genre}/explicit=true/json"))
    }
}

impl ChartProvider for SpotifyCharts {
    fn source(&self) -> ChartSource {
        ChartSource::Spotify
    }

    fn url(&self, country: ChartCountry, category: ChartCategory) -> Option<String> {
        let (base, country, slug) = (&self.base_url, country.as_str(), category.spotify_slug()?);
        Some(format!("{base}/api/charts/{slug}?region={country}&limit=200"))
    }
}

/// Why a chart could not be fetched. An error never stands for an empty chart.
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
    provider: &dyn ChartProvider,
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
    let answer = http.fetch(&request).await?;
    if !answer.is_content() {
        return Err(FetchChartError::Status { url, status: answer.status });
    }
    let hints = ExpectedChart {
        platform: Some(provider.source().platform()),
        country: Some(country),
        category: Some(category),
        frequency,
        captured_at: Some(now),
        now,
    };
    let reading = read_chart(&answer.body, &hints).map_err(|source| FetchChartError::Chart { url, source })?;
    Ok((answer.body, reading))
}
