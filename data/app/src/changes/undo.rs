//! Undoes a change set: restores what nobody has changed since, and tells what it left.

use super::{ChangeImages, ChangeWriter, EntryChange, EntryImage, ProjectImage, UNDO_TIME};
use crate::entities::changes::{Column, Entity};
use crate::entities::{listed_podcasts, projects, users};
use crate::listed_podcasts::{
    ListedPodcast, apply_changes, count_entries, delete_entries, insert_entries, read_entries, remove_entry,
    upsert_entries, write_pitches,
};
use crate::projects::{ProjectFields, hide, lock_deleted, show, write_fields};
use crate::{Account, Db, DbError, ListRejection};
use earshot_model::project::{ActivityKind, ListLimit, ProjectState};
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter, QuerySelect};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// Why an undo left something as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftReason {
    /// Somebody changed it since.
    Changed,
    /// Somebody removed it since.
    Removed,
    /// The podcast is on the project again.
    ListedAgain,
    /// The plan's limit has no room for it.
    Limit,
}

impl LeftReason {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Changed => "changed-since",
            Self::Removed => "removed-since",
            Self::ListedAgain => "listed-again",
            Self::Limit => "limit",
        }
    }
}

/// The outcome of an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoOutcome {
    pub project_id: Uuid,
    /// How many rows are as they were before the change.
    pub restored: usize,
    /// Rows that are not, or not in all fields: the ids of listed podcasts or of the project.
    pub left: Vec<(Uuid, LeftReason)>,
    /// The change set of the undo, which can be undone itself; `None` when nothing was restored.
    pub change_id: Option<Uuid>,
}

impl Db {
    /// Undoes a change set of the account's team within 10 minutes.
    ///
    /// # Errors
    /// When there is no such change, it is too old or was undone before, its project is archived, or the database fails.
    pub async fn undo_change(&self, account: &Account, id: Uuid) -> Result<UndoOutcome, DbError> {
        let (account, db) = (account.clone(), self.clone());
        self.write_keeping_caches(|transaction| {
            async move {
                let change = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
                let change = change.one(transaction).await?;
                let change = change.ok_or(DbError::Rejected(ListRejection::ChangeNotFound))?;
                if change.created_at <= db.now().minus(UNDO_TIME) {
                    return Err(DbError::Rejected(ListRejection::ChangeTooOld));
                }
                if change.undone_at.is_some() {
                    return Err(DbError::Rejected(ListRejection::ChangeUndone));
                }
                Entity::update_many()
                    .col_expr(Column::UndoneAt, Expr::value(db.now()))
                    .filter(Column::Id.eq(id))
                    .exec(transaction)
                    .await?;
                let images: ChangeImages = serde_json::from_str(&change.images)
                    .map_err(|error| DbError::CorruptRow { table: "changes", reason: error.to_string() })?;
                let set = ChangeWriter::new(&db, &account, change.project_id);
                undo(transaction, &account, change.project_id, images, set).await
            }
            .boxed()
        })
        .await
    }
}

async fn undo(
    transaction: &DatabaseTransaction,
    account: &Account,
    project_id: Uuid,
    images: ChangeImages,
    mut set: ChangeWriter,
) -> Result<UndoOutcome, DbError> {
    let mut project = lock_deleted(transaction, account, project_id).await?;
    let mut outcome = UndoOutcome { project_id, restored: 0, left: Vec::new(), change_id: None };
    if let Some(image) = images.project {
        match undo_project(transaction, account, &mut project, image, &mut set).await? {
            None => outcome.restored += 1,
            Some(reason) => outcome.left.push((project_id, reason)),
        }
    }
    if !images.entries.is_empty() {
        if project.deleted_at.is_some() {
            return Err(DbError::Rejected(ListRejection::ProjectNotFound));
        }
        if project.state == ProjectState::Archived.as_str() {
            return Err(DbError::Rejected(ListRejection::Archived));
        }
        undo_entries(transaction, account, &project, images.entries, (&mut set, &mut outcome)).await?;
    }
    (outcome.change_id, _) = set.finish(transaction, project).await?;
    Ok(outcome)
}

/// Undoes what a change did to the project itself. Returns why it did not.
async fn undo_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: &mut projects::Model,
    image: ProjectImage,
    set: &mut ChangeWriter,
) -> Result<Option<LeftReason>, DbError> {
    let is_deleted = project.deleted_at.is_some();
    match image {
        // A project on which somebody has worked since stays.
        ProjectImage::Created if !is_deleted => {
            if project.version > 1 || count_entries(transaction, project.id).await? > 0 {
                return Ok(Some(LeftReason::Changed));
            }
            hide(project, set);
        }
        ProjectImage::Restored if !is_deleted => hide(project, set),
        ProjectImage::Deleted if is_deleted => match show(transaction, account, project, set).await {
            Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(LeftReason::Limit)),
            other => other?,
        },
        ProjectImage::Updated { before, after } if !is_deleted => {
            let current = ProjectFields::from_row(project)?;
            let reverted = revert_fields(&current, &before, &after)?;
            let is_whole = reverted.is_whole;
            if reverted.fields == current {
                return Ok((!is_whole).then_some(LeftReason::Changed));
            }
            match write_fields(transaction, account, project, (current, reverted.fields), set).await {
                Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(LeftReason::Limit)),
                Err(DbError::Rejected(ListRejection::PublicSlugTaken)) => return Ok(Some(LeftReason::Changed)),
                other => other?,
            }
            if !is_whole {
                return Ok(Some(LeftReason::Changed));
            }
        }
        ProjectImage::Created | ProjectImage::Updated { .. } => return Ok(Some(LeftReason::Removed)),
        ProjectImage::Restored | ProjectImage::Deleted => return Ok(Some(LeftReason::Changed)),
    }
    Ok(None)
}

