//! Corrections of facts that people propose.

use super::columns::*;

#[earshot_attributes::table("fact_corrections")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub podcast_id: Uuid,
    pub podcast_slug: String,
    /// As it was when the correction was proposed.
    pub podcast_title: String,
    pub fact: String,
    pub value: String,
    /// A URL or words that show that the value is right.
    pub evidence: String,
    /// open, accepted or refused.
    pub state: String,
    /// Why it was accepted or refused.
    pub reason: Option<String>,
    /// `None` for readers without an account, and when the account was deleted.
    pub reported_by: Option<Uuid>,
    /// `None` when it was decided at the command line.
    pub decided_by: Option<Uuid>,
    pub created_at: EpochMillis,
    pub decided_at: Option<EpochMillis>,
}
