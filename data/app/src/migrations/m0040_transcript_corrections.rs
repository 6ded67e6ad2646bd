//! Corrections of transcripts that readers suggest.

use super::foreign_keys::user;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, string, text, text_null, uuid, uuid_null};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("transcript_corrections")
                .col(uuid("id").primary_key())
                .col(uuid("podcast_id"))
                .col(text("podcast_slug"))
                .col(uuid("episode_id"))
                .col(text("episode_slug"))
                .col(text("episode_title"))
                .col(big_integer("start_ms"))
                .col(text("text_before"))
                .col(text("text_after"))
                .col(string("state"))
                .col(text_null("reason"))
                .col(uuid_null("suggested_by"))
                .col(uuid_null("decided_by"))
                .col(big_integer("created_at"))
                .col(big_integer_null("decided_at"))
                .col(big_integer_null("ended_at"))
                .foreign_key(&mut user("suggested_by"))
                .foreign_key(&mut user("decided_by"))
                .to_owned(),
        )
        .await?;
    let indexes = [
        ("transcript_corrections_state", ["state", "created_at"].as_slice()),
        ("transcript_corrections_episode", &["episode_id", "state"]),
        ("transcript_corrections_suggested_by", &["suggested_by", "state"]),
        ("transcript_corrections_decided_by", &["decided_by"]),
    ];
    for (name, columns) in indexes {
        manager.create_index(index(name, "transcript_corrections", columns)).await?;
    }
    Ok(())
});
