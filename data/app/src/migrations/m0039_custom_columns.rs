//! Columns that teams add to lists, and the values of podcasts in them.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::json;

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0039_custom_columns"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        // Earlier lists have no columns of their own, and their podcasts no values.
        let columns = [
            ("projects", json("custom_columns").default("[]").take()),
            ("listed_podcasts", json("custom_values").default("{}").take()),
        ];
        for (table, column) in columns {
            manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
        }
        Ok(())
    }
}
