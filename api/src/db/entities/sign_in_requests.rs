//! Who asked to be let in, and what lets them in: a link, a code, or either.

use crate::db::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sign_in_requests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// sign-in, sign-up, confirm.
    pub purpose: String,
    /// As it was written.
    pub email: String,
    /// `email` folded.
    pub email_key: String,
    /// `None` for a sign-up, and for an address that has no account.
    pub user_id: Option<Uuid>,
    /// SHA-256 of the link's key.
    pub token_hash: Option<Vec<u8>>,
    /// SHA-256 of what the browser that asked holds.
    pub browser_hash: Option<Vec<u8>>,
    /// The code, authenticated with what the browser that asked holds: who reads this table cannot try codes.
    pub code_mac: Option<Vec<u8>>,
    /// Codes that were tried.
    pub tries: i32,
    pub created_at: EpochMillis,
    pub expires_at: EpochMillis,
    /// Also when it died with another.
    pub used_at: Option<EpochMillis>,
}

impl ActiveModelBehavior for ActiveModel {}
