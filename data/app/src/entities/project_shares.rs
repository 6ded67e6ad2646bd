//! Client views of projects: links that need no account.

use super::columns::*;

#[earshot_attributes::table("project_shares")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub project_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    /// SHA-256 of the link's token.
    pub token_hash: Vec<u8>,
    /// Names of `ShareColumn`.
    pub columns: Json,
    pub includes_contacts: bool,
    /// Whether people with the link may answer.
    pub takes_answers: bool,
    /// The answers that were written, with changed ones.
    pub answer_count: i64,
    pub created_at: EpochMillis,
    pub expires_at: Option<EpochMillis>,
    pub revoked_at: Option<EpochMillis>,
    /// The last time that someone opened the link, to the minute.
    pub last_viewed_at: Option<EpochMillis>,
}
