//! `GET /api/v1/charts` and `GET /api/v1/charts/latest`

use chrono::{Days, NaiveDate};
use earshot_api_content::lookup::{
    ChartComparison, ChartShowLookup, CompareInterval, HISTORY_DAYS, RequestedChart, chart_parameters,
};
use earshot_api_content::views::{ChartHead, ChartPosition, HistoryWindow};
use earshot_api_server::prelude::*;
use earshot_model::Tier;
use earshot_model::chart::{HistoryPoint, build_history_points, days_between};
use std::collections::{BTreeMap, HashMap};

/// Positions of the longest chart.
const MAX_POSITIONS: usize = 1_000;

/// The chart whose newest capture is returned.
#[parameters]
pub struct LatestChartParameters {
    /// The platform; `apple` by default.
    pub(super) chart_type: Option<String>,
    /// `top podcasts` by default.
    pub(super) category: Option<String>,
    /// ISO 3166 alpha-2; `us` by default.
    pub(super) country: Option<String>,
    /// Number of positions; all when absent.
    pub(super) positions_limit: Option<f64>,
    /// How much earlier the chart is that positions are compared with; `1d` by default.
    pub(super) compare: Option<String>,
}

/// The chart, its day and the comparison that are returned.
#[parameters]
pub struct ChartParameters {
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// Number of positions; all when absent.
    positions_limit: Option<f64>,
    /// How much earlier the chart is that positions are compared with; `1d` by default.
    compare: Option<String>,
    /// A date such as 2026-11-21; the last capture when absent.
    date: Option<String>,
}

/// The options as applied.
#[view]
pub struct ChartOptions {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// Maximum number of positions in the response.
    positions_limit: usize,
    /// The interval of the comparison: `1d` or `7d`.
    compare: String,
    /// The requested day; `null` for the last capture.
    date: Option<String>,
}

/// A chart; `null` when it was not captured on that day.
#[view]
pub struct ChartData {
    /// The options as applied.
    options: ChartOptions,
    /// The chart; `null` when it was not captured on that day.
    pub(crate) chart: Option<ChartView>,
}

/// A chart of one country and one category, with at least one position (spec 5).
#[view]
pub struct ChartView {
    /// The chart: platform, country, category, day and comparison.
    chart: ChartWithWindow,
    /// The positions, best first.
    positions: Vec<ChartPosition>,
}

/// A chart with the days that its history covers.
#[view]
pub struct ChartWithWindow {
    #[serde(flatten)]
    head: ChartHead,
    /// The days that the figures of the last 30 days cover.
    history_window: HistoryWindow,
}

/// Returns the latest capture of a chart.
#[endpoint(
    get "/api/v1/charts/latest",
    (status = 200, description = "The chart", body = Envelope<ChartData>),
    (status = 400, description = "Unknown category, country or chart type"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_latest_chart(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<LatestChartParameters>,
) -> Result<Envelope<ChartData>, ApiError> {
    read_chart(&state, caller.tier, parameters, None).await
}

/// Reads the start of a chart's latest capture, for its page. Returns `None` without the chart.
pub async fn read_chart_start(
    state: &AppState,
    tier: Tier,
    [chart_type, category, country]: [Option<String>; 3],
    positions: u32,
) -> Result<Option<ChartView>, ApiError> {
    let positions_limit = Some(f64::from(positions));
    let parameters = LatestChartParameters { chart_type, category, country, positions_limit, compare: None };
    let Envelope { data, .. } = read_chart(state, tier, parameters, None).await?;
    Ok(data.chart)
}

/// Returns the chart of a day.
#[endpoint(
    get "/api/v1/charts",
    (status = 200, description = "The chart; null when it was not captured on that day", body = Envelope<ChartData>),
    (status = 400, description = "Unknown category, country or chart type, or an invalid date"),
)]
pub async fn get_chart(
    state: AppState,
    // Spec 7: for users.
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<ChartParameters>,
) -> Result<Envelope<ChartData>, ApiError> {
    let ChartParameters { chart_type, category, country, positions_limit, compare, date } = parameters;
    let date = chart_parameters::parse_date("date", date.as_deref())?;
    let latest = LatestChartParameters { chart_type, category, country, positions_limit, compare };
    read_chart(&state, account.tier, latest, date).await
}

async fn read_chart(
    state: &AppState,
    tier: Tier,
    parameters: LatestChartParameters,
    date: Option<NaiveDate>,
) -> Result<Envelope<ChartData>, ApiError> {
    let LatestChartParameters { chart_type, category, country, positions_limit, compare } = parameters;
    let chosen = RequestedChart::parse(chart_type.as_deref(), category.as_deref(), country.as_deref())?;
    let limit = chart_parameters::parse_limit("positionsLimit", positions_limit, MAX_POSITIONS, MAX_POSITIONS)?;
    let compare = CompareInterval::parse(compare.as_deref())?;
    let options = ChartOptions {
        chart_type: chosen.platform.as_str().to_owned(),
        category: chosen.category.name().to_owned(),
        country: chosen.country.as_str().to_owned(),
        positions_limit: limit,
        compare: compare.as_str().to_owned(),
        date: date.map(earshot_api_server::views::format_date),
    };
    let chart = state
        .read_generation(move |generation| ChartView::read(generation, tier, chosen, date, compare, limit))
        .await?;
    Ok(Envelope::new(ChartData { options, chart }))
}

impl ChartView {
    fn read(
        generation: &OpenGeneration,
        tier: Tier,
        chosen: RequestedChart,
        date: Option<NaiveDate>,
        with: CompareInterval,
        limit: usize,
    ) -> Result<Option<Self>, ApiError> {
        let Some(compared) = ChartComparison::read(generation, chosen, date, with, HISTORY_DAYS)? else {
            return Ok(None);
        };
        let (last, shown) = (compared.current.date, compared.movement.changes.iter().take(limit));
        let first = last.checked_sub_days(Days::new(HISTORY_DAYS - 1)).unwrap_or(last);
        let numbers: Vec<u32> = shown.clone().map(|change| change.show).collect();
        let known = ChartShowLookup::read(generation, &numbers)?;
        let mut positions_of: HashMap<u32, BTreeMap<NaiveDate, u16>> = HashMap::new();
        for (date, rows) in compared.rows.range(first..) {
            for (position, show) in rows {
                positions_of.entry(*show).or_default().insert(*date, *position);
            }
        }
        let nowhere = BTreeMap::new();
        let mut positions = Vec::new();
        for change in shown {
            let Some(show) = known.show(change.show) else { continue };
            let stood = positions_of.get(&change.show).unwrap_or(&nowhere);
            let points: Vec<HistoryPoint> = build_history_points(first, last, &compared.days, stood);
            positions.push(ChartPosition::new(change, show, known.document(show), tier, &points));
        }
        // Spec 5: at least one position.
        if positions.is_empty() {
            return Ok(None);
        }
        let coverage =
            |date| compared.days.get(&date).map_or(earshot_model::chart::Coverage::NoChart, |day| day.coverage());
        let history_window = HistoryWindow::of(days_between(first, last).map(|date| (date, coverage(date))));
        Ok(Some(Self { chart: ChartWithWindow { head: compared.head(with), history_window }, positions }))
    }
}
