//! The audit log, and the daily status of the service.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, string_null, uuid};

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0007_activity"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let audit_log = Table::create()
            .table("audit_log")
            .col(uuid("id").primary_key())
            .col(big_integer("at"))
            .col(uuid("user_id"))
            .col(string("action"))
            .col(string_null("what"))
            .col(string("place"))
            .col(string_null("device"))
            .foreign_key(
                ForeignKey::create()
                    .from_col("user_id")
                    .to_tbl("users")
                    .to_col("id")
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        manager.create_table(audit_log).await?;
        let by_user = Index::create().name("audit_log_user").table("audit_log").col("user_id").col("at").to_owned();
        manager.create_index(by_user).await?;
        let by_time = Index::create().name("audit_log_at").table("audit_log").col("at").to_owned();
        manager.create_index(by_time).await?;
        let service_days = Table::create()
            .table("service_days")
            .col(string("day").primary_key())
            .col(big_integer("minutes"))
            .col(big_integer("last_minute"))
            .col(big_integer("requests"))
            .col(big_integer("failures"))
            .col(big_integer("slow"))
            .to_owned();
        manager.create_table(service_days).await
    }
}
