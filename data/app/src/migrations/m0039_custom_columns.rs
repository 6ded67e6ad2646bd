//! Columns that teams add to lists, and the values of podcasts in them.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::json;

migration!(|manager| {
    // Earlier lists have no columns of their own, and their podcasts no values.
    let columns = [
        ("projects", json("custom_columns").default("[]").take()),
        ("listed_podcasts", json("custom_values").default("{}").take()),
    ];
    for (table, column) in columns {
        manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
    }
    Ok(())
});
