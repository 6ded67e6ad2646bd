//! Limits the memory that the bodies of all requests of a client take together.

use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The bytes per permit of the semaphore.
const UNIT_BYTES: usize = 1 << 10;

/// The memory that all requests of a client share.
pub(crate) struct ClientMemory {
    pub(crate) bodies: MemoryPool,
    /// For the windows of decoders.
    pub(crate) windows: MemoryPool,
}

/// A pool of memory, counted in bytes and not in requests, because a feed can have any size up to 64 MiB.
pub(crate) struct MemoryPool {
    free: Arc<Semaphore>,
    units: usize,
}

impl MemoryPool {
    pub(crate) fn new(bytes: usize) -> Self {
        let units = (bytes / UNIT_BYTES).clamp(1, Semaphore::MAX_PERMITS.min(u32::MAX as usize));
        Self { free: Arc::new(Semaphore::new(units)), units }
    }

    /// The size of the pool, in bytes.
    pub(crate) fn size(&self) -> usize {
        self.units * UNIT_BYTES
    }

    /// The memory in use, in bytes.
    pub(crate) fn in_use(&self) -> usize {
        (self.units - self.free.available_permits()) * UNIT_BYTES
    }

    pub(crate) fn new_permit(&self) -> MemoryPermit {
        MemoryPermit { free: Arc::clone(&self.free), permit: None }
    }
}

/// The share of one body. Dropping it returns the memory to the pool.
#[derive(Debug)]
pub(crate) struct MemoryPermit {
    free: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
}

impl MemoryPermit {
    /// Waits until the permit covers `bytes` in total, at most [`MemoryPool::size`].
    pub(crate) async fn grow_to(&mut self, bytes: usize) {
        let missing = bytes.div_ceil(UNIT_BYTES).saturating_sub(self.units());
        let Ok(missing @ 1..) = u32::try_from(missing) else { return };
        // The semaphore is never closed, so this never fails.
        if let Ok(more) = Arc::clone(&self.free).acquire_many_owned(missing).await {
            match &mut self.permit {
                Some(permit) => permit.merge(more),
                None => self.permit = Some(more),
            }
        }
    }

    /// Returns the memory above `bytes`.
    pub(crate) fn shrink_to(&mut self, bytes: usize) {
        let surplus = self.units().saturating_sub(bytes.div_ceil(UNIT_BYTES));
        drop(self.permit.as_mut().and_then(|permit| permit.split(surplus)));
    }

    fn units(&self) -> usize {
        self.permit.as_ref().map_or(0, OwnedSemaphorePermit::num_permits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt;

    #[tokio::test]
    async fn bodies_share_the_memory() {
        let memory = MemoryPool::new(10 * UNIT_BYTES);
        let (mut first, mut second) = (memory.new_permit(), memory.new_permit());
        first.grow_to(4 * UNIT_BYTES - 1).await;
        first.grow_to(6 * UNIT_BYTES).await;
        second.grow_to(4 * UNIT_BYTES).await;
        assert_eq!(memory.in_use(), memory.size());
        assert!(second.grow_to(5 * UNIT_BYTES).now_or_never().is_none(), "full");
        first.shrink_to(UNIT_BYTES + 1);
        assert_eq!(memory.in_use(), 6 * UNIT_BYTES);
        second.grow_to(8 * UNIT_BYTES).await;
        drop((first, second));
        assert_eq!(memory.in_use(), 0);
    }
}
