//! Projects, their listed podcasts, their activity, and changes that can be undone.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, json, string, string_null, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [projects(), listed_podcasts(), pitches(), project_activity(), changes()] {
        manager.create_table(table).await?;
    }
    let unique = [
        ("projects_slug", "projects", ["team_id", "slug"].as_slice()),
        ("projects_public_slug", "projects", &["public_slug"]),
        // Each podcast is listed once.
        ("listed_podcasts_of_project", "listed_podcasts", &["project_id", "podcast_id"]),
    ];
    for (name, table, columns) in unique {
        manager.create_index(index(name, table, columns).unique().to_owned()).await?;
    }
    let others = [
        ("projects_deleted", "projects", ["deleted_at"].as_slice()),
        // Index for the cascade when a user is deleted; without it, all rows are scanned.
        ("projects_creator", "projects", &["created_by"]),
        ("listed_podcasts_of_team", "listed_podcasts", &["team_id", "podcast_id"]),
        ("listed_podcasts_user", "listed_podcasts", &["added_by"]),
        ("listed_podcasts_pitcher", "listed_podcasts", &["pitched_by"]),
        ("pitches_of_team", "pitches", &["team_id", "podcast_id"]),
        ("pitches_of_project", "pitches", &["project_id"]),
        ("pitches_user", "pitches", &["user_id"]),
        ("project_activity_of_project", "project_activity", &["project_id", "id"]),
        ("project_activity_of_team", "project_activity", &["team_id", "id"]),
        ("project_activity_user", "project_activity", &["user_id"]),
        ("changes_of_team", "changes", &["team_id"]),
        ("changes_of_project", "changes", &["project_id"]),
        ("changes_user", "changes", &["user_id"]),
        ("changes_age", "changes", &["created_at"]),
    ];
    for (name, table, columns) in others {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn projects() -> TableCreateStatement {
    Table::create()
        .table("projects")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("created_by"))
        .col(string("name"))
        .col(string("slug"))
        .col(json("project_types"))
        .col(text_null("other_reason"))
        .col(text_null("purpose"))
        .col(json("keywords"))
        .col(string("state"))
        .col(text_null("state_reason"))
        .col(text_null("public_title"))
        .col(text_null("public_description"))
        .col(string_null("public_slug"))
        .col(boolean("is_public_listicle"))
        .col(big_integer("public_podcast_limit"))
        .col(boolean("is_public_for_team"))
        .col(json("state_counts"))
        .col(json("recent_activities"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("deleted_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

fn listed_podcasts() -> TableCreateStatement {
    Table::create()
        .table("listed_podcasts")
        .col(uuid("id").primary_key())
        .col(uuid("project_id"))
        .col(uuid("team_id"))
        .col(uuid("podcast_id"))
        .col(text("title"))
        .col(string("slug"))
        .col(text_null("image_url"))
        .col(string("state"))
        .col(string_null("priority"))
        .col(json("labels"))
        .col(text("notes"))
        .col(string_null("next_action_on"))
        .col(uuid_null("added_by"))
        .col(big_integer("added_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("pitched_at"))
        .col(uuid_null("pitched_by"))
        .col(json("history"))
        .col(big_integer("version"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("added_by"))
        .foreign_key(&mut user("pitched_by"))
        .to_owned()
}

/// The pitches of a team. They stay when the podcast leaves its list, so that the team does not write to it again.
fn pitches() -> TableCreateStatement {
    Table::create()
        .table("pitches")
        .col(uuid("listed_podcast_id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("podcast_id"))
        .col(uuid("project_id"))
        .col(string("project_name"))
        .col(uuid_null("user_id"))
        .col(big_integer("at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn project_activity() -> TableCreateStatement {
    Table::create()
        .table("project_activity")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("project_id"))
        .col(uuid_null("listed_podcast_id"))
        .col(uuid_null("podcast_id"))
        .col(text_null("podcast_title"))
        .col(string_null("podcast_slug"))
        .col(text_null("podcast_image_url"))
        .col(string("kind"))
        .col(text_null("from_value"))
        .col(text_null("to_value"))
        .col(uuid_null("user_id"))
        .col(uuid("change_id"))
        .col(big_integer("at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn changes() -> TableCreateStatement {
    Table::create()
        .table("changes")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(uuid("project_id"))
        .col(text("images"))
        .col(big_integer("created_at"))
        .col(big_integer_null("undone_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}
