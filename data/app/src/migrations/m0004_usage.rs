//! Usage of plans.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, uuid};

#[derive(Debug)]
pub struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0004_usage"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    #[expect(elided_lifetimes_in_paths, reason = "the trait's signature has it so")]
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [usage_counters(), usage_paid(), usage_days()] {
            manager.create_table(table).await?;
        }
        let indexes = [
            ("usage_counters_end", "usage_counters", "ends_at"),
            ("usage_paid_end", "usage_paid", "free_until"),
            ("usage_days_day", "usage_days", "day"),
        ];
        for (name, table, column) in indexes {
            manager.create_index(Index::create().name(name).table(table).col(column).to_owned()).await?;
        }
        let by_user = Index::create().name("usage_days_user").table("usage_days").col("user_id").col("day").to_owned();
        manager.create_index(by_user).await
    }
}

/// One row for each subject, meter and period, which is compared with the limit.
fn usage_counters() -> TableCreateStatement {
    Table::create()
        .table("usage_counters")
        .col(string("subject"))
        .col(string("meter"))
        .col(string("period"))
        .col(big_integer("used"))
        .col(big_integer("ends_at"))
        .primary_key(Index::create().col("subject").col("meter").col("period"))
        .to_owned()
}

/// Paid charge keys, and the time until which their repeats are free.
fn usage_paid() -> TableCreateStatement {
    Table::create()
        .table("usage_paid")
        .col(string("subject"))
        .col(string("meter"))
        .col(string("what"))
        .col(big_integer("free_until"))
        .primary_key(Index::create().col("subject").col("meter").col("what"))
        .to_owned()
}

/// Usage records per day (spec 3).
fn usage_days() -> TableCreateStatement {
    let to = |column: &'static str, table: &'static str| {
        ForeignKey::create().from_col(column).to_tbl(table).to_col("id").on_delete(ForeignKeyAction::Cascade).to_owned()
    };
    let count = |column: &'static str| big_integer(column).default(0).take();
    Table::create()
        .table("usage_days")
        .col(uuid("team_id"))
        .col(uuid("user_id"))
        .col(string("day"))
        .col(count("ai_assist_count"))
        .col(count("contacts_requested_count"))
        .col(count("csv_export_count"))
        .col(count("search_count"))
        .col(count("transcript_download_count"))
        .col(count("transcription_requests"))
        .primary_key(Index::create().col("team_id").col("user_id").col("day"))
        .foreign_key(&mut to("team_id", "teams"))
        .foreign_key(&mut to("user_id", "users"))
        .to_owned()
}
