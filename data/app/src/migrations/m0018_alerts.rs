//! Alerts, their matches and changes, the progress of matching, and the events that clients poll.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, json, json_null, string, string_null, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [alerts(), alert_matches(), alert_changes(), alert_progress(), polling_events()] {
        manager.create_table(table).await?;
    }
    let unique = [
        // Unique, so that a retry after a crash stores no second match of an episode and alert.
        ("alert_matches_once", "alert_matches", ["subject_key", "alert_id"].as_slice()),
        ("polling_events_id", "polling_events", &["id"]),
    ];
    for (name, table, columns) in unique {
        manager.create_index(index(name, table, columns).unique().to_owned()).await?;
    }
    let others = [
        ("alerts_of_team", "alerts", ["team_id", "id"].as_slice()),
        ("alerts_creator", "alerts", &["created_by"]),
        ("alerts_deleted", "alerts", &["deleted_at"]),
        ("alert_matches_audio", "alert_matches", &["audio_key", "alert_id"]),
        ("alert_matches_text", "alert_matches", &["text_key", "alert_id"]),
        ("alert_matches_events", "alert_matches", &["alert_id", "event_seq"]),
        ("alert_matches_of_alert", "alert_matches", &["alert_id", "id"]),
        ("alert_matches_of_team", "alert_matches", &["team_id", "id"]),
        ("alert_matches_unseen", "alert_matches", &["team_id", "status", "seen_at"]),
        ("alert_matches_verdict", "alert_matches", &["verdict_by"]),
        ("alert_changes_of_alert", "alert_changes", &["alert_id", "id"]),
        ("alert_changes_of_team", "alert_changes", &["team_id"]),
        ("alert_changes_user", "alert_changes", &["user_id"]),
        ("polling_events_of_team", "polling_events", &["team_id", "seq"]),
        ("polling_events_age", "polling_events", &["occurred_at"]),
    ];
    for (name, table, columns) in others {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn alerts() -> TableCreateStatement {
    Table::create()
        .table("alerts")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("created_by"))
        .col(text("name"))
        .col(string("kind"))
        .col(text("value"))
        .col(json("settings"))
        .col(boolean("enabled"))
        .col(boolean("email_enabled"))
        .col(string("email_frequency"))
        .col(text_null("problem"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("last_run_at"))
        .col(big_integer_null("last_match_at"))
        .col(big_integer_null("deleted_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}

fn alert_matches() -> TableCreateStatement {
    Table::create()
        .table("alert_matches")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("alert_id"))
        .col(string("subject_key"))
        .col(string_null("audio_key"))
        .col(string_null("text_key"))
        .col(string("status"))
        .col(string("source"))
        .col(uuid_null("episode_id"))
        .col(uuid("podcast_id"))
        .col(big_integer_null("event_seq"))
        .col(json("content"))
        .col(string("generation"))
        .col(big_integer("matched_at"))
        .col(big_integer_null("seen_at"))
        .col(big_integer_null("snoozed_until"))
        .col(string_null("verdict"))
        .col(uuid_null("verdict_by"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .foreign_key(&mut user("verdict_by"))
        .to_owned()
}

fn alert_changes() -> TableCreateStatement {
    Table::create()
        .table("alert_changes")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(uuid("alert_id"))
        .col(string("kind"))
        .col(json_null("before"))
        .col(json_null("after"))
        .col(big_integer("at"))
        .col(big_integer_null("undone_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .foreign_key(&mut user("user_id"))
        .to_owned()
}

fn alert_progress() -> TableCreateStatement {
    Table::create()
        .table("alert_progress")
        .col(string("name").primary_key())
        .col(string("generation"))
        .col(big_integer("built_at"))
        .col(string_null("target_generation"))
        .col(big_integer_null("target_built_at"))
        .col(text_null("position"))
        .col(big_integer("updated_at"))
        .to_owned()
}

fn polling_events() -> TableCreateStatement {
    Table::create()
        .table("polling_events")
        // The cursor: a number that grows in the order of commits.
        .col(big_integer("seq").primary_key().auto_increment())
        .col(uuid("id"))
        .col(uuid("team_id"))
        .col(string("kind"))
        .col(uuid_null("project_id"))
        .col(uuid_null("guest_profile_id"))
        .col(uuid_null("alert_id"))
        .col(uuid_null("podcast_id"))
        .col(text("payload"))
        .col(big_integer("occurred_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .to_owned()
}
