//! Who gets the digests of an alert, and its private feeds.

pub mod feed_json;
pub mod feed_rss;
pub mod feeds_create;
pub mod feeds_list;
pub mod feeds_revoke;
pub mod recipients;
pub mod recipients_resend;
pub mod recipients_resubscribe;
mod served_feed;
mod view;

pub use view::{AlertFeedData, AlertFeedView, AlertRecipientData, AlertRecipientView};

use earshot_api_server::prelude::*;

/// Parses the ID of an alert. Anything else is not found.
fn parse_alert(id: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(id).map_err(|_| ApiError::not_found("Alert"))
}
