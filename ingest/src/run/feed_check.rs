//! Turns the outcome of a fetch into the stored check, with the time of the next poll.

use super::feed_job::{FeedFailure, FeedFetch};
use crate::feed::ParsedFeed;
use crate::schedule::{
    CheckReason, CheckedFeed, Health, HealthEvent, MAX_WAIT, PublishingRhythm, ScheduleSettings, ServerSignals,
    SkipTimes, schedule_next_check,
};
use chrono::TimeDelta;
use earshot_catalog::{FeedCheck, PollingPreferences};
use earshot_model::{PodcastId, Timestamp};
use earshot_net::{FetchError, FetchResponse, ServerWait, WaitCaps, compute_server_wait};

/// Number of publish times that the schedule learns from.
const MAX_PUBLISH_TIMES: usize = 30;

/// The outcome of a fetch.
pub(super) enum FetchOutcome<'a> {
    /// Nothing new: status 304, or the same bytes.
    Unchanged,
    Feed {
        feed: &'a ParsedFeed,
        has_news: bool,
        /// The feed had items before and has none now.
        is_emptied: bool,
    },
    Failed(&'a FeedFailure),
}

/// Returns the check of a feed after a fetch.
pub(super) fn update_check(
    url: &str,
    fetch: FeedFetch,
    outcome: &FetchOutcome<'_>,
    podcast_id: Option<PodcastId>,
    settings: &ScheduleSettings,
    now: Timestamp,
) -> FeedCheck {
    let FeedFetch { previous_check: before, response } = fetch;
    let mut check = before.unwrap_or_else(|| FeedCheck::new(url, now));
    let response = response.as_ref();
    check.podcast_id = podcast_id.or(check.podcast_id);
    // The client held the request back, so it is neither a check nor a failure.
    let is_held_back = response.is_err_and(FetchError::is_client_side);
    if !is_held_back {
        check.checked_at = Some(now);
        check.http_status = response.map(|response| Some(response.status)).unwrap_or_default();
    }
    match outcome {
        FetchOutcome::Failed(_) if is_held_back => {}
        FetchOutcome::Failed(failure) => {
            check.failures = check.failures.saturating_add(1);
            check.last_error = Some(failure.message.clone());
        }
        FetchOutcome::Unchanged | FetchOutcome::Feed { .. } => {
            check.failures = 0;
            check.last_error = None;
            if let Ok(response) = response {
                store_validators(&mut check, response, now);
            }
        }
    }
    if let FetchOutcome::Feed { feed, has_news, .. } = outcome {
        store_feed_facts(&mut check, feed, now);
        if *has_news {
            check.changed_at = Some(now);
        }
    }
    let health: Health = serde_json::from_str(&check.health).unwrap_or_default();
    let (health, delay) = health.apply(health_event(outcome, response, now), now);
    check.state = state_name(&health);
    check.health = serde_json::to_string(&health).expect("numbers and a name");
    let (next_at, why) = match delay {
        Some(delay) => {
            let wait = TimeDelta::from_std(delay.wait).unwrap_or(TimeDelta::days(7));
            (now + wait, delay.reason)
        }
        None => schedule_by_rhythm(&check, response.ok(), settings, now),
    };
    check.next_at = next_at;
    check.reason = why.to_string();
    check
}

/// Returns the check of a feed that was read from a file. It is polled according to its rhythm.
pub(super) fn first_check(
    url: &str,
    feed: &ParsedFeed,
    podcast_id: PodcastId,
    settings: &ScheduleSettings,
    now: Timestamp,
) -> Option<FeedCheck> {
    let is_remote = url.starts_with("http://") || url.starts_with("https://");
    let mut check = is_remote.then(|| FeedCheck::new(url, now))?;
    check.podcast_id = Some(podcast_id);
    store_feed_facts(&mut check, feed, now);
    check.full_body_at = None;
    let (next_at, why) = schedule_by_rhythm(&check, None, settings, now);
    check.next_at = next_at;
    check.reason = why.to_string();
    Some(check)
}

