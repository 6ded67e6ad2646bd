//! Changes for open pages, which servers on the same database pass to each other.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, text, uuid, uuid_null};

const TABLE: &str = "live_events";

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0015_events"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        // Without foreign keys: a row lives for minutes, and that of a deleted team must not fail its batch.
        let events = Table::create()
            .table(TABLE)
            .col(big_integer("id").primary_key().auto_increment())
            .col(uuid_null("team_id"))
            .col(uuid("process"))
            .col(string("kind"))
            .col(text("payload"))
            .col(big_integer("at"))
            .to_owned();
        manager.create_table(events).await?;
        manager.create_index(Index::create().name("live_events_age").table(TABLE).col("at").to_owned()).await
    }
}
