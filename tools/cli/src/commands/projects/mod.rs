//! `earshot projects`

mod export;
mod podcasts;
mod team_project;

use crate::args::{ProjectsCommand, TeamArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use crate::serve_sources::{block_on, to_database_failure};
use earshot_app::{ActivityPage, Project, ProjectActivity, ProjectKey, UserName};
use earshot_model::project::ListedPodcastState;
use serde_json::{Value, json};
use std::collections::HashMap;
use team_project::{not_found, open_project, open_team, time_text, user_text};
use uuid::Uuid;

/// Activities that `show` prints.
const SHOWN_ACTIVITIES: u64 = 20;

pub fn run(context: &Context, command: &ProjectsCommand) -> CommandResult {
    match command {
        ProjectsCommand::List { deleted, team } => list_projects(context, team, *deleted),
        ProjectsCommand::Show { project, team } => show_project(context, team, project),
        ProjectsCommand::Podcasts { project, states, team } => podcasts::list_podcasts(context, team, project, states),
        ProjectsCommand::Export(args) => export::export_project(context, args),
        ProjectsCommand::Restore { project, team } => restore_project(context, team, project),
    }
}

fn list_projects(context: &Context, team: &TeamArgs, with_deleted: bool) -> CommandResult {
    let projects = block_on(async {
        let (db, account) = open_team(context, team).await?;
        let mut projects = db.projects_of(&account, &[]).await.map_err(to_database_failure)?;
        if with_deleted {
            projects.extend(db.deleted_projects_of(&account).await.map_err(to_database_failure)?);
        }
        Ok::<_, Failure>(projects)
    })??;
    let json: Vec<Value> = projects.iter().map(project_json).collect();
    context.print_result(&json, || projects.iter().map(project_line).collect::<Vec<_>>().join("\n"))
}

fn show_project(context: &Context, team: &TeamArgs, project: &str) -> CommandResult {
    let (project, page, names) = block_on(async {
        let (db, _, found) = open_project(context, team, project).await?;
        let page = db.project_activity(found.id, None, SHOWN_ACTIVITIES).await.map_err(to_database_failure)?;
        let users = page.activities.iter().filter_map(|activity| activity.user_id).chain(found.created_by);
        let names = db.user_names(users).await.map_err(to_database_failure)?;
        Ok::<_, Failure>((found, page, names))
    })??;
    let mut json = project_json(&project);
    json["activities"] = page.activities.iter().map(|activity| activity_json(activity, &names)).collect();
    context.print_result(&json, || describe_project(&project, &page, &names))
}

fn restore_project(context: &Context, team: &TeamArgs, project: &str) -> CommandResult {
    let (project, is_restored) = block_on(async {
        let (db, account) = open_team(context, team).await?;
        let key = ProjectKey::parse(project);
        db.find_project_or_deleted(&account, &key)
            .await
            .map_err(to_database_failure)?
            .ok_or_else(|| not_found(team, project))?;
        let (project, change) = db.restore_project(&account, &key).await.map_err(to_database_failure)?;
        Ok::<_, Failure>((project, change.is_some()))
    })??;
    if !is_restored {
        context.print_notice("the project was not deleted");
    }
    context.print_result(&project_json(&project), || project_line(&project))
}

fn project_json(project: &Project) -> Value {
    let counts = ListedPodcastState::ALL
        .iter()
        .map(|state| (state.as_str().to_owned(), json!(project.state_counts.count(*state))));
    json!({
        "projectId": project.id, "slug": project.slug, "name": project.name, "teamId": project.team_id,
        "status": project.state.as_str(), "listedPodcastsCount": project.state_counts.total(),
        "stateCounts": counts.collect::<serde_json::Map<_, _>>(),
        "createdAt": time_text(project.created_at), "lastUpdated": time_text(project.updated_at),
        "deletedAt": project.deleted_at.map(time_text), "purgeAt": project.purge_at().map(time_text),
    })
}

fn activity_json(activity: &ProjectActivity, names: &HashMap<Uuid, UserName>) -> Value {
    json!({
        "actionType": activity.kind.as_str(), "activityDate": time_text(activity.at),
        "fromValue": activity.from_value, "toValue": activity.to_value, "podcastTitle": activity.podcast_title,
        "user": user_text(activity.user_id, names), "changeId": activity.change_id,
    })
}

fn project_line(project: &Project) -> String {
    let deleted = project.deleted_at.map(|at| format!("  deleted {}", at.format("%F"))).unwrap_or_default();
    let podcasts = format_count(project.state_counts.total(), "podcast");
    let changed = project.updated_at.format("%F %T");
    format!(
        "{}  {:<8}  {:<32}  {podcasts}, changed {changed}{deleted}",
        project.id,
        project.state.as_str(),
        project.name.escape_debug()
    )
}

fn describe_project(project: &Project, page: &ActivityPage, names: &HashMap<Uuid, UserName>) -> String {
    let mut lines = vec![project_line(project), format!("slug: {}", project.slug)];
    lines.push(format!("created: {} by {}", project.created_at.format("%F %T"), user_text(project.created_by, names)));
    for state in ListedPodcastState::ALL {
        lines.push(format!("{}: {}", state.as_str(), project.state_counts.count(*state)));
    }
    for activity in &page.activities {
        let values = [&activity.from_value, &activity.to_value].map(|value| value.as_deref().unwrap_or("-"));
        let title = activity.podcast_title.as_deref().unwrap_or_default().escape_debug();
        lines.push(format!(
            "{}  {:<18}  {} → {}  {}  {title}",
            activity.at.format("%F %T"),
            activity.kind.as_str(),
            values[0].escape_debug(),
            values[1].escape_debug(),
            user_text(activity.user_id, names)
        ));
    }
    lines.join("\n")
}
