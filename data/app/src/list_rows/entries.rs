//! Reads and writes rows of listed podcasts in a transaction, many at a time.

use super::{IDS_PER_QUERY, ListedPodcast};
use crate::entities::listed_podcasts::{Column, Entity};
use crate::prelude::*;

/// Reads entries of a project whose column has one of the values, in no order.
pub(crate) async fn read_entries(
    db: &impl ConnectionTrait,
    project: Uuid,
    column: Column,
    values: &[Uuid],
) -> Result<Vec<ListedPodcast>, DbError> {
    let mut entries = Vec::with_capacity(values.len());
    for chunk in values.chunks(IDS_PER_QUERY) {
        let query = Entity::find().filter(Column::ProjectId.eq(project)).filter(column.is_in(chunk.iter().copied()));
        for row in query.all(db).await? {
            entries.push(ListedPodcast::from_row(row)?);
        }
    }
    Ok(entries)
}

/// Inserts entries.
pub(crate) async fn insert_entries(
    transaction: &DatabaseTransaction,
    entries: &[ListedPodcast],
) -> Result<(), DbError> {
    for chunk in entries.chunks(IDS_PER_QUERY) {
        let rows = chunk.iter().map(|entry| entry.to_row().into_active_model());
        Entity::insert_many(rows).exec_without_returning(transaction).await?;
    }
    Ok(())
}

/// Writes the changeable columns of existing entries, many rows per statement.
pub(crate) async fn upsert_entries(
    transaction: &DatabaseTransaction,
    entries: &[ListedPodcast],
) -> Result<(), DbError> {
    let changeable = [
        Column::State,
        Column::Priority,
        Column::Labels,
        Column::Notes,
        Column::NextActionOn,
        Column::AssigneeId,
        Column::CustomValues,
        Column::UpdatedAt,
        Column::PitchedAt,
        Column::PitchedBy,
        Column::History,
        Column::Version,
    ];
    for chunk in entries.chunks(IDS_PER_QUERY) {
        let rows = chunk.iter().map(|entry| entry.to_row().into_active_model());
        Entity::insert_many(rows)
            .on_conflict(OnConflict::column(Column::Id).update_columns(changeable).to_owned())
            .exec_without_returning(transaction)
            .await?;
    }
    Ok(())
}

/// Deletes entries of a project.
pub(crate) async fn delete_entries(
    transaction: &DatabaseTransaction,
    project: Uuid,
    ids: &[Uuid],
) -> Result<(), DbError> {
    for chunk in ids.chunks(IDS_PER_QUERY) {
        Entity::delete_many()
            .filter(Column::ProjectId.eq(project))
            .filter(Column::Id.is_in(chunk.iter().copied()))
            .exec(transaction)
            .await?;
    }
    Ok(())
}
