//! The members of teams.

use super::columns::*;

#[earshot_attributes::table("memberships")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// owner, admin or member.
    pub role: String,
    pub created_at: EpochMillis,
}

impl Related<super::users::Entity> for Entity {
    fn to() -> RelationDef {
        Self::belongs_to(super::users::Entity).from(Column::UserId).to(super::users::Column::Id).into()
    }
}

impl Related<super::teams::Entity> for Entity {
    fn to() -> RelationDef {
        Self::belongs_to(super::teams::Entity).from(Column::TeamId).to(super::teams::Column::Id).into()
    }
}
