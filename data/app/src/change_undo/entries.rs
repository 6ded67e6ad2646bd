//! Undoes changes of listed podcasts.

use super::outcome::{UndoOutcome, UndoSkipReason};
use crate::changes::{ChangeWriter, EntryChange, EntryImage};
use crate::entities::{listed_podcasts, projects, users};
use crate::list_rows::{ListedPodcast, delete_entries, insert_entries, read_entries, upsert_entries};
use crate::listed_podcasts::{apply_changes, count_entries, remove_entry, write_pitches};
use crate::prelude::*;
use crate::webhooks::cancel_additions;
use earshot_model::ListLimit;
use earshot_model::project::ActivityKind;
use std::collections::{HashMap, HashSet};

pub(super) async fn undo_entries(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: &projects::Model,
    images: Vec<EntryImage>,
    (set, outcome): (&mut ChangeWriter, &mut UndoOutcome),
) -> Result<(), DbError> {
    let mut current = read_current(transaction, project.id, &images).await?;
    let known_users = read_known_users(transaction, &images).await?;
    let used = count_entries(transaction, project.id).await?;
    let max = ListLimit::PodcastsPerProject.of(account.tier.limits());
    let mut room = max.map_or(u64::MAX, |max| max.saturating_sub(used));
    let (mut removed, mut restored, mut changed, mut pitch_changed) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut unlisted = Vec::new();
    for image in images {
        match image {
            EntryImage::Added { id, version } => match current.by_id.remove(&id) {
                None => outcome.skipped.push((id, UndoSkipReason::Removed)),
                Some(entry) if entry.version != version => outcome.skipped.push((id, UndoSkipReason::Changed)),
                Some(mut entry) => {
                    remove_entry(&mut entry, set);
                    set.push_entry(EntryImage::Removed { entry: Box::new(entry.clone()) });
                    room = room.saturating_add(1);
                    removed.push(id);
                    unlisted.push(entry.podcast.id);
                    // It was never pitched: adding it was undone.
                    pitch_changed.push(ListedPodcast { pitched: None, ..entry });
                }
            },
            EntryImage::Removed { entry } if current.podcasts.contains(&entry.podcast.id.0) => {
                outcome.skipped.push((entry.id, UndoSkipReason::ListedAgain));
            }
            EntryImage::Removed { entry } if room == 0 => outcome.skipped.push((entry.id, UndoSkipReason::Limit)),
            EntryImage::Removed { entry } => {
                room = room.saturating_sub(1);
                let mut entry = *entry;
                entry.keep_known_users(&known_users);
                entry.version += 1;
                let state = entry.state.as_str().to_owned();
                set.log_entry(&mut entry, (ActivityKind::AddedToList, None, Some(state)));
                set.push_entry(EntryImage::Added { id: entry.id, version: entry.version });
                restored.push(entry);
            }
            EntryImage::Updated { id, changes } => {
                let Some(mut entry) = current.by_id.remove(&id) else {
                    outcome.skipped.push((id, UndoSkipReason::Removed));
                    continue;
                };
                let count = changes.len();
                let inverse: Vec<EntryChange> = changes
                    .into_iter()
                    .filter(|change| change.is_current(&entry))
                    .map(|change| change.inverse().with_known_users(&known_users))
                    .collect();
                if inverse.len() < count {
                    outcome.skipped.push((id, UndoSkipReason::Changed));
                } else {
                    outcome.restored += 1;
                }
                if !inverse.is_empty() {
                    let pitched_before = entry.pitched;
                    apply_changes(&mut entry, inverse, set);
                    if entry.pitched != pitched_before {
                        pitch_changed.push(entry.clone());
                    }
                    changed.push(entry);
                }
            }
        }
    }
    outcome.restored += removed.len() + restored.len();
    cancel_additions(transaction, (account.team_id, project.id), &unlisted, set.now).await?;
    delete_entries(transaction, project.id, &removed).await?;
    insert_entries(transaction, &restored).await?;
    upsert_entries(transaction, &changed).await?;
    write_pitches(transaction, &project.name, &pitch_changed.iter().collect::<Vec<_>>()).await
}

/// The current state of the entries that the change touched.
struct CurrentEntries {
    by_id: HashMap<Uuid, ListedPodcast>,
    /// Podcasts of removed entries that are on the project again.
    podcasts: HashSet<Uuid>,
}

async fn read_current(
    transaction: &DatabaseTransaction,
    project: Uuid,
    images: &[EntryImage],
) -> Result<CurrentEntries, DbError> {
    let (mut ids, mut podcasts) = (Vec::new(), Vec::new());
    for image in images {
        match image {
            EntryImage::Added { id, .. } | EntryImage::Updated { id, .. } => ids.push(*id),
            EntryImage::Removed { entry } => podcasts.push(entry.podcast.id.0),
        }
    }
    let by_id = read_entries(transaction, project, listed_podcasts::Column::Id, &ids).await?;
    let again = read_entries(transaction, project, listed_podcasts::Column::PodcastId, &podcasts).await?;
    Ok(CurrentEntries {
        by_id: by_id.into_iter().map(|entry| (entry.id, entry)).collect(),
        podcasts: again.into_iter().map(|entry| entry.podcast.id.0).collect(),
    })
}

/// Returns which users in the old values still have an account.
async fn read_known_users(transaction: &DatabaseTransaction, images: &[EntryImage]) -> Result<HashSet<Uuid>, DbError> {
    let mut named = HashSet::new();
    for image in images {
        match image {
            EntryImage::Added { .. } => {}
            EntryImage::Removed { entry } => {
                named.extend(entry.added_by);
                named.extend(entry.assignee);
                named.extend(entry.pitched.and_then(|pitch| pitch.by));
            }
            EntryImage::Updated { changes, .. } => {
                for change in changes {
                    match change {
                        EntryChange::State { pitched_before: Some(pitch), .. } => named.extend(pitch.by),
                        EntryChange::Assignee { before, .. } => named.extend(*before),
                        _ => {}
                    }
                }
            }
        }
    }
    // A team has far fewer members than a query may have bound values, so no chunks are needed.
    let known = users::Entity::find()
        .select_only()
        .column(users::Column::Id)
        .filter(users::Column::Id.is_in(named))
        .into_tuple::<Uuid>()
        .all(transaction)
        .await?;
    Ok(known.into_iter().collect())
}

impl EntryChange {
    fn with_known_users(mut self, known: &HashSet<Uuid>) -> Self {
        match &mut self {
            Self::State { pitched_after: Some(pitch), .. } => pitch.by = pitch.by.filter(|user| known.contains(user)),
            Self::Assignee { after, .. } => *after = after.filter(|user| known.contains(user)),
            _ => {}
        }
        self
    }
}

impl ListedPodcast {
    fn keep_known_users(&mut self, known: &HashSet<Uuid>) {
        self.added_by = self.added_by.filter(|user| known.contains(user));
        self.assignee = self.assignee.filter(|user| known.contains(user));
        if let Some(pitch) = &mut self.pitched {
            pitch.by = pitch.by.filter(|user| known.contains(user));
        }
    }
}
