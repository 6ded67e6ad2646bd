//! Photos of guests and of users, by the name of their file.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, uuid_null};

// Nobody has a photo yet.
migration!(|manager| {
    for (table, column) in [
        ("guest_profiles", uuid_null("photo")),
        ("guest_profiles", big_integer("photo_bytes").default(0).take()),
        ("users", uuid_null("photo")),
    ] {
        manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
    }
    Ok(())
});
