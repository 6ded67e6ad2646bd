//! Photos of users: one file each beside those of guests, which colleagues see.

use crate::entities::{guest_profiles, memberships, users};
use crate::prelude::*;
use crate::{GuestFileStore, ids};
use std::collections::HashSet;

impl Db {
    /// Sets the photo of the account's user, or removes it. Returns the name of its file.
    ///
    /// # Errors
    /// When the account is gone, or the disk or the database fails.
    pub async fn set_user_photo(
        &self,
        account: &Account,
        store: &GuestFileStore,
        photo: Option<Vec<u8>>,
    ) -> Result<Option<Uuid>, DbError> {
        let (new, account) = (ids::new_id(&self.clock), account.clone());
        let file = photo.as_ref().map(|_| new);
        if let Some(photo) = photo {
            store.write(new, photo).await?;
        }
        let former = self
            .write(work!(|transaction| {
                let user = users::Entity::find_by_id(account.user_id).lock_exclusive().one(transaction).await?;
                let user = user.ok_or_else(|| DbError::AccountNotFound { email: account.email.clone() })?;
                let former = user.photo;
                let mut user = user.into_active_model();
                user.photo = Set(file);
                user.update(transaction).await?;
                Ok(former)
            }))
            .await;
        let unused = former.as_ref().map_or(file, |former| *former);
        if let Some(unused) = unused {
            store.remove(unused).await?;
        }
        former.map(|_| file)
    }

    /// Returns the name of the file with the photo of a member of the account's team. `None` without one, and for
    /// strangers.
    pub async fn colleague_photo(&self, account: &Account, user: Uuid) -> Result<Option<Uuid>, DbError> {
        if user != account.user_id
            && memberships::Entity::find_by_id((account.team_id, user)).one(&self.reader).await?.is_none()
        {
            return Ok(None);
        }
        let user = users::Entity::find_by_id(user).one(&self.reader).await?;
        Ok(user.and_then(|user| user.photo))
    }

    /// Returns which of the files are photos of guests or of users.
    pub(crate) async fn known_photos(&self, files: &[Uuid]) -> Result<HashSet<Uuid>, DbError> {
        let guests = guest_profiles::Entity::find()
            .select_only()
            .column(guest_profiles::Column::Photo)
            .filter(guest_profiles::Column::Photo.is_in(files.iter().copied()));
        let users = users::Entity::find()
            .select_only()
            .column(users::Column::Photo)
            .filter(users::Column::Photo.is_in(files.iter().copied()));
        let mut known: HashSet<Uuid> = guests.into_tuple::<Uuid>().all(&self.reader).await?.into_iter().collect();
        known.extend(users.into_tuple::<Uuid>().all(&self.reader).await?);
        Ok(known)
    }
}
