//! Follower counts of social profiles: response formats, providers, and the import into the catalog.
//!
//! `platform_table` has a row per platform: its `requests` and its `responses`, which are pure. A platform is polled only
//! with its own key; without one, its counts stay unknown.

mod fetch;
mod platform_table;
mod provider;
mod read;
mod requests;
mod responses;
mod run;

pub use fetch::{FetchSocialError, fetch_profile};
pub use provider::SocialProvider;
pub use read::{ParsedProfile, read_profile};
pub use responses::SocialError;
pub use run::fetch_profiles;
