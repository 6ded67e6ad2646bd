//! `GET /api/v1/podcasts/{podcastIdOrSlug}/charts`

use chrono::NaiveDate;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::lookup::shows_on_platform;
use earshot_api_content::lookup::{CompareInterval, chart_parameters};
use earshot_api_content::views::{ChartAppearance, PodcastSummary};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartKey, ChartPlatform};

const MAX_LIMIT: usize = 1_000;

/// Which charts of a podcast are returned, and the comparison.
#[parameters(Default)]
pub struct PodcastChartsParameters {
    /// `apple` or `spotify`; both when absent.
    chart_type: Option<String>,
    /// Only charts of this category, in lower case.
    category: Option<String>,
    /// Only charts of this country, ISO 3166-1 alpha-2.
    country: Option<String>,
    /// Only charts on which it is at this position or better.
    positions_limit: Option<f64>,
    /// `1d` or `7d`. Accepted for compatibility; the response has no comparison.
    compare: Option<String>,
    /// 1 to 1000; all when absent.
    limit: Option<f64>,
    /// A date such as 2026-11-21; the last capture of each chart when absent.
    date: Option<String>,
}

/// The charts of a podcast, best position first.
#[view]
pub struct PodcastChartsData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The options as applied.
    options: PodcastChartsOptions,
    /// Number of all charts; the list may be shorter.
    total_charts: usize,
    /// The charts, best position first.
    pub(super) positions: Vec<ChartAppearance>,
}

/// The options as applied.
#[view]
pub struct PodcastChartsOptions {
    /// Platform of the charts; `null` for both.
    chart_type: Option<String>,
    /// Category of the charts; `null` for all.
    category: Option<String>,
    /// Country of the charts; `null` for all.
    country: Option<String>,
    /// The lowest position that is returned; `null` for all.
    positions_limit: Option<usize>,
    /// The interval of the comparison; `null` when the request has none.
    compare: Option<String>,
    /// Maximum number of charts in the response.
    limit: usize,
    /// The requested day; `null` for the last captures.
    date: Option<String>,
}

/// Which charts are requested.
struct PodcastChartFilter {
    platform: Option<ChartPlatform>,
    category: Option<ChartCategory>,
    country: Option<ChartCountry>,
    date: Option<NaiveDate>,
    max_position: u16,
}

/// Returns the charts that a podcast is on.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/charts",
    (status = 200, description = "The charts", body = Envelope<PodcastChartsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_charts(
    state: AppState,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<PodcastChartsParameters>,
) -> Result<Envelope<PodcastChartsData>, ApiError> {
    let worst = match parameters.positions_limit {
        None => None,
        given => Some(chart_parameters::parse_limit("positionsLimit", given, MAX_LIMIT, MAX_LIMIT)?),
    };
    let limit = chart_parameters::parse_limit("limit", parameters.limit, MAX_LIMIT, MAX_LIMIT)?;
    let compare = parameters.compare.as_deref().map(|compare| CompareInterval::parse(Some(compare))).transpose()?;
    let requested = PodcastChartFilter {
        platform: chart_parameters::parse_platform(parameters.chart_type.as_deref())?,
        category: chart_parameters::parse_category(parameters.category.as_deref())?,
        country: chart_parameters::parse_country(parameters.country.as_deref())?,
        date: chart_parameters::parse_date("date", parameters.date.as_deref())?,
        max_position: worst.and_then(|worst| u16::try_from(worst).ok()).unwrap_or(u16::MAX),
    };
    let options = PodcastChartsOptions {
        chart_type: requested.platform.map(|platform| platform.as_str().to_owned()),
        category: requested.category.map(|category| category.name().to_owned()),
        country: requested.country.map(|country| country.as_str().to_owned()),
        positions_limit: worst,
        compare: compare.map(|compare| compare.as_str().to_owned()),
        limit,
        date: requested.date.map(format_date),
    };
    let data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            let stands = requested.positions(generation, document.podcast.id)?;
            let positions =
                stands.iter().take(limit).map(|(position, key, date)| ChartAppearance::new(*key, *date, *position));
            Ok(PodcastChartsData {
                podcast: PodcastSummary::of(&document),
                options,
                total_charts: stands.len(),
                positions: positions.collect(),
            })
        })
        .await?;
    Ok(Envelope::new(data))
}

impl PodcastChartFilter {
    /// Returns the positions, best first.
    fn positions(
        &self,
        generation: &OpenGeneration,
        podcast: PodcastId,
    ) -> Result<Vec<(u16, ChartKey, NaiveDate)>, ApiError> {
        let platforms = ChartPlatform::ALL.iter().filter(|platform| self.platform.is_none_or(|of| of == **platform));
        let mut found = Vec::new();
        for platform in platforms {
            let shows: Vec<u32> =
                shows_on_platform(generation, podcast, *platform)?.iter().map(|show| show.number).collect();
            let spans = generation.charts.spans().iter().filter(|span| {
                let key = span.key;
                key.platform() == *platform
                    && self.category.is_none_or(|category| category == key.category)
                    && self.country.is_none_or(|country| country == key.country)
            });
            // Without a day, the last capture of each chart counts.
            let days = |span: &earshot_model::chart::ChartSpan| self.date.unwrap_or(span.last);
            let Some(first) = spans.clone().map(days).min() else { continue };
            let last = spans.clone().map(days).max().unwrap_or(first);
            let stood = generation.charts.positions(*platform, &shows, first, last)?;
            found.extend(spans.filter_map(|span| {
                let position = *stood.get(&span.key)?.get(&days(span))?;
                (position <= self.max_position).then_some((position, span.key, days(span)))
            }));
        }
        found.sort_unstable();
        Ok(found)
    }
}
