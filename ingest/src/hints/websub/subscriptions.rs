//! All subscriptions, with verification and deliveries.

use super::signature;
use super::subscription::{Subscription, WebSubRequest};
use super::verification::{self, VerificationRequest};
use crate::hints::hint::{Hint, HintReason};
use earshot_model::Timestamp;
use std::collections::{HashMap, HashSet, VecDeque};

/// Maximum number of waiting hints. Beyond that the oldest is dropped.
const MAX_WAITING_HINTS: usize = 10_000;

/// Why a call to a callback is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallbackRejection {
    /// The path belongs to no subscription. Return 410, which makes the hub stop.
    #[error("no subscription has this callback")]
    Unknown,
    /// No matching request is open. Return 404.
    #[error("no open request matches")]
    NotRequested,
    /// Return 400.
    #[error("the query is not a verification request")]
    Malformed,
    /// Return 202 all the same (WebSub 8), so that a forger learns nothing.
    #[error("the signature is missing or wrong")]
    Unsigned,
}

/// The response to a verification request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallbackOutcome {
    /// 200 with this body.
    Challenge(String),
    /// 200: the hub reported that it denies the subscription.
    Accepted,
}

/// Changes to subscriptions since they were last stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SubscriptionChanges {
    /// New and changed subscriptions.
    pub updated: Vec<Subscription>,
    /// Feed URLs of removed subscriptions.
    pub removed_feed_urls: Vec<String>,
}

/// The subscriptions by callback path. Server handler and [`WebSubSource`](super::WebSubSource) share them.
#[derive(Debug, Default)]
pub struct Subscriptions {
    by_path: HashMap<String, Subscription>,
    /// Path by feed URL: a feed has one subscription.
    paths: HashMap<String, String>,
    /// Feeds whose subscription changed since it was last stored.
    changed_feed_urls: HashSet<String>,
    waiting_hints: VecDeque<Hint>,
}

impl Subscriptions {
    /// Creates the set from stored subscriptions.
    #[must_use]
    pub fn new(kept: impl IntoIterator<Item = Subscription>) -> Self {
        let mut subscriptions = Self::default();
        kept.into_iter().for_each(|kept| subscriptions.put(kept));
        subscriptions.changed_feed_urls.clear();
        subscriptions
    }

    /// Iterates over all subscriptions, for storing them.
    pub fn iter(&self) -> impl Iterator<Item = &Subscription> {
        self.by_path.values()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.by_path.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_path.is_empty()
    }

    /// Returns the changes since the last call, for storing them.
    pub fn take_changes(&mut self) -> SubscriptionChanges {
        let mut changes = SubscriptionChanges::default();
        for feed_url in self.changed_feed_urls.drain() {
            match self.paths.get(&feed_url).and_then(|path| self.by_path.get(path)) {
                Some(subscription) => changes.updated.push(subscription.clone()),
                None => changes.removed_feed_urls.push(feed_url),
            }
        }
        changes
    }

    /// Counts changes as not stored, after storing them failed.
    pub fn restore_changes(&mut self, changes: SubscriptionChanges) {
        let kept = changes.updated.into_iter().map(|subscription| subscription.feed_url);
        self.changed_feed_urls.extend(kept.chain(changes.removed_feed_urls));
    }

    /// Adds a subscription, replacing one to another hub or topic. The hub is contacted with the next
    /// [`due_requests`](Self::due_requests). `random` must be unpredictable: path and secret are derived from it.
    pub fn add(&mut self, feed_url: &str, topic: &str, hub: &str, random: &[u8; 48]) {
        let current = self.paths.get(feed_url).and_then(|path| self.by_path.get(path));
        if current.is_none_or(|current| current.topic != topic || current.hub != hub) {
            self.put(Subscription::new(feed_url, topic, hub, random));
        }
    }

    /// Removes the subscription of a feed. Later deliveries are rejected with 410, which ends it at the hub.
    pub fn remove(&mut self, feed_url: &str) {
        if let Some(path) = self.paths.remove(feed_url) {
            self.by_path.remove(&path);
            self.changed_feed_urls.insert(feed_url.to_owned());
        }
    }

