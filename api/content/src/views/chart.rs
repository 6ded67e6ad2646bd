//! Charts on the wire: head, positions, and the podcasts or shows on them.

use super::PodcastSummary;
use super::chart_audience::find_estimate;
use chrono::NaiveDate;
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::chart::{
    ChartDay, ChartKey, ChartPlatform, ChartShow, ChartShowRecord, Coverage, HistoryPoint, Movement, MovementDirection,
    Observation, PositionChange, UnavailableReason,
};
use earshot_model::{PodcastDocument, Tier};

/// A chart of a day, compared with an earlier one.
#[view]
pub struct ChartHead {
    /// `apple` or `spotify`.
    chart_type: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// The day of the chart, such as `2026-11-21`.
    chart_date: String,
    /// Number of positions on the chart.
    total_positions: u16,
    /// Number of positions whose show is unknown. They are not in the list.
    unresolved_positions: u16,
    /// The lowest captured position.
    observed_depth: u16,
    /// `complete`, `unresolved_identities` or `incomplete`.
    coverage_status: String,
    /// The interval of the comparison: `1d` or `7d`.
    compare: String,
    /// The day to compare with, one or seven days before the chart.
    requested_compare_date: String,
    /// The last captured day up to the requested one.
    compare_chart_date: Option<String>,
    /// `available` or `unavailable`.
    comparison_status: String,
    /// Why there is no comparison; `null` when there is one.
    comparison_unavailable_reason: Option<String>,
    /// The lowest captured position of the earlier chart; `null` without one.
    compare_chart_observed_depth: Option<u16>,
    /// How complete the earlier chart is: `complete`, `unresolved_identities` or `incomplete`; `null` without one.
    compare_chart_coverage_status: Option<String>,
    /// Whether the charts are complete enough to determine entries and exits.
    entry_exit_confirmable: bool,
    /// When the chart was made, according to the platform.
    captured_at: earshot_api_server::views::TimestampView,
}

impl ChartHead {
    pub fn new(
        key: ChartKey,
        now: &ChartDay,
        before: Option<&ChartDay>,
        compare: &str,
        requested: NaiveDate,
        movement: &Movement,
    ) -> Self {
        Self {
            chart_type: key.platform().as_str().to_owned(),
            category: key.category.name().to_owned(),
            country: key.country.as_str().to_owned(),
            chart_date: format_date(now.date),
            total_positions: now.positions,
            unresolved_positions: now.unresolved,
            observed_depth: now.depth,
            coverage_status: now.coverage().as_str().to_owned(),
            compare: compare.to_owned(),
            requested_compare_date: format_date(requested),
            compare_chart_date: before.map(|before| format_date(before.date)),
            comparison_status: availability_name(before.is_some()),
            comparison_unavailable_reason: before
                .is_none()
                .then(|| UnavailableReason::NoEarlierChart.as_str().to_owned()),
            compare_chart_observed_depth: before.map(|before| before.depth),
            compare_chart_coverage_status: before.map(|before| before.coverage().as_str().to_owned()),
            entry_exit_confirmable: movement.entries.is_ok() && movement.exits.is_ok(),
            captured_at: now.captured_at.into(),
        }
    }
}

fn availability_name(is_available: bool) -> String {
    if is_available { "available" } else { "unavailable" }.to_owned()
}

/// A show as the platform lists it.
#[view(Clone)]
pub struct PodcastOnChart {
    /// Apple's number or Spotify's ID.
    podcast_on_chart_id: String,
    /// Title of the show, as the platform lists it.
    title: String,
    /// The publisher, as the platform lists it.
    creator: Option<String>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
}

impl From<&ChartShow> for PodcastOnChart {
    fn from(show: &ChartShow) -> Self {
        Self {
            podcast_on_chart_id: show.platform_id.clone(),
            title: show.title.clone(),
            creator: show.creator.clone(),
            image_url: show.image_url.clone(),
        }
    }
}

/// A show as the platform lists it, under the field name that histories use for its ID.
#[view]
pub struct PlatformShow {
    /// ID of the show on the platform: Apple's number or Spotify's ID.
    platform_id: String,
    /// Title of the show, as the platform lists it.
    title: String,
    /// The publisher, as the platform lists it.
    creator: Option<String>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
}

impl From<&ChartShow> for PlatformShow {
    fn from(show: &ChartShow) -> Self {
        let PodcastOnChart { podcast_on_chart_id: platform_id, title, creator, image_url } = show.into();
        Self { platform_id, title, creator, image_url }
    }
}

