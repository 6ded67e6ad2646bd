//! Changes for open pages, which servers on the same database pass to each other.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, text, uuid, uuid_null};

const TABLE: &str = "live_events";

migration!(|manager| {
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
    manager.create_index(index("live_events_age", TABLE, &["at"])).await
});
