//! Tables for delivering events: webhooks and their deliveries, digests by mail, private feeds of alerts.

use super::foreign_keys::{belongs_to, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, blob, blob_null, boolean, integer, integer_null, json, string, string_null, text,
    text_null, uuid, uuid_null,
};

migration!(|manager| {
    let tables = [
        webhooks(),
        webhook_deliveries(),
        webhook_attempts(),
        delivery_progress(),
        pending_digests(),
        alert_digests(),
        alert_recipients(),
        alert_unsubscribes(),
        mail_suppressions(),
        alert_feeds(),
    ];
    for table in tables {
        manager.create_table(table).await?;
    }
    let mut once_per_event = index("webhook_deliveries_event", "webhook_deliveries", &["webhook_id", "event_seq"]);
    let mut feeds_by_token = index("alert_feeds_token", "alert_feeds", &["token_hash"]);
    let indexes = [
        index("webhooks_of_team", "webhooks", &["team_id", "id"]),
        // The worker reads the next due delivery.
        index("webhook_deliveries_due", "webhook_deliveries", &["state", "run_at"]),
        index("webhook_deliveries_log", "webhook_deliveries", &["webhook_id", "id"]),
        index("webhook_deliveries_age", "webhook_deliveries", &["created_at"]),
        once_per_event.unique().to_owned(),
        // The worker reads which alerts have changed.
        index("alerts_changed", "alerts", &["updated_at", "id"]),
        index("pending_digests_due", "pending_digests", &["due_at"]),
        index("alert_digests_age", "alert_digests", &["created_at"]),
        index("alert_recipients_token", "alert_recipients", &["token_hash"]),
        index("alert_feeds_of_alert", "alert_feeds", &["alert_id", "id"]),
        feeds_by_token.unique().to_owned(),
    ];
    for index in indexes {
        manager.create_index(index).await?;
    }
    Ok(())
});

fn webhooks() -> TableCreateStatement {
    Table::create()
        .table("webhooks")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid_null("created_by"))
        .col(string("kind"))
        .col(text("url"))
        .col(text("description"))
        .col(json("event_kinds"))
        .col(uuid_null("alert_id"))
        .col(blob("secret"))
        .col(blob_null("former_secret"))
        .col(big_integer_null("former_secret_until"))
        .col(boolean("enabled"))
        .col(string_null("disabled_reason"))
        .col(big_integer_null("last_success_at"))
        .col(big_integer_null("last_failure_at"))
        .col(big_integer("version"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut user("created_by"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .to_owned()
}

fn webhook_deliveries() -> TableCreateStatement {
    Table::create()
        .table("webhook_deliveries")
        .col(uuid("id").primary_key())
        .col(uuid("webhook_id"))
        .col(big_integer_null("event_seq"))
        .col(string("event_type"))
        .col(text("body"))
        .col(boolean("is_test"))
        .col(string("state"))
        .col(integer("attempt"))
        .col(integer("attempt_count"))
        .col(big_integer("run_at"))
        .col(big_integer_null("lease_until"))
        .col(integer_null("last_status"))
        .col(text_null("last_error"))
        .col(big_integer("occurred_at"))
        .col(big_integer("created_at"))
        .col(big_integer_null("started_at"))
        .col(big_integer_null("finished_at"))
        .foreign_key(&mut belongs_to("webhook_id", "webhooks"))
        .to_owned()
}

fn webhook_attempts() -> TableCreateStatement {
    Table::create()
        .table("webhook_attempts")
        .col(uuid("delivery_id"))
        .col(integer("number"))
        .col(big_integer("at"))
        .col(big_integer("duration_ms"))
        .col(integer_null("status"))
        .col(text_null("error"))
        .col(text_null("response"))
        .primary_key(Index::create().col("delivery_id").col("number"))
        .foreign_key(&mut belongs_to("delivery_id", "webhook_deliveries"))
        .to_owned()
}

fn delivery_progress() -> TableCreateStatement {
    Table::create()
        .table("delivery_progress")
        .col(string("name").primary_key())
        .col(big_integer("position"))
        .col(big_integer("updated_at"))
        .to_owned()
}

fn pending_digests() -> TableCreateStatement {
    Table::create()
        .table("pending_digests")
        .col(uuid("alert_id").primary_key())
        .col(big_integer("since_seq"))
        .col(big_integer("due_at"))
        .col(big_integer("waiting_since"))
        .col(big_integer("planned_at"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .to_owned()
}

fn alert_digests() -> TableCreateStatement {
    Table::create()
        .table("alert_digests")
        .col(uuid("alert_id"))
        .col(big_integer("window_start"))
        .col(big_integer("through_seq"))
        .col(integer("match_count"))
        .col(integer("mail_count"))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("alert_id").col("window_start"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .to_owned()
}

fn alert_recipients() -> TableCreateStatement {
    Table::create()
        .table("alert_recipients")
        .col(uuid("team_id"))
        .col(string("email_key"))
        .col(text("email"))
        .col(blob("token_hash"))
        .col(big_integer("sent_at"))
        .col(big_integer_null("confirmed_at"))
        .primary_key(Index::create().col("team_id").col("email_key"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .to_owned()
}

fn alert_unsubscribes() -> TableCreateStatement {
    Table::create()
        .table("alert_unsubscribes")
        .col(uuid("alert_id"))
        .col(string("address_hash"))
        .col(big_integer("at"))
        .primary_key(Index::create().col("alert_id").col("address_hash"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .to_owned()
}

fn mail_suppressions() -> TableCreateStatement {
    Table::create()
        .table("mail_suppressions")
        .col(string("address_hash").primary_key())
        .col(string("reason"))
        .col(big_integer("at"))
        .to_owned()
}

fn alert_feeds() -> TableCreateStatement {
    Table::create()
        .table("alert_feeds")
        .col(uuid("id").primary_key())
        .col(uuid("alert_id"))
        .col(uuid_null("created_by"))
        .col(blob("token_hash"))
        .col(big_integer("created_at"))
        .col(big_integer_null("revoked_at"))
        .col(big_integer_null("last_read_at"))
        .foreign_key(&mut belongs_to("alert_id", "alerts"))
        .foreign_key(&mut user("created_by"))
        .to_owned()
}
