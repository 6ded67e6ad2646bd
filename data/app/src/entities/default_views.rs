//! The views with which users' pages of projects open.

use super::columns::*;

#[earshot_attributes::table("default_views")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub project_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub view_id: Uuid,
}
