//! Answers of clients in shared lists, and who works on a listed podcast.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, boolean, string, text, uuid, uuid_null};

migration!(|manager| {
    manager.create_table(answers()).await?;
    let columns = [
        // Whoever made an earlier link did not choose that its readers may write.
        ("project_shares", boolean("takes_answers").default(false).take()),
        ("project_shares", big_integer("answer_count").default(0).take()),
        ("listed_podcasts", uuid_null("assignee_id").extra("REFERENCES users (id) ON DELETE SET NULL").take()),
    ];
    for (table, column) in columns {
        manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
    }
    let indexes = [
        ("share_answers_of_podcast", "share_answers", ["listed_podcast_id"].as_slice()),
        // For the planned actions of a team, and for the deletion of a user.
        ("listed_podcasts_next_action", "listed_podcasts", &["team_id", "next_action_on"]),
        ("listed_podcasts_assignee", "listed_podcasts", &["assignee_id"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

/// An answer stays when its podcast is removed from the list: the removal can be undone.
fn answers() -> TableCreateStatement {
    Table::create()
        .table("share_answers")
        .col(uuid("share_id"))
        .col(uuid("listed_podcast_id"))
        .col(string("answer"))
        .col(text("comment"))
        .col(text("client_name"))
        .col(big_integer("answered_at"))
        .primary_key(Index::create().col("share_id").col("listed_podcast_id"))
        .foreign_key(&mut belongs_to("share_id", "project_shares"))
        .to_owned()
}
