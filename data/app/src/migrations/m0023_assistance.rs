//! Results of the assistant: relevancy reviews, search strategies, custom prompts, deep analyses; and switches of teams.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, integer, json, json_null, string, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    let tables =
        [relevancy_reviews(), relevancy_runs(), strategies(), custom_prompts(), deep_analyses(), team_settings()];
    for table in tables {
        manager.create_table(table).await?;
    }
    let indexes = [
        ("relevancy_reviews_of_team", "relevancy_reviews", ["team_id"].as_slice()),
        ("relevancy_reviews_user", "relevancy_reviews", &["made_by"]),
        ("relevancy_runs_of_project", "relevancy_runs", &["project_id", "id"]),
        ("relevancy_runs_of_team", "relevancy_runs", &["team_id"]),
        ("relevancy_runs_user", "relevancy_runs", &["user_id"]),
        ("strategies_of_project", "strategies", &["project_id", "position"]),
        ("strategies_of_team", "strategies", &["team_id"]),
        ("strategies_user", "strategies", &["created_by"]),
        ("custom_prompts_of_team", "custom_prompts", &["team_id", "id"]),
        ("custom_prompts_user", "custom_prompts", &["created_by"]),
        ("deep_analyses_of_podcast", "deep_analyses", &["team_id", "podcast_id"]),
        ("deep_analyses_user", "deep_analyses", &["requested_by"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

/// One review for a podcast and a project, whether or not the podcast is on the project.
fn relevancy_reviews() -> TableCreateStatement {
    Table::create()
        .table("relevancy_reviews")
        .col(uuid("project_id"))
        .col(uuid("podcast_id"))
        .col(uuid("team_id"))
        .col(integer("rating"))
        .col(integer("score"))
        .col(json("review"))
        .col(json("made_with"))
        .col(uuid_null("guest_profile_id"))
        .col(big_integer_null("guest_version"))
        .col(big_integer("project_version"))
        .col(string("podcast_version"))
        .col(uuid_null("made_by"))
        .col(big_integer("made_at"))
        .primary_key(Index::create().col("project_id").col("podcast_id"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("made_by"))
        .to_owned()
}

fn relevancy_runs() -> TableCreateStatement {
    Table::create()
        .table("relevancy_runs")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("project_id"))
        .col(uuid_null("user_id"))
        .col(json("podcasts"))
        .col(integer("total"))
        .col(integer("reviewed"))
        .col(integer("failed"))
        .col(string("state"))
        .col(text_null("problem"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("finished_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn strategies() -> TableCreateStatement {
    Table::create()
        .table("strategies")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("project_id"))
        .col(uuid_null("created_by"))
        .col(json("content"))
        .col(json("made_with"))
        .col(boolean("is_edited"))
        .col(integer("position"))
        .col(json_null("last_run"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("project_id", "projects"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

fn custom_prompts() -> TableCreateStatement {
    Table::create()
        .table("custom_prompts")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("created_by"))
        .col(text("name"))
        .col(text_null("description"))
        .col(string("context_type"))
        .col(text("prompt"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

fn deep_analyses() -> TableCreateStatement {
    Table::create()
        .table("deep_analyses")
        .col(uuid("team_id"))
        .col(uuid("episode_id"))
        .col(uuid("podcast_id"))
        .col(uuid_null("requested_by"))
        .col(string("state"))
        .col(text_null("problem"))
        .col(json_null("insights"))
        .col(json_null("made_with"))
        .col(big_integer("requested_at"))
        .col(big_integer_null("analyzed_at"))
        .primary_key(Index::create().col("team_id").col("episode_id"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("requested_by"))
        .to_owned()
}

fn team_settings() -> TableCreateStatement {
    Table::create()
        .table("team_settings")
        .col(uuid("team_id").primary_key())
        .col(boolean("automated_search_enabled"))
        .col(boolean("auto_quick_decision_enabled"))
        .col(boolean("podcast_list_validation_page_enabled"))
        .col(big_integer("version"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .to_owned()
}
