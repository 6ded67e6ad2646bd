//! Podcasts that their owners claim, what they state about them, and corrections that people propose.

use super::foreign_keys::{belongs_to, linked_with, user};
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, blob, boolean, json, string, text, text_null, uuid, uuid_null,
};

migration!(|manager| {
    for table in [claims(), statements(), corrections()] {
        manager.create_table(table).await?;
    }
    manager
        .create_index(index("podcast_claims_account", "podcast_claims", &["user_id", "podcast_id"]).unique().to_owned())
        .await?;
    let indexes = [
        ("podcast_claims_podcast", "podcast_claims", ["podcast_id", "state"].as_slice()),
        ("podcast_statements_claim", "podcast_statements", &["claim_id"]),
        ("fact_corrections_state", "fact_corrections", &["state", "created_at"]),
        ("fact_corrections_podcast", "fact_corrections", &["podcast_id", "fact"]),
        ("fact_corrections_reported_by", "fact_corrections", &["reported_by"]),
        ("fact_corrections_decided_by", "fact_corrections", &["decided_by"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
});

fn claims() -> TableCreateStatement {
    Table::create()
        .table("podcast_claims")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(uuid("podcast_id"))
        .col(text("podcast_slug"))
        .col(text("podcast_title"))
        .col(string("method"))
        .col(blob("token_hash"))
        .col(string("state"))
        .col(big_integer("created_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("proven_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}

/// A statement stays when its claim ends: an opt-out holds until somebody withdraws it.
fn statements() -> TableCreateStatement {
    Table::create()
        .table("podcast_statements")
        .col(uuid("podcast_id").primary_key())
        .col(uuid_null("claim_id"))
        .col(boolean("hides_contacts"))
        .col(json("emails"))
        .col(text_null("guest_topics"))
        .col(big_integer("updated_at"))
        .foreign_key(&mut linked_with("claim_id", "podcast_claims"))
        .to_owned()
}

fn corrections() -> TableCreateStatement {
    Table::create()
        .table("fact_corrections")
        .col(uuid("id").primary_key())
        .col(uuid("podcast_id"))
        .col(text("podcast_slug"))
        .col(text("podcast_title"))
        .col(string("fact"))
        .col(text("value"))
        .col(text("evidence"))
        .col(string("state"))
        .col(text_null("reason"))
        .col(uuid_null("reported_by"))
        .col(uuid_null("decided_by"))
        .col(big_integer("created_at"))
        .col(big_integer_null("decided_at"))
        .foreign_key(&mut user("reported_by"))
        .foreign_key(&mut user("decided_by"))
        .to_owned()
}