/// Stores the validators (facts 1.2). Those of a response without new ones stay, and the number of conditional requests
/// is counted.
fn store_validators(check: &mut FeedCheck, response: &FetchResponse, now: Timestamp) {
    if response.status == 304 {
        check.polls_since_full_body = check.polls_since_full_body.saturating_add(1);
        check.etag = response.etag.clone().or(check.etag.take());
        check.last_modified = response.last_modified.clone().or(check.last_modified.take());
        return;
    }
    check.polls_since_full_body = 0;
    check.full_body_at = Some(now);
    let is_trusted = !read_server_wait(response, now).drops_validators;
    check.etag = response.etag.clone().filter(|_| is_trusted);
    check.last_modified = response.last_modified.clone().filter(|_| is_trusted);
    check.hub_url = response.hub_urls.first().cloned().or(check.hub_url.take());
    check.topic_url = response.self_url.clone().or(check.topic_url.take());
}

fn store_feed_facts(check: &mut FeedCheck, feed: &ParsedFeed, now: Timestamp) {
    check.published_at = newest_publish_times(feed, now);
    check.is_complete = feed.channel.complete;
    check.polling_preferences = PollingPreferences {
        ttl_minutes: feed.channel.ttl_minutes,
        skip_hours: feed.channel.skip_hours.clone(),
        skip_days: feed.channel.skip_days.clone(),
    };
    check.hub_url = feed.channel.hub_url.clone().or(check.hub_url.take());
    check.topic_url = feed.channel.self_url.clone().or(check.topic_url.take());
}

/// Returns the newest publish times of a feed, newest first. Dates in the future do not count (facts 1.8).
fn newest_publish_times(feed: &ParsedFeed, now: Timestamp) -> Vec<Timestamp> {
    let latest = now + TimeDelta::days(1);
    let mut times: Vec<Timestamp> =
        feed.items.iter().filter_map(|item| item.published_at).filter(|at| *at <= latest).collect();
    times.sort_unstable_by(|a, b| b.cmp(a));
    times.truncate(MAX_PUBLISH_TIMES);
    times
}

fn health_event(
    outcome: &FetchOutcome<'_>,
    response: Result<&FetchResponse, &FetchError>,
    now: Timestamp,
) -> HealthEvent {
    match (outcome, response) {
        (FetchOutcome::Feed { is_emptied: true, .. }, _) => HealthEvent::Emptied,
        (FetchOutcome::Unchanged | FetchOutcome::Feed { .. }, _) => HealthEvent::Ok,
        (FetchOutcome::Failed(_), Err(FetchError::Busy { until, .. })) => HealthEvent::Busy { until: *until },
        (FetchOutcome::Failed(_), Err(error)) => HealthEvent::from_error(error.kind()),
        (FetchOutcome::Failed(failure), Ok(_)) if failure.is_rejection => HealthEvent::NotAFeed,
        (FetchOutcome::Failed(_), Ok(response)) => {
            HealthEvent::from_status(response.status, response.is_challenge, response.retry_after, now)
        }
    }
}

fn schedule_by_rhythm(
    check: &FeedCheck,
    response: Option<&FetchResponse>,
    settings: &ScheduleSettings,
    now: Timestamp,
) -> (Timestamp, CheckReason) {
    let wishes = &check.polling_preferences;
    let signals = ServerSignals {
        http: response.and_then(|response| read_server_wait(response, now).wait),
        ttl_minutes: wishes.ttl_minutes,
        skip: SkipTimes::new(wishes.skip_hours.iter().copied(), wishes.skip_days.iter().copied()),
    };
    let rhythm = PublishingRhythm::learn(check.published_at.iter().copied(), now);
    let newest = check.published_at.first().copied().or(check.changed_at);
    let facts = CheckedFeed {
        complete: check.is_complete,
        wait: signals.wait(),
        ..CheckedFeed::new(now, newest, crate::feed::fingerprint(check.url.as_bytes()))
    };
    let next = schedule_next_check(&rhythm, &facts, settings);
    (next.at, next.reason)
}

/// Returns the wait that the headers demand. The schedule decides how far `max-age` counts, because it depends on how
/// active the feed is.
fn read_server_wait(response: &FetchResponse, now: Timestamp) -> ServerWait {
    compute_server_wait(response, now, &WaitCaps { freshness: MAX_WAIT, ..WaitCaps::default() })
}

fn state_name(health: &Health) -> String {
    let name = serde_json::to_value(health.state).ok();
    name.as_ref().and_then(serde_json::Value::as_str).unwrap_or("live").to_owned()
}
