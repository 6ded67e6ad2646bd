//! `GET /api/v1/charts/podcast-appearances`

use earshot_api_content::lookup::IdentityParameter;
use earshot_api_content::lookup::chart_parameters;
use earshot_api_content::views::{ChartAppearance, ChartIdentity, PlatformShow, PodcastSummary};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::ChartPlatform;

const MAX_LIMIT: usize = 1_000;

/// The podcast or chart entry whose appearances are returned, and the platform.
#[parameters]
pub struct AppearancesParameters {
    /// By what the podcast is named: by `podcastIdOrSlug`, or by `platformId` and `chartType`.
    identity_type: String,
    /// Required for `podcast`.
    podcast_id_or_slug: Option<String>,
    /// Required for `platform`: Apple's number or Spotify's ID.
    platform_id: Option<String>,
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// A date such as 2026-11-21.
    date: String,
    /// 1 to 1000; all when absent.
    limit: Option<f64>,
}

/// All charts on which a podcast was on a day, best position first.
#[view]
pub struct AppearancesData {
    /// The charts and the podcast that is on them.
    appearances: AppearancesView,
}

/// The charts on which a podcast or chart entry appears.
#[view]
pub struct AppearancesView {
    /// The podcast in the catalog; `null` when it is unknown.
    podengine_podcast: Option<PodcastSummary>,
    /// The show, as the platform lists it; `null` when it was never on a chart of the platform.
    podcast_on_chart: Option<PlatformShow>,
    /// What the request names: a podcast of the catalog, or a show of the platform.
    identity: ChartIdentity,
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// The day of the charts, such as `2026-11-21`.
    date: String,
    /// Number of charts.
    total_count: usize,
    /// The charts, best position first.
    appearances: Vec<ChartAppearance>,
}

/// Lists all charts on which a podcast was on a day.
#[endpoint(
    get "/api/v1/charts/podcast-appearances",
    (status = 200, description = "The charts", body = Envelope<AppearancesData>),
    (status = 404, description = "Podcast or show not found"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_chart_appearances(
    state: AppState,
    ApiQuery(parameters): ApiQuery<AppearancesParameters>,
) -> Result<Envelope<AppearancesData>, ApiError> {
    let AppearancesParameters { identity_type, podcast_id_or_slug, platform_id, chart_type, date, limit } = parameters;
    let platform = chart_parameters::parse_platform(chart_type.as_deref())?.unwrap_or(ChartPlatform::Apple);
    let requested = IdentityParameter::parse(&identity_type, podcast_id_or_slug, platform_id, Some(platform))?;
    let date = chart_parameters::parse_date("date", Some(&date))?.unwrap_or_default();
    let limit = chart_parameters::parse_limit("limit", limit, MAX_LIMIT, MAX_LIMIT)?;
    let appearances = state
        .read_generation(move |generation| {
            let found = requested.resolve(generation, platform)?;
            let positions = generation.charts.positions(platform, &found.show_numbers, date, date)?;
            let mut stood: Vec<_> =
                positions.iter().flat_map(|(key, days)| days.values().map(|position| (*position, *key))).collect();
            stood.sort_unstable();
            Ok(AppearancesView {
                podcast_on_chart: found.platform_show(),
                podengine_podcast: found.podcast,
                identity: found.identity,
                chart_type: platform.as_str().to_owned(),
                date: format_date(date),
                total_count: stood.len(),
                appearances: stood
                    .into_iter()
                    .take(limit)
                    .map(|(position, key)| ChartAppearance::new(key, date, position))
                    .collect(),
            })
        })
        .await?;
    Ok(Envelope::new(AppearancesData { appearances }))
}
