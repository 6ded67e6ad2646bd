//! What nearly all tests need.

pub use super::ManualClock;
pub use super::guests::guest;
pub use super::lists::{project, user};
pub use super::mails::take_mails;
pub use earshot_app::{Account, Db, DbError};
pub use earshot_model::{Role, Tier};
pub use serde_json::json;
pub use std::time::Duration;
pub use uuid::Uuid;
