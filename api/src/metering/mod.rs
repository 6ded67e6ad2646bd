//! What callers may use, and how fast: allowances of plans (spec 9), bursts, and the headers that tell of both.

mod address;
mod burst;
mod charge;
mod standing;
mod transcripts;
mod tries;

pub(crate) use address::client_address;
pub(crate) use burst::{Burst, Door, WINDOW_S as BURST_WINDOW_S};
pub(crate) use charge::{Asked, ReservationGuard, end_of_month, metered, reserve, subject_of};
pub(crate) use standing::{Standing, standing_of};
pub(crate) use transcripts::TranscriptReader;
pub(crate) use tries::Attempt;

use crate::config::Config;
use burst::Bursts;
use earshot_model::{Allowance, Meter, Period, Tier};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use standing::Standings;
use std::net::IpAddr;
use std::sync::Arc;
use transcripts::TranscriptBudgets;
use tries::Tries;

/// What the service remembers of its callers between requests. Bounded; the counts themselves are in the app database.
#[derive(Debug)]
pub struct Metering {
    address_key: AddressKey,
    bursts: Bursts,
    standings: Standings,
    transcripts: Arc<TranscriptBudgets>,
    tries: Tries,
}

/// Addresses are kept as what they hash to with a secret of the installation.
struct AddressKey(Hmac<Sha256>);

impl std::fmt::Debug for AddressKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AddressKey(…)")
    }
}

impl Metering {
    #[must_use]
    pub fn new(secret: &[u8], config: &Config) -> Self {
        Self {
            address_key: AddressKey(Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")),
            bursts: Bursts::new(config.requests_per_minute, config.pages_per_minute),
            standings: Standings::new(),
            transcripts: Arc::new(TranscriptBudgets::new()),
            tries: Tries::new(),
        }
    }

    /// The name under which an address is counted. Those of one customer's IPv6 network (a /64) are one.
    pub(crate) fn address_name(&self, address: IpAddr) -> String {
        let mut mac = self.address_key.0.clone();
        match address.to_canonical() {
            IpAddr::V4(address) => mac.update(&address.octets()),
            IpAddr::V6(address) => mac.update(&address.octets()[..8]),
        }
        let hash = mac.finalize().into_bytes();
        hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Counts an attempt to get in against `who`. Seconds to wait, when there were too many.
    pub(crate) fn try_to_enter(&self, attempt: Attempt, who: &str, now: earshot_model::Timestamp) -> Option<u32> {
        self.tries.take(attempt, who, now)
    }

    /// What of transcripts the caller may be shown.
    pub(crate) fn transcript_reader(
        &self,
        caller: &crate::extract::Caller,
        now: earshot_model::Timestamp,
    ) -> TranscriptReader {
        TranscriptReader::new(Arc::clone(&self.transcripts), caller, now)
    }

    /// Takes one request out of the caller's bucket at a door.
    pub(crate) fn take_request(&self, door: Door, subject: &str, now: earshot_model::Timestamp) -> Burst {
        self.bursts.take(door, subject, now)
    }
}

/// What a plan may use: the spec's table, but for what this installation says of the public.
pub(crate) fn allowance(config: &Config, tier: Tier, meter: Meter) -> Allowance {
    match (tier, meter) {
        (Tier::Public, Meter::Searches | Meter::PageSearches) => {
            config.public_searches_per_day.map(|count| (count, Period::Day))
        }
        _ => tier.limits().allowance(meter),
    }
}
