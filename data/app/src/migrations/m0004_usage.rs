//! Usage of plans.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, uuid};

migration!(|manager| {
    for table in [usage_counters(), usage_paid(), usage_days()] {
        manager.create_table(table).await?;
    }
    let indexes = [
        ("usage_counters_end", "usage_counters", "ends_at"),
        ("usage_paid_end", "usage_paid", "free_until"),
        ("usage_days_day", "usage_days", "day"),
    ];
    for (name, table, column) in indexes {
        manager.create_index(index(name, table, &[column])).await?;
    }
    let by_user = index("usage_days_user", "usage_days", &["user_id", "day"]);
    manager.create_index(by_user).await
});

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
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}
