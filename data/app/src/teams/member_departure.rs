//! Cleans up sessions and users after they leave a team.

use crate::entities::{listed_podcasts, memberships, sessions, teams, users};
use crate::ids;
use crate::prelude::*;
use crate::usage::restore_counters;
use earshot_model::{Clock, Role, Tier};
use sea_orm::QueryTrait;
use std::collections::HashSet;

/// Most values in the list of a query, and rows in one `INSERT`.
const IDS_PER_QUERY: usize = 500;

/// Clears the team from sessions and from users' chosen team: for one user, or for all.
pub(super) async fn reset_session_team(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Option<Uuid>,
) -> Result<(), DbError> {
    sessions::Entity::update_many()
        .col_expr(sessions::Column::TeamId, Expr::value(None::<Uuid>))
        .filter(sessions::Column::TeamId.eq(team))
        .apply_if(user, |sessions, user| sessions.filter(sessions::Column::UserId.eq(user)))
        .exec(transaction)
        .await?;
    users::Entity::update_many()
        .col_expr(users::Column::ChosenTeamId, Expr::value(None::<Uuid>))
        .filter(users::Column::ChosenTeamId.eq(team))
        .apply_if(user, |users, user| users.filter(users::Column::Id.eq(user)))
        .exec(transaction)
        .await?;
    Ok(())
}

/// Leaves the podcasts on which a former member worked to nobody, so that the others see them as open.
pub(super) async fn unassign(transaction: &DatabaseTransaction, team: Uuid, user: Uuid) -> Result<(), DbError> {
    use listed_podcasts::Column;
    listed_podcasts::Entity::update_many()
        .col_expr(Column::AssigneeId, Expr::value(None::<Uuid>))
        .filter(Column::TeamId.eq(team))
        .filter(Column::AssigneeId.eq(user))
        .exec(transaction)
        .await?;
    Ok(())
}

/// Gives those of the users who have no team one of their own, because every account acts for a team. It continues the
/// quotas of teams that they deleted.
pub(super) async fn ensure_teams(
    transaction: &DatabaseTransaction,
    users: &[Uuid],
    clock: &Clock,
) -> Result<(), DbError> {
    for chunk in users.chunks(IDS_PER_QUERY) {
        ensure_teams_of_chunk(transaction, chunk, clock).await?;
    }
    Ok(())
}

async fn ensure_teams_of_chunk(
    transaction: &DatabaseTransaction,
    members: &[Uuid],
    clock: &Clock,
) -> Result<(), DbError> {
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
        let id = ids::new_id(clock);
        restore_counters(transaction, id, &user.email_key, now).await?;
        let team = teams::Model { id, name: user.email, plan: plan.to_owned(), created_at: now };
        let membership =
            memberships::Model { team_id: team.id, user_id: user.id, role: role.to_owned(), created_at: now };
        own_memberships.push(membership.into_active_model());
        own_teams.push(team.into_active_model());
    }
    teams::Entity::insert_many(own_teams).exec_without_returning(transaction).await?;
    memberships::Entity::insert_many(own_memberships).exec_without_returning(transaction).await?;
    Ok(())
}
