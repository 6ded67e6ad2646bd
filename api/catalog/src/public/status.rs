//! `GET /api/v1/public/status`

use chrono::{Days, NaiveDate, Timelike as _};
use earshot_api_server::prelude::*;
use earshot_app::{EPISODE_PROGRESS, MINUTES_PER_DAY, ServiceCounts, ServiceDay};
use earshot_model::Timestamp;

/// Days in the response, with today.
const DAYS: u64 = 90;

/// The history of the service, as it recorded it itself.
#[view]
pub struct StatusData {
    /// The last 90 days in UTC, oldest first.
    days: Vec<StatusDayView>,
    /// Webhooks of the last 24 hours.
    webhooks: StatusWebhooksView,
    /// Alerts on the catalog that is served.
    alerts: StatusAlertsView,
}

/// How soon after its publication the served catalog was matched with all alerts.
#[view(PartialEq)]
pub struct StatusAlertsView {
    /// Whether all of it is matched.
    is_matched: bool,
    /// Time from its publication to its last match, in seconds; `null` while it is being matched, and after a rollback.
    seconds: Option<f64>,
}

/// How fast events reached webhooks in the last 24 hours.
#[view(PartialEq)]
pub struct StatusWebhooksView {
    /// Deliveries that succeeded, at most the newest 500.
    deliveries: u64,
    /// Median time from an event to its delivery, in seconds; `null` without deliveries.
    median_seconds: Option<f64>,
}

/// A day of the service.
#[view(PartialEq)]
pub struct StatusDayView {
    /// For example `2026-11-22`.
    date: String,
    /// Minutes in which the service was up; `null` when nothing was recorded that day.
    up_minutes: Option<u64>,
    /// Minutes of the day, for today so far. On the first recorded day, counted from the first minute of the service.
    of_minutes: u64,
    /// Share of responses that failed by a server fault, 0 to 1; `null` when there were no responses.
    failed_share: Option<f64>,
    /// Share of responses that took longer than a second, 0 to 1; `null` when there were no responses.
    slow_share: Option<f64>,
}

/// Returns the status of the service on each of the last 90 days. Days without records have null values.
#[endpoint(
    get "/api/v1/public/status",
    (status = 200, description = "The days", body = Envelope<StatusData>),
    (status = 500, description = "The days cannot be read"),
    security(())
)]
pub async fn get_status(state: AppState) -> Result<Envelope<StatusData>, ApiError> {
    let now = state.clock.now();
    let today = now.date_naive();
    let first = today.checked_sub_days(Days::new(DAYS - 1)).unwrap_or(today);
    let known = state.db.service_days(first).await?;
    let days = first.iter_days().take_while(|day| *day <= today);
    let begin = known.first_key_value().map(|(day, service)| (*day, service.first_minute));
    let begun = |date| begin.filter(|(first, _)| *first == date).map_or(0, |(_, minute)| minute);
    let days = days.map(|day| StatusDayView::of(day, known.get(&day), begun(day), now)).collect();
    let lag = state.db.webhook_lag().await?;
    let median_seconds = lag.median.map(|median| median.as_secs_f64());
    let webhooks = StatusWebhooksView { deliveries: lag.deliveries, median_seconds };
    let alerts = alerts_status(&state).await?;
    Ok(Envelope::new(StatusData { days, webhooks, alerts }))
}

async fn alerts_status(state: &AppState) -> Result<StatusAlertsView, ApiError> {
    let (Some(progress), Ok(served)) =
        (state.db.matching_progress(EPISODE_PROGRESS).await?, state.generations.current())
    else {
        return Ok(StatusAlertsView { is_matched: false, seconds: None });
    };
    let is_last = progress.generation == served.name;
    let seconds =
        is_last.then(|| (progress.updated_at - served.published_at).to_std().unwrap_or_default().as_secs_f64());
    // After a rollback, a newer generation was matched.
    Ok(StatusAlertsView { is_matched: is_last || served.backend.built_at() <= progress.built_at, seconds })
}

impl StatusDayView {
    /// `begun` is the minute of the day in which the recorded history of the service begins.
    fn of(date: NaiveDate, known: Option<&ServiceDay>, begun: u64, now: Timestamp) -> Self {
        let is_today = date == now.date_naive();
        let finished = u64::from(now.num_seconds_from_midnight() / 60);
        let recorded = known.map_or(0, |day| day.minutes);
        // The minute that runs counts once it is recorded. Otherwise a day would have a gap until that happens.
        let of_minutes = if is_today {
            finished.saturating_sub(begun).max(recorded.min(finished + 1))
        } else {
            MINUTES_PER_DAY.saturating_sub(begun)
        };
        let of_minutes = of_minutes.max(1);
        let counts = known.map_or_else(ServiceCounts::default, |day| day.counts);
        Self {
            date: date.to_string(),
            up_minutes: known.map(|day| day.minutes.min(of_minutes)),
            of_minutes,
            failed_share: share(counts.failures, counts.requests),
            slow_share: share(counts.slow, counts.requests),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share of so many answers is a share")]
fn share(part: u64, all: u64) -> Option<f64> {
    (all > 0).then(|| part as f64 / all as f64)
}
