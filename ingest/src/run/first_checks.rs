//! Creates checks for feeds of the catalog without one: those of a dump, and all feeds after the checks were lost.

use crate::store::{FeedStore, StoreError};
use chrono::TimeDelta;
use earshot_catalog::{FeedCheck, FeedCheckStore};
use earshot_model::{PodcastId, Timestamp};

/// Feeds that are processed together.
const FEEDS_PER_PAGE: usize = 100_000;
/// Spreads first polls so that about this many are due per second. Millions at once would starve all other feeds.
const CHECKS_PER_SECOND: u64 = 100;

/// Adds a check for every feed without one. It is due now or, when there are many, spread over the next hours.
///
/// # Errors
/// [`StoreError`] when the catalog or the store of checks fails.
pub fn add_missing_checks(
    store: &mut dyn FeedStore,
    checks: &FeedCheckStore,
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut after = String::new();
    let mut place = 0_u64;
    loop {
        let page = store.feeds_after(&after, FEEDS_PER_PAGE)?;
        let Some((last, _)) = page.last() else { return Ok(()) };
        after.clone_from(last);
        let is_remote = |url: &str| url.starts_with("http://") || url.starts_with("https://");
        let remote = page.into_iter().filter(|(url, _)| is_remote(url));
        let seeds: Vec<FeedCheck> = remote
            .map(|(url, podcast_id)| {
                place += 1;
                new_check(url, podcast_id, now + TimeDelta::seconds((place / CHECKS_PER_SECOND).cast_signed()))
            })
            .collect();
        checks.add(&seeds)?;
    }
}

fn new_check(url: String, podcast_id: PodcastId, at: Timestamp) -> FeedCheck {
    FeedCheck { podcast_id: Some(podcast_id), ..FeedCheck::new(url, at) }
}
