//! Shared test helpers.

pub mod alert_rows;
pub mod guests;
pub mod lists;
pub mod mails;
pub mod test_databases;

pub use test_databases::ManualClock;
