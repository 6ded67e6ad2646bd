//! Files of guest profiles.

use super::file_room::make_room;
use super::file_store::GuestFileStore;
use super::rows::{lock_writable_profile, read_fields, set_completeness, update_row};
use crate::entities::guest_files::{Column, Entity, Model};
use crate::entities::guest_profiles;
use crate::json_column::{from_json, from_name, to_json};
use crate::prelude::*;
use crate::{GuestRejection, ids};
use earshot_model::guest_profile::{GuestFileState, GuestFileType, MAX_GUEST_FILES, check_file_name};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

pub(super) const TABLE: &str = "guest_files";

/// A file of a guest profile, without its bytes and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestFile {
    pub id: Uuid,
    pub profile_id: Uuid,
    /// The number in `user_file:{number}`, unique in the profile.
    pub number: u32,
    pub name: String,
    pub file_type: GuestFileType,
    /// Size in bytes.
    pub bytes: u64,
    pub state: GuestFileState,
    /// Why it cannot be read, as a sentence for people.
    pub state_reason: Option<String>,
    /// What was left out of its text, as sentences for people.
    pub skipped: Vec<String>,
    /// `None` when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub created_at: Timestamp,
    /// When its text was read.
    pub read_at: Option<Timestamp>,
}

/// A file to add. Its type was found by its content.
#[derive(Clone, Debug)]
pub struct NewGuestFile {
    /// As the upload names it.
    pub name: String,
    pub file_type: GuestFileType,
    pub bytes: Vec<u8>,
    /// The number of the upload field. The file gets another one when the profile has it.
    pub number: Option<u32>,
}

/// The columns of a row without the text.
#[derive(Debug, sea_orm::FromQueryResult)]
pub(super) struct FileRow {
    id: Uuid,
    profile_id: Uuid,
    number: i32,
    name: String,
    file_type: String,
    bytes: i64,
    state: String,
    state_reason: Option<String>,
    skipped: sea_orm::JsonValue,
    added_by: Option<Uuid>,
    created_at: EpochMillis,
    read_at: Option<EpochMillis>,
}

pub(super) const FILE_COLUMNS: [Column; 12] = [
    Column::Id,
    Column::ProfileId,
    Column::Number,
    Column::Name,
    Column::FileType,
    Column::Bytes,
    Column::State,
    Column::StateReason,
    Column::Skipped,
    Column::AddedBy,
    Column::CreatedAt,
    Column::ReadAt,
];

impl GuestFile {
    pub(super) fn from_row(row: FileRow) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            profile_id: row.profile_id,
            number: u32::try_from(row.number).unwrap_or(0),
            name: row.name,
            file_type: from_name(TABLE, &row.file_type, GuestFileType::parse)?,
            bytes: u64::try_from(row.bytes).unwrap_or(0),
            state: from_name(TABLE, &row.state, GuestFileState::parse)?,
            state_reason: row.state_reason,
            skipped: from_json(TABLE, row.skipped)?,
            added_by: row.added_by,
            created_at: row.created_at.into(),
            read_at: row.read_at.map(Into::into),
        })
    }

    fn from_model(row: Model) -> Result<Self, DbError> {
        Self::from_row(FileRow {
            id: row.id,
            profile_id: row.profile_id,
            number: row.number,
            name: row.name,
            file_type: row.file_type,
            bytes: row.bytes,
            state: row.state,
            state_reason: row.state_reason,
            skipped: row.skipped,
            added_by: row.added_by,
            created_at: row.created_at,
            read_at: row.read_at,
        })
    }
}

impl Db {
    /// Adds a file to a guest profile. Its text is read later. A profile that has the content already keeps it as it is
    /// and returns that file. Where the team has no room for it, files of deleted profiles make room.
    ///
    /// # Errors
    /// When there is no such profile, it is archived, it has the most files, the team's files leave no room for it, or the
    /// disk or the database fails.
    pub async fn add_guest_file(
        &self,
        account: &Account,
        store: &GuestFileStore,
        profile: Uuid,
        new: NewGuestFile,
    ) -> Result<GuestFile, DbError> {
        let (id, now, account) = (ids::new_id(&self.clock), self.now(), account.clone());
        let has_text = new.file_type.has_text();
        let state = if has_text { GuestFileState::Queued } else { GuestFileState::NoText };
        let row = Model {
            id,
            team_id: account.team_id,
            profile_id: profile,
            number: 0,
            name: check_file_name(&new.name),
            file_type: new.file_type.as_str().to_owned(),
            bytes: i64::try_from(new.bytes.len()).unwrap_or(i64::MAX),
            sha256: hex_digest(&new.bytes),
            state: state.as_str().to_owned(),
            state_reason: None,
            skipped: to_json(&[""; 0]),
            extracted_text: None,
            added_by: Some(account.user_id),
            created_at: now,
            read_at: None,
            text_bytes: 0,
        };
        // The bytes first, so that each row has them. Those of a rejected row are deleted.
        store.write(id, new.bytes).await?;
        let added = self
            .write_keeping_caches(work!(|transaction| {
                let mut profile = lock_writable_profile(transaction, &account, profile).await?;
                insert_file(transaction, &account, &mut profile, row, new.number).await
            }))
            .await;
        let unused = match &added {
            Ok((file, ended)) if file.id == id => ended.clone(),
            _ => vec![id],
        };
        for file in unused {
            store.remove(file).await?;
        }
        added.map(|(file, _)| file)
    }

