//! Profiles of people, the sender of a team's pitches, plans that a payment provider sets, and the team of audit events.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, string, string_null, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [user_profiles(), team_billing(), billing_events()] {
        manager.create_table(table).await?;
    }
    let columns = [
        ("users", boolean("keeps_searches").default(true).take()),
        ("team_settings", text_null("sender_company")),
        ("team_settings", text_null("sender_sign_off")),
        // The team of an earlier event is unknown: its user may have been in several.
        ("audit_log", uuid_null("team_id").extra("REFERENCES teams (id) ON DELETE SET NULL").take()),
    ];
    for (table, column) in columns {
        manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
    }
    let indexes = [
        ("audit_log_team", "audit_log", ["team_id", "id"].as_slice()),
        ("alert_changes_by_id", "alert_changes", &["team_id", "id"]),
        ("billing_events_team", "billing_events", &["team_id"]),
        ("billing_events_age", "billing_events", &["received_at"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn user_profiles() -> TableCreateStatement {
    Table::create()
        .table("user_profiles")
        .col(uuid("user_id").primary_key())
        .col(text_null("first_name"))
        .col(text_null("last_name"))
        .col(text_null("title"))
        .col(text_null("company"))
        .col(string_null("time_zone"))
        .col(text_null("sign_off"))
        .col(string_null("reason"))
        .col(text_null("other_reason"))
        .col(string_null("job"))
        .col(string("onboarding"))
        .col(boolean("mails_digests"))
        .col(big_integer("version"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

fn team_billing() -> TableCreateStatement {
    Table::create()
        .table("team_billing")
        .col(uuid("team_id").primary_key())
        .col(string_null("period"))
        .col(big_integer_null("period_ends_at"))
        .col(big_integer("event_at"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .to_owned()
}

fn billing_events() -> TableCreateStatement {
    Table::create()
        .table("billing_events")
        .col(string("id").primary_key())
        .col(uuid("team_id"))
        .col(big_integer("at"))
        .col(big_integer("received_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .to_owned()
}
