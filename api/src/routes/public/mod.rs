//! What everybody may know of the catalog.

pub mod directory;
pub mod health;
pub mod statistics;
