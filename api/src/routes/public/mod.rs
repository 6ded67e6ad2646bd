//! What everybody may know of the catalog and of the service.

pub mod directory;
pub mod health;
pub mod statistics;
pub mod status;
