//! From what came of asking for a feed to when it is asked for again.

use super::load::{Asked, Failure};
use crate::feed::ParsedFeed;
use crate::schedule::{Check, Event, Health, MAX_WAIT, Rhythm, ServerSignals, Settings, SkipTimes, Why, next_check};
use chrono::TimeDelta;
use earshot_catalog::{FeedCheck, FeedWishes};
use earshot_model::{PodcastId, Timestamp};
use earshot_net::{FetchError, Fetched, ServerWait, WaitCaps, server_wait};

/// How many publish times the schedule is learned from.
const PUBLISH_TIMES: usize = 30;

/// What came.
pub(super) enum Came<'a> {
    /// Nothing new: not modified, or the same bytes.
    Same,
    Feed {
        feed: &'a ParsedFeed,
        has_news: bool,
        /// It had items and has none.
        is_emptied: bool,
    },
    Failure(&'a Failure),
}

/// The check of a feed that was just asked for.
pub(super) fn after(
    url: &str,
    asked: Asked,
    came: &Came<'_>,
    podcast_id: Option<PodcastId>,
    settings: &Settings,
    now: Timestamp,
) -> FeedCheck {
    let Asked { before, answer } = asked;
    let mut check = before.unwrap_or_else(|| FeedCheck::new(url, now));
    let answer = answer.as_ref();
    check.podcast_id = podcast_id.or(check.podcast_id);
    // Held back before anything was sent: neither a check nor a failure.
    let is_held_back = answer.is_err_and(FetchError::is_ours);
    if !is_held_back {
        check.checked_at = Some(now);
        check.http_status = answer.map(|answer| Some(answer.status)).unwrap_or_default();
    }
    match came {
        Came::Failure(_) if is_held_back => {}
        Came::Failure(failure) => {
            check.failures = check.failures.saturating_add(1);
            check.last_error = Some(failure.message.clone());
        }
        Came::Same | Came::Feed { .. } => {
            check.failures = 0;
            check.last_error = None;
            if let Ok(answer) = answer {
                note_validators(&mut check, answer, now);
            }
        }
    }
    if let Came::Feed { feed, has_news, .. } = came {
        note_feed(&mut check, feed, now);
        if *has_news {
            check.changed_at = Some(now);
        }
    }
    let health: Health = serde_json::from_str(&check.health).unwrap_or_default();
    let (health, delay) = health.after(event(came, answer, now), now);
    check.state = state_name(&health);
    check.health = serde_json::to_string(&health).expect("numbers and a name");
    let (next_at, why) = match delay {
        Some(delay) => {
            let wait = TimeDelta::from_std(delay.wait).unwrap_or(TimeDelta::days(7));
            (now + wait, delay.why)
        }
        None => by_rhythm(&check, answer.ok(), settings, now),
    };
    check.next_at = next_at;
    check.why = why.to_string();
    check
}

/// The check of a feed that came from a file: it is asked for when its rhythm says so.
pub(super) fn first(
    url: &str,
    feed: &ParsedFeed,
    podcast_id: PodcastId,
    settings: &Settings,
    now: Timestamp,
) -> Option<FeedCheck> {
    let is_remote = url.starts_with("http://") || url.starts_with("https://");
    let mut check = is_remote.then(|| FeedCheck::new(url, now))?;
    check.podcast_id = Some(podcast_id);
    note_feed(&mut check, feed, now);
    check.full_at = None;
    let (next_at, why) = by_rhythm(&check, None, settings, now);
    check.next_at = next_at;
    check.why = why.to_string();
    Some(check)
}

/// Facts 1.2: validators of an answer without new ones stay; how often they were trusted is counted.
fn note_validators(check: &mut FeedCheck, answer: &Fetched, now: Timestamp) {
    if answer.status == 304 {
        check.polls_since_full = check.polls_since_full.saturating_add(1);
        check.etag = answer.etag.clone().or(check.etag.take());
        check.last_modified = answer.last_modified.clone().or(check.last_modified.take());
        return;
    }
    check.polls_since_full = 0;
    check.full_at = Some(now);
    let is_trusted = !said(answer, now).drops_validators;
    check.etag = answer.etag.clone().filter(|_| is_trusted);
    check.last_modified = answer.last_modified.clone().filter(|_| is_trusted);
    check.hub_url = answer.hub_urls.first().cloned().or(check.hub_url.take());
    check.topic_url = answer.self_url.clone().or(check.topic_url.take());
}

fn note_feed(check: &mut FeedCheck, feed: &ParsedFeed, now: Timestamp) {
    check.published_at = newest(feed, now);
    check.complete = feed.channel.complete;
    check.wishes = FeedWishes {
        ttl_minutes: feed.channel.ttl_minutes,
        skip_hours: feed.channel.skip_hours.clone(),
        skip_days: feed.channel.skip_days.clone(),
    };
    check.hub_url = feed.channel.hub_url.clone().or(check.hub_url.take());
    check.topic_url = feed.channel.self_url.clone().or(check.topic_url.take());
}

/// The newest publish times of a feed, newest first; those in the future do not count (facts 1.8).
fn newest(feed: &ParsedFeed, now: Timestamp) -> Vec<Timestamp> {
    let latest = now + TimeDelta::days(1);
    let mut times: Vec<Timestamp> =
        feed.items.iter().filter_map(|item| item.published_at).filter(|at| *at <= latest).collect();
    times.sort_unstable_by(|a, b| b.cmp(a));
    times.truncate(PUBLISH_TIMES);
    times
}

fn event(came: &Came<'_>, answer: Result<&Fetched, &FetchError>, now: Timestamp) -> Event {
    match (came, answer) {
        (Came::Feed { is_emptied: true, .. }, _) => Event::Emptied,
        (Came::Same | Came::Feed { .. }, _) => Event::Ok,
        (Came::Failure(_), Err(FetchError::Busy { until, .. })) => Event::Busy { until: *until },
        (Came::Failure(_), Err(error)) => Event::of_error(error.kind()),
        (Came::Failure(failure), Ok(_)) if failure.is_no_feed => Event::NotAFeed,
        (Came::Failure(_), Ok(answer)) => Event::of_status(answer.status, answer.is_challenge, answer.retry_after, now),
    }
}

fn by_rhythm(check: &FeedCheck, answer: Option<&Fetched>, settings: &Settings, now: Timestamp) -> (Timestamp, Why) {
    let wishes = &check.wishes;
    let signals = ServerSignals {
        http: answer.and_then(|answer| said(answer, now).wait),
        ttl_minutes: wishes.ttl_minutes,
        skip: SkipTimes::new(wishes.skip_hours.iter().copied(), wishes.skip_days.iter().copied()),
    };
    let rhythm = Rhythm::learn(check.published_at.iter().copied(), now);
    let newest = check.published_at.first().copied().or(check.changed_at);
    let facts = Check {
        complete: check.complete,
        wait: signals.wait(),
        ..Check::new(now, newest, crate::feed::fingerprint(check.url.as_bytes()))
    };
    let next = next_check(&rhythm, &facts, settings);
    (next.at, next.why)
}

/// What the headers say. How long a fresh answer is believed to be is for the schedule, which knows how live the feed is.
fn said(answer: &Fetched, now: Timestamp) -> ServerWait {
    server_wait(answer, now, &WaitCaps { fresh: MAX_WAIT, ..WaitCaps::default() })
}

fn state_name(health: &Health) -> String {
    let name = serde_json::to_value(health.state).ok();
    name.as_ref().and_then(serde_json::Value::as_str).unwrap_or("live").to_owned()
}
