//! The open connections of a listener, and the choice of the one to evict.

use super::activity::ConnectionActivity;
use ipnet::IpNet;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Connections that an eviction examines, when all slots are taken: one step of the CLOCK algorithm. Examining all
/// ten thousand for each new connection would cost more than serving it.
const EVICTION_CANDIDATES: usize = 64;

/// The open connections of a listener.
#[derive(Debug)]
pub(super) struct ConnectionTable {
    total: usize,
    per_address: usize,
    trusted: Vec<IpNet>,
    connections: Mutex<OpenConnections>,
}

#[derive(Debug, Default)]
struct OpenConnections {
    slots: Vec<Option<ConnectionSlot>>,
    free_slots: Vec<usize>,
    by_address: HashMap<IpAddr, Vec<usize>>,
    /// Slot at which the next search for an idle connection begins.
    clock_hand: usize,
    admitted_count: u64,
}

#[derive(Debug)]
struct ConnectionSlot {
    id: u64,
    /// `None` for a trusted proxy.
    address: Option<IpAddr>,
    activity: Arc<ConnectionActivity>,
}

/// A connection's slot in the table, released when it is dropped.
#[derive(Debug)]
pub(super) struct SlotGuard {
    table: Arc<ConnectionTable>,
    index: usize,
    id: u64,
    activity: Arc<ConnectionActivity>,
}

