//! `GET /api/v1/charts/history`

use chrono::{Days, NaiveDate};
use earshot_api_content::lookup::{ChartShowLookup, RequestedChart, chart_parameters};
use earshot_api_content::views::{ChartIdentity, PodcastSummary, chart_status};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::{
    ChartDay, Coverage, HistoryPoint, WindowCoverage, build_history_points, compute_history_stats, days_between,
};
use std::collections::BTreeMap;

const DEFAULT_DAYS: usize = 30;
const MIN_DAYS: usize = 7;
const MAX_DAYS: usize = 90;
const DEFAULT_ROWS: usize = 20;
const MAX_ROWS: usize = 200;

/// The chart and the days of a rank history.
#[parameters]
pub struct RankHistoryParameters {
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// A date such as 2026-11-21; the last capture when absent.
    end_date: Option<String>,
    /// Number of days, 7 to 90; 30 by default.
    days: Option<f64>,
    /// Number of top positions on the last day, 1 to 200; 20 by default.
    rows: Option<f64>,
}

/// The options as applied.
#[view]
pub struct RankHistoryOptions {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The requested last day; `null` for the last capture.
    end_date: Option<String>,
    /// Number of days.
    days: usize,
    /// Number of top positions.
    rows: usize,
}

/// The history of a chart's top positions; `null` for a chart that was never captured.
#[view]
pub struct RankHistoryData {
    /// The options as applied.
    options: RankHistoryOptions,
    /// The history; `null` for a chart that was never captured.
    history: Option<RankHistoryView>,
}

/// The positions of a chart's podcasts over days.
#[view]
pub struct RankHistoryView {
    /// The chart and its days.
    chart: RankHistoryChart,
    /// The days, oldest first.
    dates: Vec<RankHistoryDate>,
    /// The shows of the last day, best position first.
    rows: Vec<RankHistoryRow>,
}

/// The chart of a rank history, with the state of its last day.
#[view]
pub struct RankHistoryChart {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The first day, such as `2026-11-21`.
    start_date: String,
    /// The last day, such as `2026-11-21`.
    end_date: String,
    /// Number of days.
    days: usize,
    /// `available` or `no_chart`.
    end_date_status: String,
    /// How complete the last day is; `null` when it has no capture.
    end_chart: Option<EndChart>,
    /// Number of rows in the request.
    requested_rows: usize,
    /// Number of rows in the response; fewer than requested when the chart is shorter.
    actual_rows: usize,
    /// For how many of the days there are captures.
    coverage: WindowCoverageView,
}

/// How complete the last day of a rank history is.
#[view]
pub struct EndChart {
    /// Number of positions on the chart.
    total_positions: u16,
    /// Number of positions whose show is unknown.
    unresolved_positions: u16,
    /// The lowest captured position.
    observed_depth: u16,
    /// `complete`, `unresolved_identities` or `incomplete`.
    coverage_status: String,
}

/// For how many days of a window there are captures, and how complete they are.
#[view]
pub struct WindowCoverageView {
    /// Number of days in the window.
    calendar_days: u32,
    /// Number of days with a capture.
    chart_days: u32,
    /// Number of days without a capture.
    missing_days: u32,
    /// Number of days with a complete capture.
    complete_days: u32,
    /// Number of days with positions whose show is unknown.
    unresolved_identity_days: u32,
    /// Number of days with an incomplete capture.
    incomplete_days: u32,
    /// The lowest position that all captures have; `null` without captures.
    min_observed_depth: Option<u16>,
    /// The lowest position that any capture has; `null` without captures.
    max_observed_depth: Option<u16>,
    /// Whether the captures have different depths.
    depth_changed: bool,
}

/// One day of a rank history, with the completeness of its capture.
#[view]
pub struct RankHistoryDate {
    /// The day, such as `2026-11-21`.
    date: String,
    /// `complete`, `unresolved_identities`, `incomplete` or `no_chart`.
    coverage: String,
    /// The lowest captured position; `null` without a capture.
    observed_depth: Option<u16>,
    /// Number of positions on the chart; `null` without a capture.
    total_positions: Option<u16>,
    /// Number of positions whose show is unknown; `null` without a capture.
    unresolved_positions: Option<u16>,
}

/// The positions of one podcast in a rank history.
#[view]
pub struct RankHistoryRow {
    /// The podcast in the catalog; `null` when it is unknown.
    podengine_podcast: Option<PodcastSummary>,
    /// Position on the last day; 1 is the best.
    position: u16,
    /// What identifies the show: a podcast of the catalog, or an ID of the platform.
    identity: ChartIdentity,
    /// ID of the show on the platform; `null` when unknown.
    platform_id: Option<String>,
    /// Title of the show, as the platform lists it.
    title: String,
    /// The publisher, as the platform lists it.
    creator: Option<String>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// One for each date.
    ranks: Vec<RankView>,
    /// The best position in the days; `null` when it is not on the chart.
    best_position: Option<u16>,
    /// Number of captured days on which it is on the chart.
    days_charted: u32,
    /// Number of days whose capture is not complete enough to decide whether it is on the chart.
    unknown_days: u32,
}

/// A position on one day, or why there is none.
#[view]
pub struct RankView {
    /// Position on that day; `null` when it is not on the chart, or this is unknown.
    position: Option<u16>,
    /// `observed`, `off_chart`, `no_chart` or `unknown`.
    status: String,
}

