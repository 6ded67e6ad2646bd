//! `POST /api/v1/changes/{changeId}/undo`

use earshot_api_content::project_changes::publish_guest;
use earshot_api_content::project_changes::{publish_entries, publish_project};
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::UndoSkipReason;

/// The outcome of an undo.
#[view]
pub struct UndoneChangeData {
    /// Number of entries, projects, alerts and guest profiles that are as they were before the change.
    restored_count: usize,
    /// Rows that were not restored, because someone has changed them since.
    left: Vec<LeftRowView>,
    /// ID of the undo itself, which can be undone, too; `null` when nothing was restored.
    change_id: Option<String>,
}

/// A row that an undo left as it is.
#[view]
pub struct LeftRowView {
    /// ID of the listed podcast, project, alert or guest profile.
    id: String,
    /// changed-since, removed-since, listed-again, limit when the plan has no room for it, or files-ended when the
    /// guest profile is restored without files that made room for newer ones.
    reason: String,
}

/// Undoes a change within 10 minutes.
///
/// It restores the values that nobody has changed since, and reports the others.
#[endpoint(
    post "/api/v1/changes/{changeId}/undo",
    (status = 200, description = "What was restored", body = Envelope<UndoneChangeData>),
    (status = 403, description = "The plan has no room for the project of a guest profile"),
    (status = 409, description = "The change is too old, has made room for newer ones or was already undone, or the project or guest profile is archived"),
)]
pub async fn undo_change(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(change): ApiPath<Uuid>,
) -> Result<Envelope<UndoneChangeData>, ApiError> {
    if let Some(undone) = state.db.undo_alert_change(&account, change).await? {
        let published = ChangePublished::new(ChangeKind::Alert, Some(account.user_id), state.clock.now());
        let published = undone.change_id.into_iter().fold(published, ChangePublished::in_change);
        state.events().publish(account.team_id, published.of_alert(undone.alert_id));
        let left = undone.skipped.into_iter();
        return Ok(Envelope::new(UndoneChangeData {
            restored_count: usize::from(undone.change_id.is_some() && undone.skipped.is_none()),
            left: left
                .map(|reason| LeftRowView { id: undone.alert_id.to_string(), reason: reason.as_str().to_owned() })
                .collect(),
            change_id: undone.change_id.map(|id| id.to_string()),
        }));
    }
    if let Some(undone) = state.db.undo_guest_change(&account, change).await? {
        publish_guest(&state, &account, None, undone.change_id);
        // A profile without some of its files is restored.
        let is_whole = matches!(undone.skipped, None | Some(UndoSkipReason::FilesEnded));
        let left = undone.skipped.into_iter();
        return Ok(Envelope::new(UndoneChangeData {
            restored_count: usize::from(undone.change_id.is_some() && is_whole),
            left: left
                .map(|reason| LeftRowView { id: undone.profile_id.to_string(), reason: reason.as_str().to_owned() })
                .collect(),
            change_id: undone.change_id.map(|id| id.to_string()),
        }));
    }
    let undone = state.db.undo_change(&account, change).await?;
    publish_project(&state, &account, undone.project_id, undone.change_id);
    publish_entries(&state, &account, undone.project_id, undone.change_id);
    let left = undone
        .skipped
        .into_iter()
        .map(|(id, reason)| LeftRowView { id: id.to_string(), reason: reason.as_str().to_owned() });
    Ok(Envelope::new(UndoneChangeData {
        restored_count: undone.restored,
        left: left.collect(),
        change_id: undone.change_id.map(|id| id.to_string()),
    }))
}