impl ConnectionTable {
    pub fn new(total: usize, per_address: usize, trusted: Vec<IpNet>) -> Self {
        Self { total, per_address, trusted, connections: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, OpenConnections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves a slot for a new connection and evicts another one if necessary. `None` when none can be evicted.
    pub fn admit(self: &Arc<Self>, peer: IpAddr, now: Instant) -> Option<SlotGuard> {
        let peer = peer.to_canonical();
        let is_trusted = self.trusted.iter().any(|network| network.contains(&peer));
        let address = (!is_trusted).then(|| customer_network(peer));
        let mut open = self.lock();
        if let Some(address) = address {
            let own = open.by_address.get(&address).cloned().unwrap_or_default();
            if own.len() >= self.per_address && !open.evict_longest_idle_of(own) {
                return None;
            }
        }
        if open.len() >= self.total && !open.evict_next_candidate() {
            return None;
        }
        let activity = Arc::new(ConnectionActivity::new(now));
        let (index, id) = open.insert(address, Arc::clone(&activity));
        Some(SlotGuard { table: Arc::clone(self), index, id, activity })
    }

    /// Evicts an idle connection to free its file descriptor.
    pub fn evict_longest_idle(&self) -> bool {
        self.lock().evict_next_candidate()
    }
}

impl OpenConnections {
    fn len(&self) -> usize {
        self.slots.len() - self.free_slots.len()
    }

    fn insert(&mut self, address: Option<IpAddr>, activity: Arc<ConnectionActivity>) -> (usize, u64) {
        self.admitted_count += 1;
        let slot = Some(ConnectionSlot { id: self.admitted_count, address, activity });
        let index = match self.free_slots.pop() {
            Some(index) => {
                self.slots[index] = slot;
                index
            }
            None => {
                self.slots.push(slot);
                self.slots.len() - 1
            }
        };
        if let Some(address) = address {
            self.by_address.entry(address).or_default().push(index);
        }
        (index, self.admitted_count)
    }

    fn remove(&mut self, index: usize) {
        let Some(slot) = self.slots[index].take() else { return };
        self.free_slots.push(index);
        let Some(address) = slot.address else { return };
        if let Some(own) = self.by_address.get_mut(&address) {
            own.retain(|&other| other != index);
            if own.is_empty() {
                self.by_address.remove(&address);
            }
        }
    }

    /// Evicts the one of the next candidates that has been idle longest.
    fn evict_next_candidate(&mut self) -> bool {
        let slots = self.slots.len();
        let looked_at = slots.min(EVICTION_CANDIDATES);
        let start = self.clock_hand;
        let candidates: Vec<usize> = (start..start + looked_at).map(|index| index % slots).collect();
        self.clock_hand = if slots == 0 { 0 } else { (start + looked_at) % slots };
        self.evict_longest_idle_of(candidates)
    }

    /// Evicts the candidate that has been idle longest. Its slot is free at once.
    fn evict_longest_idle_of(&mut self, candidates: Vec<usize>) -> bool {
        let waiting = candidates.into_iter().filter_map(|index| {
            let slot = self.slots[index].as_ref()?;
            Some((slot.activity.idle_since()?, index))
        });
        let Some((_, index)) = waiting.min() else { return false };
        // A request may have arrived in between.
        let is_evicted = self.slots[index].as_ref().is_some_and(|slot| slot.activity.evict());
        if is_evicted {
            self.remove(index);
        }
        is_evicted
    }
}

impl SlotGuard {
    pub fn activity(&self) -> Arc<ConnectionActivity> {
        Arc::clone(&self.activity)
    }
}

impl Drop for SlotGuard {
    fn drop(&mut self) {
        let mut open = self.table.lock();
        // After an eviction, the slot may belong to another connection.
        if open.slots[self.index].as_ref().is_some_and(|slot| slot.id == self.id) {
            open.remove(self.index);
        }
    }
}

/// The address itself, or the /64 that one IPv6 customer has.
fn customer_network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn table(total: usize, per_address: usize) -> Arc<ConnectionTable> {
        let trusted = vec!["10.0.0.0/8".parse().expect("a network")];
        Arc::new(ConnectionTable::new(total, per_address, trusted))
    }

    fn admit(table: &Arc<ConnectionTable>, address: &str) -> Option<SlotGuard> {
        table.admit(address.parse().expect("an address"), Instant::now())
    }

    fn is_evicted(slot: &SlotGuard) -> bool {
        slot.activity.begin_request(false).is_none()
    }

    #[test]
    fn a_new_connection_evicts_the_longest_idle_of_its_address() {
        let table = table(100, 3);
        let now = Instant::now();
        let at = |seconds| table.admit([192, 0, 2, 1].into(), now + Duration::from_secs(seconds)).expect("a slot");
        let busy = at(0);
        let request = busy.activity.begin_request(false);
        let (old, young, other) = (at(2), at(3), admit(&table, "192.0.2.2").expect("a slot"));
        let newcomer = at(4);
        assert!(is_evicted(&old));
        assert!(!is_evicted(&young) && !is_evicted(&other) && !is_evicted(&busy) && !is_evicted(&newcomer));
        drop((old, request));
        assert_eq!(table.lock().by_address[&IpAddr::from([192, 0, 2, 1])].len(), 3, "the evicted one was gone before");
    }

    #[test]
    fn a_connection_with_a_request_is_never_evicted() {
        let table = table(3, 2);
        let slots: Vec<_> = ["192.0.2.1", "192.0.2.1", "192.0.2.2"].map(|address| admit(&table, address)).into();
        let slots: Vec<SlotGuard> = slots.into_iter().flatten().collect();
        let requests: Vec<_> = slots.iter().map(|slot| slot.activity.begin_request(true)).collect();
        assert!(admit(&table, "192.0.2.1").is_none(), "of the address");
        assert!(admit(&table, "192.0.2.3").is_none(), "in all");
        assert!(!table.evict_longest_idle());
        drop(requests);
        let newcomers = [admit(&table, "192.0.2.3"), admit(&table, "192.0.2.4")];
        assert!(newcomers.iter().all(Option::is_some));
        assert_eq!((table.lock().len(), slots.iter().filter(|slot| is_evicted(slot)).count()), (3, 2));
        drop((slots, newcomers));
        assert!(table.lock().by_address.is_empty() && table.lock().len() == 0);
    }

    #[test]
    fn an_ipv6_network_counts_as_one_and_a_trusted_proxy_is_uncapped() {
        let table = table(100, 1);
        let first = admit(&table, "2001:db8:1:2::1").expect("a slot");
        let second = admit(&table, "2001:db8:1:2:ffff::7").expect("a slot");
        assert!(is_evicted(&first));
        let neighbor = admit(&table, "2001:db8:1:3::1").expect("a slot");
        assert!(!is_evicted(&second) && !is_evicted(&neighbor));
        let mapped = [admit(&table, "192.0.2.1"), admit(&table, "::ffff:192.0.2.1")].map(|slot| slot.expect("a slot"));
        assert_eq!(mapped.each_ref().map(is_evicted), [true, false]);
        let proxied: Vec<_> = (0..50).map(|_| admit(&table, "10.0.0.1").expect("a slot")).collect();
        assert!(proxied.iter().all(|slot| !is_evicted(slot)));
    }
}