    fn put(&mut self, subscription: Subscription) {
        self.remove(&subscription.feed_url);
        self.changed_feed_urls.insert(subscription.feed_url.clone());
        self.paths.insert(subscription.feed_url.clone(), subscription.path.clone());
        self.by_path.insert(subscription.path.clone(), subscription);
    }

    /// Returns at most `most` due requests: new ones, renewals after four fifths of the lease, and unanswered ones
    /// after a backoff. Each counts as sent.
    pub fn due_requests(&mut self, now: Timestamp, most: usize) -> Vec<WebSubRequest> {
        let due = self.by_path.values_mut().filter(|subscription| subscription.is_due(now));
        let changed = &mut self.changed_feed_urls;
        let ask = |subscription: &mut Subscription| {
            changed.insert(subscription.feed_url.clone());
            subscription.request(now)
        };
        due.take(most).map(ask).collect()
    }

    /// Verifies a hub's GET to the callback `path` (its last part) with this query (WebSub 5.3).
    ///
    /// # Errors
    /// [`CallbackRejection`] when no request for this topic is open: never sent, expired, or verified already.
    pub fn verify(&mut self, path: &str, query: &str, now: Timestamp) -> Result<CallbackOutcome, CallbackRejection> {
        let subscription = self.by_path.get_mut(path).ok_or(CallbackRejection::Unknown)?;
        let VerificationRequest { mode, topic, challenge, lease } =
            verification::parse_verification(query).ok_or(CallbackRejection::Malformed)?;
        if topic != subscription.topic {
            return Err(CallbackRejection::NotRequested);
        }
        match mode.as_str() {
            "subscribe" if challenge.is_empty() => Err(CallbackRejection::Malformed),
            "subscribe" if subscription.is_awaiting_verification(now) => {
                subscription.confirm(lease, now);
                self.changed_feed_urls.insert(subscription.feed_url.clone());
                Ok(CallbackOutcome::Challenge(challenge))
            }
            "denied" => {
                subscription.deny(now);
                self.changed_feed_urls.insert(subscription.feed_url.clone());
                Ok(CallbackOutcome::Accepted)
            }
            // This subscriber never unsubscribes.
            _ => Err(CallbackRejection::NotRequested),
        }
    }

    /// Accepts a hub's POST to the callback `path`: checks the body against its `X-Hub-Signature`. The body itself is
    /// ignored, because the feed is read from its own server. [`WebSubSource`](super::WebSubSource) returns the hint
    /// too.
    ///
    /// # Errors
    /// [`CallbackRejection`] when the path has no subscription, or the signature is missing or wrong.
    pub fn accept_delivery(
        &mut self,
        path: &str,
        signature: Option<&str>,
        body: &[u8],
        now: Timestamp,
    ) -> Result<Hint, CallbackRejection> {
        let subscription = self.by_path.get(path).ok_or(CallbackRejection::Unknown)?;
        // Deliveries during a renewal count; a subscription that was never confirmed accepts none.
        if subscription.confirmed_at.is_none() {
            return Err(CallbackRejection::NotRequested);
        }
        if !signature.is_some_and(|header| signature::is_valid(header, subscription.secret.as_bytes(), body)) {
            return Err(CallbackRejection::Unsigned);
        }
        let hint = Hint { feed_url: subscription.feed_url.clone(), reason: HintReason::Update, received_at: now };
        if self.waiting_hints.len() >= MAX_WAITING_HINTS {
            self.waiting_hints.pop_front();
        }
        self.waiting_hints.push_back(hint.clone());
        Ok(hint)
    }

    /// Returns the hints accepted since the last call.
    pub(super) fn take_hints(&mut self) -> Vec<Hint> {
        self.waiting_hints.drain(..).collect()
    }

    /// Handles a request that the hub rejected directly.
    pub(super) fn deny(&mut self, path: &str, now: Timestamp) {
        if let Some(subscription) = self.by_path.get_mut(path) {
            subscription.deny(now);
            self.changed_feed_urls.insert(subscription.feed_url.clone());
        }
    }
}
