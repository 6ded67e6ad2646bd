//! Names to addresses, private ones refused: the addresses that pass are the ones that are connected to.

use crate::guard::{Refusal, check_address};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::SocketAddr;

/// The system's resolver behind the address guard.
pub(crate) struct GuardedResolver;

impl Resolve for GuardedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            // One private answer among public ones is an attempt to get in.
            for address in &found {
                check_address(address.ip())?;
            }
            let addresses: Addrs = Box::new(found.into_iter());
            Ok(addresses)
        })
    }
}

/// The refusal that an error of the client stems from, if it does.
pub(crate) fn refusal_in(error: &(dyn std::error::Error + 'static)) -> Option<Refusal> {
    let mut current = Some(error);
    while let Some(error) = current {
        if let Some(refusal) = error.downcast_ref::<Refusal>() {
            return Some(refusal.clone());
        }
        current = error.source();
    }
    None
}
