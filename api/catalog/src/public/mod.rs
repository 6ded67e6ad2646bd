//! Public data about the catalog and the service.

pub mod directory;
pub mod health;
pub mod listicle;
pub mod reference_data;
pub mod statistics;
pub mod status;
