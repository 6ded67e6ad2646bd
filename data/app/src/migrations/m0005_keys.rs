//! Scopes, expiry and rotation of keys.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer_null, string};

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0005_keys"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let columns = [
            // Keys from before the introduction of scopes keep their rights.
            string("scopes").default("read write").take(),
            big_integer_null("expires_at").take(),
            big_integer_null("rotated_at").take(),
        ];
        for column in columns {
            // SQLite adds one column at a time.
            manager.alter_table(Table::alter().table("api_keys").add_column(column).to_owned()).await?;
        }
        let by_user = Index::create().name("api_keys_user").table("api_keys").col("user_id").to_owned();
        manager.create_index(by_user).await
    }
}
