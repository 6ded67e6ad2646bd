//! Follower counts of social profiles: response formats, providers, and the import into the catalog.
//!
//! `read` is pure. A platform is polled only with its own key; without one, its counts stay unknown.

mod fetch;
mod provider;
mod read;
mod run;

pub use fetch::{FetchSocialError, fetch_profile};
pub use provider::{Facebook, Instagram, LinkedinCompany, Patreon, SocialProvider, Tiktok, Twitter, Youtube};
pub use read::{ParsedProfile, SocialError, read_profile};
pub use run::fetch_profiles;
