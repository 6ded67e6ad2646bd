//! Per-user state of a saved search: whether it is the default, and when the user last looked at the results.

use super::columns::*;

#[earshot_attributes::table("saved_search_states")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub saved_search_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub is_default: bool,
    /// When the user looked at the results; `None` when they never did.
    pub last_seen_at: Option<EpochMillis>,
    /// Results that entered the catalog after this time are new to the user.
    pub seen_until: Option<EpochMillis>,
}
