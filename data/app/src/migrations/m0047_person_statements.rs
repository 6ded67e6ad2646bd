//! What administrators state about people.

use super::foreign_keys::user;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, json, text, uuid, uuid_null};

migration!(|manager| {
    manager
        .create_table(
            Table::create()
                .table("person_statements")
                .col(uuid("id").primary_key())
                .col(json("change"))
                .col(text("reason"))
                .col(uuid_null("stated_by"))
                .col(big_integer("stated_at"))
                .col(uuid_null("undone_by"))
                .col(big_integer_null("undone_at"))
                .foreign_key(&mut user("stated_by"))
                .foreign_key(&mut user("undone_by"))
                .to_owned(),
        )
        .await?;
    manager.create_index(index("person_statements_stated_by", "person_statements", &["stated_by"])).await?;
    manager.create_index(index("person_statements_undone_by", "person_statements", &["undone_by"])).await
});
