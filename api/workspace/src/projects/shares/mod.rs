//! The client views of a project: read-only pages for people without an account.

pub mod create;
pub mod link;
pub mod list;
pub mod revoke;

use earshot_api_server::prelude::*;
use earshot_app::ProjectShare;

/// A client view of a project.
#[view]
pub struct ProjectShareView {
    /// ID of the client view.
    id: String,
    /// The secret part of the link. Only responses to its creation and to a request for it have it; `null` otherwise.
    token: Option<String>,
    /// The link. Only responses to its creation and to a request for it have it; `null` otherwise.
    url: Option<String>,
    /// The columns that the page shows, in its order.
    columns: Vec<String>,
    /// Whether the page shows the address in the podcast's feed, if the team's plan does.
    include_contacts: bool,
    /// Whether people with the link can answer yes or no to each podcast, with a comment.
    takes_answers: bool,
    /// ID of the user who made it; `null` when their account was deleted.
    created_by: Option<String>,
    /// When it was made.
    created_at: TimestampView,
    /// When the link ends; `null` when it is valid until it is revoked.
    expires_at: Option<TimestampView>,
    /// When it was revoked; `null` when it was not.
    revoked_at: Option<TimestampView>,
    /// When someone last opened the page, to the minute; `null` when nobody did.
    last_viewed_at: Option<TimestampView>,
}

/// A client view.
#[view]
pub struct ProjectShareData {
    /// The client view.
    share: ProjectShareView,
}

impl ProjectShareView {
    /// With its link. Without a token, the link cannot be shown any more.
    fn with_link(share: ProjectShare, token: Option<String>, public_url: &str) -> Self {
        let url = token.as_deref().map(|token| format!("{public_url}/shared/{token}"));
        Self { token, url, ..share.into() }
    }
}

impl From<ProjectShare> for ProjectShareView {
    fn from(share: ProjectShare) -> Self {
        Self {
            id: share.id.to_string(),
            token: None,
            url: None,
            columns: share.columns.iter().map(|column| column.as_str().to_owned()).collect(),
            include_contacts: share.includes_contacts,
            takes_answers: share.takes_answers,
            created_by: share.created_by.map(|user| user.to_string()),
            created_at: share.created_at.into(),
            expires_at: share.expires_at.map(Into::into),
            revoked_at: share.revoked_at.map(Into::into),
            last_viewed_at: share.last_viewed_at.map(Into::into),
        }
    }
}
