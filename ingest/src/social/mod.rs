//! Followers of profiles: what platforms answer, how each is asked, and the way into the catalog.
//!
//! `read` is pure. A platform is asked only with a key of its own; one without is not connected, and its counts stay
//! unknown.

mod fetch;
mod provider;
mod read;
mod run;

pub use fetch::{FetchSocialError, fetch_profile};
pub use provider::{
    Facebook, Instagram, LinkedinCompany, Patreon, SocialProvider, SocialRequest, Tiktok, Twitter, Youtube,
};
pub use read::{ParsedProfile, SocialError, read_profile};
pub use run::fetch_profiles;
