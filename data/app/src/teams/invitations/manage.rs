//! Lists, revokes and deletes invitations.

use super::create::find_open;
use super::{Invitation, InvitationDetails, open_condition, valid_condition};
use crate::accounts::find_user;
use crate::entities::{invitations, teams, users};
use crate::prelude::*;
use crate::teams::{parse_role, require_role};
use crate::{TeamRejection, ids};
use earshot_model::{EmailAddress, TeamAction};
use std::time::Duration;

/// Most invitations in a list.
const MAX_LISTED: u64 = 1_000;
/// How long an invitation is kept after it has expired.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);

impl Db {
    /// Returns the open invitations of the account's team, also expired ones, newest first.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn open_invitations(&self, account: &Account) -> Result<Vec<Invitation>, DbError> {
        require_role(&self.reader, account, TeamAction::ManageMembers).await?;
        let now = self.now();
        let rows = invitations::Entity::find()
            .filter(invitations::COLUMN.team_id.eq(account.team_id))
            .filter(open_condition())
            .order_by_desc(invitations::Column::CreatedAt)
            .order_by_desc(invitations::Column::Id)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(|row| Invitation::from_row(row, now)).collect()
    }

    /// Revokes an open invitation of the account's team. Its link ends at once.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the team has no such open invitation; or when the database fails.
    pub async fn revoke_invitation(&self, account: &Account, id: Uuid) -> Result<(), DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageMembers).await?;
            let mut row = find_open(transaction, account.team_id, id).await?.into_active_model();
            row.revoked_at = Set(Some(now));
            row.update(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Returns the invitation of a token.
    ///
    /// # Errors
    /// When it is not valid, or the database fails.
    pub async fn invitation_by_token(&self, token: &str) -> Result<InvitationDetails, DbError> {
        let row = invitations::Entity::find()
            .filter(invitations::COLUMN.token_hash.eq(ids::hash_token(token)))
            .filter(valid_condition(self.now()))
            .one(&self.reader)
            .await?;
        let row = row.ok_or(TeamRejection::InvitationNotValid)?;
        let team = teams::Entity::find_by_id(row.team_id).one(&self.reader).await?;
        let inviter = match row.invited_by {
            Some(id) => users::Entity::find_by_id(id).one(&self.reader).await?,
            None => None,
        };
        let address = EmailAddress::parse(&row.email).map_err(|_| TeamRejection::InvitationNotValid)?;
        Ok(InvitationDetails {
            role: parse_role(&row.role)?,
            team_name: team.ok_or(TeamRejection::InvitationNotValid)?.name,
            invited_by: inviter.map(|user| user.email),
            expires_at: row.expires_at.into(),
            has_account: find_user(&self.reader, &address.key()).await?.is_some(),
            email: row.email,
            email_key: row.email_key,
        })
    }

    /// Deletes invitations that expired a month ago. Returns their number.
    pub async fn delete_old_invitations(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(invitations::Entity::delete_many().filter(invitations::Column::ExpiresAt.lt(before))).await
    }
}
