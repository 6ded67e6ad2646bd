//! Teams. Each user has at least one of their own. The plan belongs to the team.

use super::columns::*;

#[earshot_attributes::table("teams")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub name: String,
    /// The name of a tier other than public.
    pub plan: String,
    pub created_at: EpochMillis,
}
