//! What nearly all tests need.

pub use super::{ManualClock, Member, TestApp, TestResponse};
pub use axum::http::{Method, StatusCode};
pub use earshot_model::{Role, Tier};
pub use serde_json::{Value, json};
pub use std::time::Duration;
