//! Transcription requests of teams.

use super::foreign_keys::{belongs_to, user};
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, uuid, uuid_null};

const TABLE: &str = "transcription_requests";

migration!(|manager| {
    let requests = Table::create()
        .table(TABLE)
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("user_id"))
        .col(uuid("episode_id"))
        .col(big_integer("requested_at"))
        .col(big_integer_null("transcribed_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned();
    manager.create_table(requests).await?;
    let indexes = [
        // A team can request an episode once.
        Index::create().name("transcription_requests_once").col("team_id").col("episode_id").unique().to_owned(),
        Index::create().name("transcription_requests_of_team").col("team_id").col("requested_at").to_owned(),
        Index::create().name("transcription_requests_open").col("transcribed_at").col("id").to_owned(),
    ];
    for mut index in indexes {
        manager.create_index(index.table(TABLE).to_owned()).await?;
    }
    Ok(())
});
