//! The indexes of tables.

use sea_orm_migration::prelude::*;

/// An index over columns, in their order.
pub(super) fn index(name: impl Into<String>, table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create().name(name).table(table).to_owned();
    for column in columns {
        index.col(*column);
    }
    index
}
