//! `GET /api/v1/charts/podcast-history`

use chrono::NaiveDate;
use earshot_api_content::lookup::IdentityParameter;
use earshot_api_content::lookup::{RequestedChart, chart_parameters};
use earshot_api_content::views::{ChartIdentity, PlatformShow, PodcastSummary, chart_status};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::{
    HistoryPoint, HistoryRange, HistoryStats, WeekBucket, build_history_points, compute_history_stats, group_by_week,
};

/// The podcast or chart entry, the chart and the range of a position history.
#[parameters]
pub struct PodcastHistoryParameters {
    /// By what the podcast is named: by `podcastIdOrSlug`, or by `platformId` and `chartType`.
    identity_type: String,
    /// Required for `podcast`.
    podcast_id_or_slug: Option<String>,
    /// Required for `platform`: Apple's number or Spotify's ID.
    platform_id: Option<String>,
    /// The platform; `apple` by default.
    chart_type: Option<String>,
    /// Category of the chart, in lower case; `top podcasts` by default.
    category: Option<String>,
    /// Country of the chart, ISO 3166-1 alpha-2; `us` by default.
    country: Option<String>,
    /// How far back; `30d` by default. Ranges from `14w` on are by week.
    range: Option<String>,
    /// The last day; the last capture when absent.
    date: Option<String>,
}

/// The positions of a podcast on a chart.
#[view]
pub struct PodcastHistoryData {
    /// The positions over time.
    history: PodcastHistoryView,
}

/// The positions of one podcast on one chart over time.
#[view]
pub struct PodcastHistoryView {
    /// The podcast in the catalog; `null` when it is unknown.
    podengine_podcast: Option<PodcastSummary>,
    /// The show, as the platform lists it; `null` when it was never on a chart of the platform.
    podcast_on_chart: Option<PlatformShow>,
    /// What identifies the show: a podcast of the catalog, or an ID of the platform.
    identity: ChartIdentity,
    /// The chart.
    chart: HistoryChart,
    /// The days of the history.
    range: HistoryRangeView,
    /// Best and average position, and the days on and off the chart.
    stats: HistoryStatsView,
    /// The positions, by day or longer.
    series: HistorySeries,
}

/// The chart of a position history, with its first and last day.
#[view]
pub struct HistoryChart {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The first day with a capture of the chart.
    earliest_chart_date: String,
    /// The last day with a capture of the chart.
    latest_chart_date: String,
}

/// The days of a position history.
#[view]
pub struct HistoryRangeView {
    /// The range: `30d`, `90d`, `14w`, `6m`, `1y` or `all`.
    range: String,
    /// The first day, such as `2026-11-21`.
    start_date: String,
    /// The last day, such as `2026-11-21`.
    end_date: String,
}

/// Best and average position, and the days on and off the chart.
#[view]
pub struct HistoryStatsView {
    /// The best position in the range; `null` when it was not on the chart.
    best_position: Option<u16>,
    /// Average position on the days on the chart, 1 is the best; `null` when there are none.
    average_position_when_charting: Option<f64>,
    /// Number of days on the chart.
    days_on_chart: u32,
    /// Days with a capture.
    chart_days: u32,
    /// Number of days with a complete capture on which it is not on the chart.
    off_chart_days: u32,
    /// Number of days whose capture is not complete enough to decide whether it is on the chart.
    unknown_days: u32,
    /// Days without a capture.
    missing_days: u32,
    /// Number of days in the range.
    calendar_days: u32,
    /// The first day of the range on the chart; `null` when there is none.
    first_seen_date: Option<String>,
    /// The last day of the range on the chart; `null` when there is none.
    last_seen_date: Option<String>,
    /// The days on the chart up to the last capture without a break.
    streak: StreakView,
}

/// Consecutive captured days up to the last one. Days without a capture neither break nor extend the streak.
#[view]
pub struct StreakView {
    /// Number of days; `null` when the last capture is not complete enough to decide.
    days: Option<u32>,
    /// State of the last day: `observed`, `off_chart`, `no_chart` or `unknown`.
    end_date_status: String,
    /// The first day of the streak; `null` without one.
    start_date: Option<String>,
    /// The streak may have begun earlier.
    bounded_by_missing_coverage: bool,
}

/// Days, or weeks for longer ranges.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "resolution")]
pub enum HistorySeries {
    Daily {
        /// The days, oldest first.
        points: Vec<PointView>,
    },
    Weekly {
        /// The weeks, oldest first.
        buckets: Vec<BucketView>,
    },
}

/// The position on one day.
#[view]
pub struct PointView {
    /// The day, such as `2026-11-21`.
    date: String,
    /// Position on that day; `null` when it is not on the chart, or this is unknown.
    position: Option<u16>,
    /// `observed`, `off_chart`, `no_chart` or `unknown`.
    status: String,
    /// How complete the capture is: `complete`, `unresolved_identities`, `incomplete` or `no_chart`.
    chart_coverage: String,
}

/// The positions of a week together.
#[view]
pub struct BucketView {
    /// The first day, such as `2026-11-21`.
    start_date: String,
    /// The last day, such as `2026-11-21`.
    end_date: String,
    /// Whether the range cuts the week.
    is_partial: bool,
    /// Number of calendar days.
    calendar_days: u32,
    /// The best position; `null` when it is not on the chart.
    best_position: Option<u16>,
    /// Average position on the days on the chart, 1 is the best; `null` when there are none.
    average_position: Option<f64>,
    /// Number of captured days on which it is on the chart.
    days_charted: u32,
    /// Number of days with a capture.
    chart_days: u32,
    /// Number of days with a complete capture on which it is not on the chart.
    off_chart_days: u32,
    /// Number of days whose capture is not complete enough to decide whether it is on the chart.
    unknown_days: u32,
    /// The days without a capture.
    missing_dates: Vec<String>,
    /// Whether a day of the week has no complete capture.
    has_coverage_gaps: bool,
}

