//! Public data about the catalog and the service.

pub mod directory;
pub mod guest;
pub mod health;
pub mod listicle;
pub mod profile_url;
pub mod shared_project;
pub mod statistics;
pub mod status;
