//! The first minute of service on a day.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer;

const TABLE: &str = "service_days";
const COLUMN: &str = "first_minute";

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0008_first_minute"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// Existing days get the first minute of the day. Databases that were created while `m0007_activity` had the
    /// column keep theirs.
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        if manager.has_column(TABLE, COLUMN).await? {
            return Ok(());
        }
        manager.alter_table(Table::alter().table(TABLE).add_column(big_integer(COLUMN).default(0)).to_owned()).await
    }
}
