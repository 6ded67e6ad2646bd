//! Shared test helpers.

#[macro_use]
pub mod test_databases;

pub mod alert_rows;
pub mod guests;
pub mod lists;
pub mod mails;
pub mod prelude;

pub use test_databases::ManualClock;
