//! Team podcasts, preferences of users, and saved searches.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm::DbBackend;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, string, string_uniq, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    let text_key = sorted_by_bytes(text("text_key"), manager.get_database_backend());
    for table in [team_podcasts(text_key), user_preferences(), saved_searches(), saved_search_states()] {
        manager.create_table(table).await?;
    }
    let indexes = [
        index("team_podcasts_by_time", "team_podcasts", &["team_id", "created_at"]),
        index("team_podcasts_by_text", "team_podcasts", &["team_id", "text_key"]),
        // Each search of a team reads its blacklist.
        index("team_podcasts_blacklist", "team_podcasts", &["team_id", "blacklisted_at"]),
        index("team_podcasts_of_user", "team_podcasts", &["added_by"]),
        index("saved_searches_of_team", "saved_searches", &["team_id", "id"]),
        index("saved_searches_of_user", "saved_searches", &["user_id"]),
        index("saved_search_states_of_user", "saved_search_states", &["user_id"]),
        index("search_history_by_time", "search_history", &["team_id", "user_id", "searched_at", "id"]),
    ];
    for index in indexes {
        manager.create_index(index).await?;
    }
    Ok(())
});

/// PostgreSQL sorts by the language of its installation, SQLite by bytes. Both must sort folded texts alike.
fn sorted_by_bytes(mut column: ColumnDef, backend: DbBackend) -> ColumnDef {
    if backend == DbBackend::Postgres {
        column.extra("COLLATE \"C\"");
    }
    column
}

fn team_podcasts(text_key: ColumnDef) -> TableCreateStatement {
    Table::create()
        .table("team_podcasts")
        .col(uuid("team_id"))
        .col(uuid("podcast_id"))
        .col(text("title"))
        .col(text("slug"))
        .col(text_null("image_url"))
        .col(text_key)
        .col(uuid_null("added_by"))
        .col(string("added_reason"))
        .col(boolean("sync"))
        .col(big_integer_null("blacklisted_at"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .primary_key(Index::create().col("team_id").col("podcast_id"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("added_by"))
        .to_owned()
}

fn user_preferences() -> TableCreateStatement {
    Table::create()
        .table("user_preferences")
        .col(uuid("user_id").primary_key())
        .col(text("value"))
        .col(big_integer("version"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn saved_searches() -> TableCreateStatement {
    Table::create()
        .table("saved_searches")
        .col(uuid("id").primary_key())
        .col(string_uniq("short_id"))
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(text("name"))
        .col(string("mode"))
        .col(text("request"))
        .col(boolean("shared"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn saved_search_states() -> TableCreateStatement {
    Table::create()
        .table("saved_search_states")
        .col(uuid("saved_search_id"))
        .col(uuid("user_id"))
        .col(boolean("is_default"))
        .col(big_integer_null("last_seen_at"))
        .col(big_integer_null("seen_until"))
        .primary_key(Index::create().col("saved_search_id").col("user_id"))
        .foreign_key(&mut belongs_to("saved_search_id", "saved_searches"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}
