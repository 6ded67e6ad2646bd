//! Stores reports of contacts that the reporter does not see as guesses.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::boolean;

// Guesses were rejected before, so every existing report counts.
migration!(|manager| {
    let column = boolean("is_shown").default(true).take();
    manager.alter_table(Table::alter().table("contact_reports").add_column(column).to_owned()).await
});
