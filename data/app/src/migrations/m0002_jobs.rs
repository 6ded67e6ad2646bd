//! Jobs.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, integer, json, string, string_null, uuid};

migration!(|manager| {
    let states = ["queued", "running", "done", "dead"];
    let jobs = Table::create()
        .table("jobs")
        .col(uuid("id").primary_key())
        .col(string("kind"))
        .col(json("payload"))
        .col(string("state").check(Expr::col("state").is_in(states)))
        .col(integer("priority"))
        .col(big_integer("run_at"))
        .col(integer("attempt"))
        .col(integer("max_attempts"))
        .col(big_integer_null("lease_until"))
        .col(string_null("worker"))
        .col(string_null("dedupe_key"))
        .col(string_null("last_error"))
        .col(big_integer("created_at"))
        .col(big_integer_null("finished_at"))
        .to_owned();
    manager.create_table(jobs).await?;
    let due = index("jobs_due", "jobs", &["state", "run_at"]);
    manager.create_index(due).await?;
    let one_of_a_kind = Index::create()
        .name("jobs_dedupe")
        .table("jobs")
        .col("dedupe_key")
        .unique()
        .and_where(Expr::col("state").is_in(["queued", "running"]))
        .to_owned();
    manager.create_index(one_of_a_kind).await
});
