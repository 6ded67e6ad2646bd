//! Deletes a team with all of its data.

use super::member_departure::{ensure_teams, reset_session_team};
use super::require_role;
use crate::TeamRejection;
use crate::entities::{memberships, teams, users};
use crate::prelude::*;
use crate::usage::keep_counters;
use earshot_model::TeamAction;

/// A team that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedTeam {
    pub name: String,
    /// The users who were in it, in the order of joining.
    pub members: Vec<Uuid>,
}

impl Db {
    /// Deletes the account's team at once, with its projects, keys, invitations, searches and usage records. The
    /// sessions of its members act for another team. Someone without any other team gets one of their own, on the free
    /// plan.
    ///
    /// # Errors
    /// When the account does not own the team; when nobody else is in it and the account has no other team, because its
    /// quota would begin anew; or when the database fails.
    pub async fn delete_team(&self, account: &Account) -> Result<DeletedTeam, DbError> {
        let (account, clock, now) = (account.clone(), self.clock.clone(), self.now());
        self.write(work!(|transaction| {
            require_role(transaction, &account, TeamAction::DeleteTeam).await?;
            let team = teams::Entity::find_by_id(account.team_id).one(transaction).await?;
            let team = team.ok_or(TeamRejection::TeamNotFound)?;
            let members = memberships::Entity::find()
                .filter(memberships::COLUMN.team_id.eq(team.id))
                .order_by_asc(memberships::Column::CreatedAt)
                .order_by_asc(memberships::Column::UserId)
                .all(transaction)
                .await?;
            if members.len() == 1 && !has_other_team(transaction, &account).await? {
                return Err(TeamRejection::OnlyTeam.into());
            }
            // Another team of the owner must not restart the quotas.
            if let Some(owner) = users::Entity::find_by_id(account.user_id).one(transaction).await? {
                keep_counters(transaction, team.id, &owner.email_key, now).await?;
            }
            // The tables of a team cascade.
            teams::Entity::delete_by_id(team.id).exec(transaction).await?;
            let members: Vec<Uuid> = members.into_iter().map(|member| member.user_id).collect();
            reset_session_team(transaction, team.id, None).await?;
            ensure_teams(transaction, &members, &clock).await?;
            Ok(DeletedTeam { name: team.name, members })
        }))
        .await
    }
}

async fn has_other_team(transaction: &DatabaseTransaction, account: &Account) -> Result<bool, DbError> {
    let others = memberships::Entity::find()
        .filter(memberships::COLUMN.user_id.eq(account.user_id))
        .filter(memberships::COLUMN.team_id.ne(account.team_id));
    Ok(others.count(transaction).await? > 0)
}
