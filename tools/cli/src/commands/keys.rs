//! `earshot keys`

use crate::args::{AppArgs, KeyScope, KeysCommand};
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::serving::{app_database, block_on, database_failure};
use chrono::SecondsFormat;
use earshot_api::db::{ApiKey, Db, DbError, KeyChange, KeyDraft, MAX_KEY_NAME_CHARS, NewKey, OwnKey, Scopes};
use earshot_model::{Tier, Timestamp};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);

pub fn run(context: &Context, command: &KeysCommand) -> Outcome {
    match command {
        KeysCommand::Create { email, name, scopes, expires_days, app } => {
            let draft = KeyDraft {
                name: checked(name)?,
                scopes: Scopes { writes: scopes.contains(&KeyScope::Write) },
                lifetime: expires_days.map(|days| 24 * HOUR * days),
            };
            create(context, app, email, draft)
        }
        KeysCommand::List { email, app } => list(context, app, email),
        KeysCommand::Rotate { prefix, overlap_hours, app } => rotate(context, app, prefix, HOUR * *overlap_hours),
        KeysCommand::Revoke { prefix, app } => revoke(context, app, prefix),
    }
}

fn checked(name: &str) -> Outcome<String> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_KEY_NAME_CHARS || name.chars().any(char::is_control) {
        return Err(Failure::input("the name must have 1 to 100 characters, and no line breaks".to_owned()));
    }
    Ok(name.to_owned())
}

fn create(context: &Context, app: &AppArgs, email: &str, draft: KeyDraft) -> Outcome {
    let (account, key) = block_on(async {
        let db = app_database(context, app).await?;
        let account = db.account_of(email).await.map_err(database_failure)?;
        let key = db.create_key(&account, draft).await.map_err(database_failure)?;
        Ok::<_, Failure>((account, key))
    })??;
    // Spec 6: API access is for business, agency and admin. The key works as soon as the plan allows it.
    if !account.tier.limits().api_access {
        context.say(&note_of_plan(account.tier));
    }
    let mut json = shown(&key.row);
    json["email"] = account.email.into();
    json["key"] = key.key.clone().into();
    context.result(&json, || key.key.clone())
}

fn note_of_plan(tier: Tier) -> String {
    format!("note: the plan {} has no API access; the key works once the account is business or above", tier.as_str())
}

fn list(context: &Context, app: &AppArgs, email: &str) -> Outcome {
    let keys = block_on(async {
        let db = app_database(context, app).await?;
        let account = db.account_of(email).await.map_err(database_failure)?;
        db.keys_of(account.user_id).await.map_err(database_failure)
    })??;
    let json: Vec<_> = keys.iter().map(shown).collect();
    context.result(&json, || keys.iter().map(line).collect::<Vec<_>>().join("\n"))
}

fn rotate(context: &Context, app: &AppArgs, prefix: &str, overlap: Duration) -> Outcome {
    let changed = change(context, app, prefix, async |db, key| db.rotate_key(key, overlap).await)?;
    let NewKey { key, row } = done(changed, prefix)?;
    let mut json = shown(&row);
    json["key"] = key.clone().into();
    context.result(&json, || key)
}

fn revoke(context: &Context, app: &AppArgs, prefix: &str) -> Outcome {
    let changed = change(context, app, prefix, async |db, key| db.revoke_key(key).await)?;
    let key = done(changed, prefix)?;
    context.say(&format!("{} is revoked", key.prefix));
    context.result(&shown(&key), String::new)
}

/// Finds the key of a prefix and changes it.
fn change<T>(
    context: &Context,
    app: &AppArgs,
    prefix: &str,
    work: impl AsyncFnOnce(&Db, OwnKey) -> Result<KeyChange<T>, DbError>,
) -> Outcome<KeyChange<T>> {
    block_on(async {
        let db = app_database(context, app).await?;
        match db.find_key(prefix).await.map_err(database_failure)? {
            Some(key) => work(&db, key).await.map_err(database_failure),
            None => Ok(KeyChange::Unknown),
        }
    })?
}

fn done<T>(change: KeyChange<T>, prefix: &str) -> Outcome<T> {
    match change {
        KeyChange::Done(value) => Ok(value),
        KeyChange::Unknown => Err(Failure::input(format!("there is no key that begins with {prefix:?}"))
            .with_hint("`earshot keys list --email EMAIL` shows the beginnings of keys")),
        KeyChange::NotActive => {
            Err(Failure::input(format!("{prefix} was revoked, has expired, or was rotated before")))
        }
    }
}

fn shown(key: &ApiKey) -> serde_json::Value {
    let text = |moment: Option<Timestamp>| moment.map(|moment| moment.to_rfc3339_opts(SecondsFormat::Millis, true));
    serde_json::json!({
        "id": key.id, "prefix": key.prefix, "name": key.name, "state": key.state.as_str(),
        "scopes": key.scopes.names(), "createdAt": text(Some(key.created_at)), "lastUsedAt": text(key.last_used_at),
        "expiresAt": text(key.expires_at), "rotatedAt": text(key.rotated_at), "revokedAt": text(key.revoked_at),
    })
}

fn line(key: &ApiKey) -> String {
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
