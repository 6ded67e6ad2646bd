//! The audit log, and the daily status of the service.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, string_null, uuid};

migration!(|manager| {
    let audit_log = Table::create()
        .table("audit_log")
        .col(uuid("id").primary_key())
        .col(big_integer("at"))
        .col(uuid("user_id"))
        .col(string("action"))
        .col(string_null("what"))
        .col(string("place"))
        .col(string_null("device"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned();
    manager.create_table(audit_log).await?;
    let by_user = index("audit_log_user", "audit_log", &["user_id", "at"]);
    manager.create_index(by_user).await?;
    let by_time = index("audit_log_at", "audit_log", &["at"]);
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
});
