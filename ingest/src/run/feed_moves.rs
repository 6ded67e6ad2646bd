//! Known feeds that arrive from another URL: hijacked ones keep their last version, moved ones are followed.

use super::feed_job::{FeedFailure, FeedJob, LoadOutcome};
use super::network::Network;
use super::podcast_key_index::present_items;
use crate::feed::{ParseContext, parse, registered_domain};
use crate::identity::{SAME_SHOW_OVERLAP, is_due, item_keys, overlap, update_move, url_key};
use earshot_catalog::{FeedCheck, FeedMove, FeedMoveKind, FeedOrigin, FeedState, ItemKeys, MovedFeed};
use earshot_model::Timestamp;
use earshot_net::{FetchRequest, FetchResponse, HttpClient};
use futures::StreamExt;

/// A move that was announced often and long enough.
pub(super) struct DueMove {
    pub(super) target: String,
    pub(super) kind: FeedMoveKind,
}

/// Records where the response came from and which move the feed announces. A response from another site without any of
/// the show's episodes is rejected. Returns the move to follow now, if any.
pub(super) fn observe_move(job: &mut FeedJob, now: Timestamp) -> Option<DueMove> {
    let response = job.loaded.response()?;
    let before = job.loaded.previous_check().map(|check| check.origin.clone()).unwrap_or_default();
    let is_known = job.state.is_some() || job.loaded.previous_check().is_some_and(|check| check.podcast_id.is_some());
    let is_same = compare_with_known(job)?;
    let from = before.final_url.as_deref().unwrap_or(&job.identity.url);
    let is_elsewhere = is_known && registered_domain(from) != registered_domain(&response.final_url);
    if is_elsewhere && is_same == Some(false) {
        let suspect = suspected_move(&before, &response.final_url, now);
        let message = format!("{} now redirects to another show, {}", job.identity.url, response.final_url);
        store_origin(job, FeedOrigin { moving: Some(suspect), ..before }, now);
        job.loaded.outcome = LoadOutcome::Failed(FeedFailure::new("suspect-redirect", message));
        return None;
    }
    // An empty response from elsewhere, or a 304 from there, proves nothing.
    let final_url = if is_elsewhere && is_same.is_none() {
        before.final_url
    } else {
        (response.final_url != job.identity.url).then(|| response.final_url.clone())
    };
    let announced = announced_target(job, response, before.moving.as_ref());
    let announced = announced.as_ref().map(|(target, by)| (target.as_str(), *by));
    let moving = update_move(before.moving.as_ref(), announced, now);
    // A server that delivered the show before may return 304; another server may not.
    let is_proven = is_same.unwrap_or(response.is_not_modified() && !is_elsewhere);
    let due = moving.as_ref().filter(|moving| is_due(moving) && (is_proven || moving.by == FeedMoveKind::NewFeedUrl));
    let due = due.map(|moving| DueMove { target: moving.target.clone(), kind: moving.by });
    let due = due.or_else(|| https_upgrade(job, response)).filter(|_| job.state.is_some());
    store_origin(job, FeedOrigin { final_url, moving }, now);
    due
}

/// Whether a reading is the known show. `Some(None)` when the reading is inconclusive, `None` when nothing was read.
fn compare_with_known(job: &FeedJob) -> Option<Option<bool>> {
    match (&job.loaded.outcome, &job.state) {
        (LoadOutcome::Failed(_) | LoadOutcome::OpmlList(_), _) => None,
        (LoadOutcome::SameBytes, _) => Some(Some(true)),
        (LoadOutcome::Parsed { feed, .. }, Some(state)) => {
            let items: Vec<ItemKeys> = feed.items.iter().map(item_keys).collect();
            Some(overlap(&present_items(state), &items).map(|share| share >= SAME_SHOW_OVERLAP))
        }
        (LoadOutcome::Parsed { .. } | LoadOutcome::NotModified, _) => Some(None),
    }
}

