//! Sign-ins that an identity provider is about to confirm.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, blob, text, uuid};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("provider_sign_ins")
                .col(uuid("id").primary_key())
                .col(blob("state_hash"))
                .col(blob("browser_hash"))
                .col(text("nonce"))
                .col(text("verifier"))
                .col(big_integer("expires_at"))
                .to_owned(),
        )
        .await?;
    let by_state = index("provider_sign_ins_state_hash", "provider_sign_ins", &["state_hash"]).unique().to_owned();
    manager.create_index(by_state).await?;
    manager.create_index(index("provider_sign_ins_expires_at", "provider_sign_ins", &["expires_at"])).await
});
