//! `DELETE /api/v1/teams/users/{userId}`

use super::publish_members_change;
use earshot_api_server::prelude::*;
use earshot_app::{CredentialKind, KeptCredentials, KeptRecipients, KeptShare, KeptWebhook, MemberRemoval};
use earshot_model::webhook::masked_url;

/// The consequences of the removal of a member.
#[view]
pub struct RemovedTeamUserData {
    /// The outcome, as a sentence for people.
    message: String,
    /// Number of the user's API keys of the team that were revoked.
    revoked_api_keys: u64,
    /// Number of open invitations of the user that were revoked.
    revoked_invitations: u64,
    /// Number of private feeds of alerts that the user created and that were revoked.
    revoked_alert_feeds: u64,
    /// Client views that the user created. Their links stay valid until an admin revokes them.
    kept_shares: Vec<KeptShareView>,
    /// Webhooks that the user added. They stay until an admin deletes them.
    kept_webhooks: Vec<KeptWebhookView>,
    /// Alerts of the user that send digests to addresses outside of the team.
    kept_alert_recipients: Vec<KeptAlertRecipientsView>,
}

/// A client view that stays.
#[view]
pub struct KeptShareView {
    /// ID of the client view.
    share_id: String,
    /// ID of the project that it shows.
    project_id: String,
    /// Slug of the project.
    project_slug: String,
    /// Name of the project.
    project_name: String,
    /// Whether it shows contacts.
    includes_contacts: bool,
    /// When the link ends; `null` when it is valid until it is revoked.
    expires_at: Option<TimestampView>,
}

/// A webhook that stays.
#[view]
pub struct KeptWebhookView {
    /// ID of the webhook.
    webhook_id: String,
    /// Where events are sent, without the secret part of the URL.
    url: String,
    /// What it is for.
    description: String,
}

/// Addresses outside of the team that get the digests of an alert.
#[view]
pub struct KeptAlertRecipientsView {
    /// ID of the alert.
    alert_config_id: String,
    /// Name of the alert.
    alert_name: String,
    /// The addresses.
    emails: Vec<String>,
}

impl RemovedTeamUserData {
    fn new(message: String, removal: MemberRemoval) -> Self {
        let MemberRemoval { ended, kept } = removal;
        Self {
            message,
            revoked_api_keys: ended.count(CredentialKind::ApiKey),
            revoked_invitations: ended.count(CredentialKind::Invitation),
            revoked_alert_feeds: ended.count(CredentialKind::AlertFeed),
            kept_shares: kept.shares.into_iter().map(Into::into).collect(),
            kept_webhooks: kept.webhooks.into_iter().map(Into::into).collect(),
            kept_alert_recipients: kept.recipients.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<KeptShare> for KeptShareView {
    fn from(share: KeptShare) -> Self {
        Self {
            share_id: share.id.to_string(),
            project_id: share.project_id.to_string(),
            project_slug: share.project_slug,
            project_name: share.project_name,
            includes_contacts: share.includes_contacts,
            expires_at: share.expires_at.map(Into::into),
        }
    }
}

impl From<KeptWebhook> for KeptWebhookView {
    fn from(webhook: KeptWebhook) -> Self {
        Self { webhook_id: webhook.id.to_string(), url: masked_url(&webhook.url), description: webhook.description }
    }
}

impl From<KeptRecipients> for KeptAlertRecipientsView {
    fn from(kept: KeptRecipients) -> Self {
        Self { alert_config_id: kept.alert_id.to_string(), alert_name: kept.alert_name, emails: kept.emails }
    }
}

/// Removes a member from the team, or lets the caller leave it.
///
/// What the member did for the team stays. Their API keys of the team, their open invitations and their private feeds of
/// alerts are revoked, and their sessions act for another team at once. What they made for others belongs to the team
/// and is listed: client views, webhooks, and recipients of digests. The owner hands over the team first.
#[endpoint(
    delete "/api/v1/teams/users/{userId}",
    params(("userId" = String, Path, description = "ID of the user; the caller's own to leave the team.")),
    (status = 200, description = "Removed", body = Envelope<RemovedTeamUserData>),
    (status = 403, description = "The caller's role does not allow it, or API keys are not accepted"),
    (status = 409, description = "The user is the owner"),
    security(("session" = []))
)]
pub async fn remove_team_user(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(user): ApiPath<Uuid>,
) -> Result<Envelope<RemovedTeamUserData>, ApiError> {
    let removal = state.db.remove_member(&account, user).await?;
    tracing::info!(by = %account.user_id, %user, team = %account.team_id, "member removed");
    let (action, what, message) = if user == account.user_id {
        (AuditAction::TeamLeft, account.team_id, "You have left the team.".to_owned())
    } else {
        (AuditAction::MemberRemoved, user, removal_message(&removal.kept))
    };
    origin.record_team_event(&state.db, &account, action, Some(what.to_string())).await;
    state.events().check_user(user);
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(RemovedTeamUserData::new(message, removal)))
}

/// Describes for the admin what the former member made and the team keeps.
fn removal_message(kept: &KeptCredentials) -> String {
    let addresses: usize = kept.recipients.iter().map(|alert| alert.emails.len()).sum();
    let counts = [
        (kept.shares.len(), "client view", "client views"),
        (kept.webhooks.len(), "webhook", "webhooks"),
        (addresses, "other address that gets alert emails", "other addresses that get alert emails"),
    ];
    let counts = counts.into_iter().filter(|(count, ..)| *count > 0);
    let parts: Vec<String> =
        counts.map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many })).collect();
    let removed = "The user was removed from the team.";
    match parts.split_last() {
        None => removed.to_owned(),
        Some((only, [])) => format!("{removed} Still active: {only}."),
        Some((last, first)) => format!("{removed} Still active: {} and {last}.", first.join(", ")),
    }
}
