//! Adds `auto_fills.new_since`: the time after which self-filling lists add new podcasts.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer_null;

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0020_auto_fill_start"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = big_integer_null("new_since");
        manager.alter_table(Table::alter().table("auto_fills").add_column(column).to_owned()).await
    }
}
