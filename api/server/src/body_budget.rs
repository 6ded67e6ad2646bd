//! The memory that bodies of requests share: all bodies of the server together, and those of one owner.
//!
//! A body reserves its bytes as they arrive, and keeps them until its request ends, because the handler holds them. When
//! all memory is taken, the largest body of the owner with the most gives way to owners with less. So unfinished uploads
//! of one team or address never keep another one from sending its own.

use futures::task::AtomicWaker;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;

/// Bytes of all bodies. Handlers copy them at most once while they read.
const MAX_BYTES: usize = 192 << 20;
/// Bytes of the bodies of one owner: two of the largest uploads.
const MAX_BYTES_PER_OWNER: usize = 64 << 20;
/// The beginning of each body is always accepted, so that small calls work whatever others upload.
const FREE_BYTES: usize = 16 << 10;

/// The bodies that are being read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct BodyBudget(Arc<Mutex<BufferedBodies>>);

#[derive(Debug)]
struct BufferedBodies {
    max: usize,
    max_per_owner: usize,
    used: usize,
    next_id: u64,
    owners: HashMap<Arc<str>, Owner>,
}

#[derive(Debug, Default)]
struct Owner {
    used: usize,
    bodies: HashMap<u64, (usize, Arc<Eviction>)>,
}

/// Whether a body has to give way, and who waits for that.
#[derive(Debug, Default)]
struct Eviction {
    is_evicted: AtomicBool,
    waker: AtomicWaker,
}

/// Why a body is not read further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyRefusal {
    /// The owner sends too much at once.
    Owner,
    /// All owners together do.
    Total,
}

/// The share of one body. Dropping it gives the bytes back.
#[derive(Debug)]
pub struct BodyShare {
    budget: BodyBudget,
    owner: Arc<str>,
    id: u64,
    eviction: Arc<Eviction>,
}

impl Default for BodyBudget {
    fn default() -> Self {
        Self::new(MAX_BYTES, MAX_BYTES_PER_OWNER)
    }
}

impl BodyBudget {
    fn new(max: usize, max_per_owner: usize) -> Self {
        Self(Arc::new(Mutex::new(BufferedBodies { max, max_per_owner, used: 0, next_id: 0, owners: HashMap::new() })))
    }

    /// Begins the share of a body.
    pub fn open(&self, owner: Arc<str>) -> BodyShare {
        let eviction = Arc::<Eviction>::default();
        let mut bodies = self.lock();
        bodies.next_id += 1;
        let id = bodies.next_id;
        bodies.owners.entry(Arc::clone(&owner)).or_default().bodies.insert(id, (0, Arc::clone(&eviction)));
        drop(bodies);
        BodyShare { budget: self.clone(), owner, id, eviction }
    }

    fn lock(&self) -> MutexGuard<'_, BufferedBodies> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl BodyShare {
    /// Reserves bytes that have arrived.
    ///
    /// # Errors
    /// When there is no room for them.
    pub fn reserve(&self, bytes: usize) -> Result<(), BodyRefusal> {
        self.budget.lock().reserve(&self.owner, self.id, bytes)
    }

    /// Whether the body had to give way.
    pub fn is_evicted(&self) -> bool {
        self.eviction.is_evicted.load(Ordering::Acquire)
    }

    /// Wakes a task when the body has to give way.
    pub fn wake_when_evicted(&self, waker: &Waker) {
        self.eviction.waker.register(waker);
    }
}

impl Drop for BodyShare {
    fn drop(&mut self) {
        self.budget.lock().remove(&self.owner, self.id);
    }
}

impl BufferedBodies {
    fn reserve(&mut self, owner: &Arc<str>, id: u64, bytes: usize) -> Result<(), BodyRefusal> {
        let Some((of_owner, of_body)) = self.used_by(owner, id) else { return Err(BodyRefusal::Total) };
        if of_body + bytes > FREE_BYTES {
            if of_owner + bytes > self.max_per_owner {
                return Err(BodyRefusal::Owner);
            }
            while self.used + bytes > self.max {
                if !self.evict_for(owner, of_owner + bytes) {
                    return Err(BodyRefusal::Total);
                }
            }
        }
        self.used += bytes;
        if let Some(account) = self.owners.get_mut(owner) {
            account.used += bytes;
            if let Some((used, _)) = account.bodies.get_mut(&id) {
                *used += bytes;
            }
        }
        Ok(())
    }

    /// The bytes of an owner and of one body; `None` after the body had to give way.
    fn used_by(&self, owner: &Arc<str>, id: u64) -> Option<(usize, usize)> {
        let account = self.owners.get(owner)?;
        Some((account.used, account.bodies.get(&id)?.0))
    }

    /// Takes the bytes of the largest body of the owner with the most, if that has more than `needed`.
    fn evict_for(&mut self, owner: &Arc<str>, needed: usize) -> bool {
        let others = self.owners.iter().filter(|(name, account)| *name != owner && account.used > needed);
        let Some((name, account)) = others.max_by_key(|(_, account)| account.used) else { return false };
        let Some((&id, (_, eviction))) = account.bodies.iter().max_by_key(|(_, (used, _))| *used) else { return false };
        let (name, eviction) = (Arc::clone(name), Arc::clone(eviction));
        self.remove(&name, id);
        eviction.is_evicted.store(true, Ordering::Release);
        eviction.waker.wake();
        true
    }

    fn remove(&mut self, owner: &Arc<str>, id: u64) {
        let Some(account) = self.owners.get_mut(owner) else { return };
        let Some((used, _)) = account.bodies.remove(&id) else { return };
        account.used -= used;
        self.used -= used;
        if account.bodies.is_empty() {
            self.owners.remove(owner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: usize = 1 << 20;

    #[test]
    fn an_owner_has_a_share_of_its_own() {
        let budget = BodyBudget::new(10 * MB, 4 * MB);
        let first = budget.open("ann".into());
        let second = budget.open("ann".into());
        assert_eq!(first.reserve(3 * MB), Ok(()));
        assert_eq!(second.reserve(2 * MB), Err(BodyRefusal::Owner));
        assert_eq!(second.reserve(FREE_BYTES), Ok(()), "small calls work");
        drop(first);
        assert_eq!(second.reserve(3 * MB), Ok(()));
        drop(second);
        let bodies = budget.lock();
        assert_eq!((bodies.used, bodies.owners.len()), (0, 0));
    }

    #[test]
    fn the_owner_with_the_most_gives_way() {
        let budget = BodyBudget::new(10 * MB, 6 * MB);
        let of_ann: Vec<BodyShare> = (0..3).map(|_| budget.open("ann".into())).collect();
        of_ann.iter().enumerate().for_each(|(number, body)| assert_eq!(body.reserve((number + 1) * MB), Ok(())));
        let of_bob = budget.open("bob".into());
        assert_eq!(of_bob.reserve(4 * MB), Ok(()));
        let of_eve = budget.open("eve".into());
        assert_eq!(of_eve.reserve(2 * MB), Ok(()));
        let evicted: Vec<bool> = of_ann.iter().map(BodyShare::is_evicted).collect();
        assert_eq!(evicted, [false, false, true], "the largest of the owner with the most");
        assert_eq!(of_ann[2].reserve(1), Err(BodyRefusal::Total), "its reader ends");
        assert!(!of_bob.is_evicted());
        // Nobody has more than this one would have.
        assert_eq!(of_eve.reserve(4 * MB), Err(BodyRefusal::Total));
        assert_eq!(budget.lock().used, 9 * MB);
    }
}
