//! Reports of wrong contacts.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, string_null, uuid};

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0003_contact_reports"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let reports = Table::create()
            .table("contact_reports")
            .col(uuid("id").primary_key())
            .col(uuid("podcast_id"))
            .col(string("contact"))
            .col(string("reason"))
            .col(string_null("note"))
            .col(uuid("user_id"))
            .col(big_integer("created_at"))
            .foreign_key(
                ForeignKey::create()
                    .from_col("user_id")
                    .to_tbl("users")
                    .to_col("id")
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        manager.create_table(reports).await?;
        // One report per user and contact: a second one replaces the first.
        let one_each = Index::create()
            .name("contact_reports_one_each")
            .table("contact_reports")
            .col("podcast_id")
            .col("contact")
            .col("user_id")
            .unique()
            .to_owned();
        manager.create_index(one_each).await?;
        let by_user = Index::create()
            .name("contact_reports_user")
            .table("contact_reports")
            .col("user_id")
            .col("created_at")
            .to_owned();
        manager.create_index(by_user).await
    }
}
