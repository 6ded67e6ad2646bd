//! Names to addresses, private ones refused: the addresses that pass are the ones that are connected to.

use crate::address_guard::AddressGuard;
use futures::future::BoxFuture;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Addresses of one name that are tried, after all of them were checked.
const MAX_ADDRESSES: usize = 16;

/// Finds the addresses of a name. Asked once for each connection; there is no second question between the check and the
/// connection, so an answer that changes (DNS rebinding) gains nothing.
pub trait Resolver: std::fmt::Debug + Send + Sync {
    /// All addresses of a name, as the guard has to see each.
    ///
    /// # Errors
    /// Those of the look-up; an empty answer counts as one.
    fn resolve<'a>(&'a self, name: &'a str) -> BoxFuture<'a, io::Result<Vec<IpAddr>>>;
}

/// The resolver of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemResolver;

impl Resolver for SystemResolver {
    fn resolve<'a>(&'a self, name: &'a str) -> BoxFuture<'a, io::Result<Vec<IpAddr>>> {
        Box::pin(async move { Ok(tokio::net::lookup_host((name, 0)).await?.map(|address| address.ip()).collect()) })
    }
}

/// A resolver behind the address guard.
pub(crate) struct GuardedResolver {
    pub(crate) resolver: Arc<dyn Resolver>,
    pub(crate) guard: Arc<AddressGuard>,
}

impl Resolve for GuardedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let (resolver, guard) = (Arc::clone(&self.resolver), Arc::clone(&self.guard));
        Box::pin(async move {
            let found = resolver.resolve(name.as_str()).await?;
            guard.check_resolved(&found)?;
            if found.is_empty() {
                return Err(io::Error::new(io::ErrorKind::NotFound, "the name has no address").into());
            }
            // The client sets the port.
            let addresses: Addrs =
                Box::new(found.into_iter().take(MAX_ADDRESSES).map(|address| SocketAddr::from((address, 0))));
            Ok(addresses)
        })
    }
}
