//! Podcasts that administrators ignore.

use super::foreign_keys::user;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, text, uuid, uuid_null};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("ignored_podcasts")
                .col(uuid("podcast_id").primary_key())
                .col(text("podcast_slug"))
                .col(text("podcast_title"))
                .col(text("reason"))
                .col(uuid_null("ignored_by"))
                .col(big_integer("ignored_at"))
                .foreign_key(&mut user("ignored_by"))
                .to_owned(),
        )
        .await?;
    manager.create_index(index("ignored_podcasts_ignored_by", "ignored_podcasts", &["ignored_by"])).await
});
