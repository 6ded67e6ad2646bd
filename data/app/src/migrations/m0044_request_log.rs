//! The log of requests with API keys.

use super::foreign_keys::{belongs_to, linked_with};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer, string, uuid, uuid_null};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("logged_requests")
                .col(uuid("id").primary_key())
                .col(uuid("team_id"))
                .col(uuid_null("key_id"))
                .col(big_integer("at"))
                .col(string("method"))
                .col(string("route"))
                .col(integer("status"))
                .col(big_integer("duration_ms"))
                .col(big_integer("missed_count"))
                .foreign_key(&mut belongs_to("team_id", "teams"))
                .foreign_key(&mut linked_with("key_id", "api_keys"))
                .to_owned(),
        )
        .await?;
    // Ids grow with time, so the first one is also the order of the list.
    for (name, columns) in [
        ("logged_requests_team", &["team_id", "id"] as &[&'static str]),
        ("logged_requests_key", &["key_id", "id"]),
        ("logged_requests_at", &["at"]),
    ] {
        manager.create_index(index(name, "logged_requests", columns)).await?;
    }
    Ok(())
});
