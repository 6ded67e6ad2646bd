//! Identifies accounts and sign-in requests by the key of an `EmailAddress`. Before, their NFKC form in lower case
//! was used, under which look-alike addresses collided.

use super::indexes::index;
use crate::stored_email_key::{DUPLICATE_PREFIX, stored_key};
use earshot_model::EmailAddress;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::string;
use sea_orm_migration::sea_orm::{ConnectionTrait, QueryResult};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

const SKELETON: &str = "email_skeleton";

// Of several accounts with one address, the oldest keeps it. The others stay as they are, under a key that no
// address has. `earshot users collisions` lists them.
migration!(|manager| {
    let column = string(SKELETON).default("").take();
    manager.alter_table(Table::alter().table("users").add_column(column).to_owned()).await?;
    let index = index("users_email_skeleton", "users", &[SKELETON]);
    manager.create_index(index).await?;
    let keys = rekey_users(manager).await?;
    rekey_requests(manager, &keys).await
});

/// Returns the new key of each user.
async fn rekey_users(manager: &SchemaManager<'_>) -> Result<HashMap<Uuid, String>, DbErr> {
    let connection = manager.get_connection();
    let oldest_first = Query::select()
        .columns(["id", "email"])
        .from("users")
        .order_by("created_at", Order::Asc)
        .order_by("id", Order::Asc)
        .to_owned();
    let users = connection.query_all(&oldest_first).await?;
    let users: Vec<(Uuid, String)> = users.iter().map(id_and_email).collect::<Result<_, _>>()?;
    // First gives each user a temporary key: a new key may be the old key of another user.
    for (id, _) in &users {
        set_user(connection, *id, [("email_key", duplicate_key(*id))]).await?;
    }
    let (mut keys, mut taken) = (HashMap::new(), HashSet::new());
    for (id, email) in users {
        let key = stored_key(&email);
        let is_first = taken.insert(key.clone());
        let key = if is_first { key } else { duplicate_key(id) };
        match EmailAddress::parse(&email) {
            Ok(address) if is_first => {
                let values =
                    [("email_key", key.clone()), ("email", address.to_string()), (SKELETON, address.skeleton())];
                set_user(connection, id, values).await?;
            }
            Ok(_) => {
                tracing::warn!(user = %id, "an older account has the same address; this one keeps its data but cannot sign in")
            }
            Err(reason) => {
                tracing::warn!(user = %id, %reason, "the address of an account is rejected; the account keeps its data but cannot sign in");
                set_user(connection, id, [("email_key", key.clone())]).await?;
            }
        }
        keys.insert(id, key);
    }
    Ok(keys)
}

/// Gives requests the keys of their accounts. A request whose mail went to another spelling than the account's is
/// deleted, because its link may be in a mailbox of someone else.
async fn rekey_requests(manager: &SchemaManager<'_>, keys: &HashMap<Uuid, String>) -> Result<(), DbErr> {
    let connection = manager.get_connection();
    let all = Query::select().columns(["id", "email", "user_id"]).from("sign_in_requests").to_owned();
    for row in connection.query_all(&all).await? {
        let (id, email) = id_and_email(&row)?;
        let user: Option<Uuid> = row.try_get("", "user_id")?;
        let key = EmailAddress::parse(&email).map(|address| address.key().as_str().to_owned());
        let key = match (key, user) {
            (Ok(key), Some(user)) => keys.get(&user).filter(|own| **own == key).cloned(),
            (Ok(key), None) => Some(key),
            (Err(_), _) => None,
        };
        match key {
            Some(key) => {
                let update = Query::update()
                    .table("sign_in_requests")
                    .value("email_key", key)
                    .and_where(Expr::col("id").eq(id))
                    .to_owned();
                connection.execute(&update).await?;
            }
            None => {
                let delete =
                    Query::delete().from_table("sign_in_requests").and_where(Expr::col("id").eq(id)).to_owned();
                connection.execute(&delete).await?;
            }
        }
    }
    Ok(())
}

fn duplicate_key(id: Uuid) -> String {
    format!("{DUPLICATE_PREFIX}{id}")
}

fn id_and_email(row: &QueryResult) -> Result<(Uuid, String), DbErr> {
    Ok((row.try_get("", "id")?, row.try_get("", "email")?))
}

async fn set_user<const N: usize>(
    connection: &impl ConnectionTrait,
    id: Uuid,
    values: [(&'static str, String); N],
) -> Result<(), DbErr> {
    let values = values.map(|(column, value)| (column, Expr::value(value)));
    let update = Query::update().table("users").values(values).and_where(Expr::col("id").eq(id)).to_owned();
    connection.execute(&update).await.map(drop)
}
