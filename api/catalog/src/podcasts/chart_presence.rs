//! `GET /api/v1/podcasts/{podcastIdOrSlug}/charts/presence`

use chrono::{Days, NaiveDate};
use earshot_api_content::lookup::chart_parameters;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::lookup::shows_on_platform;
use earshot_api_content::views::chart_status;
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::PodcastId;
use earshot_model::chart::{
    ChartKey, ChartPlatform, ChartPresence, DatedPosition, PresenceState, compute_presence, list_presence_weeks,
};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Length of the window in days.
const WINDOW_DAYS: u64 = 14 * 7;
/// The lowest position that counts as top.
const TOP_POSITIONS: u16 = 10;

/// The last day of the window.
#[parameters]
pub struct PresenceParameters {
    /// A date such as 2026-11-21; the last capture when absent.
    end_date: Option<String>,
}

/// All charts on which a podcast has ever been, with its positions.
#[view]
pub struct PresenceData {
    /// The charts and their weeks.
    presence: PresenceView,
}

/// On which charts a podcast was in the last weeks, and where it is now.
#[view]
pub struct PresenceView {
    /// The weeks that the response covers.
    window: PresenceWindow,
    /// The day of the last capture of any chart; `null` when there is none.
    latest_chart_date: Option<String>,
    /// The country with most of its current charts.
    home_country: Option<String>,
    /// Counts over all charts.
    summary: PresenceSummary,
    /// The charts.
    charts: Vec<ChartPresenceView>,
}

/// The weeks of a chart presence.
#[view]
pub struct PresenceWindow {
    /// The first day, such as `2026-11-21`.
    start_date: String,
    /// The last day, such as `2026-11-21`.
    end_date: String,
    /// The weeks, oldest first.
    weeks: Vec<PresenceWeek>,
}

/// A week of a chart presence.
#[view]
pub struct PresenceWeek {
    /// The first day, such as `2026-11-21`.
    start_date: String,
    /// The last day, such as `2026-11-21`.
    end_date: String,
    /// Whether the window cuts the week.
    is_partial: bool,
}

/// How many charts have the podcast now, and how many had it before.
#[view]
pub struct PresenceSummary {
    /// Number of charts that it is on now.
    on_now: usize,
    /// Countries of these charts.
    markets: usize,
    /// Current charts by platform.
    on_now_by_platform: CurrentChartsByPlatform,
    /// Number of charts that it left within the last 30 days.
    #[serde(rename = "droppedOff30d")]
    dropped_off_30d: usize,
    /// Number of charts that it left earlier.
    older: usize,
    /// Number of charts on which it is among the first ten now.
    #[serde(rename = "top10Now")]
    top_10_now: usize,
}

/// On how many charts of each platform a podcast is now.
#[view]
pub struct CurrentChartsByPlatform {
    /// Number of Apple's charts.
    apple: usize,
    /// Number of Spotify's charts.
    spotify: usize,
}

/// The presence of a podcast on one chart, week by week.
#[view]
pub struct ChartPresenceView {
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// `on_now`, `dropped_30d`, `older` or `unknown`.
    state: String,
    /// The day of the chart's last capture.
    latest_capture_date: String,
    /// The last day on which it was on the chart, with its position.
    last_seen: DatedPositionView,
    /// The previous capture on which it was seen.
    previous: Option<DatedPositionView>,
    /// `moved`, `unchanged`, `new`, `back`, `off` or `unknown`.
    change_kind: String,
    /// Positions gained since the previous capture.
    change: Option<i32>,
    /// One for each week of the window.
    weeks: Vec<WeekView>,
    /// Number of weeks of the window in which it was on the chart.
    weeks_on: usize,
    /// Number of weeks of the window with a capture.
    weeks_captured: usize,
    /// Number of captures in the window.
    captures_in_window: u32,
    /// Number of captured days in the window on which it was on the chart.
    days_on_chart_in_window: u32,
    /// Best position in the window; `null` when it was not on the chart.
    best_in_window: Option<u16>,
    /// Average position in the window, 1 is the best; `null` when it was not on the chart.
    average_in_window: Option<f64>,
    /// The best position so far, with its day.
    best_all_time: DatedPositionView,
    /// The first day on which it was on the chart.
    first_seen_date: String,
}

/// A day with the position on it.
#[view]
pub struct DatedPositionView {
    /// The day, such as `2026-11-21`.
    date: String,
    /// Position on that day; 1 is the best.
    position: u16,
}

/// The best position of a week, or why there is none.
#[view]
pub struct WeekView {
    /// The best position of the week; `null` when it was not on the chart, or this is unknown.
    best: Option<u16>,
    /// `observed`, `off_chart`, `no_chart` or `unknown`.
    status: String,
}

/// Returns all charts on which a podcast has ever been.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/charts/presence",
    (status = 200, description = "The charts", body = Envelope<PresenceData>),
    (status = 400, description = "Invalid date"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_chart_presence(
    state: AppState,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<PresenceParameters>,
) -> Result<Envelope<PresenceData>, ApiError> {
    let end = chart_parameters::parse_date("endDate", parameters.end_date.as_deref())?;
    let today = state.clock.now().date_naive();
    let presence = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            PresenceView::read(generation, document.podcast.id, end, today)
        })
        .await?;
    Ok(Envelope::new(PresenceData { presence }))
}

