//! The entries of a list, as an export reads them.

use super::{ExportItem, ListedItem};
use earshot_api_server::prelude::*;
use earshot_app::{Db, DbError, LastPitch, ListedPodcast, ListedPodcastFilter, Project, UserName};
use earshot_model::PodcastId;
use earshot_model::export::{ExportValue, ListEntry, custom_value};
use earshot_model::project::ListedPodcastState;
use std::collections::HashMap;

/// Reads the entries of a project of the account's team in some states, last added first; all entries without a state.
pub async fn read_list_items(
    db: &Db,
    account: &Account,
    project: &Project,
    states: Vec<ListedPodcastState>,
) -> Result<Vec<ExportItem>, DbError> {
    let filter = ListedPodcastFilter { states, ..ListedPodcastFilter::default() };
    let entries = db.listed_podcasts(account, project.id, &filter).await?;
    let podcasts: Vec<PodcastId> = entries.iter().map(|entry| entry.podcast.id).collect();
    let pitches = db.last_pitches(account.team_id, &podcasts).await?;
    let ratings = db.relevancy_ratings(account, &[project.id], &podcasts).await?;
    let mut users: Vec<Uuid> = entries.iter().flat_map(|entry| [entry.added_by, entry.assignee]).flatten().collect();
    users.extend(pitches.values().filter_map(|pitch| pitch.user_id));
    let names = db.user_names(users).await?;
    let item = |entry: ListedPodcast| {
        let podcast = entry.podcast.id;
        let rating = ratings.get(&(project.id, podcast)).map(|rating| rating.rating.into());
        let values = project.custom_columns.iter();
        let values =
            values.map(|column| custom_value(column.kind, entry.custom_values.get(&column.id).map(String::as_str)));
        let custom_values = values.collect();
        export_item(entry, (pitches.get(&podcast), rating, custom_values), &names)
    };
    Ok(entries.into_iter().map(item).collect())
}

fn export_item(
    entry: ListedPodcast,
    (last_pitch, relevancy, custom_values): (Option<&LastPitch>, Option<i64>, Vec<ExportValue>),
    names: &HashMap<Uuid, UserName>,
) -> ExportItem {
    let name = |user: Option<Uuid>| user.and_then(|user| names.get(&user)).map(|name| name.display_name().to_owned());
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
                added_by: name(entry.added_by),
                updated_at: Some(updated_at),
                notes: Some(entry.notes).filter(|notes| !notes.is_empty()),
                next_action_on: entry.next_action_on,
                assignee: name(entry.assignee),
                relevancy,
                last_pitch_at: last_pitch.map(|pitch| pitch.at),
                last_pitch_by: last_pitch.and_then(|pitch| name(pitch.user_id)),
                last_pitch_for: last_pitch.map(|pitch| pitch.project_name.clone()),
                custom_values,
            },
        }),
    }
}
