//! Roles without constraints: which ones there are is a rule of the model, and a new one needs no migration.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, string, uuid, uuid_null};
use sea_orm_migration::sea_orm::{ConnectionTrait, DbBackend};

migration!(|manager| {
    if manager.get_database_backend() == DbBackend::Postgres {
        for table in ["memberships", "invitations"] {
            let drop = format!("ALTER TABLE {table} DROP CONSTRAINT IF EXISTS {table}_role_check");
            manager.get_connection().execute_unprepared(&drop).await?;
        }
        return Ok(());
    }
    // SQLite cannot drop a constraint. No table refers to these two, so that they can be copied.
    copy_table(manager, "memberships", memberships(), "team_id, user_id, role, created_at").await?;
    let columns = "id, team_id, email, email_key, role, token_hash, invited_by, created_at, sent_at, expires_at, \
                       accepted_at, revoked_at";
    copy_table(manager, "invitations", invitations(), columns).await?;
    create_indexes(manager).await
});

/// Replaces a table by one with other constraints.
async fn copy_table(
    manager: &SchemaManager<'_>,
    table: &'static str,
    mut create: TableCreateStatement,
    columns: &str,
) -> Result<(), DbErr> {
    let copy = format!("{table}_copy");
    manager.create_table(create.table(copy.clone()).take()).await?;
    let connection = manager.get_connection();
    connection.execute_unprepared(&format!("INSERT INTO {copy} ({columns}) SELECT {columns} FROM {table}")).await?;
    manager.drop_table(Table::drop().table(table).to_owned()).await?;
    manager.rename_table(Table::rename().table(copy, table).to_owned()).await
}

fn memberships() -> TableCreateStatement {
    Table::create()
        .col(uuid("team_id"))
        .col(uuid("user_id"))
        .col(string("role"))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("team_id").col("user_id"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .take()
}

fn invitations() -> TableCreateStatement {
    Table::create()
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(string("email"))
        .col(string("email_key"))
        .col(string("role"))
        .col(blob("token_hash").unique_key())
        .col(uuid_null("invited_by"))
        .col(big_integer("created_at"))
        .col(big_integer("sent_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("accepted_at"))
        .col(big_integer_null("revoked_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("invited_by"))
        .take()
}

/// The indexes that were dropped with the tables.
async fn create_indexes(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager.create_index(index("memberships_user", "memberships", &["user_id"])).await?;
    let one_per_address = index("invitations_open", "invitations", &["team_id", "email_key"])
        .unique()
        .and_where(Expr::col("accepted_at").is_null())
        .and_where(Expr::col("revoked_at").is_null())
        .to_owned();
    manager.create_index(one_per_address).await?;
    let of_invitations = [
        ("invitations_email_key", "email_key"),
        ("invitations_invited_by", "invited_by"),
        ("invitations_expires_at", "expires_at"),
    ];
    for (name, column) in of_invitations {
        manager.create_index(index(name, "invitations", &[column])).await?;
    }
    Ok(())
}
