//! The teams of a user, and the one that a session acts for.

use super::{find_membership, parse_plan, parse_role};
use crate::TeamRejection;
use crate::entities::{memberships, sessions, teams, users};
use crate::prelude::*;
use earshot_model::{Role, Tier};
use std::collections::HashMap;

/// Most teams in a list.
const MAX_LISTED: u64 = 500;

/// A team, as one of its members sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamOfUser {
    pub team_id: Uuid,
    /// First the address of the user who created it.
    pub name: String,
    pub plan: Tier,
    /// The user's role.
    pub role: Role,
    pub joined_at: Timestamp,
}

impl TeamOfUser {
    pub(super) fn new(team: teams::Model, membership: &memberships::Model) -> Result<Self, DbError> {
        Ok(Self {
            plan: parse_plan(&team)?,
            team_id: team.id,
            name: team.name,
            role: parse_role(&membership.role)?,
            joined_at: membership.created_at.into(),
        })
    }
}

impl Db {
    /// Returns the teams of a user, in the order of joining.
    pub async fn teams_of(&self, user: Uuid) -> Result<Vec<TeamOfUser>, DbError> {
        let rows = memberships::Entity::find()
            .filter(memberships::COLUMN.user_id.eq(user))
            .order_by_asc(memberships::Column::CreatedAt)
            .order_by_asc(memberships::Column::TeamId)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        let ids = rows.iter().map(|row| row.team_id);
        let found = teams::Entity::find().filter(teams::Column::Id.is_in(ids)).all(&self.reader).await?;
        let mut found: HashMap<_, _> = found.into_iter().map(|team| (team.id, team)).collect();
        rows.iter().filter_map(|row| Some(TeamOfUser::new(found.remove(&row.team_id)?, row))).collect()
    }

    /// Makes a session of the account act for another of its user's teams. New sessions of the user also act for it.
    ///
    /// # Errors
    /// When the user is not a member of the team, or the database fails.
    pub async fn switch_team(&self, account: &Account, session: Uuid, team: Uuid) -> Result<(), DbError> {
        let user = account.user_id;
        self.write(work!(|transaction| {
            if find_membership(transaction, team, user).await?.is_none() {
                return Err(TeamRejection::TeamNotFound.into());
            }
            choose_team(transaction, user, Some(session), team).await
        }))
        .await
    }
}

/// Makes a session and later ones of the user act for a team.
pub(super) async fn choose_team(
    transaction: &DatabaseTransaction,
    user: Uuid,
    session: Option<Uuid>,
    team: Uuid,
) -> Result<(), DbError> {
    users::Entity::update_many()
        .col_expr(users::Column::ChosenTeamId, Expr::value(team))
        .filter(users::COLUMN.id.eq(user))
        .exec(transaction)
        .await?;
    if let Some(session) = session {
        sessions::Entity::update_many()
            .col_expr(sessions::Column::TeamId, Expr::value(team))
            .filter(sessions::COLUMN.id.eq(session))
            .filter(sessions::COLUMN.user_id.eq(user))
            .exec(transaction)
            .await?;
    }
    Ok(())
}
