//! Shared test helpers.

#[path = "../../../../data/app/tests/it/support/alert_rows.rs"]
pub mod alert_rows;
pub mod app;
pub mod authenticator;
pub mod catalog;
pub mod charts;
pub mod concerns;
pub mod documents;
pub mod members;
pub mod operations;
pub mod people;
pub mod prelude;
pub mod projects;
mod ratings;
pub mod receiver;
pub mod smtp;
pub mod team_rows;
#[macro_use]
#[path = "../../../../data/app/tests/it/support/test_databases.rs"]
pub mod test_databases;

pub use app::{TestApp, TestResponse};
pub use members::Member;
pub use test_databases::ManualClock;
