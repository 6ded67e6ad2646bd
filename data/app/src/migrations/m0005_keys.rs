//! Scopes, expiry and rotation of keys.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer_null, string};

migration!(|manager| {
    let columns = [
        // Keys from before the introduction of scopes keep their rights.
        string("scopes").default("read write").take(),
        big_integer_null("expires_at").take(),
        big_integer_null("rotated_at").take(),
    ];
    for column in columns {
        // SQLite adds one column at a time.
        manager.alter_table(Table::alter().table("api_keys").add_column(column).to_owned()).await?;
    }
    let by_user = index("api_keys_user", "api_keys", &["user_id"]);
    manager.create_index(by_user).await
});
