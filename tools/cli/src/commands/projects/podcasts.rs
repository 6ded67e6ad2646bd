//! `earshot projects podcasts`

use super::team_project::{open_project, time_text, user_text};
use crate::args::TeamArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::{block_on, to_database_failure};
use earshot_app::{ListedPodcast, ListedPodcastFilter, UserName};
use earshot_model::project::ListedPodcastState;
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

pub fn list_podcasts(
    context: &Context,
    team: &TeamArgs,
    project: &str,
    states: &[ListedPodcastState],
) -> CommandResult {
    let (entries, names) = block_on(async {
        let (db, account, found) = open_project(context, team, project).await?;
        let filter = ListedPodcastFilter { states: states.to_vec(), ..ListedPodcastFilter::default() };
        let entries = db.listed_podcasts(&account, found.id, &filter).await.map_err(to_database_failure)?;
        let names = db.user_names(entries.iter().filter_map(|entry| entry.added_by)).await;
        Ok::<_, Failure>((entries, names.map_err(to_database_failure)?))
    })??;
    let json: Vec<Value> = entries.iter().map(|entry| entry_json(entry, &names)).collect();
    context.print_result(&json, || entries.iter().map(|entry| entry_line(entry, &names)).collect::<Vec<_>>().join("\n"))
}

fn entry_json(entry: &ListedPodcast, names: &HashMap<Uuid, UserName>) -> Value {
    json!({
        "listedPodcastId": entry.id, "podcastId": entry.podcast.id.to_string(), "title": entry.podcast.title,
        "slug": entry.podcast.slug, "status": entry.state.as_str(),
        "priority": entry.priority.map(|priority| priority.as_str()), "labels": entry.labels, "notes": entry.notes,
        "nextActionOn": entry.next_action_on.map(|day| day.to_string()), "addedBy": user_text(entry.added_by, names),
        "addedAt": time_text(entry.added_at()), "updatedAt": time_text(entry.updated_at()), "version": entry.version,
    })
}

fn entry_line(entry: &ListedPodcast, names: &HashMap<Uuid, UserName>) -> String {
    format!(
        "{}  {:<9}  {:<6}  {}  added {} by {}",
        entry.id,
        entry.state.as_str(),
        entry.priority.map_or("-", |priority| priority.as_str()),
        entry.podcast.title.escape_debug(),
        entry.added_at().format("%F %T"),
        user_text(entry.added_by, names)
    )
}