/// Returns the positions of a podcast on a chart, by day or by week.
#[endpoint(
    get "/api/v1/charts/podcast-history",
    (status = 200, description = "The history", body = Envelope<PodcastHistoryData>),
    (status = 404, description = "Podcast, show or chart not found"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_chart_history(
    state: AppState,
    ApiQuery(parameters): ApiQuery<PodcastHistoryParameters>,
) -> Result<Envelope<PodcastHistoryData>, ApiError> {
    let PodcastHistoryParameters { identity_type, podcast_id_or_slug, platform_id, .. } = &parameters;
    let chosen = RequestedChart::parse(
        parameters.chart_type.as_deref(),
        parameters.category.as_deref(),
        parameters.country.as_deref(),
    )?;
    let requested = IdentityParameter::parse(
        identity_type,
        podcast_id_or_slug.clone(),
        platform_id.clone(),
        Some(chosen.platform),
    )?;
    let range = match parameters.range.as_deref() {
        None => HistoryRange::Days30,
        Some(name) => HistoryRange::parse(name).ok_or_else(|| {
            ApiError::invalid("A parameter is not valid.", "/range", "must be 30d, 90d, 14w, 6m, 1y or all")
        })?,
    };
    let date = chart_parameters::parse_date("date", parameters.date.as_deref())?;
    let history = state
        .read_generation(move |generation| PodcastHistoryView::read(generation, &requested, chosen, range, date))
        .await?;
    Ok(Envelope::new(PodcastHistoryData { history }))
}

impl PodcastHistoryView {
    fn read(
        generation: &OpenGeneration,
        requested: &IdentityParameter,
        chosen: RequestedChart,
        range: HistoryRange,
        date: Option<NaiveDate>,
    ) -> Result<Self, ApiError> {
        let found = requested.resolve(generation, chosen.platform)?;
        let span = chosen.find_span(generation, None).ok_or_else(|| ApiError::not_found("Chart"))?;
        let last = date.unwrap_or(span.last);
        let first = range.first_day(last, span.first);
        let captures = generation.charts.days(&[span.key], first, last)?.remove(&span.key).unwrap_or_default();
        let positions = generation.charts.positions(chosen.platform, &found.show_numbers, first, last)?;
        let positions = positions.get(&span.key).cloned().unwrap_or_default();
        let points = build_history_points(first, last, &captures, &positions);
        Ok(Self {
            podcast_on_chart: found.platform_show(),
            podengine_podcast: found.podcast,
            identity: found.identity,
            chart: HistoryChart {
                chart_type: chosen.platform.as_str().to_owned(),
                category: chosen.category.name().to_owned(),
                country: chosen.country.as_str().to_owned(),
                earliest_chart_date: format_date(span.first),
                latest_chart_date: format_date(span.last),
            },
            range: HistoryRangeView {
                range: range.as_str().to_owned(),
                start_date: format_date(first),
                end_date: format_date(last),
            },
            stats: compute_history_stats(&points).into(),
            series: if range.is_weekly() {
                HistorySeries::Weekly { buckets: group_by_week(&points).iter().map(BucketView::of).collect() }
            } else {
                HistorySeries::Daily { points: points.iter().map(PointView::of).collect() }
            },
        })
    }
}

impl From<HistoryStats> for HistoryStatsView {
    fn from(stats: HistoryStats) -> Self {
        Self {
            best_position: stats.best,
            average_position_when_charting: stats.average,
            days_on_chart: stats.days_on,
            chart_days: stats.chart_days,
            off_chart_days: stats.off_days,
            unknown_days: stats.unknown_days,
            missing_days: stats.missing_days,
            calendar_days: stats.calendar_days,
            first_seen_date: stats.first_seen.map(format_date),
            last_seen_date: stats.last_seen.map(format_date),
            streak: StreakView {
                days: stats.streak.days,
                end_date_status: chart_status(stats.streak.end),
                start_date: stats.streak.start.map(format_date),
                bounded_by_missing_coverage: stats.streak.is_bounded_by_missing,
            },
        }
    }
}

impl PointView {
    fn of(point: &HistoryPoint) -> Self {
        Self {
            date: format_date(point.date),
            position: point.position,
            status: chart_status(point.observation),
            chart_coverage: point.coverage.as_str().to_owned(),
        }
    }
}

impl BucketView {
    fn of(week: &WeekBucket) -> Self {
        Self {
            start_date: format_date(week.start),
            end_date: format_date(week.end),
            is_partial: week.is_partial,
            calendar_days: week.stats.calendar_days,
            best_position: week.stats.best,
            average_position: week.stats.average,
            days_charted: week.stats.days_on,
            chart_days: week.stats.chart_days,
            off_chart_days: week.stats.off_days,
            unknown_days: week.stats.unknown_days,
            missing_dates: week.missing_dates.iter().map(|date| format_date(*date)).collect(),
            has_coverage_gaps: week.stats.missing_days + week.stats.unknown_days > 0,
        }
    }
}
