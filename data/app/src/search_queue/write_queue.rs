//! Searches that wait to be written. They are written in batches, one after another, and their memory is bounded, so
//! that a slow database neither delays searches nor fills the memory.

use super::stored_search::StoredSearch;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use uuid::Uuid;

/// Most searches per transaction, to keep it short.
const MAX_BATCH: usize = 64;
/// Most memory of waiting searches. A request has at most 1 MiB and usually less than 1 KiB.
const MAX_PENDING_BYTES: usize = 8 << 20;

/// Searches that wait for a writer, and those that it is writing.
#[derive(Debug, Default)]
pub struct SearchWriteQueue {
    state: Mutex<QueueState>,
    idle: Notify,
}

#[derive(Debug, Default)]
struct QueueState {
    /// By id, so that a batch has each row once.
    pending: BTreeMap<Uuid, StoredSearch>,
    pending_bytes: usize,
    /// The batch of the running transaction.
    writing: Vec<StoredSearch>,
    has_writer: bool,
}

/// More searches wait than memory is set aside for.
#[derive(Debug, thiserror::Error)]
#[error("more than {MAX_PENDING_BYTES} bytes of searches are waiting to be written")]
pub struct QueueFull;

impl SearchWriteQueue {
    /// Adds a search, or replaces the waiting one with its id. Returns true when the caller must start a writer.
    ///
    /// # Errors
    /// When 8 MiB of searches are waiting.
    pub fn push(&self, search: StoredSearch) -> Result<bool, QueueFull> {
        let mut state = self.lock();
        let bytes = state.pending_bytes + size_of(&search);
        if bytes > MAX_PENDING_BYTES {
            return Err(QueueFull);
        }
        let replaced = state.pending.insert(search.id, search);
        state.pending_bytes = bytes - replaced.as_ref().map_or(0, size_of);
        Ok(!std::mem::replace(&mut state.has_writer, true))
    }

    /// Returns a search that is not written yet.
    #[must_use]
    pub fn find(&self, id: Uuid) -> Option<StoredSearch> {
        let state = self.lock();
        state.pending.get(&id).or_else(|| state.writing.iter().find(|search| search.id == id)).cloned()
    }

    pub(crate) async fn wait_until_idle(&self) {
        loop {
            let idle = self.idle.notified();
            if !self.lock().has_writer {
                return;
            }
            idle.await;
        }
    }

    /// Ends the previous batch and returns the next one, of at most 64 searches. Empty when nothing waits; then the next
    /// search starts a writer.
    pub fn take_batch(&self) -> Vec<StoredSearch> {
        let mut guard = self.lock();
        let state = &mut *guard;
        state.writing.clear();
        while state.writing.len() < MAX_BATCH
            && let Some((_, search)) = state.pending.pop_first()
        {
            state.pending_bytes -= size_of(&search);
            state.writing.push(search);
        }
        state.has_writer = !state.writing.is_empty();
        if !state.has_writer {
            self.idle.notify_waiters();
        }
        state.writing.clone()
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn size_of(search: &StoredSearch) -> usize {
    std::mem::size_of::<StoredSearch>() + search.request.len()
}

/// Restores the queue when a writer panics, so that the next search starts one.
pub(crate) struct WriterGuard<'a>(pub &'a SearchWriteQueue);

impl Drop for WriterGuard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().has_writer = false;
            self.0.idle.notify_waiters();
        }
    }
}
