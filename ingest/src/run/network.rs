//! The network access of a run.

use earshot_catalog::FeedCheckStore;
use earshot_net::HttpClient;

/// Network access of a run. The handle must belong to a runtime other than the current thread's.
#[derive(Clone, Copy)]
pub struct Network<'a> {
    pub http: &'a HttpClient,
    pub runtime: &'a tokio::runtime::Handle,
    /// The stored checks of all feeds.
    pub checks: &'a FeedCheckStore,
}
