//! Ends the credentials of a user.

use super::register::{CredentialEvent, CredentialKind, CredentialOutcome, kinds_with_outcome};
use crate::entities::{
    alert_feeds, alert_recipients, alerts, api_keys, invitations, passkey_challenges, passkeys, podcast_claims,
    sessions, sign_in_requests,
};
use crate::prelude::*;
use sea_orm::QueryTrait;

/// Whose credentials end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CredentialOwner<'a> {
    pub user: Uuid,
    pub email_key: &'a str,
    /// The team that the user leaves; `None` for all teams.
    pub team: Option<Uuid>,
}

/// The credentials that ended, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndedCredentials(Vec<(CredentialKind, u64)>);

impl EndedCredentials {
    /// The number of ended credentials of a kind.
    #[must_use]
    pub fn count(&self, kind: CredentialKind) -> u64 {
        self.0.iter().filter(|(ended, _)| *ended == kind).map(|(_, count)| count).sum()
    }
}

/// Ends what the register ends after an event.
pub(crate) async fn end_credentials(
    transaction: &DatabaseTransaction,
    owner: CredentialOwner<'_>,
    event: CredentialEvent,
    now: EpochMillis,
) -> Result<EndedCredentials, DbError> {
    let mut ended = Vec::new();
    for kind in kinds_with_outcome(event, CredentialOutcome::Ends) {
        ended.push((kind, end_kind(transaction, owner, kind, now).await?));
    }
    Ok(EndedCredentials(ended))
}

async fn end_kind(
    transaction: &DatabaseTransaction,
    owner: CredentialOwner<'_>,
    kind: CredentialKind,
    now: EpochMillis,
) -> Result<u64, DbError> {
    let ended = match kind {
        CredentialKind::Session => {
            sessions::Entity::delete_many().filter(sessions::COLUMN.user_id.eq(owner.user)).exec(transaction).await?
        }
        // Requests of a sign-up belong to no user, so they are found by their address.
        CredentialKind::SignInRequest => {
            let of_address = sign_in_requests::COLUMN.email_key.eq(owner.email_key);
            sign_in_requests::Entity::delete_many().filter(of_address).exec(transaction).await?
        }
        CredentialKind::Passkey => {
            passkeys::Entity::delete_many().filter(passkeys::COLUMN.user_id.eq(owner.user)).exec(transaction).await?
        }
        CredentialKind::PasskeyChallenge => {
            passkey_challenges::Entity::delete_many()
                .filter(passkey_challenges::Column::UserId.eq(owner.user))
                .exec(transaction)
                .await?
        }
        CredentialKind::DigestConfirmation => {
            alert_recipients::Entity::delete_many()
                .filter(alert_recipients::Column::EmailKey.eq(owner.email_key))
                .apply_if(owner.team, |rows, team| rows.filter(alert_recipients::Column::TeamId.eq(team)))
                .exec(transaction)
                .await?
        }
        CredentialKind::PodcastClaim => {
            podcast_claims::Entity::delete_many()
                .filter(podcast_claims::COLUMN.user_id.eq(owner.user))
                .exec(transaction)
                .await?
        }
        // Revoked and not only unusable: they would be valid again after another invitation.
        CredentialKind::ApiKey => return revoke_keys(transaction, owner, now).await,
        CredentialKind::Invitation => return revoke_invitations(transaction, owner, now).await,
        CredentialKind::AlertFeed => return revoke_feeds(transaction, owner, now).await,
        CredentialKind::EventStream
        | CredentialKind::ProjectShare
        | CredentialKind::Webhook
        | CredentialKind::DigestRecipient
        | CredentialKind::ProviderSignIn
        | CredentialKind::UnsubscribeLink
        | CredentialKind::ServerSecret => return Ok(0),
    };
    Ok(ended.rows_affected)
}

async fn revoke_keys(
    transaction: &DatabaseTransaction,
    owner: CredentialOwner<'_>,
    now: EpochMillis,
) -> Result<u64, DbError> {
    let revoked = api_keys::Entity::update_many()
        .col_expr(api_keys::Column::RevokedAt, Expr::value(now))
        .filter(api_keys::COLUMN.user_id.eq(owner.user))
        .filter(api_keys::Column::RevokedAt.is_null())
        .apply_if(owner.team, |keys, team| keys.filter(api_keys::COLUMN.team_id.eq(team)))
        .exec(transaction)
        .await?;
    Ok(revoked.rows_affected)
}

/// Revokes the open invitations that the user sent, because nobody is responsible for them any more.
async fn revoke_invitations(
    transaction: &DatabaseTransaction,
    owner: CredentialOwner<'_>,
    now: EpochMillis,
) -> Result<u64, DbError> {
    let revoked = invitations::Entity::update_many()
        .col_expr(invitations::Column::RevokedAt, Expr::value(now))
        .filter(invitations::Column::InvitedBy.eq(owner.user))
        .filter(invitations::Column::AcceptedAt.is_null())
        .filter(invitations::Column::RevokedAt.is_null())
        .apply_if(owner.team, |rows, team| rows.filter(invitations::COLUMN.team_id.eq(team)))
        .exec(transaction)
        .await?;
    Ok(revoked.rows_affected)
}

/// Revokes the feeds that the user created. Only they were shown the URLs.
async fn revoke_feeds(
    transaction: &DatabaseTransaction,
    owner: CredentialOwner<'_>,
    now: EpochMillis,
) -> Result<u64, DbError> {
    let alerts_of = |team: Uuid| {
        let of_team = alerts::Entity::find().select_only().column(alerts::Column::Id);
        of_team.filter(alerts::Column::TeamId.eq(team)).into_query()
    };
    let revoked = alert_feeds::Entity::update_many()
        .col_expr(alert_feeds::Column::RevokedAt, Expr::value(now))
        .filter(alert_feeds::Column::CreatedBy.eq(owner.user))
        .filter(alert_feeds::Column::RevokedAt.is_null())
        .apply_if(owner.team, |feeds, team| feeds.filter(alert_feeds::Column::AlertId.in_subquery(alerts_of(team))))
        .exec(transaction)
        .await?;
    Ok(revoked.rows_affected)
}
