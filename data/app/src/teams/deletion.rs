//! Deletes a team with all that belongs to it.

use super::require_role;
use crate::entities::{memberships, sessions, teams, users};
use crate::ids;
use crate::{Account, Db, DbError, EpochMillis, TeamRejection};
use earshot_model::{Clock, Role, TeamAction, Tier};
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, DatabaseTransaction, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use std::collections::HashSet;
use uuid::Uuid;

/// Most values in the list of a query, and rows in one `INSERT`.
const IDS_PER_QUERY: usize = 500;

/// A team that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedTeam {
    pub name: String,
    /// The users who were in it, in the order of joining.
    pub members: Vec<Uuid>,
}

impl Db {
    /// Deletes the account's team at once, with its projects, keys, invitations, searches and usage records. The sessions
    /// of its members act for another team. Someone without any other team gets one of their own, on the free plan.
    ///
    /// # Errors
    /// When the account does not own the team; when nobody else is in it and the account has no other team, because its
    /// quota would begin anew; or when the database fails.
    pub async fn delete_team(&self, account: &Account) -> Result<DeletedTeam, DbError> {
        let (account, clock) = (account.clone(), self.clock.clone());
        self.write(|transaction| {
            async move {
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
                // The tables of a team cascade.
                teams::Entity::delete_by_id(team.id).exec(transaction).await?;
                let members: Vec<Uuid> = members.into_iter().map(|member| member.user_id).collect();
                leave_sessions(transaction, team.id).await?;
                for chunk in members.chunks(IDS_PER_QUERY) {
                    ensure_teams(transaction, chunk, &clock).await?;
                }
                Ok(DeletedTeam { name: team.name, members })
            }
            .boxed()
        })
        .await
    }
}

async fn has_other_team(transaction: &DatabaseTransaction, account: &Account) -> Result<bool, DbError> {
    let others = memberships::Entity::find()
        .filter(memberships::COLUMN.user_id.eq(account.user_id))
        .filter(memberships::COLUMN.team_id.ne(account.team_id));
    Ok(others.count(transaction).await? > 0)
}

/// Forgets that sessions act for the team.
async fn leave_sessions(transaction: &DatabaseTransaction, team: Uuid) -> Result<(), DbError> {
    sessions::Entity::update_many()
        .col_expr(sessions::Column::TeamId, Expr::value(None::<Uuid>))
        .filter(sessions::Column::TeamId.eq(team))
        .exec(transaction)
        .await?;
    users::Entity::update_many()
        .col_expr(users::Column::ChosenTeamId, Expr::value(None::<Uuid>))
        .filter(users::Column::ChosenTeamId.eq(team))
        .exec(transaction)
        .await?;
    Ok(())
}

/// Gives those of the users who have no team one of their own, because every account acts for a team.
async fn ensure_teams(transaction: &DatabaseTransaction, members: &[Uuid], clock: &Clock) -> Result<(), DbError> {
    let with_team: Vec<Uuid> = memberships::Entity::find()
        .select_only()
        .column(memberships::Column::UserId)
        .filter(memberships::Column::UserId.is_in(members.iter().copied()))
        .into_tuple()
        .all(transaction)
        .await?;
    let with_team: HashSet<Uuid> = with_team.into_iter().collect();
    let without = members.iter().copied().filter(|member| !with_team.contains(member));
    let without = users::Entity::find().filter(users::Column::Id.is_in(without)).all(transaction).await?;
    if without.is_empty() {
        return Ok(());
    }
    let now = EpochMillis::from(clock.now());
    let (plan, role) = (Tier::Free.as_str(), Role::Owner.as_str());
    let (mut own_teams, mut own_memberships) = (Vec::new(), Vec::new());
    for user in without {
        let team = teams::Model { id: ids::new_id(clock), name: user.email, plan: plan.to_owned(), created_at: now };
        let membership =
            memberships::Model { team_id: team.id, user_id: user.id, role: role.to_owned(), created_at: now };
        own_memberships.push(membership.into_active_model());
        own_teams.push(team.into_active_model());
    }
    teams::Entity::insert_many(own_teams).exec_without_returning(transaction).await?;
    memberships::Entity::insert_many(own_memberships).exec_without_returning(transaction).await?;
    Ok(())
}
