//! Pitches that were written, each saved text of them, and the templates of users.

use super::foreign_keys::{belongs_to, linked_with, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, integer, json, string, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [outreach(), revisions(), templates()] {
        manager.create_table(table).await?;
    }
    let mut unique = index("outreach_templates_slug", "outreach_templates", &["team_id", "owner_user_id", "slug"]);
    manager.create_index(unique.unique().to_owned()).await?;
    let others = [
        ("outreach_of_team", "outreach", ["team_id", "id"].as_slice()),
        ("outreach_of_podcast", "outreach", &["team_id", "podcast_id", "id"]),
        ("outreach_of_guest", "outreach", &["guest_profile_id", "id"]),
        ("outreach_of_project", "outreach", &["project_id", "id"]),
        ("outreach_user", "outreach", &["user_id"]),
        ("outreach_revisions_user", "outreach_revisions", &["user_id"]),
        ("outreach_templates_owner", "outreach_templates", &["owner_user_id"]),
    ];
    for (name, table, columns) in others {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn outreach() -> TableCreateStatement {
    Table::create()
        .table("outreach")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(uuid("podcast_id"))
        .col(json("podcast"))
        .col(uuid_null("project_id"))
        .col(uuid_null("guest_profile_id"))
        .col(text("guest_name"))
        .col(json("options"))
        .col(json("draft"))
        .col(text("subject"))
        .col(text("body"))
        .col(integer("revision"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("copied_at"))
        .col(big_integer_null("pitched_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .foreign_key(&mut linked_with("project_id", "projects"))
        .foreign_key(&mut linked_with("guest_profile_id", "guest_profiles"))
        .to_owned()
}

fn revisions() -> TableCreateStatement {
    Table::create()
        .table("outreach_revisions")
        .col(uuid("outreach_id"))
        .col(integer("number"))
        .col(uuid_null("user_id"))
        .col(text("subject"))
        .col(text("body"))
        .col(big_integer("at"))
        .primary_key(Index::create().col("outreach_id").col("number"))
        .foreign_key(&mut belongs_to("outreach_id", "outreach"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn templates() -> TableCreateStatement {
    Table::create()
        .table("outreach_templates")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("owner_user_id"))
        .col(string("slug"))
        .col(text("name"))
        .col(text_null("description"))
        .col(text_null("subject"))
        .col(text("template"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("owner_user_id", "users"))
        .to_owned()
}
