//! How the service was on a day of UTC.

use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "service_days")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub day: String,
    /// In which it was up.
    pub minutes: i64,
    /// Since the epoch: the first day begins with it.
    pub first_minute: i64,
    /// Since the epoch: two servers count one minute once.
    pub last_minute: i64,
    pub requests: i64,
    /// Answers that say the fault is ours.
    pub failures: i64,
    /// Answers that took longer than a second.
    pub slow: i64,
}

impl ActiveModelBehavior for ActiveModel {}
