//! Users, teams, memberships, sessions, links, keys and settings.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, string, string_null, string_uniq, uuid};

migration!(|manager| {
    let tables = [users(), teams(), memberships(), sessions(), login_tokens(), api_keys(), settings()];
    for table in tables {
        manager.create_table(table).await?;
    }
    let indexes = [
        ("memberships_user", "memberships", "user_id"),
        ("sessions_user", "sessions", "user_id"),
        ("login_tokens_user", "login_tokens", "user_id"),
        ("api_keys_team", "api_keys", "team_id"),
    ];
    for (name, table, column) in indexes {
        manager.create_index(index(name, table, &[column])).await?;
    }
    Ok(())
});

fn id() -> ColumnDef {
    uuid("id").primary_key().take()
}

fn one_of(column: &'static str, values: &[&'static str]) -> ColumnDef {
    string(column).check(Expr::col(column).is_in(values.iter().copied())).take()
}

fn unique_blob(column: &'static str) -> ColumnDef {
    blob(column).unique_key().take()
}

fn users() -> TableCreateStatement {
    Table::create()
        .table("users")
        .col(id())
        .col(string("email"))
        .col(string_uniq("email_key"))
        .col(string_null("display_name"))
        .col(big_integer("created_at"))
        .to_owned()
}

fn teams() -> TableCreateStatement {
    Table::create()
        .table("teams")
        .col(id())
        .col(string("name"))
        .col(one_of("plan", &["free", "individual", "business", "agency", "admin"]))
        .col(big_integer("created_at"))
        .to_owned()
}

fn memberships() -> TableCreateStatement {
    Table::create()
        .table("memberships")
        .col(uuid("team_id"))
        .col(uuid("user_id"))
        .col(one_of("role", &["owner", "admin", "member"]))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("team_id").col("user_id"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn sessions() -> TableCreateStatement {
    Table::create()
        .table("sessions")
        .col(id())
        .col(uuid("user_id"))
        .col(unique_blob("token_hash"))
        .col(big_integer("created_at"))
        .col(big_integer("last_used_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn login_tokens() -> TableCreateStatement {
    Table::create()
        .table("login_tokens")
        .col(id())
        .col(uuid("user_id"))
        .col(unique_blob("token_hash"))
        .col(one_of("purpose", &["sign-in"]))
        .col(big_integer("created_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("used_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn api_keys() -> TableCreateStatement {
    Table::create()
        .table("api_keys")
        .col(id())
        .col(uuid("team_id"))
        .col(uuid("user_id"))
        .col(string("name"))
        .col(string_uniq("public_id"))
        .col(blob("key_hash"))
        .col(big_integer("created_at"))
        .col(big_integer_null("last_used_at"))
        .col(big_integer_null("revoked_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn settings() -> TableCreateStatement {
    Table::create()
        .table("settings")
        .col(string("name").primary_key())
        .col(blob("value"))
        .col(big_integer("created_at"))
        .to_owned()
}
