//! Recipients and feeds on the wire.

use earshot_api_server::prelude::*;
use earshot_app::{AlertFeed, AlertRecipient, RecipientKind, RecipientState};

/// A private feed of an alert.
#[view]
pub struct AlertFeedData {
    /// The feed.
    pub(super) feed: AlertFeedView,
}

/// A private feed of an alert.
#[view]
pub struct AlertFeedView {
    /// ID of the feed.
    id: String,
    /// The URL for feed readers, RSS 2.0. Only the response that creates the feed has it; `null` otherwise.
    pub(super) rss_url: Option<String>,
    /// The URL for feed readers, JSON Feed 1.1. Only the response that creates the feed has it; `null` otherwise.
    pub(super) json_url: Option<String>,
    /// ID of the user who made it; `null` when their account was deleted.
    created_by: Option<String>,
    /// When it was made.
    created_at: TimestampView,
    /// When a reader last fetched it, to the minute; `null` when none did.
    last_read_at: Option<TimestampView>,
    /// When it was revoked; `null` when it was not.
    revoked_at: Option<TimestampView>,
}

/// A recipient of digests.
#[view]
pub struct AlertRecipientData {
    /// The recipient.
    pub(super) recipient: AlertRecipientView,
}

/// A recipient of the digests of an alert.
#[view]
pub struct AlertRecipientView {
    /// The email address.
    email: String,
    /// creator for the member who made the alert, other for its other addresses.
    kind: String,
    /// active; pending until the address is confirmed; unsubscribed; or rejected by a mail server.
    state: String,
    /// When the last link was sent that confirms the address; `null` when none was.
    confirmation_sent_at: Option<TimestampView>,
}

impl From<AlertFeed> for AlertFeedView {
    fn from(feed: AlertFeed) -> Self {
        Self {
            id: feed.id.to_string(),
            rss_url: None,
            json_url: None,
            created_by: feed.created_by.map(|user| user.to_string()),
            created_at: feed.created_at.into(),
            last_read_at: feed.last_read_at.map(Into::into),
            revoked_at: feed.revoked_at.map(Into::into),
        }
    }
}

impl From<AlertRecipient> for AlertRecipientView {
    fn from(recipient: AlertRecipient) -> Self {
        let kind = match recipient.kind {
            RecipientKind::Creator => "creator",
            RecipientKind::Other => "other",
        };
        let state = match recipient.state {
            RecipientState::Active => "active",
            RecipientState::Pending => "pending",
            RecipientState::Unsubscribed => "unsubscribed",
            RecipientState::Paused => "paused",
            RecipientState::Rejected => "rejected",
        };
        Self {
            email: recipient.email,
            kind: kind.to_owned(),
            state: state.to_owned(),
            confirmation_sent_at: recipient.confirmation_sent_at.map(Into::into),
        }
    }
}
