//! The entries of a list, as an export reads them.

use super::request::invalid;
use crate::error::ApiError;
use crate::exports::{ExportItem, ListedItem};
use crate::state::AppState;
use earshot_app::{Account, ListedPodcast, ListedPodcastFilter, Project, ProjectKey, UserName};
use earshot_model::export::ListEntry;
use earshot_model::project::ListedPodcastState;
use std::collections::HashMap;
use uuid::Uuid;

/// A list of the team with the entries to export, last added first.
pub(super) struct ExportedList {
    pub project: Project,
    pub items: Vec<ExportItem>,
}

/// Parses the states of a request. Without any, all.
///
/// # Errors
/// When a state is unknown.
pub(super) fn parse_states(names: Option<&[String]>) -> Result<Vec<ListedPodcastState>, ApiError> {
    let parse = |(number, name): (usize, &String)| {
        let known = || ListedPodcastState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>().join(", ");
        let pointer = format!("/listedPodcastStatesFilter/{number}");
        ListedPodcastState::parse(name).ok_or_else(|| invalid(&pointer, &format!("must be one of {}", known())))
    };
    names.unwrap_or_default().iter().enumerate().map(parse).collect()
}

impl ExportedList {
    /// Reads the entries of a project in some states; all entries without a state.
    ///
    /// # Errors
    /// When the team has no such project, or the app database fails.
    pub(super) async fn read(
        state: &AppState,
        account: &Account,
        id_or_slug: &str,
        states: Vec<ListedPodcastState>,
    ) -> Result<Self, ApiError> {
        let not_found = || ApiError::not_found("Project");
        // PostgreSQL accepts no NUL, and no slug has a control character.
        if id_or_slug.chars().any(char::is_control) {
            return Err(not_found());
        }
        let project = state.db.find_project(account, &ProjectKey::parse(id_or_slug)).await?.ok_or_else(not_found)?;
        let filter = ListedPodcastFilter { states, ..ListedPodcastFilter::default() };
        let entries = state.db.listed_podcasts(account, project.id, &filter).await?;
        let names = state.db.user_names(entries.iter().filter_map(|entry| entry.added_by)).await?;
        let items = entries.into_iter().map(|entry| export_item(entry, &names)).collect();
        Ok(Self { project, items })
    }
}

fn export_item(entry: ListedPodcast, names: &HashMap<Uuid, UserName>) -> ExportItem {
    let added_by = entry.added_by.and_then(|user| names.get(&user)).map(|name| name.shown().to_owned());
    let (added_at, updated_at) = (entry.added_at(), entry.updated_at());
    ExportItem {
        podcast: entry.podcast.id,
        listed: Some(ListedItem {
            slug: entry.podcast.slug,
            title: entry.podcast.title,
            image_url: entry.podcast.image_url,
            entry: ListEntry {
                state: entry.state.as_str().to_owned(),
                priority: entry.priority.map(|priority| priority.as_str().to_owned()),
                labels: entry.labels,
                added_at: Some(added_at),
                added_by,
                updated_at: Some(updated_at),
                notes: Some(entry.notes).filter(|notes| !notes.is_empty()),
                next_action_on: entry.next_action_on,
            },
        }),
    }
}
