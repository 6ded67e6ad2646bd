//! Removes members, and lets them leave.

use super::invitations::revoke_invitations_by;
use super::member_departure::{ensure_teams, reset_session_team};
use super::{find_membership, parse_role, require_role};
use crate::entities::{api_keys, memberships};
use crate::{Account, Db, DbError, EpochMillis, TeamRejection};
use earshot_model::{Role, TeamAction};
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter};
use uuid::Uuid;

/// What was revoked with a membership.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemberRemoval {
    /// API keys of the team that the member had.
    pub revoked_keys: u64,
    /// Open invitations that the member had sent.
    pub revoked_invitations: u64,
}

impl Db {
    /// Removes a member of the account's team, or lets the caller leave it. The member's work stays. Their keys of
    /// the team and their open invitations are revoked, and their sessions act for another team. Someone without any
    /// other team gets one of their own, on the free plan.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such member, or the member is the owner, who has to hand
    /// over the team; or when the database fails.
    pub async fn remove_member(&self, account: &Account, user: Uuid) -> Result<MemberRemoval, DbError> {
        let (team, now) = (account.team_id, self.now());
        let (account, clock) = (account.clone(), self.clock.clone());
        self.write(|transaction| {
            async move {
                if user != account.user_id {
                    require_role(transaction, &account, TeamAction::ManageMembers).await?;
                }
                let member = find_membership(transaction, team, user).await?;
                let member = member.ok_or(TeamRejection::MemberNotFound)?;
                // One statement decides, because the team may be handed over to the member at the same time.
                let deleted = memberships::Entity::delete_many()
                    .filter(memberships::COLUMN.team_id.eq(team))
                    .filter(memberships::COLUMN.user_id.eq(user))
                    .filter(memberships::COLUMN.role.ne(Role::Owner.as_str()))
                    .exec(transaction)
                    .await?;
                if deleted.rows_affected == 0 || parse_role(&member.role)? == Role::Owner {
                    return Err(TeamRejection::OwnerMustHandOver.into());
                }
                let revoked_keys = revoke_keys(transaction, team, user, now).await?;
                let revoked_invitations = revoke_invitations_by(transaction, team, user, now).await?;
                reset_session_team(transaction, team, Some(user)).await?;
                ensure_teams(transaction, &[user], &clock).await?;
                Ok(MemberRemoval { revoked_keys, revoked_invitations })
            }
            .boxed()
        })
        .await
    }
}

/// Revokes the keys of a user in a team. Otherwise they would be valid again after another invitation.
async fn revoke_keys(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Uuid,
    now: EpochMillis,
) -> Result<u64, DbError> {
    let revoked = api_keys::Entity::update_many()
        .col_expr(api_keys::Column::RevokedAt, Expr::value(now))
        .filter(api_keys::COLUMN.team_id.eq(team))
        .filter(api_keys::COLUMN.user_id.eq(user))
        .filter(api_keys::Column::RevokedAt.is_null())
        .exec(transaction)
        .await?;
    Ok(revoked.rows_affected)
}
