//! `earshot keys`

use crate::args::{AppArgs, KeyScope, KeysCommand};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::{block_on, open_app_database, to_database_failure};
use chrono::SecondsFormat;
use earshot_app::{
    ApiKey, Db, DbError, KeyChangeOutcome, MAX_KEY_NAME_CHARS, NewKey, NewKeyOptions, OwnedKeyId, Scopes,
};
use earshot_model::{Tier, Timestamp};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);

pub fn run(context: &Context, command: &KeysCommand) -> CommandResult {
    match command {
        KeysCommand::Create { email, name, scopes, expires_days, app } => {
            let draft = NewKeyOptions {
                name: check_name(name)?,
                scopes: Scopes { can_write: scopes.contains(&KeyScope::Write) },
                lifetime: expires_days.map(|days| 24 * HOUR * days),
            };
            create(context, app, email, draft)
        }
        KeysCommand::List { email, app } => list(context, app, email),
        KeysCommand::Rotate { prefix, overlap_hours, app } => rotate(context, app, prefix, HOUR * *overlap_hours),
        KeysCommand::Revoke { prefix, app } => revoke(context, app, prefix),
    }
}

fn check_name(name: &str) -> CommandResult<String> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_KEY_NAME_CHARS || name.chars().any(char::is_control) {
        return Err(Failure::input("the name must have 1 to 100 characters and no line breaks".to_owned()));
    }
    Ok(name.to_owned())
}

fn create(context: &Context, app: &AppArgs, email: &str, draft: NewKeyOptions) -> CommandResult {
    let (account, key) = block_on(async {
        let db = open_app_database(context, app).await?;
        let account = db.account_by_email(email).await.map_err(to_database_failure)?;
        let key = db.create_key(&account, draft).await.map_err(to_database_failure)?;
        Ok::<_, Failure>((account, key))
    })??;
    // Spec 6: API access requires the plan business, agency or admin. The key works as soon as the plan allows it.
    if !account.tier.limits().api_access {
        context.print_notice(&plan_note(account.tier));
    }
    let mut json = key_json(&key.row);
    json["email"] = account.email.into();
    json["key"] = key.key.clone().into();
    context.print_result(&json, || key.key.clone())
}

fn plan_note(tier: Tier) -> String {
    format!("note: the plan {} has no API access; the key works after an upgrade to business or above", tier.as_str())
}

fn list(context: &Context, app: &AppArgs, email: &str) -> CommandResult {
    let keys = block_on(async {
        let db = open_app_database(context, app).await?;
        let account = db.account_by_email(email).await.map_err(to_database_failure)?;
        db.keys_of(account.user_id).await.map_err(to_database_failure)
    })??;
    let json: Vec<_> = keys.iter().map(key_json).collect();
    context.print_result(&json, || keys.iter().map(key_line).collect::<Vec<_>>().join("\n"))
}

fn rotate(context: &Context, app: &AppArgs, prefix: &str, overlap: Duration) -> CommandResult {
    let changed = change_key(context, app, prefix, async |db, key| db.rotate_key(key, overlap).await)?;
    let NewKey { key, row } = changed_key(changed, prefix)?;
    let mut json = key_json(&row);
    json["key"] = key.clone().into();
    context.print_result(&json, || key)
}

fn revoke(context: &Context, app: &AppArgs, prefix: &str) -> CommandResult {
    let changed = change_key(context, app, prefix, async |db, key| db.revoke_key(key).await)?;
    let key = changed_key(changed, prefix)?;
    context.print_notice(&format!("{} is revoked", key.prefix));
    context.print_result(&key_json(&key), String::new)
}

/// Finds a key by its prefix and changes it.
fn change_key<T>(
    context: &Context,
    app: &AppArgs,
    prefix: &str,
    work: impl AsyncFnOnce(&Db, OwnedKeyId) -> Result<KeyChangeOutcome<T>, DbError>,
) -> CommandResult<KeyChangeOutcome<T>> {
    block_on(async {
        let db = open_app_database(context, app).await?;
        match db.find_key(prefix).await.map_err(to_database_failure)? {
            Some(key) => work(&db, key).await.map_err(to_database_failure),
            None => Ok(KeyChangeOutcome::NotFound),
        }
    })?
}

fn changed_key<T>(change: KeyChangeOutcome<T>, prefix: &str) -> CommandResult<T> {
    match change {
        KeyChangeOutcome::Changed(value) => Ok(value),
        KeyChangeOutcome::NotFound => Err(Failure::input(format!("there is no key with the prefix {prefix:?}"))
            .with_advice("`earshot keys list --email EMAIL` lists the prefixes")),
        KeyChangeOutcome::NotActive => {
            Err(Failure::input(format!("{prefix} was revoked, has expired, or was rotated before")))
        }
    }
}

fn key_json(key: &ApiKey) -> serde_json::Value {
    let text = |moment: Option<Timestamp>| moment.map(|moment| moment.to_rfc3339_opts(SecondsFormat::Millis, true));
    serde_json::json!({
        "id": key.id, "prefix": key.prefix, "name": key.name, "state": key.state.as_str(),
        "scopes": key.scopes.names(), "createdAt": text(Some(key.created_at)), "lastUsedAt": text(key.last_used_at),
        "expiresAt": text(key.expires_at), "rotatedAt": text(key.rotated_at), "revokedAt": text(key.revoked_at),
    })
}

fn key_line(key: &ApiKey) -> String {
    let day = |moment: Option<Timestamp>, none: &str| {
        moment.map_or_else(|| none.to_owned(), |moment| moment.format("%F %R").to_string())
    };
    format!(
        "{}  {:<8}  {:<10}  used {:<16}  ends {:<16}  {}",
        key.prefix,
        key.state.as_str(),
        key.scopes.names().join("+"),
        day(key.last_used_at, "never"),
        day(key.expires_at, "never"),
        key.name,
    )
}
