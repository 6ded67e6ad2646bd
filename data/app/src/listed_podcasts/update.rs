//! Changes listed podcasts, one or many in one change set.

use super::write_pitches;
use crate::ListRejection;
use crate::changes::{ChangeWriter, EntryChange, EntryImage};
use crate::entities::listed_podcasts::Column;
use crate::entities::memberships;
use crate::list_rows::{ListedPodcast, PitchMark, ProjectFields, lock_writable_project, read_entries, upsert_entries};
use crate::prelude::*;
use chrono::NaiveDate;
use earshot_model::project::{CustomColumn, ListedPodcastState, MAX_CUSTOM_COLUMNS, MAX_LABELS, Priority};
use futures::FutureExt;
use std::collections::{BTreeMap, HashMap};

/// The new values of listed podcasts; `None` leaves a field as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPodcastUpdate {
    pub state: Option<ListedPodcastState>,
    /// `Some(None)` removes the priority.
    pub priority: Option<Option<Priority>>,
    pub labels: Option<LabelUpdate>,
    pub notes: Option<String>,
    /// `Some(None)` removes the date.
    pub next_action_on: Option<Option<NaiveDate>>,
    /// The day of the next action of entries that come into another state and have none.
    pub follow_up_on: Option<NaiveDate>,
    /// A member of the team; `Some(None)` for nobody.
    pub assignee: Option<Option<Uuid>>,
    /// New values by the ID of their custom column, as people enter them; an empty one is removed.
    pub custom_values: BTreeMap<Uuid, String>,
}

/// The new labels of listed podcasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabelUpdate {
    Replace(Vec<String>),
    Change { add: Vec<String>, remove: Vec<String> },
}

/// The outcome of an update.
#[derive(Clone, Debug)]
pub struct UpdatedPodcasts {
    /// The entries as they are now, in the order of the request.
    pub entries: Vec<ListedPodcast>,
    /// How many of them have changed.
    pub changed: usize,
    /// Entries that have the new values already.
    pub unchanged: Vec<Uuid>,
    /// Entries that are not on the project.
    pub missing: Vec<Uuid>,
    /// Entries that would have more than [`MAX_LABELS`] labels. They are unchanged.
    pub too_many_labels: Vec<Uuid>,
    /// `None` when nothing has changed.
    pub change_id: Option<Uuid>,
}

impl Db {
    /// Changes listed podcasts of a project. `expected_version` is checked for each entry.
    ///
    /// # Errors
    /// When there is no such project, it is archived, an entry has another version, or the database fails.
    pub async fn update_listed_podcasts(
        &self,
        account: &Account,
        project: Uuid,
        entries: &[Uuid],
        update: ListedPodcastUpdate,
        expected_version: Option<i64>,
    ) -> Result<UpdatedPodcasts, DbError> {
        let change = ChangeWriter::new(self, account, project);
        let (account, ids) = (account.clone(), entries.to_vec());
        self.write_list(|transaction| {
            async move { update_in(transaction, (&account, project), ids, &update, expected_version, change).await }
                .boxed()
        })
        .await
    }
}

async fn update_in(
    transaction: &DatabaseTransaction,
    (account, project): (&Account, Uuid),
    ids: Vec<Uuid>,
    update: &ListedPodcastUpdate,
    expected_version: Option<i64>,
    mut change: ChangeWriter,
) -> Result<UpdatedPodcasts, DbError> {
    let row = lock_writable_project(transaction, account, project).await?;
    if let Some(Some(assignee)) = update.assignee {
        check_member(transaction, account.team_id, assignee).await?;
    }
    let columns = ProjectFields::from_row(&row)?.custom_columns;
    let values = check_values(&update.custom_values, &columns)?;
    let mut known: HashMap<Uuid, ListedPodcast> = read_entries(transaction, project, Column::Id, &ids)
        .await?
        .into_iter()
        .map(|entry| (entry.id, entry))
        .collect();
    let mut outcome = UpdatedPodcasts {
        entries: Vec::with_capacity(ids.len()),
        changed: 0,
        unchanged: Vec::new(),
        missing: Vec::new(),
        too_many_labels: Vec::new(),
        change_id: None,
    };
    let (mut changed, mut pitch_changed) = (Vec::new(), Vec::new());
    for id in ids {
        let Some(mut entry) = known.remove(&id) else {
            outcome.missing.push(id);
            continue;
        };
        if expected_version.is_some_and(|version| version != entry.version) {
            return Err(DbError::Rejected(ListRejection::VersionConflict));
        }
        let Some(changes) = update.changes_of(&entry, &values, &change) else {
            outcome.too_many_labels.push(id);
            outcome.entries.push(entry);
            continue;
        };
        if changes.is_empty() {
            outcome.unchanged.push(id);
        } else {
            let pitched_before = entry.pitched;
            apply_changes(&mut entry, changes, &mut change);
            prune_values(&mut entry, &columns);
            if entry.pitched != pitched_before {
                pitch_changed.push(entry.clone());
            }
            changed.push(entry.clone());
        }
        outcome.entries.push(entry);
    }
    outcome.changed = changed.len();
    upsert_entries(transaction, &changed).await?;
    write_pitches(transaction, &row.name, &pitch_changed.iter().collect::<Vec<_>>()).await?;
    (outcome.change_id, _) = change.finish(transaction, row).await?;
    Ok(outcome)
}