    /// Returns the files of a guest profile of the account's team, by number.
    pub async fn guest_files_of(&self, account: &Account, profile: Uuid) -> Result<Vec<GuestFile>, DbError> {
        let rows = Entity::find()
            .select_only()
            .columns(FILE_COLUMNS)
            .filter(Column::ProfileId.eq(profile))
            .filter(Column::TeamId.eq(account.team_id))
            .order_by_asc(Column::Number)
            .into_model::<FileRow>();
        rows.all(&self.reader).await?.into_iter().map(GuestFile::from_row).collect()
    }

    /// Deletes a file of a guest profile with its bytes.
    ///
    /// # Errors
    /// When there is no such profile or file, the profile is archived, or the disk or the database fails.
    pub async fn remove_guest_file(
        &self,
        account: &Account,
        store: &GuestFileStore,
        profile: Uuid,
        file: Uuid,
    ) -> Result<(), DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let mut profile = lock_writable_profile(transaction, &account, profile).await?;
            let removed = Entity::delete_many()
                .filter(Column::Id.eq(file))
                .filter(Column::ProfileId.eq(profile.id))
                .exec(transaction)
                .await?;
            if removed.rows_affected == 0 {
                return Err(GuestRejection::FileNotFound.into());
            }
            let files = profile_files(transaction, profile.id).await?.len();
            count_files(transaction, &mut profile, files, now).await
        }))
        .await?;
        store.remove(file).await
    }

    /// Counts the files that are no longer queued for reading, by profile.
    pub(super) async fn count_read_files(&self, profiles: Vec<Uuid>) -> Result<HashMap<Uuid, usize>, DbError> {
        if profiles.is_empty() {
            return Ok(HashMap::new());
        }
        let counts: Vec<(Uuid, i64)> = Entity::find()
            .select_only()
            .column(Column::ProfileId)
            .column_as(Column::Id.count(), "count")
            .filter(Column::ProfileId.is_in(profiles))
            .filter(Column::State.ne(GuestFileState::Queued.as_str()))
            .group_by(Column::ProfileId)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(counts.into_iter().map(|(profile, count)| (profile, usize::try_from(count).unwrap_or(0))).collect())
    }

    /// Returns which of the ids have a row.
    pub(super) async fn known_guest_files(&self, ids: &[Uuid]) -> Result<HashSet<Uuid>, DbError> {
        let known = Entity::find().select_only().column(Column::Id).filter(Column::Id.is_in(ids.iter().copied()));
        Ok(known.into_tuple::<Uuid>().all(&self.reader).await?.into_iter().collect())
    }
}

/// Returns the file, and those that made room for it.
async fn insert_file(
    transaction: &DatabaseTransaction,
    account: &Account,
    profile: &mut guest_profiles::Model,
    mut row: Model,
    number: Option<u32>,
) -> Result<(GuestFile, Vec<Uuid>), DbError> {
    let files = profile_files(transaction, profile.id).await?;
    if let Some((id, ..)) = files.iter().find(|(_, _, sha256)| *sha256 == row.sha256) {
        let same = Entity::find_by_id(*id).one(transaction).await?;
        return Ok((GuestFile::from_model(same.ok_or(GuestRejection::FileNotFound)?)?, Vec::new()));
    }
    if files.len() >= MAX_GUEST_FILES {
        return Err(GuestRejection::TooManyFiles { existing: files.len() }.into());
    }
    let ended = make_room(transaction, account, u64::try_from(row.bytes).unwrap_or(0)).await?;
    let is_free = |number: &i32| *number > 0 && files.iter().all(|(_, taken, _)| taken != number);
    let query = number.and_then(|number| i32::try_from(number).ok()).filter(is_free);
    row.number = query.or_else(|| (1..).find(is_free)).unwrap_or(1);
    let row = row.into_active_model().insert(transaction).await?;
    count_files(transaction, profile, files.len() + 1, row.created_at).await?;
    Ok((GuestFile::from_model(row)?, ended))
}

/// The files of a profile: id, number and hash.
async fn profile_files(transaction: &DatabaseTransaction, profile: Uuid) -> Result<Vec<(Uuid, i32, String)>, DbError> {
    let files = Entity::find()
        .select_only()
        .columns([Column::Id, Column::Number, Column::Sha256])
        .filter(Column::ProfileId.eq(profile))
        .into_tuple();
    Ok(files.all(transaction).await?)
}

/// Counts the files of a profile. They are part of its completeness, and not of its version.
async fn count_files(
    transaction: &DatabaseTransaction,
    profile: &mut guest_profiles::Model,
    files: usize,
    now: EpochMillis,
) -> Result<(), DbError> {
    profile.file_count = i32::try_from(files).unwrap_or(i32::MAX);
    let fields = read_fields(profile)?;
    set_completeness(profile, &fields);
    profile.updated_at = now;
    update_row(transaction, profile).await
}

fn hex_digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
