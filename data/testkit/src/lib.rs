#![doc = include_str!("../README.md")]

mod connection;
mod feed_builder;
pub mod hostile;
mod identity_provider;
mod local_server;
mod misbehaving_http2;
mod misbehaving_server;
mod model_folder;
mod model_stub;
mod object_store;
mod search_cluster;
mod waiting;

pub use connection::ServerCounts;
pub use feed_builder::{EpisodeBuilder, FeedBuilder};
pub use identity_provider::{IdentityProviderServer, PROVIDER_CLIENT};
pub use local_server::LocalServer;
pub use misbehaving_server::{
    Behavior, BehaviorChooser, ConnectionEnd, MisbehavingServer, RawRequest, serve_connection,
};
pub use model_folder::{Tensor, TinyModel};
pub use model_stub::{ModelStub, STUB_MODELS, model_stub_routes};
pub use object_store::s3_endpoint;
pub use search_cluster::{search_cluster_to_kill, search_cluster_urls};
pub use waiting::{MAX_WAIT, wait_for, wait_until, within_max_wait};

use earshot_model::Clock;

/// A clock that always returns noon of 2026-11-01 UTC.
#[must_use]
pub fn fixed_clock() -> Clock {
    Clock::fixed(chrono::DateTime::from_timestamp(1_793_534_400, 0).expect("a valid moment"))
}
