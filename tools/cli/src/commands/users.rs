//! `earshot users`

use crate::args::{AppArgs, UsersCommand};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::{block_on, open_app_database, to_database_failure};
use chrono::SecondsFormat;
use earshot_api::mail::sign_in_url;
use earshot_app::{EmailCollision, MailRow, MailState};
use earshot_model::Tier;
use std::time::Duration;
use uuid::Uuid;

pub fn run(context: &Context, command: &UsersCommand) -> CommandResult {
    match command {
        UsersCommand::Create { email, plan, link_minutes, app } => {
            create_user(context, app, email, plan.as_deref(), *link_minutes)
        }
        UsersCommand::SignOut { email, app } => sign_out(context, app, email),
        UsersCommand::Delete { email, id, app } => delete_user(context, app, email.as_deref(), *id),
        UsersCommand::Collisions { app } => list_collisions(context, app),
        UsersCommand::Mails { dead, last, app } => list_mails(context, app, *dead, *last),
    }
}

fn create_user(context: &Context, app: &AppArgs, email: &str, plan: Option<&str>, link_minutes: u32) -> CommandResult {
    let plan = plan.map(parse_plan).transpose()?;
    let lifetime = Duration::from_secs(u64::from(link_minutes) * 60);
    let base_url = crate::serve_sources::base_url(app, None);
    let (account, link) = block_on(async {
        let db = open_app_database(context, app).await?;
        let account = db.find_or_create_user(email, plan).await.map_err(to_database_failure)?;
        let token = db.create_sign_in_token(email, lifetime).await.map_err(to_database_failure)?;
        Ok::<_, Failure>((account, sign_in_url(&base_url, &token)))
    })??;
    let json = serde_json::json!({
        "id": account.user_id, "email": account.email, "plan": account.tier.as_str(), "signInLink": link,
    });
    context.print_result(&json, || link.clone())
}

fn parse_plan(name: &str) -> CommandResult<Tier> {
    Tier::parse(name).filter(|tier| *tier != Tier::Public).ok_or_else(|| {
        Failure::input(format!("unknown plan {name:?}"))
            .with_advice("plans are free, individual, business, agency and admin")
    })
}

fn sign_out(context: &Context, app: &AppArgs, email: &str) -> CommandResult {
    let ended = block_on(async {
        let db = open_app_database(context, app).await?;
        let account = db.account_by_email(email).await.map_err(to_database_failure)?;
        db.end_sessions_of(account.user_id, None).await.map_err(to_database_failure)
    })??;
    context.print_notice(&format!("ended {}", crate::output::format_count(ended, "session")));
    context.print_result(&serde_json::json!({ "ended": ended }), String::new)
}

fn delete_user(context: &Context, app: &AppArgs, email: Option<&str>, id: Option<Uuid>) -> CommandResult {
    let (id, is_deleted) = block_on(async {
        let db = open_app_database(context, app).await?;
        let id = match (id, email) {
            (Some(id), _) => id,
            (None, email) => db.account_by_email(email.unwrap_or_default()).await.map_err(to_database_failure)?.user_id,
        };
        Ok::<_, Failure>((id, db.delete_user(id).await.map_err(to_database_failure)?))
    })??;
    if !is_deleted {
        return Err(Failure::input(format!("there is no account with the id {id}")));
    }
    context.print_result(&serde_json::json!({ "deleted": id }), || format!("account {id} is deleted"))
}

fn list_collisions(context: &Context, app: &AppArgs) -> CommandResult {
    let collisions = block_on(async {
        let db = open_app_database(context, app).await?;
        db.email_collisions().await.map_err(to_database_failure)
    })??;
    let json: Vec<_> = collisions
        .iter()
        .map(|collision| {
            serde_json::json!({
                "id": collision.user_id, "email": collision.email, "kind": collision.kind.as_str(),
                "createdAt": collision.created_at.to_rfc3339_opts(SecondsFormat::Millis, true),
            })
        })
        .collect();
    context.print_result(&json, || {
        let line = |collision: &EmailCollision| {
            // Invisible characters of an address are escaped.
            let email = collision.email.escape_debug();
            format!("{}  {:<9}  {email}", collision.user_id, collision.kind.as_str())
        };
        collisions.iter().map(line).collect::<Vec<_>>().join("\n")
    })
}

fn list_mails(context: &Context, app: &AppArgs, only_dead: bool, last: u64) -> CommandResult {
    let mut mails = block_on(async {
        let db = open_app_database(context, app).await?;
        db.newest_mails(last).await.map_err(to_database_failure)
    })??;
    mails.retain(|mail| !only_dead || mail.state == MailState::Dead);
    let json: Vec<_> = mails.iter().map(mail_json).collect();
    context.print_result(&json, || mails.iter().map(mail_line).collect::<Vec<_>>().join("\n"))
}

/// Omits the mail's text, because it contains a sign-in link.
fn mail_json(mail: &MailRow) -> serde_json::Value {
    serde_json::json!({
        "id": mail.id, "to": mail.to, "subject": mail.subject, "state": mail_state(mail), "attempts": mail.attempts,
        "lastError": mail.last_error, "writtenAt": mail.written_at.to_rfc3339_opts(SecondsFormat::Millis, true),
        "at": mail.at.to_rfc3339_opts(SecondsFormat::Millis, true),
    })
}

fn mail_line(mail: &MailRow) -> String {
    let reason = mail.last_error.as_deref().map(|error| format!("  ({error})")).unwrap_or_default();
    let attempts = crate::output::format_count(u64::try_from(mail.attempts).unwrap_or(0), "attempt");
    let written = mail.written_at.format("%F %T");
    format!("{written}  {:<7}  {}  {}  {attempts}{reason}", mail_state(mail), mail.to, mail.subject)
}

fn mail_state(mail: &MailRow) -> &'static str {
    match mail.state {
        MailState::Waiting => "waiting",
        MailState::Sent => "sent",
        MailState::Dead => "dead",
    }
}
