//! Manages WebSub subscriptions: subscribes feeds at their hubs and stores the state.

use super::hint_poller::HintPoller;
use crate::failure::{CommandResult, Failure};
use earshot_catalog::{DuePageKey, FeedCheck, FeedCheckStore, SubscriptionRecord};
use earshot_ingest::hints::{Subscription, Subscriptions, WebSubSource};
use earshot_net::HttpClient;
use rand::TryRngCore as _;
use rand::rngs::OsRng;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Maximum number of subscriptions. Each costs about one request a week.
const MAX_SUBSCRIPTIONS: usize = 10_000;
/// Rows that are read at a time.
const CHECKS_PER_PAGE: usize = 500;
/// How often the hubs of feeds are reviewed.
const REVIEW_INTERVAL: Duration = Duration::from_secs(300);

/// Loads the stored subscriptions. Unreadable ones are created again.
pub(super) fn load_subscriptions(checks: &FeedCheckStore) -> CommandResult<Subscriptions> {
    let mut kept: Vec<Subscription> = Vec::new();
    let mut after = String::new();
    loop {
        let page = checks.subscriptions(&after, CHECKS_PER_PAGE)?;
        let Some((last, _)) = page.last() else { break };
        after.clone_from(last);
        kept.extend(page.iter().filter_map(|(_, record)| serde_json::from_str(record).ok()));
    }
    Ok(Subscriptions::new(kept))
}

pub(super) struct WebSubPoller<'a> {
    checks: &'a FeedCheckStore,
    subscriptions: Arc<Mutex<Subscriptions>>,
    websub: WebSubSource<HttpClient>,
    reviewed_at: Option<Instant>,
}

impl HintPoller for WebSubPoller<'_> {
    type Source = WebSubSource<HttpClient>;
    const INTERVAL: Duration = Duration::from_secs(1);

    fn source(&mut self) -> &mut Self::Source {
        &mut self.websub
    }

    fn prepare(&mut self) -> CommandResult {
        if self.reviewed_at.is_some_and(|looked| looked.elapsed() < REVIEW_INTERVAL) {
            return Ok(());
        }
        self.reviewed_at = Some(Instant::now());
        self.remove_obsolete()?;
        self.add_missing()
    }

    fn commit(&mut self) -> CommandResult {
        let changes = self.lock().take_changes();
        let kept: Vec<SubscriptionRecord> = changes.updated.iter().filter_map(to_record).collect();
        if let Err(error) = self.checks.put_subscriptions(&kept, &changes.removed_feed_urls) {
            self.lock().restore_changes(changes);
            return Err(error.into());
        }
        Ok(())
    }
}

impl<'a> WebSubPoller<'a> {
    pub(super) fn new(
        checks: &'a FeedCheckStore,
        subscriptions: Arc<Mutex<Subscriptions>>,
        websub: WebSubSource<HttpClient>,
    ) -> Self {
        Self { checks, subscriptions, websub, reviewed_at: None }
    }

    fn lock(&self) -> MutexGuard<'_, Subscriptions> {
        self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes subscriptions whose feed has changed its hub. Which feeds are due soonest changes with every check, so
    /// it does not decide about existing subscriptions: they would be created and removed continually.
    fn remove_obsolete(&self) -> CommandResult {
        let feeds: Vec<String> = self.lock().iter().map(|subscription| subscription.feed_url.clone()).collect();
        for page in feeds.chunks(CHECKS_PER_PAGE) {
            let checks = self.checks.get(page)?;
            for feed_url in page {
                match checks.get(feed_url).filter(|check| hub_and_topic(check).is_some()) {
                    Some(check) => self.subscribe(check)?,
                    None => self.lock().remove(feed_url),
                }
            }
        }
        Ok(())
    }

    /// Subscribes the feeds that are due soonest, because they publish most often.
    fn add_missing(&self) -> CommandResult {
        let mut place = DuePageKey::default();
        while self.lock().len() < MAX_SUBSCRIPTIONS {
            let (page, next) = self.checks.feeds_with_hub(&place, CHECKS_PER_PAGE)?;
            if page.is_empty() {
                break;
            }
            place = next;
            for check in &page {
                if self.lock().len() < MAX_SUBSCRIPTIONS {
                    self.subscribe(check)?;
                }
            }
        }
        Ok(())
    }

    fn subscribe(&self, check: &FeedCheck) -> CommandResult {
        let Some((hub, topic)) = hub_and_topic(check) else { return Ok(()) };
        let mut random = [0; 48];
        OsRng.try_fill_bytes(&mut random).map_err(Failure::internal)?;
        self.lock().add(&check.url, topic, hub, &random);
        Ok(())
    }
}

/// Returns hub and topic of a feed that has valid ones.
fn hub_and_topic(check: &FeedCheck) -> Option<(&str, &str)> {
    let is_url = |url: &&str| url.starts_with("https://") || url.starts_with("http://");
    Some((check.hub_url.as_deref().filter(is_url)?, check.topic_url.as_deref().filter(is_url)?))
}

fn to_record(subscription: &Subscription) -> Option<SubscriptionRecord> {
    // The value consists of texts and times, so serializing does not fail.
    let json = serde_json::to_string(subscription).ok()?;
    Some((subscription.feed_url.clone(), json))
}
