//! Stores for whom and when teams had guests prepared, so that their request history lists it.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, json, uuid, uuid_null};

migration!(|manager| {
    manager.create_table(guest_preparations()).await?;
    for (name, columns) in [
        ("guest_preparations_team", ["team_id", "id"].as_slice()),
        ("guest_preparations_user", &["user_id"]),
        ("guest_preparations_age", &["completed_at"]),
    ] {
        manager.create_index(index(name, "guest_preparations", columns)).await?;
    }
    Ok(())
});

fn guest_preparations() -> TableCreateStatement {
    Table::create()
        .table("guest_preparations")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(json("podcast"))
        .col(big_integer("requested_at"))
        .col(big_integer("completed_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}
