//! Who calls, and for which team.

use crate::scopes::Scopes;
use earshot_model::{Role, Tier, Timestamp};
use uuid::Uuid;

/// A user and the team that they act for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub user_id: Uuid,
    /// For a session the team that it was switched to, otherwise the user's team with the highest plan; for an API key
    /// the key's team.
    pub team_id: Uuid,
    /// The address for mails, in the spelling of the sign-up.
    pub email: String,
    /// The key by which the account's limits are counted.
    pub email_key: String,
    pub display_name: Option<String>,
    /// The user's role in the team.
    pub role: Role,
    /// The team's plan.
    pub tier: Tier,
    pub created_at: Timestamp,
    /// Whether searches are listed in the user's history.
    pub keeps_searches: bool,
    /// The name of the file of the user's photo.
    pub photo: Option<Uuid>,
}

/// A session in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthenticatedSession {
    pub id: Uuid,
    pub account: Account,
    /// When the user last confirmed their identity.
    pub confirmed_at: Timestamp,
}

/// The account and the scopes of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthenticatedKey {
    pub id: Uuid,
    pub account: Account,
    pub scopes: Scopes,
}
