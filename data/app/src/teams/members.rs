//! The members of a team.

use super::parse_role;
use crate::entities::{memberships, users};
use crate::prelude::*;
use earshot_model::Role;
use std::collections::HashMap;

/// Most members in a list.
const MAX_LISTED: u64 = 1_000;
/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// A member of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMember {
    pub user_id: Uuid,
    pub email: String,
    pub display_name: Option<String>,
    pub role: Role,
    pub joined_at: Timestamp,
    /// The name of the photo's file; `None` without one.
    pub photo: Option<Uuid>,
}

impl TeamMember {
    pub(super) fn from_rows(row: &memberships::Model, user: users::Model) -> Result<Self, DbError> {
        let users::Model { id: user_id, email, display_name, photo, .. } = user;
        let (role, joined_at) = (parse_role(&row.role)?, row.created_at.into());
        Ok(Self { user_id, email, display_name, role, joined_at, photo })
    }
}

impl Db {
    /// Returns the members of a team, in the order of joining.
    pub async fn team_members(&self, team: Uuid) -> Result<Vec<TeamMember>, DbError> {
        let rows = memberships::Entity::find()
            .filter(memberships::COLUMN.team_id.eq(team))
            .order_by_asc(memberships::Column::CreatedAt)
            .order_by_asc(memberships::Column::UserId)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        let mut known = HashMap::new();
        for chunk in rows.chunks(IDS_PER_QUERY) {
            let ids = chunk.iter().map(|row| row.user_id);
            let found = users::Entity::find().filter(users::Column::Id.is_in(ids)).all(&self.reader).await?;
            known.extend(found.into_iter().map(|user| (user.id, user)));
        }
        let members = rows.iter().filter_map(|row| Some(TeamMember::from_rows(row, known.remove(&row.user_id)?)));
        members.collect()
    }
}