/// The identity of a row: a podcast of the catalog, or a show of the platform.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum ChartIdentity {
    // The OpenAPI document gets the renamed fields only when each variant renames them.
    #[serde(rename_all = "camelCase")]
    Podcast {
        /// ID of the podcast.
        podcast_id: String,
        /// Slug of the podcast.
        slug: String,
    },
    #[serde(rename_all = "camelCase")]
    Platform {
        /// The platform: `apple` or `spotify`.
        chart_type: String,
        /// ID of the show on the platform: Apple's number or Spotify's ID.
        platform_id: String,
    },
}

impl ChartIdentity {
    pub fn of(listed: &ChartShowRecord, podcast: Option<&PodcastSummary>) -> Self {
        match podcast {
            Some(podcast) => Self::podcast(podcast),
            None => Self::platform(listed.platform, &listed.show.platform_id),
        }
    }

    pub fn podcast(podcast: &PodcastSummary) -> Self {
        Self::Podcast { podcast_id: podcast.id.clone(), slug: podcast.slug.clone() }
    }

    pub fn platform(platform: ChartPlatform, platform_id: &str) -> Self {
        Self::Platform { chart_type: platform.as_str().to_owned(), platform_id: platform_id.to_owned() }
    }
}

/// A position of a chart.
#[view]
pub struct ChartPosition {
    /// Position on the chart; 1 is the best.
    position: u16,
    /// When it is `null`, `estimatedMonthlyListenersUnavailableReason` has the reason.
    estimated_monthly_listeners: Option<i64>,
    /// 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+.
    estimated_monthly_listeners_bucket: Option<String>,
    /// `no_podcast` when the podcast is unknown, `plan` when the plan has no estimates, or
    /// `not_estimated`.
    estimated_monthly_listeners_unavailable_reason: Option<String>,
    /// The show, as the platform lists it.
    podcast_on_chart: PodcastOnChart,
    /// The podcast in the catalog; `null` when it is unknown.
    podengine_podcast: Option<PodcastSummary>,
    /// How the podcast was matched: `listed-id`, `feed-url`, `own-link` or `title-and-author`.
    matched_by: Option<String>,
    /// Confidence of the match, 0 to 1; `null` without one.
    match_confidence: Option<f64>,
    /// Position on the earlier chart; `null` when it was not on it.
    previous_position: Option<u16>,
    /// Positions gained; negative when lost.
    position_change: Option<i32>,
    /// Whether it was not on the earlier chart; `null` when that chart is not complete enough to decide.
    is_new: Option<bool>,
    /// `up`, `down`, `unchanged`, `entered` or `unknown`.
    movement: String,
    /// Positions on the days of the head's `historyWindow`.
    #[serde(rename = "history30d")]
    history_30d: Vec<Option<u16>>,
    /// `observed`, `off_chart`, `no_chart` or `unknown`.
    #[serde(rename = "history30dStatus")]
    history_30d_status: Vec<String>,
    /// Best position of the last 30 days; `null` when it was not on the chart.
    #[serde(rename = "peakPosition30d")]
    peak_position_30d: Option<u16>,
    /// Number of the last 30 days on which it was on the chart.
    #[serde(rename = "daysCharted30d")]
    days_charted_30d: u32,
    /// Number of captures in the last 30 days.
    #[serde(rename = "chartsInWindow30d")]
    charts_in_window_30d: u32,
    /// Number of the last 30 days whose capture is not complete enough to decide.
    #[serde(rename = "unknownDays30d")]
    unknown_days_30d: u32,
}

