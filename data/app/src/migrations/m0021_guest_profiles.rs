//! Guest profiles, their files, and changes that can be undone.

use super::foreign_keys::{belongs_to, linked_with, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, integer, json, json_null, string, string_null, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [guest_profiles(), guest_files(), guest_changes()] {
        manager.create_table(table).await?;
    }
    let unique = [
        ("guest_profiles_slug", "guest_profiles", ["team_id", "slug"].as_slice()),
        ("guest_profiles_public_slug", "guest_profiles", &["public_slug"]),
        // A project has one guest.
        ("guest_profiles_project", "guest_profiles", &["project_id"]),
        ("guest_files_number", "guest_files", &["profile_id", "number"]),
    ];
    for (name, table, columns) in unique {
        manager.create_index(index(name, table, columns).unique().to_owned()).await?;
    }
    let others = [
        ("guest_profiles_of_team", "guest_profiles", ["team_id", "id"].as_slice()),
        ("guest_profiles_creator", "guest_profiles", &["created_by"]),
        ("guest_profiles_deleted", "guest_profiles", &["deleted_at"]),
        ("guest_files_of_team", "guest_files", &["team_id"]),
        ("guest_files_user", "guest_files", &["added_by"]),
        ("guest_changes_of_profile", "guest_changes", &["profile_id", "id"]),
        ("guest_changes_of_team", "guest_changes", &["team_id"]),
        ("guest_changes_user", "guest_changes", &["user_id"]),
        ("guest_changes_age", "guest_changes", &["at"]),
    ];
    for (name, table, columns) in others {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn guest_profiles() -> TableCreateStatement {
    Table::create()
        .table("guest_profiles")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("created_by"))
        .col(uuid_null("project_id"))
        .col(string("slug"))
        .col(string_null("public_slug"))
        .col(text("name"))
        .col(text_null("company_name"))
        .col(text_null("image_url"))
        .col(json("fields"))
        .col(integer("completeness"))
        .col(integer("file_count"))
        .col(string("state"))
        .col(text_null("state_reason"))
        .col(big_integer("state_since"))
        .col(string("bio_origin"))
        .col(big_integer_null("bio_generated_at"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("archived_at"))
        .col(big_integer_null("deleted_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut linked_with("project_id", "projects"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

/// The bytes are in the data folder, under the id of the row.
fn guest_files() -> TableCreateStatement {
    Table::create()
        .table("guest_files")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("profile_id"))
        .col(integer("number"))
        .col(text("name"))
        .col(string("file_type"))
        .col(big_integer("bytes"))
        .col(string("sha256"))
        .col(string("state"))
        .col(text_null("state_reason"))
        .col(json("skipped"))
        .col(text_null("extracted_text"))
        .col(uuid_null("added_by"))
        .col(big_integer("created_at"))
        .col(big_integer_null("read_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("profile_id", "guest_profiles"))
        .foreign_key(&mut user("added_by"))
        .to_owned()
}

fn guest_changes() -> TableCreateStatement {
    Table::create()
        .table("guest_changes")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(uuid("profile_id"))
        .col(string("kind"))
        .col(json_null("before"))
        .col(json_null("after"))
        .col(big_integer("at"))
        .col(big_integer_null("undone_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("profile_id", "guest_profiles"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}
