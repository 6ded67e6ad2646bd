//! Invitations to teams, and the team that a session acts for.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, string, uuid, uuid_null};

const TABLE: &str = "invitations";

migration!(|manager| {
    manager.create_table(invitations()).await?;
    let one_per_address = Index::create()
        .name("invitations_open")
        .table(TABLE)
        .col("team_id")
        .col("email_key")
        .unique()
        .and_where(Expr::col("accepted_at").is_null())
        .and_where(Expr::col("revoked_at").is_null())
        .to_owned();
    manager.create_index(one_per_address).await?;
    for column in ["email_key", "invited_by", "expires_at"] {
        let name = format!("{TABLE}_{column}");
        manager.create_index(index(name, TABLE, &[column])).await?;
    }
    // Without foreign keys: a team counts only as long as its membership exists.
    let choices = [("sessions", "team_id"), ("users", "chosen_team_id")];
    for (table, column) in choices {
        manager.alter_table(Table::alter().table(table).add_column(uuid_null(column)).to_owned()).await?;
    }
    Ok(())
});

fn invitations() -> TableCreateStatement {
    Table::create()
        .table(TABLE)
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(string("email"))
        .col(string("email_key"))
        .col(string("role").check(Expr::col("role").is_in(["admin", "member"])))
        .col(blob("token_hash").unique_key())
        .col(uuid_null("invited_by"))
        .col(big_integer("created_at"))
        .col(big_integer("sent_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("accepted_at"))
        .col(big_integer_null("revoked_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("invited_by"))
        .to_owned()
}
