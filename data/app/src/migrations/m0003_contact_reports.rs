//! Reports of wrong contacts.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, string, string_null, uuid};

migration!(|manager| {
    let reports = Table::create()
        .table("contact_reports")
        .col(uuid("id").primary_key())
        .col(uuid("podcast_id"))
        .col(string("contact"))
        .col(string("reason"))
        .col(string_null("note"))
        .col(uuid("user_id"))
        .col(big_integer("created_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
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
    let by_user = index("contact_reports_user", "contact_reports", &["user_id", "created_at"]);
    manager.create_index(by_user).await
});