struct RevertedFields {
    fields: ProjectFields,
    /// Whether each field of the change has its former value.
    is_whole: bool,
}

/// Sets the fields that still have the value of the change to the value before.
fn revert_fields(
    current: &ProjectFields,
    before: &ProjectFields,
    after: &ProjectFields,
) -> Result<RevertedFields, DbError> {
    let corrupt = |error: serde_json::Error| DbError::CorruptRow { table: "changes", reason: error.to_string() };
    let [mut fields, before, after] = {
        let map = |fields: &ProjectFields| serde_json::to_value(fields).map_err(corrupt);
        [map(current)?, map(before)?, map(after)?]
    };
    let mut is_whole = true;
    if let (Some(fields), Some(before), Some(after)) = (fields.as_object_mut(), before.as_object(), after.as_object()) {
        for (name, old) in before.iter().filter(|(name, old)| after.get(*name) != Some(*old)) {
            match fields.get_mut(name) {
                Some(value) if Some(&*value) == after.get(name) => *value = old.clone(),
                Some(value) if *value == *old => {}
                _ => is_whole = false,
            }
        }
    }
    Ok(RevertedFields { fields: serde_json::from_value(fields).map_err(corrupt)?, is_whole })
}

async fn undo_entries(
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
    for image in images {
        match image {
            EntryImage::Added { id, version } => match current.by_id.remove(&id) {
                None => outcome.left.push((id, LeftReason::Removed)),
                Some(entry) if entry.version != version => outcome.left.push((id, LeftReason::Changed)),
                Some(mut entry) => {
                    remove_entry(&mut entry, set);
                    set.push_entry(EntryImage::Removed { entry: Box::new(entry.clone()) });
                    room = room.saturating_add(1);
                    removed.push(id);
                    // It was never pitched: adding it was undone.
                    pitch_changed.push(ListedPodcast { pitched: None, ..entry });
                }
            },
            EntryImage::Removed { entry } if current.podcasts.contains(&entry.podcast.id.0) => {
                outcome.left.push((entry.id, LeftReason::ListedAgain));
            }
            EntryImage::Removed { entry } if room == 0 => outcome.left.push((entry.id, LeftReason::Limit)),
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
                    outcome.left.push((id, LeftReason::Removed));
                    continue;
                };
                let count = changes.len();
                let inverse: Vec<EntryChange> = changes
                    .into_iter()
                    .filter(|change| change.is_current(&entry))
                    .map(|change| change.inverse().with_known_users(&known_users))
                    .collect();
                if inverse.len() < count {
                    outcome.left.push((id, LeftReason::Changed));
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
    delete_entries(transaction, project.id, &removed).await?;
    insert_entries(transaction, &restored).await?;
    upsert_entries(transaction, &changed).await?;
    write_pitches(transaction, &project.name, &pitch_changed.iter().collect::<Vec<_>>()).await
}

/// What of the change's entries is on the project now.
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

/// The users of the values before the change whose accounts still exist.
async fn read_known_users(
    transaction: &DatabaseTransaction,
    images: &[EntryImage],
) -> Result<HashSet<Uuid>, DbError> {
    let mut named = HashSet::new();
    for image in images {
        match image {
            EntryImage::Added { .. } => {}
            EntryImage::Removed { entry } => {
                named.extend(entry.added_by);
                named.extend(entry.pitched.and_then(|pitch| pitch.by));
            }
            EntryImage::Updated { changes, .. } => {
                for change in changes {
                    if let EntryChange::State { pitched_before: Some(pitch), .. } = change {
                        named.extend(pitch.by);
                    }
                }
            }
        }
    }
    // A team has far fewer members than a query has values.
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
        if let Self::State { pitched_after: Some(pitch), .. } = &mut self {
            pitch.by = pitch.by.filter(|user| known.contains(user));
        }
        self
    }
}

impl ListedPodcast {
    fn keep_known_users(&mut self, known: &HashSet<Uuid>) {
        self.added_by = self.added_by.filter(|user| known.contains(user));
        if let Some(pitch) = &mut self.pitched {
            pitch.by = pitch.by.filter(|user| known.contains(user));
        }
    }
}
