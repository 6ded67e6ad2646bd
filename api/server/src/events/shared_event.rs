//! Events as hubs pass them to each other, and to the streams of a team.

use super::change::ChangeKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;
use uuid::Uuid;

/// An event for the pages of a team.
#[derive(Clone, Debug)]
pub(super) enum TeamEvent {
    /// A change, with its data as JSON.
    Change(ChangeKind, Arc<str>),
    /// Changes may have been missed.
    Resync,
}

/// An event as hubs pass it to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SharedEvent {
    /// A change of a team, with its data as JSON.
    Change { team: Uuid, kind: ChangeKind, data: Arc<str> },
    /// The streams of a user check whether they may continue.
    Check { user: Uuid },
    /// All pages of all teams may have missed changes.
    Resync,
}

/// The queue of events for other servers.
#[derive(Debug)]
pub(super) struct OutgoingEvents {
    pub queue: mpsc::Sender<SharedEvent>,
    /// Set when an event found the queue full.
    pub has_lost_some: Arc<AtomicBool>,
}

impl OutgoingEvents {
    pub fn push(&self, event: SharedEvent) {
        if self.queue.try_send(event).is_err() {
            self.has_lost_some.store(true, Ordering::Relaxed);
        }
    }
}