impl ChartPosition {
    /// `tier` is the caller's.
    pub fn new(
        change: &PositionChange,
        listed: &ChartShowRecord,
        podcast: Option<&PodcastDocument>,
        tier: Tier,
        points: &[HistoryPoint],
    ) -> Self {
        let stats = earshot_model::chart::compute_history_stats(points);
        let audience = find_estimate(podcast, tier);
        let is_new = match change.direction {
            MovementDirection::Entered => Some(true),
            MovementDirection::Unknown => None,
            MovementDirection::Up | MovementDirection::Down | MovementDirection::Unchanged => Some(false),
        };
        Self {
            position: change.position.unwrap_or_default(),
            estimated_monthly_listeners: audience.ok().map(|estimate| estimate.monthly_listeners),
            estimated_monthly_listeners_bucket: audience.ok().map(|estimate| estimate.size_bracket().to_owned()),
            estimated_monthly_listeners_unavailable_reason: audience.err().map(|reason| reason.as_str().to_owned()),
            podcast_on_chart: (&listed.show).into(),
            podengine_podcast: podcast.map(PodcastSummary::of),
            matched_by: listed.matched_by.map(|by| by.as_str().to_owned()),
            match_confidence: listed.matched_by.map(earshot_model::chart::ChartMatch::confidence),
            previous_position: change.previous,
            position_change: change.positions_gained(),
            is_new,
            movement: change.direction.as_str().to_owned(),
            history_30d: points.iter().map(|point| point.position).collect(),
            history_30d_status: points.iter().map(|point| observation_name(point.observation)).collect(),
            peak_position_30d: stats.best,
            days_charted_30d: stats.days_on,
            charts_in_window_30d: stats.chart_days,
            unknown_days_30d: stats.unknown_days,
        }
    }
}

pub fn observation_name(observation: Observation) -> String {
    observation.as_str().to_owned()
}

/// Days, and how complete the chart is on each.
#[view]
pub struct HistoryWindow {
    /// The days, oldest first.
    dates: Vec<String>,
    /// `complete`, `unresolved_identities`, `incomplete` or `no_chart`.
    coverage: Vec<String>,
}

impl HistoryWindow {
    pub fn of(days: impl Iterator<Item = (NaiveDate, Coverage)>) -> Self {
        let (dates, coverage) = days.map(|(date, coverage)| (format_date(date), coverage.as_str().to_owned())).unzip();
        Self { dates, coverage }
    }
}

/// A row in a list of movements.
#[view]
pub struct MovementRow {
    /// The podcast in the catalog; `null` when it is unknown.
    podengine_podcast: Option<PodcastSummary>,
    /// What identifies the show: a podcast of the catalog, or an ID of the platform.
    identity: ChartIdentity,
    /// Title of the show, as the platform lists it.
    title: String,
    /// The publisher, as the platform lists it.
    creator: Option<String>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// Position on the chart; `null` for a show that left it.
    position: Option<u16>,
    /// Position on the earlier chart; `null` when it was not on it.
    previous_position: Option<u16>,
    /// Positions gained, negative when lost; `null` for shows that entered or left the chart.
    position_change: Option<i32>,
}

impl MovementRow {
    pub fn new(change: &PositionChange, listed: &ChartShowRecord, podcast: Option<PodcastSummary>) -> Self {
        Self {
            identity: ChartIdentity::of(listed, podcast.as_ref()),
            podengine_podcast: podcast,
            title: listed.show.title.clone(),
            creator: listed.show.creator.clone(),
            image_url: listed.show.image_url.clone(),
            position: change.position,
            previous_position: change.previous,
            position_change: change.positions_gained(),
        }
    }
}

/// The shows with one kind of movement.
#[view]
pub struct MovementList {
    /// `available` or `unavailable`.
    status: String,
    /// `no_earlier_chart`, `depth_changed` or `incomplete_coverage`.
    unavailable_reason: Option<String>,
    /// Number of all such shows; the list may be shorter.
    total_count: usize,
    /// The shows.
    items: Vec<MovementRow>,
}

impl MovementList {
    pub fn new(available: Result<(), UnavailableReason>, total_count: usize, items: Vec<MovementRow>) -> Self {
        match available {
            Ok(()) => Self { status: availability_name(true), unavailable_reason: None, total_count, items },
            Err(reason) => Self {
                status: availability_name(false),
                unavailable_reason: Some(reason.as_str().to_owned()),
                total_count: 0,
                items: Vec::new(),
            },
        }
    }
}

/// A podcast's position on a chart.
#[view]
pub struct ChartAppearance {
    /// The day of the chart, such as `2026-11-21`.
    chart_date: String,
    /// The platform: `apple` or `spotify`.
    chart_type: String,
    /// The country of the chart, ISO 3166-1 alpha-2 in lower case.
    country: String,
    /// Category of the chart, in lower case, such as `true crime`.
    category: String,
    /// Position on the chart; 1 is the best.
    position: u16,
}

impl ChartAppearance {
    pub fn new(key: ChartKey, date: NaiveDate, position: u16) -> Self {
        Self {
            chart_date: format_date(date),
            chart_type: key.platform().as_str().to_owned(),
            country: key.country.as_str().to_owned(),
            category: key.category.name().to_owned(),
            position,
        }
    }
}
