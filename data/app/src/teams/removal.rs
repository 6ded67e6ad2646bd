//! Removes members, and lets them leave.

use super::member_departure::{ensure_teams, reset_session_team, unassign};
use super::{find_membership, parse_role, require_role};
use crate::TeamRejection;
use crate::credentials::{
    CredentialEvent, CredentialOwner, EndedCredentials, KeptCredentials, credentials_kept_by_team, end_credentials,
};
use crate::entities::{memberships, users};
use crate::prelude::*;
use earshot_model::{Role, TeamAction};

/// What happened to the credentials of a member who left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRemoval {
    pub ended: EndedCredentials,
    pub kept: KeptCredentials,
}

impl Db {
    /// Removes a member of the account's team, or lets the caller leave it. The member's work stays. Their credentials
    /// end or stay as the register has it ([`CREDENTIALS`](crate::CREDENTIALS)), and their sessions act for another
    /// team. Someone without any other team gets one of their own, on the free plan.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such member, or the member is the owner, who has to hand
    /// over the team; or when the database fails.
    pub async fn remove_member(&self, account: &Account, user: Uuid) -> Result<MemberRemoval, DbError> {
        let (team, now) = (account.team_id, self.now());
        let (account, clock) = (account.clone(), self.clock.clone());
        self.write(work!(|transaction| {
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
            let row = users::Entity::find_by_id(user).one(transaction).await?;
            let email_key = &row.ok_or(TeamRejection::MemberNotFound)?.email_key;
            let owner = CredentialOwner { user, email_key, team: Some(team) };
            let ended = end_credentials(transaction, owner, CredentialEvent::Removal, now).await?;
            let kept = credentials_kept_by_team(transaction, team, user, now).await?;
            reset_session_team(transaction, team, Some(user)).await?;
            unassign(transaction, team, user).await?;
            ensure_teams(transaction, &[user], &clock).await?;
            Ok(MemberRemoval { ended, kept })
        }))
        .await
    }
}
