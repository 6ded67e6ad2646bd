//! Secrets of the installation.

use super::columns::*;

#[earshot_attributes::table("settings")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    pub value: Vec<u8>,
    pub created_at: EpochMillis,
}
