//! What podcasters send: feeds that are not in the catalog.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, string, text, text_null, uuid};

migration!(|manager| {
    for table in [feed_submissions(), feed_readers()] {
        manager.create_table(table).await?;
    }
    manager.create_index(index("feed_submissions_state", "feed_submissions", &["state", "submitted_at"])).await
});

fn feed_submissions() -> TableCreateStatement {
    Table::create()
        .table("feed_submissions")
        .col(uuid("id").primary_key())
        .col(text("feed_url").unique_key())
        .col(text("title"))
        .col(string("state"))
        .col(text_null("failure"))
        .col(big_integer("submitted_at"))
        .col(big_integer_null("read_at"))
        .to_owned()
}

fn feed_readers() -> TableCreateStatement {
    Table::create().table("feed_readers").col(string("name").primary_key()).col(big_integer("polled_at")).to_owned()
}
