//! Photos of guests: one file each in the folder of guests' files, which counts in the room of the team.

use super::file_room::make_room;
use super::file_store::GuestFileStore;
use super::profile::GuestProfile;
use super::rows::{lock_writable_profile, read_fields, update_row};
use crate::entities::guest_profiles::{Column, Entity};
use crate::ids;
use crate::prelude::*;

/// A photo of a guest, as somebody may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuestPhoto {
    /// The name of its file.
    pub file: Uuid,
    /// Whether everybody may see it: the guest has a public page.
    pub is_public: bool,
}

impl Db {
    /// Sets the photo of a guest, or removes it. The version of the profile stays, as it does for files.
    ///
    /// # Errors
    /// When there is no such profile, it is archived, the team's files leave no room for the photo, or the disk or the
    /// database fails.
    pub async fn set_guest_photo(
        &self,
        account: &Account,
        store: &GuestFileStore,
        profile: Uuid,
        photo: Option<Vec<u8>>,
    ) -> Result<GuestProfile, DbError> {
        let (file, now, account) = (ids::new_id(&self.clock), self.now(), account.clone());
        let bytes = photo.as_ref().map(|photo| i64::try_from(photo.len()).unwrap_or(i64::MAX));
        // The bytes first, so that each row has them. Those of a rejected photo are deleted.
        if let Some(photo) = photo {
            store.write(file, photo).await?;
        }
        let set = self
            .write_keeping_caches(work!(|transaction| {
                let mut row = lock_writable_profile(transaction, &account, profile).await?;
                let more = bytes.unwrap_or(0).saturating_sub(row.photo_bytes);
                let mut unused = match u64::try_from(more) {
                    Ok(more) if more > 0 => make_room(transaction, &account, more).await?,
                    _ => Vec::new(),
                };
                unused.extend(row.photo);
                row.photo = bytes.map(|_| file);
                row.photo_bytes = bytes.unwrap_or(0);
                row.updated_at = now;
                update_row(transaction, &row).await?;
                Ok((GuestProfile::from_row(row)?, unused))
            }))
            .await;
        let unused = match &set {
            Ok((_, unused)) => unused.clone(),
            Err(_) => bytes.map(|_| file).into_iter().collect(),
        };
        for file in unused {
            store.remove(file).await?;
        }
        set.map(|(profile, _)| profile)
    }

    /// Finds the photo of a guest that a caller may see: members of the team see it, and everybody when the guest has a
    /// public page. `None` otherwise.
    pub async fn guest_photo(&self, account: Option<&Account>, profile: Uuid) -> Result<Option<GuestPhoto>, DbError> {
        let row = Entity::find_by_id(profile).filter(Column::DeletedAt.is_null()).one(&self.reader).await?;
        let Some(row) = row else { return Ok(None) };
        let Some(file) = row.photo else { return Ok(None) };
        let is_public = row.archived_at.is_none() && read_fields(&row)?.public_view.is_public;
        let is_own = account.is_some_and(|account| account.team_id == row.team_id);
        Ok((is_public || is_own).then_some(GuestPhoto { file, is_public }))
    }
}
