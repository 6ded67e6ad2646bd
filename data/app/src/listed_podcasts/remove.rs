//! Removes podcasts from a project.

use crate::ListRejection;
use crate::changes::{ChangeWriter, EntryImage};
use crate::entities::listed_podcasts::Column;
use crate::list_rows::{ListedPodcast, delete_entries, lock_writable_project, read_entries};
use crate::prelude::*;
use earshot_model::project::ActivityKind;
use std::collections::HashMap;

/// The outcome of a removal.
#[derive(Clone, Debug)]
pub struct RemovedPodcasts {
    /// The entries that were removed.
    pub removed: Vec<Uuid>,
    /// Entries that are not on the project.
    pub missing: Vec<Uuid>,
    /// `None` when nothing was removed.
    pub change_id: Option<Uuid>,
}

impl Db {
    /// Removes listed podcasts from a project. Pitches stay. `expected_version` is checked for each entry.
    ///
    /// # Errors
    /// When there is no such project, it is archived, an entry has another version, or the database fails.
    pub async fn remove_listed_podcasts(
        &self,
        account: &Account,
        project: Uuid,
        entries: &[Uuid],
        expected_version: Option<i64>,
    ) -> Result<RemovedPodcasts, DbError> {
        let mut change = ChangeWriter::new(self, account, project);
        let (account, ids) = (account.clone(), entries.to_vec());
        self.write_list(work!(|transaction| {
            let row = lock_writable_project(transaction, &account, project).await?;
            let found = read_entries(transaction, project, Column::Id, &ids).await?;
            if expected_version.is_some_and(|version| found.iter().any(|entry| entry.version != version)) {
                return Err(DbError::Rejected(ListRejection::VersionConflict));
            }
            let mut known: HashMap<Uuid, ListedPodcast> = found.into_iter().map(|entry| (entry.id, entry)).collect();
            let (mut removed, mut missing) = (Vec::new(), Vec::new());
            for id in ids {
                let Some(mut entry) = known.remove(&id) else {
                    missing.push(id);
                    continue;
                };
                remove_entry(&mut entry, &mut change);
                removed.push(id);
                change.push_entry(EntryImage::Removed { entry: Box::new(entry) });
            }
            delete_entries(transaction, project, &removed).await?;
            let (change_id, _) = change.finish(transaction, row).await?;
            Ok(RemovedPodcasts { removed, missing, change_id })
        }))
        .await
    }
}

/// Adds the removal of an entry to the activity.
pub(crate) fn remove_entry(entry: &mut ListedPodcast, change: &mut ChangeWriter) {
    let state = entry.state.as_str().to_owned();
    change.log_entry(entry, (ActivityKind::RemovedFromList, Some(state), None));
}
