//! All subscriptions: who may call back, and what was delivered.

use super::signature;
use super::subscription::{Subscription, WebSubRequest};
use super::verification::{self, VerificationRequest};
use crate::hints::{Hint, HintReason};
use earshot_model::Timestamp;
use std::collections::{HashMap, HashSet, VecDeque};

/// Deliveries that wait to be handed out; one more and the oldest is forgotten.
const MAX_WAITING_HINTS: usize = 10_000;

/// Why a call to a callback is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallbackRejection {
    /// Nobody was given that path: answer 410, and the hub stops.
    #[error("no subscription has this callback")]
    Unknown,
    /// Answer 404: it is not what we asked for, or not now.
    #[error("no request of ours is open for this")]
    NotRequested,
    /// Answer 400.
    #[error("the query is none of a hub")]
    Malformed,
    /// Answer 202 all the same, WebSub 8: who forges learns nothing.
    #[error("the signature is missing or wrong")]
    Unsigned,
}

/// What a hub is answered to its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallbackOutcome {
    /// 200 with this as the body.
    Challenge(String),
    /// 200: the hub said that it refuses, and needs no answer.
    Accepted,
}

/// What became of subscriptions since they were last kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SubscriptionChanges {
    /// New ones, and those that are no longer as they were.
    pub updated: Vec<Subscription>,
    /// The feeds of those that are no more.
    pub removed_paths: Vec<String>,
}

/// The subscriptions by callback. Shared between the server's handler and [`WebSubSource`](super::WebSub).
#[derive(Debug, Default)]
pub struct Subscriptions {
    by_path: HashMap<String, Subscription>,
    /// Feed to path: a feed has one subscription.
    paths: HashMap<String, String>,
    /// Feeds whose subscription is not as it was last kept.
    changed_paths: HashSet<String>,
    waiting_hints: VecDeque<Hint>,
}

impl Subscriptions {
    /// With those that were kept.
    #[must_use]
    pub fn new(kept: impl IntoIterator<Item = Subscription>) -> Self {
        let mut subscriptions = Self::default();
        kept.into_iter().for_each(|kept| subscriptions.put(kept));
        subscriptions.changed_paths.clear();
        subscriptions
    }

    /// To be kept over a restart.
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

    /// What changed since the last call, to be kept.
    pub fn take_changes(&mut self) -> SubscriptionChanges {
        let mut changes = SubscriptionChanges::default();
        for feed_url in self.changed_paths.drain() {
            match self.paths.get(&feed_url).and_then(|path| self.by_path.get(path)) {
                Some(subscription) => changes.updated.push(subscription.clone()),
                None => changes.removed_paths.push(feed_url),
            }
        }
        changes
    }

    /// Counts changes as not kept after all.
    pub fn restore_changes(&mut self, changes: SubscriptionChanges) {
        let kept = changes.updated.into_iter().map(|subscription| subscription.feed_url);
        self.changed_paths.extend(kept.chain(changes.removed_paths));
    }

    /// Begins a subscription, in the place of one to another hub or topic: the hub is asked at the next
    /// [`due_requests`](Self::requests). `random` has to be unpredictable: path and secret are made of it.
    pub fn add(&mut self, feed_url: &str, topic: &str, hub: &str, random: &[u8; 48]) {
        let current = self.paths.get(feed_url).and_then(|path| self.by_path.get(path));
        if current.is_none_or(|current| current.topic != topic || current.hub != hub) {
            self.put(Subscription::new(feed_url, topic, hub, random));
        }
    }

    /// Ends the subscription of a feed; a delivery for it is answered with 410 from now on, which ends it at the hub.
    pub fn remove(&mut self, feed_url: &str) {
        if let Some(path) = self.paths.remove(feed_url) {
            self.by_path.remove(&path);
            self.changed_paths.insert(feed_url.to_owned());
        }
    }

    fn put(&mut self, subscription: Subscription) {
        self.remove(&subscription.feed_url);
        self.changed_paths.insert(subscription.feed_url.clone());
        self.paths.insert(subscription.feed_url.clone(), subscription.path.clone());
        self.by_path.insert(subscription.path.clone(), subscription);
    }

    /// At most `most` requests that are due: new ones, leases that are four fifths over, and unanswered ones after a
    /// back-off. Each is taken as sent.
    pub fn due_requests(&mut self, now: Timestamp, most: usize) -> Vec<WebSubRequest> {
        let due = self.by_path.values_mut().filter(|subscription| subscription.is_due(now));
        let changed = &mut self.changed_paths;
        let ask = |subscription: &mut Subscription| {
            changed.insert(subscription.feed_url.clone());
            subscription.request(now)
        };
        due.take(most).map(ask).collect()
    }

    /// Answers a hub's GET to the callback `path` (its last part) with this query, WebSub 5.3.
    ///
    /// # Errors
    /// [`Rejected`] when no request of ours for this topic is open: never made, too old, or answered already.
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
                self.changed_paths.insert(subscription.feed_url.clone());
                Ok(CallbackOutcome::Challenge(challenge))
            }
            "denied" => {
                subscription.deny(now);
                self.changed_paths.insert(subscription.feed_url.clone());
                Ok(CallbackOutcome::Accepted)
            }
            // We never ask to be unsubscribed.
            _ => Err(CallbackRejection::NotRequested),
        }
    }

    /// Takes a hub's POST to the callback `path`: its `X-Hub-Signature` and its body, which is checked and not read, for
    /// the feed itself is asked. The hint is handed out by [`WebSubSource`](super::WebSub) too.
    ///
    /// # Errors
    /// [`Rejected`] when nothing was subscribed there, or the body is not signed with the secret.
    pub fn accept_delivery(
        &mut self,
        path: &str,
        signature: Option<&str>,
        body: &[u8],
        now: Timestamp,
    ) -> Result<Hint, CallbackRejection> {
        let subscription = self.by_path.get(path).ok_or(CallbackRejection::Unknown)?;
        // A renewal in flight must not lose what comes meanwhile; a subscription never agreed on delivers nothing.
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

    /// The hints accepted since the last call.
    pub(super) fn take_hints(&mut self) -> Vec<Hint> {
        self.waiting_hints.drain(..).collect()
    }

    /// The hub refused a request outright.
    pub(super) fn deny(&mut self, path: &str, now: Timestamp) {
        if let Some(subscription) = self.by_path.get_mut(path) {
            subscription.deny(now);
            self.changed_paths.insert(subscription.feed_url.clone());
        }
    }
}
