//! Stores what kind of failure a submitted feed had.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::string_null;

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0042_feed_failures"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// Earlier failures have no kind. They are deleted within a month.
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = string_null("failure_kind");
        manager.alter_table(Table::alter().table("feed_submissions").add_column(column).to_owned()).await
    }
}
