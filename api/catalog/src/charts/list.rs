//! `GET /api/v1/charts/list`

use earshot_api_content::lookup::{
    ChartComparison, ChartShowLookup, CompareInterval, RequestedChart, chart_parameters,
};
use earshot_api_content::views::{AdditionalEntities, ChartRanking, ChartedPodcastView, ListedChart};
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartPlatform, ChartSpan};
use earshot_model::{PodcastId, Tier};
use std::collections::{BTreeMap, HashSet};

/// Charts per page.
const DEFAULT_CHARTS: usize = 5;
const MAX_CHARTS: usize = 20;
/// Positions of each chart.
const DEFAULT_POSITIONS: usize = 10;
const MAX_POSITIONS: usize = 200;

/// Which charts are listed.
#[parameters]
pub struct ChartListParameters {
    /// `apple` or `spotify`; both when absent.
    chart_type: Option<String>,
    /// Country, ISO 3166-1 alpha-2; all countries when absent.
    country: Option<String>,
    /// Category or subcategory; all categories when absent.
    category: Option<String>,
    /// Charts per page, 1 to 20; 5 by default.
    limit: Option<f64>,
    /// Charts to skip.
    skip: Option<usize>,
    /// Positions of each chart, 1 to 200; 10 by default.
    positions_limit: Option<f64>,
}

/// The latest captures of charts, ordered by platform, country and category (spec 3, Chart).
#[derive(Debug, Serialize, ToSchema)]
pub struct ChartListData {
    /// Number of matching charts on all pages.
    total: usize,
    /// The charts of this page.
    entities: Vec<ListedChart>,
    /// The podcasts of the charts.
    additional_entities: AdditionalEntities,
}

/// The filter for charts.
#[derive(Clone, Copy)]
struct ChartListFilter {
    platform: Option<ChartPlatform>,
    country: Option<ChartCountry>,
    category: Option<ChartCategory>,
}

/// Lists the latest captures of charts with their podcasts.
#[endpoint(
    get "/api/v1/charts/list",
    (status = 200, description = "A page of charts", body = Envelope<ChartListData>),
    (status = 400, description = "Unknown category, country or chart type, or an invalid number"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_chart_list(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<ChartListParameters>,
) -> Result<Envelope<ChartListData>, ApiError> {
    let filter = ChartListFilter {
        platform: chart_parameters::parse_platform(parameters.chart_type.as_deref())?,
        country: chart_parameters::parse_country(parameters.country.as_deref())?,
        category: chart_parameters::parse_category(parameters.category.as_deref())?,
    };
    let limit = chart_parameters::parse_limit("limit", parameters.limit, DEFAULT_CHARTS, MAX_CHARTS)?;
    let positions = parameters.positions_limit;
    let positions = chart_parameters::parse_limit("positionsLimit", positions, DEFAULT_POSITIONS, MAX_POSITIONS)?;
    let skip = check_skip(parameters.skip)?;
    let tier = caller.tier;
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::LATEST), move |generation, _cancel| {
            let charts = filter.find(generation);
            let page = charts.iter().skip(skip).take(limit);
            ChartListData::read(generation, tier, charts.len(), page, positions)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl ChartListFilter {
    /// Returns the matching charts. Of two sources of a chart, the rule of [`RequestedChart::find_span`] chooses one.
    fn find(self, generation: &OpenGeneration) -> Vec<RequestedChart> {
        let is_wanted = |span: &&ChartSpan| {
            self.platform.is_none_or(|platform| platform == span.key.platform())
                && self.country.is_none_or(|country| country == span.key.country)
                && self.category.is_none_or(|category| category == span.key.category)
        };
        let mut found = BTreeMap::new();
        for span in generation.charts.spans().iter().filter(is_wanted) {
            let (platform, country, category) = (span.key.platform(), span.key.country, span.key.category);
            found.insert((platform, country, category), RequestedChart { platform, country, category });
        }
        found.into_values().collect()
    }
}

impl ChartListData {
    fn read<'a>(
        generation: &OpenGeneration,
        tier: Tier,
        total: usize,
        charts: impl Iterator<Item = &'a RequestedChart>,
        positions: usize,
    ) -> Result<Self, ApiError> {
        let (mut entities, mut podcasts) = (Vec::new(), Vec::new());
        let mut known: HashSet<PodcastId> = HashSet::new();
        for chart in charts {
            let Some(found) = ChartComparison::read(generation, *chart, None, CompareInterval(1), 1)? else { continue };
            let shown = || found.movement.changes.iter().take(positions);
            let numbers: Vec<u32> = shown().map(|change| change.show).collect();
            let shows = ChartShowLookup::read(generation, &numbers)?;
            let mut rankings = Vec::new();
            for change in shown() {
                let Some(show) = shows.show(change.show) else { continue };
                let document = shows.document(show);
                rankings.push(ChartRanking::new(change, found.current.date, show, document));
                if let Some(document) = document.filter(|document| known.insert(document.podcast.id)) {
                    podcasts.push(ChartedPodcastView::of(document, tier));
                }
            }
            // Spec 5: at least one ranking.
            if !rankings.is_empty() {
                entities.push(ListedChart::new(found.key, found.current.captured_at, rankings));
            }
        }
        Ok(Self { total, entities, additional_entities: AdditionalEntities { podcasts } })
    }
}
