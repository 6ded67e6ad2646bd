//! The state of metering, and the settings of an installation.

use super::attempt_limits::{AttemptKind, AttemptLimiter};
use super::payer::Payer;
use super::quote_budget::{QuoteBudget, QuoteBudgets};
use super::token_bucket::{RateLimitPolicy, RateLimitStatus, RateLimiter};
use super::usage_cache::UsageCache;
use earshot_app::Db;
use earshot_model::{Meter, Period, Quota, Tier};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

/// Data about callers that the service keeps in memory between requests. It is bounded; the counts themselves are in
/// the app database.
#[derive(Debug)]
pub struct Metering {
    pub(super) db: Db,
    options: MeteringOptions,
    address_key: AddressKey,
    pub(super) rate_limiter: RateLimiter,
    pub(super) usage_cache: UsageCache,
    quote_budgets: Arc<QuoteBudgets>,
    pub(super) attempt_limiter: AttemptLimiter,
}

/// The limits that an installation sets itself. `None` is unlimited.
#[derive(Clone, Copy, Debug)]
pub struct MeteringOptions {
    /// Requests per minute for one key, user or address.
    pub requests_per_minute: Option<NonZeroU32>,
    /// Requests per minute for one address outside of the API.
    pub pages_per_minute: Option<NonZeroU32>,
    /// Searches per day for an anonymous address. 0 requires an account.
    pub public_searches_per_day: Option<u32>,
}

/// The secret of the installation with which addresses are hashed.
struct AddressKey(Hmac<Sha256>);

impl std::fmt::Debug for AddressKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AddressKey(…)")
    }
}

impl Metering {
    /// `secret` is the key with which addresses are hashed.
    #[must_use]
    pub fn new(db: Db, secret: &[u8], options: MeteringOptions) -> Self {
        Self {
            db,
            options,
            address_key: AddressKey(Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")),
            rate_limiter: RateLimiter::new(options.requests_per_minute, options.pages_per_minute),
            usage_cache: UsageCache::new(),
            quote_budgets: Arc::new(QuoteBudgets::new()),
            attempt_limiter: AttemptLimiter::new(),
        }
    }

    /// Returns the hash under which an address is counted. The addresses of an IPv6 /64, which one customer has,
    /// share one hash.
    pub fn hash_address(&self, address: IpAddr) -> String {
        match address.to_canonical() {
            IpAddr::V4(address) => self.hash(&address.octets()),
            IpAddr::V6(address) => self.hash(&address.octets()[..8]),
        }
    }

    fn hash(&self, bytes: &[u8]) -> String {
        let mut mac = self.address_key.0.clone();
        mac.update(bytes);
        let hash = mac.finalize().into_bytes();
        hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Counts a sign-in attempt against `who`, whose hash is shared with other servers. Returns the seconds to wait when there were
    /// too many.
    pub fn count_attempt(&self, attempt: AttemptKind, who: &str, now: earshot_model::Timestamp) -> Option<u32> {
        self.attempt_limiter.take(attempt, &self.hash(who.as_bytes()), now)
    }

    /// Returns the caller's budget for quotes from transcripts.
    pub fn quote_budget(&self, payer: &Payer, now: earshot_model::Timestamp) -> QuoteBudget {
        QuoteBudget::new(Arc::clone(&self.quote_budgets), payer, now)
    }

    /// Takes one request from the caller's token bucket of a policy.
    pub fn take_request(
        &self,
        policy: RateLimitPolicy,
        subject: &str,
        now: earshot_model::Timestamp,
    ) -> RateLimitStatus {
        self.rate_limiter.take(policy, subject, now)
    }

    /// Returns the quota of a plan: the table of the specification, except for the configured searches without an
    /// account.
    pub fn quota_of(&self, tier: Tier, meter: Meter) -> Quota {
        match (tier, meter) {
            (Tier::Public, Meter::Searches | Meter::PageSearches) => {
                self.options.public_searches_per_day.map(|count| (count, Period::Day))
            }
            _ => tier.limits().quota(meter),
        }
    }
}
