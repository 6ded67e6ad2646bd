//! The subjects that a team looks for instead of those that are recognized in a profile.

use super::profile::GuestProfile;
use super::rows::{check_version, lock_writable_profile, update_row};
use crate::json_column::to_json;
use crate::prelude::*;

impl Db {
    /// Sets the subjects of a guest; `None` for those that are recognized in the profile. The version grows, so that
    /// reviews made with other subjects count as outdated.
    ///
    /// # Errors
    /// When there is no such profile, it is archived, it has another version than `expected`, or the database fails.
    pub async fn set_guest_subjects(
        &self,
        account: &Account,
        id: Uuid,
        subjects: Option<Vec<String>>,
        expected: Option<i64>,
    ) -> Result<GuestProfile, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let mut row = lock_writable_profile(transaction, &account, id).await?;
            check_version(&row, expected)?;
            let subjects = subjects.map(|subjects| to_json(&subjects));
            if row.subjects != subjects {
                row.subjects = subjects;
                row.version += 1;
                row.updated_at = now;
                update_row(transaction, &row).await?;
            }
            GuestProfile::from_row(row)
        }))
        .await
    }
}
