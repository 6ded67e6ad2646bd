//! A team's projects in the app database, and the texts of their users and times.

use crate::args::TeamArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::{open_app_database, to_database_failure};
use chrono::SecondsFormat;
use earshot_app::{Account, Db, Project, ProjectKey, UserName};
use earshot_model::Timestamp;
use std::collections::HashMap;
use uuid::Uuid;

/// Opens the app database for a team.
pub(super) async fn open_team(context: &Context, team: &TeamArgs) -> CommandResult<(Db, Account)> {
    let db = open_app_database(context, &team.app).await?;
    let account = db.account_by_email(&team.email).await.map_err(to_database_failure)?;
    Ok((db, account))
}

/// Opens a project of the team, which may be deleted.
pub(super) async fn open_project(
    context: &Context,
    team: &TeamArgs,
    project: &str,
) -> CommandResult<(Db, Account, Project)> {
    let (db, account) = open_team(context, team).await?;
    let found = db.find_project_or_deleted(&account, &ProjectKey::parse(project)).await;
    let found = found.map_err(to_database_failure)?.ok_or_else(|| not_found(team, project))?;
    Ok((db, account, found))
}

pub(super) fn not_found(team: &TeamArgs, project: &str) -> Failure {
    Failure::input(format!("the team of {} has no project {project:?}", team.email))
        .with_advice("`earshot projects list --deleted` lists their ids and slugs")
}

pub(super) fn user_text(user: Option<Uuid>, names: &HashMap<Uuid, UserName>) -> String {
    user.and_then(|user| names.get(&user)).map_or_else(|| "a deleted user".to_owned(), |name| name.email.clone())
}

pub(super) fn time_text(time: Timestamp) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}
