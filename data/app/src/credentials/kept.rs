//! What stays with a team when the member who made it leaves.

use super::register::{CredentialEvent, CredentialKind, CredentialOutcome, kinds_with_outcome};
use crate::entities::{alerts, project_shares, projects, webhooks};
use crate::json_column::from_json;
use crate::prelude::*;
use earshot_model::alert::AlertSettings;
use sea_orm::QueryTrait;
use std::collections::{BTreeSet, HashMap};

/// What a former member made and the team keeps. An admin can end it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptCredentials {
    pub shares: Vec<KeptShare>,
    pub webhooks: Vec<KeptWebhook>,
    pub recipients: Vec<KeptRecipients>,
}

/// The valid link of a client view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptShare {
    pub id: Uuid,
    pub project_id: Uuid,
    pub project_slug: String,
    pub project_name: String,
    pub includes_contacts: bool,
    /// `None` when the link is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// An endpoint that gets the team's events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptWebhook {
    pub id: Uuid,
    pub url: String,
    pub description: String,
}

/// The addresses outside of the team that get the digests of an alert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRecipients {
    pub alert_id: Uuid,
    pub alert_name: String,
    pub emails: Vec<String>,
}

/// Returns what a user made that stays with a team after a removal, oldest first.
pub(crate) async fn credentials_kept_by_team(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Uuid,
    now: EpochMillis,
) -> Result<KeptCredentials, DbError> {
    let mut kept = KeptCredentials::default();
    for kind in kinds_with_outcome(CredentialEvent::Removal, CredentialOutcome::StaysWithTeam) {
        match kind {
            CredentialKind::ProjectShare => kept.shares = kept_shares(transaction, team, user, now).await?,
            CredentialKind::Webhook => kept.webhooks = kept_webhooks(transaction, team, user).await?,
            CredentialKind::DigestRecipient => kept.recipients = kept_recipients(transaction, team, user).await?,
            CredentialKind::Session
            | CredentialKind::EventStream
            | CredentialKind::SignInRequest
            | CredentialKind::Passkey
            | CredentialKind::PasskeyChallenge
            | CredentialKind::ApiKey
            | CredentialKind::Invitation
            | CredentialKind::AlertFeed
            | CredentialKind::DigestConfirmation
            | CredentialKind::PodcastClaim
            | CredentialKind::ProviderSignIn
            | CredentialKind::UnsubscribeLink
            | CredentialKind::ServerSecret => {}
        }
    }
    Ok(kept)
}

async fn kept_shares(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Uuid,
    now: EpochMillis,
) -> Result<Vec<KeptShare>, DbError> {
    use project_shares::Column;
    let is_unexpired = Condition::any().add(Column::ExpiresAt.is_null()).add(Column::ExpiresAt.gt(now));
    let of_team = projects::Entity::find().select_only().column(projects::Column::Id);
    let of_team = of_team.filter(projects::Column::TeamId.eq(team)).into_query();
    let shares = project_shares::Entity::find()
        .filter(Column::CreatedBy.eq(user))
        .filter(Column::ProjectId.in_subquery(of_team))
        .filter(Column::RevokedAt.is_null())
        .filter(is_unexpired)
        .order_by_asc(Column::Id)
        .all(transaction)
        .await?;
    let ids: BTreeSet<Uuid> = shares.iter().map(|share| share.project_id).collect();
    // Links of a deleted project work again when it is restored.
    let shared = projects::Entity::find().filter(projects::Column::Id.is_in(ids)).all(transaction).await?;
    let shared: HashMap<Uuid, projects::Model> = shared.into_iter().map(|project| (project.id, project)).collect();
    let kept = shares.into_iter().filter_map(|share| {
        let project = shared.get(&share.project_id)?;
        Some(KeptShare {
            id: share.id,
            project_id: project.id,
            project_slug: project.slug.clone(),
            project_name: project.name.clone(),
            includes_contacts: share.includes_contacts,
            expires_at: share.expires_at.map(Into::into),
        })
    });
    Ok(kept.collect())
}

async fn kept_webhooks(transaction: &DatabaseTransaction, team: Uuid, user: Uuid) -> Result<Vec<KeptWebhook>, DbError> {
    let webhooks = webhooks::Entity::find()
        .filter(webhooks::Column::TeamId.eq(team))
        .filter(webhooks::Column::CreatedBy.eq(user))
        .order_by_asc(webhooks::Column::Id);
    let rows = webhooks.all(transaction).await?;
    let kept = rows.into_iter().map(|row| KeptWebhook { id: row.id, url: row.url, description: row.description });
    Ok(kept.collect())
}

async fn kept_recipients(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Uuid,
) -> Result<Vec<KeptRecipients>, DbError> {
    let alerts = alerts::Entity::find()
        .filter(alerts::Column::TeamId.eq(team))
        .filter(alerts::Column::CreatedBy.eq(user))
        .filter(alerts::Column::DeletedAt.is_null())
        .order_by_asc(alerts::Column::Id);
    let mut kept = Vec::new();
    for alert in alerts.all(transaction).await? {
        // Digests of a damaged alert reach nobody.
        let Ok(AlertSettings { other_emails: emails, .. }) = from_json("alerts", alert.settings) else { continue };
        if !emails.is_empty() {
            kept.push(KeptRecipients { alert_id: alert.id, alert_name: alert.name, emails });
        }
    }
    Ok(kept)
}
