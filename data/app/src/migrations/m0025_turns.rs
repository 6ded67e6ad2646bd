//! Turns of teams: which team's job was leased last, the deliveries of each endpoint, and the events of a delivery.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer_null, string_null};

migration!(|manager| {
    for column in [string_null("owner"), big_integer_null("leased_at")] {
        let table = Table::alter().table("jobs").add_column(column).to_owned();
        manager.alter_table(table).await?;
    }
    let through = Table::alter().table("webhook_deliveries").add_column(big_integer_null("through_seq")).to_owned();
    manager.alter_table(through).await?;
    let indexes = [
        // A worker reads when each owner had its last turn.
        ("jobs_turns", "jobs", ["kind", "owner", "leased_at"]),
        // A worker reads the next due delivery of each endpoint.
        ("webhook_deliveries_of_endpoint", "webhook_deliveries", ["webhook_id", "state", "run_at"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, &columns)).await?;
    }
    Ok(())
});
