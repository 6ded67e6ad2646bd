//! The hub: the open streams, and the changes that they get.

use super::change::{ChangePublished, ChangeView};
use super::shared_event::{OutgoingEvents, SharedEvent, TeamEvent};
use super::stream_slots::{StreamLimits, StreamSlots, StreamsExhausted};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio::sync::{Notify, broadcast, watch};
use uuid::Uuid;

/// Changes of a team that wait for its slowest page. A page that falls further behind gets `resync`, and reads its data
/// again, so that no page makes the memory grow.
const CHANGES_PER_TEAM: usize = 64;

/// The open streams of this process, by team.
#[derive(Debug)]
pub struct EventHub {
    limits: StreamLimits,
    state: Mutex<HubState>,
    closed: watch::Sender<bool>,
    /// Events for other servers on the same database. Empty without such servers.
    pub(super) outgoing: OnceLock<OutgoingEvents>,
}

#[derive(Debug, Default)]
struct HubState {
    teams: HashMap<Uuid, TeamChannel>,
    slots: StreamSlots,
    /// The streams of each user; a notified stream checks whether it may continue.
    checks: HashMap<Uuid, Vec<Arc<Notify>>>,
}

/// The channel of a team with open streams.
#[derive(Debug)]
struct TeamChannel {
    sender: broadcast::Sender<TeamEvent>,
    streams: usize,
}

impl EventHub {
    /// Builds a hub without streams.
    #[must_use]
    pub fn new(limits: StreamLimits) -> Self {
        Self { limits, state: Mutex::default(), closed: watch::Sender::new(false), outgoing: OnceLock::new() }
    }

    /// Notifies the open pages of a team of a change. Call it after the commit. It never waits and never fails: a page
    /// that missed a change gets `resync`, and reads its data again.
    pub fn publish(&self, team: Uuid, change: ChangePublished) {
        let kind = change.kind;
        let data = match serde_json::to_string(&ChangeView::from(change)) {
            Ok(data) => data,
            Err(error) => {
                // Cannot happen: the view always serializes.
                tracing::error!(%error, "a change could not be published");
                return;
            }
        };
        let event = SharedEvent::Change { team, kind, data: data.into() };
        self.deliver(&event);
        self.share(event);
    }

    /// Makes all streams of a user check whether their session and membership still exist, and end otherwise. Call it
    /// after a session ended, a member was removed, or a session switched its team.
    pub fn check_user(&self, user: Uuid) {
        let event = SharedEvent::Check { user };
        self.deliver(&event);
        self.share(event);
    }

    /// Ends all streams, and opens no further ones: the server stops.
    pub fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Number of open streams.
    #[must_use]
    pub fn open_streams(&self) -> usize {
        self.lock().slots.total()
    }

    /// Opens a stream.
    pub fn subscribe(self: &Arc<Self>, subscriber: Subscriber) -> Result<Subscription, StreamsExhausted> {
        let mut state = self.lock();
        state.slots.take(self.limits, subscriber.user, &subscriber.address)?;
        let channel = state
            .teams
            .entry(subscriber.team)
            .or_insert_with(|| TeamChannel { sender: broadcast::Sender::new(CHANGES_PER_TEAM), streams: 0 });
        channel.streams += 1;
        let changes = channel.sender.subscribe();
        let check = Arc::new(Notify::new());
        state.checks.entry(subscriber.user).or_default().push(Arc::clone(&check));
        drop(state);
        Ok(Subscription { changes, check, closed: self.closed.subscribe(), subscriber, hub: Arc::clone(self) })
    }

    /// Frees the place of a stream.
    fn unsubscribe(&self, Subscriber { team, user, address }: &Subscriber, check: &Arc<Notify>) {
        let mut state = self.lock();
        state.slots.release(*user, address);
        if let Some(channel) = state.teams.get_mut(team) {
            channel.streams -= 1;
            if channel.streams == 0 {
                state.teams.remove(team);
            }
        }
        if let Some(checks) = state.checks.get_mut(user) {
            checks.retain(|other| !Arc::ptr_eq(other, check));
            if checks.is_empty() {
                state.checks.remove(user);
            }
        }
    }

    /// Passes an event to the streams of this process.
    pub(super) fn deliver(&self, event: &SharedEvent) {
        let state = self.lock();
        match event {
            SharedEvent::Change { team, kind, data } => {
                if let Some(channel) = state.teams.get(team) {
                    // Fails only without receivers.
                    let _ = channel.sender.send(TeamEvent::Change(*kind, Arc::clone(data)));
                }
            }
            SharedEvent::Check { user } => {
                for check in state.checks.get(user).into_iter().flatten() {
                    check.notify_one();
                }
            }
            SharedEvent::Resync => {
                for channel in state.teams.values() {
                    let _ = channel.sender.send(TeamEvent::Resync);
                }
            }
        }
    }

    fn share(&self, event: SharedEvent) {
        if let Some(outgoing) = self.outgoing.get() {
            outgoing.push(event);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HubState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The caller that opens a stream.
#[derive(Clone, Debug)]
pub struct Subscriber {
    /// The team whose changes the stream has.
    pub team: Uuid,
    pub user: Uuid,
    /// The hash of the client's address.
    pub address: String,
}

/// An open stream. Dropping it frees its place.
#[derive(Debug)]
pub struct Subscription {
    pub(super) changes: broadcast::Receiver<TeamEvent>,
    /// Notified when the stream should check whether it may continue.
    pub(super) check: Arc<Notify>,
    /// Becomes true when the server stops.
    pub(super) closed: watch::Receiver<bool>,
    subscriber: Subscriber,
    hub: Arc<EventHub>,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.hub.unsubscribe(&self.subscriber, &self.check);
    }
}
