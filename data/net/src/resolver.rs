//! Resolves names behind the address guard. Connections go only to the addresses that passed it.

use crate::address_guard::AddressGuard;
use futures::future::BoxFuture;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Addresses of one name that are tried, after all were checked.
const MAX_ADDRESSES: usize = 16;

/// Resolves names. The client resolves once per connection and connects to exactly these addresses. A second, different
/// response of the DNS (DNS rebinding) therefore has no effect.
pub trait Resolver: std::fmt::Debug + Send + Sync {
    /// Returns all addresses of a name, so that the guard checks each.
    ///
    /// # Errors
    /// The errors of the lookup. A name without addresses is an error too.
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

/// A resolver whose results the address guard checks.
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
            // The HTTP library sets the port.
            let addresses: Addrs =
                Box::new(found.into_iter().take(MAX_ADDRESSES).map(|address| SocketAddr::from((address, 0))));
            Ok(addresses)
        })
    }
}