/// Returns the rank history of a chart's top podcasts.
#[endpoint(
    get "/api/v1/charts/history",
    (status = 200, description = "The history; null for a chart that was never captured", body = Envelope<RankHistoryData>),
    (status = 400, description = "Unknown category, country or chart type, or an invalid date or number"),
)]
pub async fn get_chart_rank_history(
    state: AppState,
    _: SignedInAccount,
    ApiQuery(parameters): ApiQuery<RankHistoryParameters>,
) -> Result<Envelope<RankHistoryData>, ApiError> {
    let RankHistoryParameters { chart_type, category, country, end_date, days, rows } = parameters;
    let chosen = RequestedChart::parse(chart_type.as_deref(), category.as_deref(), country.as_deref())?;
    let end = chart_parameters::parse_date("endDate", end_date.as_deref())?;
    let days = chart_parameters::parse_limit("days", days, DEFAULT_DAYS, MAX_DAYS)?;
    if days < MIN_DAYS {
        return Err(ApiError::invalid("A parameter is not valid.", "/days", "must be a whole number from 7 to 90"));
    }
    let rows = chart_parameters::parse_limit("rows", rows, DEFAULT_ROWS, MAX_ROWS)?;
    let options = RankHistoryOptions {
        chart_type: chosen.platform.as_str().to_owned(),
        category: chosen.category.name().to_owned(),
        country: chosen.country.as_str().to_owned(),
        end_date: end.map(format_date),
        days,
        rows,
    };
    let history =
        state.read_generation(move |generation| RankHistoryView::read(generation, chosen, end, days, rows)).await?;
    Ok(Envelope::new(RankHistoryData { options, history }))
}

impl RankHistoryView {
    fn read(
        generation: &OpenGeneration,
        chosen: RequestedChart,
        end: Option<NaiveDate>,
        count: usize,
        requested: usize,
    ) -> Result<Option<Self>, ApiError> {
        let Some(span) = chosen.find_span(generation, None) else { return Ok(None) };
        let (key, last) = (span.key, end.unwrap_or(span.last));
        let first = last.checked_sub_days(Days::new(count as u64 - 1)).unwrap_or(last);
        let captures = generation.charts.days(&[key], first, last)?.remove(&key).unwrap_or_default();
        let by_day = generation.charts.rows(key, first, last)?;
        let best: &[(u16, u32)] = by_day.get(&last).map_or(&[], |rows| &rows[..rows.len().min(requested)]);
        let numbers: Vec<u32> = best.iter().map(|(_, show)| *show).collect();
        let known = ChartShowLookup::read(generation, &numbers)?;
        let mut stood: BTreeMap<u32, BTreeMap<NaiveDate, u16>> = BTreeMap::new();
        for (date, rows) in &by_day {
            for (position, show) in rows.iter().filter(|(_, show)| numbers.contains(show)) {
                stood.entry(*show).or_default().insert(*date, *position);
            }
        }
        let mut rows = Vec::new();
        for (position, number) in best {
            let Some(show) = known.show(*number) else { continue };
            let podcast = known.podcast(show);
            let points: Vec<HistoryPoint> = build_history_points(first, last, &captures, &stood[number]);
            let stats = compute_history_stats(&points);
            rows.push(RankHistoryRow {
                identity: ChartIdentity::of(show, podcast.as_ref()),
                podengine_podcast: podcast,
                position: *position,
                platform_id: Some(show.show.platform_id.clone()),
                title: show.show.title.clone(),
                creator: show.show.creator.clone(),
                image_url: show.show.image_url.clone(),
                ranks: points
                    .iter()
                    .map(|point| RankView { position: point.position, status: chart_status(point.observation) })
                    .collect(),
                best_position: stats.best,
                days_charted: stats.days_on,
                unknown_days: stats.unknown_days,
            });
        }
        let window = WindowCoverage::from_captures(first, last, &captures);
        let end_chart = captures.get(&last);
        Ok(Some(Self {
            chart: RankHistoryChart {
                chart_type: key.platform().as_str().to_owned(),
                category: key.category.name().to_owned(),
                country: key.country.as_str().to_owned(),
                start_date: format_date(first),
                end_date: format_date(last),
                days: count,
                end_date_status: if end_chart.is_some() { "available" } else { "no_chart" }.to_owned(),
                end_chart: end_chart.map(EndChart::of),
                requested_rows: requested,
                actual_rows: rows.len(),
                coverage: window.into(),
            },
            dates: days_between(first, last).map(|date| RankHistoryDate::of(date, captures.get(&date))).collect(),
            rows,
        }))
    }
}

impl EndChart {
    fn of(day: &ChartDay) -> Self {
        Self {
            total_positions: day.positions,
            unresolved_positions: day.unresolved,
            observed_depth: day.depth,
            coverage_status: day.coverage().as_str().to_owned(),
        }
    }
}

impl RankHistoryDate {
    fn of(date: NaiveDate, day: Option<&ChartDay>) -> Self {
        Self {
            date: format_date(date),
            coverage: day.map_or(Coverage::NoChart, ChartDay::coverage).as_str().to_owned(),
            observed_depth: day.map(|day| day.depth),
            total_positions: day.map(|day| day.positions),
            unresolved_positions: day.map(|day| day.unresolved),
        }
    }
}

impl From<WindowCoverage> for WindowCoverageView {
    fn from(window: WindowCoverage) -> Self {
        Self {
            calendar_days: window.calendar_days,
            chart_days: window.chart_days,
            missing_days: window.calendar_days - window.chart_days,
            complete_days: window.complete_days,
            unresolved_identity_days: window.unresolved_days,
            incomplete_days: window.incomplete_days,
            min_observed_depth: window.min_depth,
            max_observed_depth: window.max_depth,
            depth_changed: window.min_depth != window.max_depth,
        }
    }
}