fn store_origin(job: &mut FeedJob, origin: FeedOrigin, now: Timestamp) {
    let url = &job.loaded.url;
    if let Some(requested) = &mut job.loaded.fetch {
        requested.previous_check.get_or_insert_with(|| FeedCheck::new(url, now)).origin = origin;
    }
}

fn suspected_move(before: &FeedOrigin, target: &str, now: Timestamp) -> FeedMove {
    let known = before.moving.as_ref().filter(|moving| moving.suspect && moving.target == target);
    FeedMove {
        target: target.to_owned(),
        by: FeedMoveKind::Redirect,
        sightings: known.map_or(1, |moving| moving.sightings.saturating_add(1)),
        first_seen_at: known.map_or(now, |moving| moving.first_seen_at),
        last_seen_at: now,
        suspect: true,
    }
}

/// Returns the URL to which the feed announces a move.
fn announced_target(
    job: &FeedJob,
    response: &FetchResponse,
    before: Option<&FeedMove>,
) -> Option<(String, FeedMoveKind)> {
    let is_elsewhere = |target: &String| url_key(target) != url_key(&job.identity.url);
    if let Some(target) = response.permanent_url.clone().filter(is_elsewhere) {
        return Some((target, FeedMoveKind::Redirect));
    }
    let target = match &job.loaded.outcome {
        LoadOutcome::Parsed { feed, .. } => feed.channel.new_feed_url.clone(),
        // The feed was not read again, so its announcement is still valid.
        _ => before.filter(|moving| moving.by == FeedMoveKind::NewFeedUrl).map(|moving| moving.target.clone()),
    };
    target.filter(is_elsewhere).map(|target| (target, FeedMoveKind::NewFeedUrl))
}

/// The same URL with TLS, to which the server itself redirects, is followed at once.
fn https_upgrade(job: &FeedJob, response: &FetchResponse) -> Option<DueMove> {
    let target = response.permanent_url.as_ref()?;
    let is_safer = job.identity.url.starts_with("http://")
        && target.starts_with("https://")
        && url_key(target) == url_key(&job.identity.url);
    is_safer.then(|| DueMove { target: target.clone(), kind: FeedMoveKind::Redirect })
}

/// Returns, in the same order, which announced URLs lead to the same show.
pub(super) fn check_announced_urls(
    network: Network<'_>,
    in_flight: usize,
    announced: &[(&FeedState, &str)],
) -> Vec<bool> {
    let read = announced.iter().map(|(state, url)| has_show(network.http, state, url));
    network.runtime.block_on(futures::stream::iter(read).buffered(in_flight.max(1)).collect())
}

async fn has_show(http: &HttpClient, state: &FeedState, url: &str) -> bool {
    let Ok(response) = http.fetch(&FetchRequest::for_feed(url)).await else { return false };
    let context =
        ParseContext { content_type: response.content_type.as_deref(), base_url: Some(response.final_url.as_str()) };
    let Some(feed) = parse(&response.body, &context).ok().filter(|_| response.status == 200) else { return false };
    let items: Vec<ItemKeys> = feed.items.iter().map(item_keys).collect();
    overlap(&present_items(state), &items).is_some_and(|share| share >= SAME_SHOW_OVERLAP)
}

/// Makes the target the URL that the feed is read from.
pub(super) fn follow_move(job: &mut FeedJob, due: &DueMove, now: Timestamp) -> MovedFeed {
    let former_url = std::mem::replace(&mut job.identity.url, due.target.clone());
    if let Some(state) = &mut job.state {
        state.url.clone_from(&due.target);
    }
    // Validators belong to the end of the redirects, or to the old server.
    job.identity.has_new_source = due.kind == FeedMoveKind::NewFeedUrl;
    let origin = job.loaded.previous_check().map(|check| check.origin.clone()).unwrap_or_default();
    let final_url = origin.final_url.filter(|url| *url != due.target && due.kind == FeedMoveKind::Redirect);
    store_origin(job, FeedOrigin { final_url, moving: None }, now);
    let podcast_id = job.identity.podcast_id;
    MovedFeed { podcast_id, former_url, url: due.target.clone(), key: url_key(&due.target), at: now }
}
