//! Platforms that list, rate and measure podcasts: their charts, ratings, reviews, followers and downloads.
//!
//! Each room reads payloads without I/O, polls services, and imports into the catalog.

mod apple_lookup;
pub mod charts;
pub mod downloads;
pub mod followers;
mod payload;
mod payload_files;
mod poll;
pub mod ratings;
mod report;
mod request;

pub use payload::MAX_PAYLOAD_BYTES;
pub use payload_files::ImportError;
pub use poll::PollContext;
pub use report::{PayloadProblem, RatingReport};
pub use request::ProviderRequest;
