//! Adds `auto_fills.new_since`: the time after which self-filling lists add new podcasts.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer_null;

migration!(|manager| {
    let column = big_integer_null("new_since");
    manager.alter_table(Table::alter().table("auto_fills").add_column(column).to_owned()).await
});
