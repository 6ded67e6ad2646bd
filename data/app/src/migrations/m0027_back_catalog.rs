//! The dates of matched episodes, by which lists are sorted, and which matches are the back catalog of their alert.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, boolean, string_null};
use sea_orm_migration::sea_orm::{ConnectionTrait, DbBackend};

/// A stored match has its episode's date as text in its content. SQLite and PostgreSQL read it by functions of their own.
const SET_DATES_SQLITE: &str = "UPDATE alert_matches SET dated_at = COALESCE(CAST(strftime('%s', \
    json_extract(content, '$.publishedAt')) AS INTEGER) * 1000, matched_at)";
const SET_DATES_POSTGRES: &str = "UPDATE alert_matches SET dated_at = COALESCE(CAST(EXTRACT(EPOCH FROM \
    CAST(content ->> 'publishedAt' AS timestamptz)) * 1000 AS bigint), matched_at)";
/// Matches with an event that were published long before they were found. Those without one were requested when their
/// alert was created.
const SET_BACK_CATALOG: &str = "UPDATE alert_matches SET is_back_catalog = TRUE WHERE episode_id IS NOT NULL AND \
    event_seq IS NOT NULL AND (dated_at < matched_at - 2592000000 OR dated_at < \
    (SELECT created_at FROM alerts WHERE alerts.id = alert_matches.alert_id))";

migration!(|manager| {
    let columns = [
        string_null("title_key"),
        big_integer("dated_at").default(0).take(),
        boolean("is_back_catalog").default(false).take(),
    ];
    for column in columns {
        manager.alter_table(Table::alter().table("alert_matches").add_column(column).to_owned()).await?;
    }
    let connection = manager.get_connection();
    let set_dates = match manager.get_database_backend() {
        DbBackend::Postgres => SET_DATES_POSTGRES,
        _ => SET_DATES_SQLITE,
    };
    connection.execute_unprepared(set_dates).await?;
    connection.execute_unprepared(SET_BACK_CATALOG).await?;
    let indexes = [
        ("alert_matches_title", ["title_key", "alert_id"].as_slice()),
        ("alert_matches_dates", &["alert_id", "dated_at"]),
        ("alert_matches_dates_of_team", &["team_id", "dated_at"]),
    ];
    for (name, columns) in indexes {
        manager.create_index(index(name, "alert_matches", columns)).await?;
    }
    Ok(())
});
