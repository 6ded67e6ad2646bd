#![doc = include_str!("../README.md")]

mod feeds;
pub mod hostile;
mod misbehave;
mod misbehave_http2;
mod model_folder;
mod web;

pub use feeds::{EpisodeBuilder, FeedBuilder};
pub use misbehave::{Behaviour, Chooser, Counts, End, MisbehavingServer, RawRequest, converse};
pub use model_folder::{Tensor, TinyModel};
pub use web::LocalWeb;

use earshot_model::Clock;

/// A clock that stands at noon of 2026-11-01 UTC.
#[must_use]
pub fn fixed_clock() -> Clock {
    Clock::fixed(chrono::DateTime::from_timestamp(1_793_534_400, 0).expect("a valid moment"))
}
