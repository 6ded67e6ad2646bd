//! Changes of the fields of an alert or a guest profile, in responses.

use super::UserNames;
use earshot_api_server::prelude::*;
use earshot_app::{Db, DbError, FieldChange, FieldChangePage};
use serde_json::{Map, Value};

/// A change of an alert or a guest profile.
#[view]
pub struct FieldChangeView {
    /// ID of the change, for undo.
    pub id: String,
    /// created, updated, deleted or restored; of a guest profile also archived or unarchived.
    pub kind: String,
    /// When it was made.
    pub at: TimestampView,
    /// ID of the user who made it; `null` when their account was deleted.
    pub user_id: Option<String>,
    /// Name of the user who made it.
    pub user_name: String,
    /// The fields that were changed.
    pub fields: Vec<ChangedFieldView>,
    /// When it was undone; `null` when it was not.
    pub undone_at: Option<TimestampView>,
}

/// A changed field.
#[view]
pub struct ChangedFieldView {
    /// The name of the field, such as alertName, alertSettings.otherSpellings or shortBio.
    name: String,
    /// The value before.
    before: Value,
    /// The value after.
    after: Value,
}

impl FieldChangeView {
    /// The views of a page of changes with the names of their users, and the cursor of the next page; `None` on the last
    /// one. `flatten` lists the fields by the names that responses use.
    pub async fn read_page<K: Copy, F>(
        db: &Db,
        page: &FieldChangePage<K, F>,
        kind_name: fn(K) -> &'static str,
        flatten: fn(&F) -> Map<String, Value>,
    ) -> Result<(Vec<Self>, Option<String>), DbError> {
        let users: Vec<Uuid> = page.changes.iter().filter_map(|change| change.user_id).collect();
        let names = UserNames(db.user_names(users).await?);
        let cursor = page.changes.last().filter(|_| page.has_more).map(|last| last.id.to_string());
        let view = |change: &FieldChange<K, F>| Self::of(change, kind_name(change.kind), &names, flatten);
        Ok((page.changes.iter().map(view).collect(), cursor))
    }

    /// The view of a change of this kind. `flatten` lists the fields by the names that responses use.
    pub fn of<K, F>(
        change: &FieldChange<K, F>,
        kind: &str,
        names: &UserNames,
        flatten: impl Fn(&F) -> Map<String, Value>,
    ) -> Self {
        let fields = match (&change.before, &change.after) {
            (Some(before), Some(after)) => ChangedFieldView::compare(&flatten(before), &flatten(after)),
            _ => Vec::new(),
        };
        Self {
            id: change.id.to_string(),
            kind: kind.to_owned(),
            at: change.at.into(),
            user_id: change.user_id.map(|id| id.to_string()),
            user_name: names.name_of(change.user_id),
            fields,
            undone_at: change.undone_at.map(Into::into),
        }
    }
}

impl ChangedFieldView {
    /// Returns the fields whose values differ.
    fn compare(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<Self> {
        let changed = after.iter().filter(|(name, value)| before.get(*name) != Some(*value));
        let view = |(name, value): (&String, &Value)| Self {
            name: name.clone(),
            before: before.get(name).cloned().unwrap_or_default(),
            after: value.clone(),
        };
        changed.map(view).collect()
    }
}
