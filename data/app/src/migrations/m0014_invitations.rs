//! Invitations to teams, and the team that a session acts for.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, string, uuid, uuid_null};

const TABLE: &str = "invitations";

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0014_invitations"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
            manager.create_index(Index::create().name(name).table(TABLE).col(column).to_owned()).await?;
        }
        // Without foreign keys: a team counts only as long as its membership exists.
        let choices = [("sessions", "team_id"), ("users", "chosen_team_id")];
        for (table, column) in choices {
            manager.alter_table(Table::alter().table(table).add_column(uuid_null(column)).to_owned()).await?;
        }
        Ok(())
    }
}

fn invitations() -> TableCreateStatement {
    let key = |column: &'static str, table: &'static str, on_delete: ForeignKeyAction| {
        ForeignKey::create().from_col(column).to_tbl(table).to_col("id").on_delete(on_delete).to_owned()
    };
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
        .foreign_key(&mut key("team_id", "teams", ForeignKeyAction::Cascade))
        .foreign_key(&mut key("invited_by", "users", ForeignKeyAction::SetNull))
        .to_owned()
}
