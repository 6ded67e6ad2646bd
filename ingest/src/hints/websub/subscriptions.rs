//! All subscriptions: who may call back, and what was delivered.

use super::query::{self, Question};
use super::signature;
use super::subscription::{Subscription, WebSubRequest};
use crate::hints::{Hint, Reason};
use earshot_model::Timestamp;
use std::collections::{HashMap, HashSet, VecDeque};

/// Deliveries that wait to be handed out; one more and the oldest is forgotten.
const MAX_WAITING: usize = 10_000;

/// Why a call to a callback is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Nobody was given that path: answer 410, and the hub stops.
    #[error("no subscription has this callback")]
    Unknown,
    /// Answer 404: it is not what we asked for, or not now.
    #[error("no request of ours is open for this")]
    NotAsked,
    /// Answer 400.
    #[error("the query is none of a hub")]
    Malformed,
    /// Answer 202 all the same, WebSub 8: who forges learns nothing.
    #[error("the signature is missing or wrong")]
    Unsigned,
}

/// What a hub is answered to its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// 200 with this as the body.
    Challenge(String),
    /// 200: the hub said that it refuses, and needs no answer.
    Noted,
}

/// What became of subscriptions since they were last kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// New ones, and those that are no longer as they were.
    pub kept: Vec<Subscription>,
    /// The feeds of those that are no more.
    pub ended: Vec<String>,
}

/// The subscriptions by callback. Shared between the server's handler and [`WebSub`](super::WebSub).
#[derive(Debug, Default)]
pub struct Subscriptions {
    by_path: HashMap<String, Subscription>,
    /// Feed to path: a feed has one subscription.
    paths: HashMap<String, String>,
    /// Feeds whose subscription is not as it was last kept.
    changed: HashSet<String>,
    waiting: VecDeque<Hint>,
}

impl Subscriptions {
    /// With those that were kept.
    #[must_use]
    pub fn new(kept: impl IntoIterator<Item = Subscription>) -> Self {
        let mut subscriptions = Self::default();
        kept.into_iter().for_each(|kept| subscriptions.put(kept));
        subscriptions.changed.clear();
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
    pub fn take_changes(&mut self) -> Changes {
        let mut changes = Changes::default();
        for feed_url in self.changed.drain() {
            match self.paths.get(&feed_url).and_then(|path| self.by_path.get(path)) {
                Some(subscription) => changes.kept.push(subscription.clone()),
                None => changes.ended.push(feed_url),
            }
        }
        changes
    }

    /// Counts changes as not kept after all.
    pub fn give_back(&mut self, changes: Changes) {
        let kept = changes.kept.into_iter().map(|subscription| subscription.feed_url);
        self.changed.extend(kept.chain(changes.ended));
    }

    /// Begins a subscription, in the place of one to another hub or topic: the hub is asked at the next
    /// [`requests`](Self::requests). `random` has to be unpredictable: path and secret are made of it.
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
            self.changed.insert(feed_url.to_owned());
        }
    }

    fn put(&mut self, subscription: Subscription) {
        self.remove(&subscription.feed_url);
        self.changed.insert(subscription.feed_url.clone());
        self.paths.insert(subscription.feed_url.clone(), subscription.path.clone());
        self.by_path.insert(subscription.path.clone(), subscription);
    }

    /// At most `most` requests that are due: new ones, leases that are four fifths over, and unanswered ones after a
    /// back-off. Each is taken as sent.
    pub fn requests(&mut self, now: Timestamp, most: usize) -> Vec<WebSubRequest> {
        let due = self.by_path.values_mut().filter(|subscription| subscription.is_due(now));
        let changed = &mut self.changed;
        let ask = |subscription: &mut Subscription| {
            changed.insert(subscription.feed_url.clone());
            subscription.ask(now)
        };
        due.take(most).map(ask).collect()
    }

    /// Answers a hub's GET to the callback `path` (its last part) with this query, WebSub 5.3.
    ///
    /// # Errors
    /// [`Refused`] when no request of ours for this topic is open: never made, too old, or answered already.
    pub fn verify(&mut self, path: &str, query: &str, now: Timestamp) -> Result<Answer, Refused> {
        let subscription = self.by_path.get_mut(path).ok_or(Refused::Unknown)?;
        let Question { mode, topic, challenge, lease } = query::read(query).ok_or(Refused::Malformed)?;
        if topic != subscription.topic {
            return Err(Refused::NotAsked);
        }
        match mode.as_str() {
            "subscribe" if challenge.is_empty() => Err(Refused::Malformed),
            "subscribe" if subscription.is_open(now) => {
                subscription.agree(lease, now);
                self.changed.insert(subscription.feed_url.clone());
                Ok(Answer::Challenge(challenge))
            }
            "denied" => {
                subscription.deny(now);
                self.changed.insert(subscription.feed_url.clone());
                Ok(Answer::Noted)
            }
            // We never ask to be unsubscribed.
            _ => Err(Refused::NotAsked),
        }
    }

    /// Takes a hub's POST to the callback `path`: its `X-Hub-Signature` and its body, which is checked and not read, for
    /// the feed itself is asked. The hint is handed out by [`WebSub`](super::WebSub) too.
    ///
    /// # Errors
    /// [`Refused`] when nothing was subscribed there, or the body is not signed with the secret.
    pub fn accept(
        &mut self,
        path: &str,
        signature: Option<&str>,
        body: &[u8],
        now: Timestamp,
    ) -> Result<Hint, Refused> {
        let subscription = self.by_path.get(path).ok_or(Refused::Unknown)?;
        // A renewal in flight must not lose what comes meanwhile; a subscription never agreed on delivers nothing.
        if subscription.agreed_at.is_none() {
            return Err(Refused::NotAsked);
        }
        if !signature.is_some_and(|header| signature::is_valid(header, subscription.secret.as_bytes(), body)) {
            return Err(Refused::Unsigned);
        }
        let hint = Hint { feed_url: subscription.feed_url.clone(), reason: Reason::Update, at: now };
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.pop_front();
        }
        self.waiting.push_back(hint.clone());
        Ok(hint)
    }

    /// The hints accepted since the last call.
    pub(super) fn take(&mut self) -> Vec<Hint> {
        self.waiting.drain(..).collect()
    }

    /// The hub refused a request outright.
    pub(super) fn refused(&mut self, path: &str, now: Timestamp) {
        if let Some(subscription) = self.by_path.get_mut(path) {
            subscription.deny(now);
            self.changed.insert(subscription.feed_url.clone());
        }
    }
}
