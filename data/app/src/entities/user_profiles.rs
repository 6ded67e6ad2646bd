//! Profiles of users, one row each: who they are, and their answers of the start.

use super::columns::*;

#[earshot_attributes::table("user_profiles")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub title: Option<String>,
    pub company: Option<String>,
    /// A name of the IANA time zone database.
    pub time_zone: Option<String>,
    /// The lines below the name at the end of a pitch.
    pub sign_off: Option<String>,
    /// Why the user came (spec 5, reasons for using the product).
    pub reason: Option<String>,
    pub other_reason: Option<String>,
    pub job: Option<String>,
    /// The name of an `OnboardingState`.
    pub onboarding: String,
    /// Whether digests of the user's alerts are mailed to them.
    pub mails_digests: bool,
    /// Grows by one with each change.
    pub version: i64,
    pub updated_at: EpochMillis,
}
