//! Signing in and up by link or by code; sessions with device and time of confirmation.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, blob_null, integer, string, string_null, uuid, uuid_null,
};

const TABLE: &str = "sign_in_requests";

migration!(|manager| {
    manager.create_table(requests()).await?;
    for column in ["email_key", "browser_hash", "expires_at", "user_id"] {
        let name = format!("{TABLE}_{column}");
        manager.create_index(index(name, TABLE, &[column])).await?;
    }
    // Open links stay valid.
    let open = Query::select()
        .expr(Expr::col(("login_tokens", "id")))
        .expr(Expr::value("sign-in"))
        .expr(Expr::col(("users", "email")))
        .expr(Expr::col(("users", "email_key")))
        .expr(Expr::col(("login_tokens", "user_id")))
        .expr(Expr::col(("login_tokens", "token_hash")))
        .expr(Expr::value(0))
        .expr(Expr::col(("login_tokens", "created_at")))
        .expr(Expr::col(("login_tokens", "expires_at")))
        .from("login_tokens")
        .inner_join("users", Expr::col(("users", "id")).equals(("login_tokens", "user_id")))
        .and_where(Expr::col(("login_tokens", "used_at")).is_null())
        .to_owned();
    let columns = ["id", "purpose", "email", "email_key", "user_id", "token_hash", "tries", "created_at", "expires_at"];
    let copy = Query::insert()
        .into_table(TABLE)
        .columns(columns)
        .select_from(open)
        .map_err(|error| DbErr::Migration(error.to_string()))?
        .to_owned();
    manager.execute(copy).await?;
    manager.drop_table(Table::drop().table("login_tokens").to_owned()).await?;

    for column in [string_null("device"), big_integer("confirmed_at").default(0).take()] {
        manager.alter_table(Table::alter().table("sessions").add_column(column).to_owned()).await?;
    }
    Ok(())
});

fn requests() -> TableCreateStatement {
    let purposes = ["sign-in", "sign-up", "confirm"];
    Table::create()
        .table(TABLE)
        .col(uuid("id").primary_key())
        .col(string("purpose").check(Expr::col("purpose").is_in(purposes)))
        .col(string("email"))
        .col(string("email_key"))
        .col(uuid_null("user_id"))
        .col(blob_null("token_hash").unique_key())
        .col(blob_null("browser_hash"))
        .col(blob_null("code_mac"))
        .col(integer("tries"))
        .col(big_integer("created_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("used_at"))
        .foreign_key(&mut belongs_to("user_id", "users"))
        .to_owned()
}
