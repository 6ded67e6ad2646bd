//! Files of guest profiles, without their bytes.

use super::columns::*;

#[earshot_attributes::table("guest_files")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub profile_id: Uuid,
    /// The number in `user_file:{number}`, unique in the profile.
    pub number: i32,
    /// As it was uploaded.
    pub name: String,
    /// The name of a `GuestFileType`.
    pub file_type: String,
    pub bytes: i64,
    /// In hexadecimal digits.
    pub sha256: String,
    /// The name of a `GuestFileState`.
    pub state: String,
    /// Why the state is `failed`.
    pub state_reason: Option<String>,
    /// Parts that were left out, as texts.
    pub skipped: Json,
    pub extracted_text: Option<String>,
    /// `None` when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub created_at: EpochMillis,
    pub read_at: Option<EpochMillis>,
    /// The size of the extracted text.
    pub text_bytes: i64,
}
