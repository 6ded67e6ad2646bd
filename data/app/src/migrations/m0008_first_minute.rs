//! The first minute of service on a day.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer;

const TABLE: &str = "service_days";
const COLUMN: &str = "first_minute";

// Existing days get the first minute of the day. Databases that were created while `m0007_activity` had the
// column keep theirs.
migration!(|manager| {
    if manager.has_column(TABLE, COLUMN).await? {
        return Ok(());
    }
    manager.alter_table(Table::alter().table(TABLE).add_column(big_integer(COLUMN).default(0)).to_owned()).await
});
