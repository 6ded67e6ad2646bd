//! The entries of a list, as an export reads them.

use super::{ExportItem, ListedItem};
use earshot_app::{Account, Db, DbError, ListedPodcast, ListedPodcastFilter, Project, UserName};
use earshot_model::export::ListEntry;
use earshot_model::project::ListedPodcastState;
use std::collections::HashMap;
use uuid::Uuid;

/// Reads the entries of a project of the account's team in some states, last added first; all entries without a state.
///
/// # Errors
/// When the app database fails.
pub async fn read_list_items(
    db: &Db,
    account: &Account,
    project: &Project,
    states: Vec<ListedPodcastState>,
) -> Result<Vec<ExportItem>, DbError> {
    let filter = ListedPodcastFilter { states, ..ListedPodcastFilter::default() };
    let entries = db.listed_podcasts(account, project.id, &filter).await?;
    let names = db.user_names(entries.iter().filter_map(|entry| entry.added_by)).await?;
    Ok(entries.into_iter().map(|entry| export_item(entry, &names)).collect())
}

fn export_item(entry: ListedPodcast, names: &HashMap<Uuid, UserName>) -> ExportItem {
    let added_by = entry.added_by.and_then(|user| names.get(&user)).map(|name| name.display_name().to_owned());
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