impl PresenceView {
    fn read(
        generation: &OpenGeneration,
        podcast: PodcastId,
        end: Option<NaiveDate>,
        today: NaiveDate,
    ) -> Result<Self, ApiError> {
        let spans = generation.charts.spans();
        let latest = spans.iter().map(|span| span.last).max();
        let last = end.or(latest).unwrap_or(today);
        let first = last.checked_sub_days(Days::new(WINDOW_DAYS - 1)).unwrap_or(last);
        let mut charts: Vec<(ChartKey, ChartPresence)> = Vec::new();
        for platform in ChartPlatform::ALL {
            let shows: Vec<u32> =
                shows_on_platform(generation, podcast, *platform)?.iter().map(|show| show.number).collect();
            let of_platform = || spans.iter().filter(|span| span.key.platform() == *platform);
            let Some(earliest) = of_platform().map(|span| span.first).min().filter(|_| !shows.is_empty()) else {
                continue;
            };
            let stood = generation.charts.positions(*platform, &shows, earliest, last)?;
            let keys: Vec<ChartKey> = stood.keys().copied().collect();
            // Captures before the window are read only for charts whose last capture is older.
            let oldest =
                of_platform().filter(|span| stood.contains_key(&span.key)).map(|span| span.last.min(first)).min();
            let days = generation.charts.days(&keys, oldest.unwrap_or(first), last)?;
            charts.extend(stood.iter().filter_map(|(key, positions)| {
                Some((*key, compute_presence(first, last, days.get(key)?, positions)?))
            }));
        }
        // Current charts, best position first; then former ones.
        charts.sort_by_key(|(key, presence)| {
            let is_on = presence.state == PresenceState::OnChart;
            (!is_on, Reverse(presence.last_seen.date), presence.last_seen.position, *key)
        });
        Ok(Self {
            window: PresenceWindow {
                start_date: format_date(first),
                end_date: format_date(last),
                weeks: list_presence_weeks(first, last)
                    .into_iter()
                    .map(|(start, end, is_partial)| PresenceWeek {
                        start_date: format_date(start),
                        end_date: format_date(end),
                        is_partial,
                    })
                    .collect(),
            },
            latest_chart_date: latest.map(format_date),
            home_country: home_country(&charts),
            summary: PresenceSummary::of(&charts),
            charts: charts.iter().map(|(key, presence)| ChartPresenceView::of(*key, presence)).collect(),
        })
    }
}

fn home_country(charts: &[(ChartKey, ChartPresence)]) -> Option<String> {
    let on = charts.iter().filter(|(_, presence)| presence.state == PresenceState::OnChart);
    let countries: BTreeSet<_> = on.clone().map(|(key, _)| key.country).collect();
    let best = countries.into_iter().max_by_key(|country| {
        let of = on.clone().filter(|(key, _)| key.country == *country);
        (of.clone().count(), of.map(|(_, presence)| Reverse(presence.last_seen.position)).max())
    })?;
    Some(best.as_str().to_owned())
}

impl PresenceSummary {
    fn of(charts: &[(ChartKey, ChartPresence)]) -> Self {
        let count = |is: &dyn Fn(&ChartKey, &ChartPresence) -> bool| {
            charts.iter().filter(|(key, presence)| is(key, presence)).count()
        };
        let is_on = |presence: &ChartPresence| presence.state == PresenceState::OnChart;
        let on_platform = |platform| count(&|key, presence| is_on(presence) && key.platform() == platform);
        let markets: BTreeSet<_> =
            charts.iter().filter(|(_, presence)| is_on(presence)).map(|(key, _)| key.country).collect();
        Self {
            on_now: count(&|_, presence| is_on(presence)),
            markets: markets.len(),
            on_now_by_platform: CurrentChartsByPlatform {
                apple: on_platform(ChartPlatform::Apple),
                spotify: on_platform(ChartPlatform::Spotify),
            },
            dropped_off_30d: count(&|_, presence| presence.state == PresenceState::DroppedRecently),
            older: count(&|_, presence| presence.state == PresenceState::DroppedEarlier),
            top_10_now: count(&|_, presence| is_on(presence) && presence.last_seen.position <= TOP_POSITIONS),
        }
    }
}

impl From<DatedPosition> for DatedPositionView {
    fn from(seen: DatedPosition) -> Self {
        Self { date: format_date(seen.date), position: seen.position }
    }
}

impl ChartPresenceView {
    fn of(key: ChartKey, presence: &ChartPresence) -> Self {
        use earshot_model::chart::Observation;
        let weeks = &presence.weeks;
        Self {
            chart_type: key.platform().as_str().to_owned(),
            country: key.country.as_str().to_owned(),
            category: key.category.name().to_owned(),
            state: presence.state.as_str().to_owned(),
            latest_capture_date: format_date(presence.latest_capture),
            last_seen: presence.last_seen.into(),
            previous: presence.previous.map(DatedPositionView::from),
            change_kind: presence.change_kind.as_str().to_owned(),
            change: presence.change,
            weeks: weeks
                .iter()
                .map(|week| WeekView { best: week.best, status: chart_status(week.observation) })
                .collect(),
            weeks_on: weeks.iter().filter(|week| week.observation == Observation::Observed).count(),
            weeks_captured: weeks.iter().filter(|week| week.observation != Observation::NoChart).count(),
            captures_in_window: presence.captures_in_window,
            days_on_chart_in_window: presence.days_in_window,
            best_in_window: presence.best_in_window,
            average_in_window: presence.average_in_window,
            best_all_time: presence.best_ever.into(),
            first_seen_date: format_date(presence.first_seen),
        }
    }
}
