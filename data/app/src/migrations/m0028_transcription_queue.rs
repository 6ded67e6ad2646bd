//! The queue of transcriptions: states of requests, and podcasts whose future episodes a team has transcribed.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, boolean, integer, string, text_null, uuid, uuid_null};
use sea_orm_migration::sea_orm::ConnectionTrait;

const REQUESTS: &str = "transcription_requests";
const SUBSCRIPTIONS: &str = "transcribed_podcasts";
/// Requests without a transcript are queued by default. Workers find those without a job and give them one.
const SET_COMPLETED: &str = "UPDATE transcription_requests SET state = 'completed' WHERE transcribed_at IS NOT NULL";

migration!(|manager| {
    let columns = [
        uuid_null("podcast_id"),
        string("state").default("queued").take(),
        text_null("problem"),
        integer("priority").default(0).take(),
        boolean("is_refund_due").default(false).take(),
    ];
    for column in columns {
        manager.alter_table(Table::alter().table(REQUESTS).add_column(column).to_owned()).await?;
    }
    manager.get_connection().execute_unprepared(SET_COMPLETED).await?;
    let subscriptions = Table::create()
        .table(SUBSCRIPTIONS)
        .col(uuid("team_id"))
        .col(uuid("podcast_id"))
        .col(uuid_null("user_id"))
        .col(big_integer("since"))
        .col(big_integer("requested_at"))
        .primary_key(Index::create().col("team_id").col("podcast_id"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("user_id"))
        .to_owned();
    manager.create_table(subscriptions).await?;
    let indexes = [
        ("transcription_requests_of_episode", REQUESTS, ["episode_id", "state"].as_slice()),
        ("transcription_requests_states", REQUESTS, &["state", "id"]),
        ("transcription_requests_refunds", REQUESTS, &["is_refund_due"]),
        ("transcribed_podcasts_user", SUBSCRIPTIONS, &["user_id"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});
