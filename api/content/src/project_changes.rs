//! Notifies the open pages of the team of the changes of a call.

use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;

/// A project was created, changed, deleted or restored. Without a change, nothing is reported.
pub fn publish_project(state: &AppState, account: &Account, project: Uuid, change: Option<Uuid>) {
    let Some(change) = change else { return };
    let published = new_change(state, account, ChangeKind::Project).in_project(project).in_change(change);
    state.events().publish(account.team_id, published);
}

/// One entry was added, changed or removed.
pub fn publish_entry(state: &AppState, account: &Account, (project, entry): (Uuid, Uuid), change: Option<Uuid>) {
    let Some(change) = change else { return };
    let published = new_change(state, account, ChangeKind::ListedPodcast);
    state.events().publish(account.team_id, published.of_listed_podcast(project, entry).in_change(change));
}

/// Several entries were changed.
pub fn publish_entries(state: &AppState, account: &Account, project: Uuid, change: Option<Uuid>) {
    let Some(change) = change else { return };
    let published = new_change(state, account, ChangeKind::ListedPodcast).in_project(project).in_change(change);
    state.events().publish(account.team_id, published);
}

/// Notifies the open pages of the team of a change of a profile, and with it of its project.
pub fn publish_guest(state: &AppState, account: &Account, project: Option<Uuid>, change: Option<Uuid>) {
    let published = new_change(state, account, ChangeKind::Project);
    let published = project.into_iter().fold(published, ChangePublished::in_project);
    state.events().publish(account.team_id, change.into_iter().fold(published, ChangePublished::in_change));
}

fn new_change(state: &AppState, account: &Account, kind: ChangeKind) -> ChangePublished {
    ChangePublished::new(kind, Some(account.user_id), state.clock.now())
}
