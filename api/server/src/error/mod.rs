//! Errors of the API: one type, one table of codes, three renderings.

mod api_error;
mod assist_error;
mod code;
mod delivery_rejection;
mod error_view;
mod guest_rejection;
mod json_rpc;
mod list_rejection;
mod outreach_rejection;
mod render;
mod team_rejection;

pub use api_error::ApiError;
pub use code::{ERROR_CODES, ErrorCode};
pub use error_view::{ErrorView, LimitReachedView};
pub use json_rpc::render_json_rpc;
pub use render::{Problem, render};
