//! Saved views of projects, client views, and self-filling lists.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, blob, boolean, json, string, string_null, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [views(), default_views(), shares(), auto_fills(), auto_filled_podcasts()] {
        manager.create_table(table).await?;
    }
    let indexes = [
        ("project_views_of_project", "project_views", "project_id"),
        // Index for the cascade when a user is deleted; without it, all rows are scanned.
        ("project_views_user", "project_views", "user_id"),
        ("default_views_of_view", "default_views", "view_id"),
        ("default_views_user", "default_views", "user_id"),
        ("project_shares_of_project", "project_shares", "project_id"),
        ("project_shares_user", "project_shares", "created_by"),
        ("auto_fills_user", "auto_fills", "updated_by"),
    ];
    for (name, table, column) in indexes {
        manager.create_index(index(name, table, &[column])).await?;
    }
    Ok(())
});

fn views() -> TableCreateStatement {
    Table::create()
        .table("project_views")
        .col(uuid("id").primary_key())
        .col(uuid("project_id"))
        .col(uuid_null("user_id"))
        .col(string("name"))
        .col(boolean("is_shared"))
        .col(text("settings"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

/// The view with which a user's page of a project opens.
fn default_views() -> TableCreateStatement {
    Table::create()
        .table("default_views")
        .col(uuid("project_id"))
        .col(uuid("user_id"))
        .col(uuid("view_id"))
        .primary_key(Index::create().col("project_id").col("user_id"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .foreign_key(&mut belongs_to("view_id", "project_views"))
        .to_owned()
}

fn shares() -> TableCreateStatement {
    Table::create()
        .table("project_shares")
        .col(uuid("id").primary_key())
        .col(uuid("project_id"))
        .col(uuid_null("created_by"))
        .col(blob("token_hash").unique_key())
        .col(json("columns"))
        .col(boolean("includes_contacts"))
        .col(big_integer("created_at"))
        .col(big_integer_null("expires_at"))
        .col(big_integer_null("revoked_at"))
        .col(big_integer_null("last_viewed_at"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

fn auto_fills() -> TableCreateStatement {
    Table::create()
        .table("auto_fills")
        .col(uuid("project_id").primary_key())
        .col(uuid_null("updated_by"))
        .col(string("search_kind"))
        .col(text("search_options"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(string_null("last_generation"))
        .col(big_integer_null("last_run_at"))
        .col(big_integer("last_added_count"))
        .col(big_integer("added_count"))
        .col(text_null("problem"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("updated_by"))
        .to_owned()
}

/// Podcasts that were added to a list automatically, so that a podcast that someone removed is not added again.
fn auto_filled_podcasts() -> TableCreateStatement {
    Table::create()
        .table("auto_filled_podcasts")
        .col(uuid("project_id"))
        .col(uuid("podcast_id"))
        .col(big_integer("added_at"))
        .primary_key(Index::create().col("project_id").col("podcast_id"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .to_owned()
}
