//! Passkeys of users, and the challenges that browsers sign with them.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, text, uuid, uuid_null};

migration!(|manager| {
    for table in [passkeys(), challenges()] {
        manager.create_table(table).await?;
    }
    for unique in [
        index("passkeys_credential_id", "passkeys", &["credential_id"]),
        index("passkey_challenges_token_hash", "passkey_challenges", &["token_hash"]),
    ] {
        manager.create_index(unique.clone().unique().to_owned()).await?;
    }
    for (name, table, columns) in [
        ("passkeys_user", "passkeys", ["user_id"]),
        ("passkey_challenges_user", "passkey_challenges", ["user_id"]),
        ("passkey_challenges_expires_at", "passkey_challenges", ["expires_at"]),
    ] {
        manager.create_index(index(name, table, &columns)).await?;
    }
    Ok(())
});

fn passkeys() -> TableCreateStatement {
    Table::create()
        .table("passkeys")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(text("name"))
        .col(text("credential_id"))
        .col(text("credential"))
        .col(big_integer("created_at"))
        .col(big_integer_null("last_used_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

/// The challenge of a sign-in has no user: only the response names one.
fn challenges() -> TableCreateStatement {
    Table::create()
        .table("passkey_challenges")
        .col(uuid("id").primary_key())
        .col(uuid_null("user_id"))
        .col(blob("token_hash"))
        .col(text("state"))
        .col(big_integer("expires_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}
