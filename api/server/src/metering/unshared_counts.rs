//! Counts of a server that the other servers on its database do not have yet.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;

/// Subjects whose counts a server shares with other servers at once. Those of other subjects stay on this server.
pub(super) const MAX_SHARED_SUBJECTS: usize = 1_000;

/// What a server accepted since it last shared its counts. Without other servers, it stays empty.
#[derive(Debug)]
pub(super) struct UnsharedCounts<K>(Option<HashMap<K, u32>>);

impl<K: Hash + Eq> UnsharedCounts<K> {
    pub fn new() -> Self {
        Self(None)
    }

    /// Begins to count for other servers.
    pub fn start(&mut self) {
        self.0.get_or_insert_default();
    }

    pub fn add_one<Q>(&mut self, subject: &Q)
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ToOwned<Owned = K> + ?Sized,
    {
        let Some(counts) = &mut self.0 else { return };
        if let Some(count) = counts.get_mut(subject) {
            *count += 1;
        } else if counts.len() < MAX_SHARED_SUBJECTS {
            counts.insert(subject.to_owned(), 1);
        }
    }

    /// Returns the counts since the previous call.
    pub fn take(&mut self) -> HashMap<K, u32> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
