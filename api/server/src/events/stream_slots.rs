//! How many streams may be open: per user, per address, and in all.

use crate::error::{ApiError, ErrorCode};
use std::collections::HashMap;
use std::hash::Hash;
use uuid::Uuid;

/// Seconds after which another stream may be opened when too many are open. Pages poll in the meantime.
const RETRY_AFTER_S: u64 = 60;

/// The most open streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamLimits {
    /// Streams in all.
    pub total: usize,
    /// Streams per client address.
    pub per_address: usize,
    /// Streams per user: pages in all browsers.
    pub per_user: usize,
}

/// Pages that a person has open at once, in a few browsers. Browsers share one stream between their tabs.
const STREAMS_PER_USER: usize = 10;

impl StreamLimits {
    /// A stream occupies a place for connections as long as its page is open, so streams get a quarter of all places,
    /// and half of those of an address. The rest stays free for requests.
    #[must_use]
    pub fn for_connections(total: usize, per_address: usize) -> Self {
        Self { total: (total / 4).max(1), per_address: (per_address / 2).max(1), per_user: STREAMS_PER_USER }
    }
}

/// Why no further stream is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StreamsExhausted {
    User,
    Address,
    Total,
}

/// The open streams.
#[derive(Debug, Default)]
pub(super) struct StreamSlots {
    total: usize,
    per_user: HashMap<Uuid, usize>,
    per_address: HashMap<String, usize>,
}

impl StreamSlots {
    /// Counts a stream, unless a limit is reached.
    pub fn take(&mut self, limits: StreamLimits, user: Uuid, address: &str) -> Result<(), StreamsExhausted> {
        if self.per_user.get(&user).is_some_and(|count| *count >= limits.per_user) {
            return Err(StreamsExhausted::User);
        }
        if self.per_address.get(address).is_some_and(|count| *count >= limits.per_address) {
            return Err(StreamsExhausted::Address);
        }
        if self.total >= limits.total {
            return Err(StreamsExhausted::Total);
        }
        self.total += 1;
        *self.per_user.entry(user).or_default() += 1;
        *self.per_address.entry(address.to_owned()).or_default() += 1;
        Ok(())
    }

    /// Frees the place of a stream that [`take`](Self::take) counted.
    pub fn release(&mut self, user: Uuid, address: &str) {
        self.total -= 1;
        subtract(&mut self.per_user, &user);
        subtract(&mut self.per_address, address);
    }

    pub fn total(&self) -> usize {
        self.total
    }
}

/// Subtracts one, and removes a count of zero, so that the map has only clients with streams.
fn subtract<K, Q>(counts: &mut HashMap<K, usize>, key: &Q) -> Option<()>
where
    K: Eq + Hash + std::borrow::Borrow<Q>,
    Q: Eq + Hash + ?Sized,
{
    let count = counts.get_mut(key)?;
    *count -= 1;
    if *count == 0 {
        counts.remove(key);
    }
    Some(())
}

impl From<StreamsExhausted> for ApiError {
    fn from(exhausted: StreamsExhausted) -> Self {
        let error = match exhausted {
            StreamsExhausted::User => {
                Self::new(ErrorCode::TooManyRequests, "You have too many Earshot tabs open. Close some.")
            }
            StreamsExhausted::Address => {
                Self::new(ErrorCode::TooManyRequests, "Too many Earshot tabs are open in your network.")
            }
            StreamsExhausted::Total => {
                Self::new(ErrorCode::Busy, "Too many pages are open. Changes appear when you reload the page.")
            }
        };
        error.with_retry_after(RETRY_AFTER_S)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_limited_per_user_per_address_and_in_all() {
        let limits = StreamLimits { total: 4, per_address: 3, per_user: 2 };
        let [ann, bob, cid] = [1, 2, 3].map(Uuid::from_u128);
        let mut slots = StreamSlots::default();
        assert_eq!((slots.take(limits, ann, "home"), slots.take(limits, ann, "home")), (Ok(()), Ok(())));
        assert_eq!(slots.take(limits, ann, "elsewhere"), Err(StreamsExhausted::User));
        assert_eq!(slots.take(limits, bob, "home"), Ok(()));
        assert_eq!(slots.take(limits, bob, "home"), Err(StreamsExhausted::Address));
        assert_eq!(slots.take(limits, bob, "elsewhere"), Ok(()));
        assert_eq!(slots.take(limits, cid, "a third"), Err(StreamsExhausted::Total));
        slots.release(ann, "home");
        assert_eq!(slots.take(limits, cid, "home"), Ok(()), "a closed page frees its place");
        for (user, address) in [(ann, "home"), (bob, "home"), (bob, "elsewhere"), (cid, "home")] {
            slots.release(user, address);
        }
        assert!(slots.total() == 0 && slots.per_user.is_empty() && slots.per_address.is_empty());
    }

    #[test]
    fn most_places_for_connections_stay_free() {
        let of = |total, per_address| StreamLimits::for_connections(total, per_address);
        assert_eq!(of(10_000, 256), StreamLimits { total: 2_500, per_address: 128, per_user: 10 });
        assert_eq!(of(2, 1), StreamLimits { total: 1, per_address: 1, per_user: 10 });
    }
}
