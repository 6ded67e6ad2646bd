//! Stores what kind of failure a submitted feed had.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::string_null;

// Earlier failures have no kind. They are deleted within a month.
migration!(|manager| {
    let column = string_null("failure_kind");
    manager.alter_table(Table::alter().table("feed_submissions").add_column(column).to_owned()).await
});