async fn check_member(transaction: &DatabaseTransaction, team: Uuid, user: Uuid) -> Result<(), DbError> {
    let membership = memberships::Entity::find()
        .filter(memberships::COLUMN.team_id.eq(team))
        .filter(memberships::COLUMN.user_id.eq(user));
    match membership.one(transaction).await? {
        Some(_) => Ok(()),
        None => Err(DbError::Rejected(ListRejection::AssigneeNotMember)),
    }
}

/// A new value in a custom column, as it is stored.
struct NewValue<'a> {
    column: &'a CustomColumn,
    value: Option<String>,
}

/// Checks new values against the columns of the list.
fn check_values<'a>(
    values: &BTreeMap<Uuid, String>,
    columns: &'a [CustomColumn],
) -> Result<Vec<NewValue<'a>>, DbError> {
    let check = |(id, value): (&Uuid, &String)| {
        let rejected = |detail: String| DbError::Rejected(ListRejection::CustomValue { column: *id, detail });
        let column = columns.iter().find(|column| column.id == *id);
        let column = column.ok_or_else(|| rejected("is not in a column of the list".to_owned()))?;
        Ok(NewValue { column, value: column.check_value(value).map_err(rejected)? })
    };
    values.iter().map(check).collect()
}

/// Bounds the values of columns that were removed, which stay for a while, so that the columns can come back.
fn prune_values(entry: &mut ListedPodcast, columns: &[CustomColumn]) {
    if entry.custom_values.len() > 2 * MAX_CUSTOM_COLUMNS {
        entry.custom_values.retain(|id, _| columns.iter().any(|column| column.id == *id));
    }
}

/// Applies changes to an entry and adds them to the change set.
pub(crate) fn apply_changes(entry: &mut ListedPodcast, changes: Vec<EntryChange>, set: &mut ChangeWriter) {
    for change in &changes {
        change.apply(entry);
        set.log_entry(entry, change.activity());
    }
    entry.version += 1;
    entry.updated_at_ms = set.now.0;
    set.push_entry(EntryImage::Updated { id: entry.id, changes });
}

impl ListedPodcastUpdate {
    /// Whether no field is set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The fields whose values differ; `None` when the entry would have too many labels.
    fn changes_of(
        &self,
        entry: &ListedPodcast,
        values: &[NewValue<'_>],
        set: &ChangeWriter,
    ) -> Option<Vec<EntryChange>> {
        let mut changes = Vec::new();
        if let Some(after) = self.state.filter(|state| *state != entry.state) {
            let pitched_after = match after {
                ListedPodcastState::Pitched => Some(PitchMark { at_ms: set.now.0, by: Some(set.user_id) }),
                // Moving an entry back before the pitch removes its pitch mark.
                state if state.is_before_pitch() => None,
                _ => entry.pitched,
            };
            changes.push(EntryChange::State {
                before: entry.state,
                after,
                pitched_before: entry.pitched,
                pitched_after,
            });
        }
        if let Some(after) = self.priority.filter(|priority| *priority != entry.priority) {
            changes.push(EntryChange::Priority { before: entry.priority, after });
        }
        if let Some(after) = self.labels.as_ref().map(|labels| labels.applied_to(&entry.labels)) {
            if after.len() > MAX_LABELS {
                return None;
            }
            if after != entry.labels {
                changes.push(EntryChange::Labels { before: entry.labels.clone(), after });
            }
        }
        if let Some(after) = self.notes.as_ref().filter(|notes| **notes != entry.notes) {
            changes.push(EntryChange::Notes { before: entry.notes.clone(), after: after.clone() });
        }
        if let Some(after) = self.next_action_on.filter(|day| *day != entry.next_action_on) {
            changes.push(EntryChange::NextAction { before: entry.next_action_on, after });
        }
        let is_moved = self.state.is_some_and(|state| state != entry.state);
        if let (true, None, Some(_)) = (is_moved, entry.next_action_on, self.follow_up_on) {
            changes.push(EntryChange::NextAction { before: None, after: self.follow_up_on });
        }
        if let Some(after) = self.assignee.filter(|user| *user != entry.assignee) {
            changes.push(EntryChange::Assignee { before: entry.assignee, after });
        }
        for NewValue { column, value } in values {
            let before = entry.custom_values.get(&column.id);
            if before != value.as_ref() {
                changes.push(EntryChange::CustomValue {
                    column: column.id,
                    name: column.name.clone(),
                    before: before.cloned(),
                    after: value.clone(),
                });
            }
        }
        Some(changes)
    }
}

impl LabelUpdate {
    fn applied_to(&self, labels: &[String]) -> Vec<String> {
        match self {
            Self::Replace(labels) => labels.clone(),
            Self::Change { add, remove } => {
                let mut labels: Vec<String> = labels.iter().filter(|label| !remove.contains(label)).cloned().collect();
                labels.extend(add.iter().filter(|label| !remove.contains(label)).cloned());
                let mut seen = std::collections::HashSet::new();
                labels.retain(|label| seen.insert(label.clone()));
                labels
            }
        }
    }
}
