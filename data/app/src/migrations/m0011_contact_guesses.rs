//! Stores reports of contacts that the reporter does not see as guesses.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::boolean;

#[derive(Debug, DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// Guesses were rejected before, so every existing report counts.
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = boolean("is_shown").default(true).take();
        manager.alter_table(Table::alter().table("contact_reports").add_column(column).to_owned()).await
    }
}
