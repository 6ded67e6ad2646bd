//! Foreign keys of tables, by what happens to a row when the other row is deleted.

use sea_orm_migration::prelude::*;

/// A row that is deleted with the row that it belongs to.
pub(super) fn belongs_to(column: &'static str, table: &'static str) -> ForeignKeyCreateStatement {
    key(column, table, ForeignKeyAction::Cascade)
}

/// The user of a row, which stays when their account is deleted.
pub(super) fn user(column: &'static str) -> ForeignKeyCreateStatement {
    key(column, "users", ForeignKeyAction::SetNull)
}

/// A row that stays when the row that it is linked with is deleted.
pub(super) fn linked_with(column: &'static str, table: &'static str) -> ForeignKeyCreateStatement {
    key(column, table, ForeignKeyAction::SetNull)
}

fn key(column: &'static str, table: &'static str, on_delete: ForeignKeyAction) -> ForeignKeyCreateStatement {
    ForeignKey::create().from_col(column).to_tbl(table).to_col("id").on_delete(on_delete).to_owned()
}
