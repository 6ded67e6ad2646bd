//! Shared by commands that use the network: a runtime, the HTTP client, the store of feed checks.

use crate::args::NetworkArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::signals;
use earshot_catalog::FeedCheckStore;
use earshot_ingest::run::Network;
use earshot_net::{ClientConfig, HttpClient};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The page that explains our requests to site owners; part of the user agent.
const CONTACT_URL: &str = "https://earshot.example/bot";

/// Runtime, client and store.
pub struct NetworkContext {
    pub runtime: tokio::runtime::Runtime,
    pub http: HttpClient,
    pub checks: FeedCheckStore,
}

impl NetworkContext {
    pub fn new(context: &Context, args: &NetworkArgs) -> CommandResult<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
        let http = HttpClient::new(client_config(context, args.allow_private)).map_err(Failure::internal)?;
        Ok(Self { runtime, http, checks: FeedCheckStore::open(&context.data)? })
    }

    pub fn network(&self) -> Network<'_> {
        Network { http: &self.http, runtime: self.runtime.handle(), checks: &self.checks }
    }

    /// Returns a flag that becomes true with the first stop signal. A second signal stops the process immediately.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        signals::stop_flag(self.runtime.handle())
    }
}

/// The HTTP client configuration of a command.
pub fn client_config(context: &Context, allow_private: bool) -> ClientConfig {
    ClientConfig { allow_private, ..ClientConfig::new(env!("CARGO_PKG_VERSION"), CONTACT_URL, context.clock.clone()) }
}
