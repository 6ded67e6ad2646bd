//! Searches of teams, which later calls name by their id.

use super::foreign_keys::{belongs_to, user};
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, text, uuid, uuid_null};

const TABLE: &str = "search_history";

migration!(|manager| {
    let searches = Table::create()
        .table(TABLE)
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(string("mode"))
        .col(text("request"))
        .col(big_integer("searched_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned();
    manager.create_table(searches).await?;
    let indexes = [
        // Indexes for the cascade when a team or a user is deleted; without them, all searches are scanned.
        Index::create().name("search_history_of_team").col("team_id").to_owned(),
        Index::create().name("search_history_of_user").col("user_id").to_owned(),
        Index::create().name("search_history_age").col("searched_at").to_owned(),
    ];
    for mut index in indexes {
        manager.create_index(index.table(TABLE).to_owned()).await?;
    }
    Ok(())
});
