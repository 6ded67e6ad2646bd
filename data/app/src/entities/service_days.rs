//! The status of the service on a day in UTC.

use super::columns::*;

#[earshot_attributes::table("service_days")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub day: String,
    /// Minutes in which the service was up.
    pub minutes: i64,
    /// The first minute of service on the day, counted from the epoch.
    pub first_minute: i64,
    /// The last counted minute since the epoch, so that two servers count a minute only once.
    pub last_minute: i64,
    pub requests: i64,
    /// Responses that failed by a server fault.
    pub failures: i64,
    /// Responses that took longer than a second.
    pub slow: i64,
}
