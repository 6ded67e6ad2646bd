//! Downloads of all data of a person or of a team.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, string, uuid, uuid_null};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("data_downloads")
                .col(uuid("id").primary_key())
                .col(uuid("owner_id").unique_key())
                .col(uuid("user_id"))
                .col(uuid_null("team_id"))
                .col(string("state"))
                .col(big_integer("done"))
                .col(big_integer("total"))
                .col(big_integer_null("bytes"))
                .col(big_integer("requested_at"))
                .col(big_integer_null("expires_at"))
                .foreign_key(&mut belongs_to("user_id", "users"))
                .foreign_key(&mut belongs_to("team_id", "teams"))
                .to_owned(),
        )
        .await?;
    for (name, column) in [
        ("data_downloads_user", "user_id"),
        ("data_downloads_team", "team_id"),
        ("data_downloads_expires_at", "expires_at"),
    ] {
        manager.create_index(index(name, "data_downloads", &[column])).await?;
    }
    Ok(())
});
