//! The account on whose behalf background work runs.

use super::to_account;
use crate::entities::{memberships, teams, users};
use crate::prelude::*;

impl Db {
    /// Finds the account of the user who caused the work, or else of the owner of the team. `None` when the team was
    /// deleted.
    pub(crate) async fn find_background_account(
        &self,
        team: Uuid,
        causer: Option<Uuid>,
    ) -> Result<Option<Account>, DbError> {
        let Some(team) = teams::Entity::find_by_id(team).one(&self.reader).await? else { return Ok(None) };
        let members = memberships::Entity::find()
            .filter(memberships::Column::TeamId.eq(team.id))
            .filter(
                Condition::any()
                    .add(memberships::Column::Role.eq("owner"))
                    .add(memberships::Column::UserId.eq(causer.unwrap_or_default())),
            )
            .order_by_asc(memberships::Column::CreatedAt)
            .order_by_asc(memberships::Column::UserId)
            .all(&self.reader)
            .await?;
        let is_causer = |member: &&memberships::Model| Some(member.user_id) == causer;
        let Some(member) = members.iter().find(is_causer).or(members.first()) else { return Ok(None) };
        let Some(user) = users::Entity::find_by_id(member.user_id).one(&self.reader).await? else { return Ok(None) };
        Ok(Some(to_account(&user, &team, &member.role)?))
    }
}
