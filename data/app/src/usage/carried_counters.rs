//! Counters of a team that is deleted wait for its owner's next team until their period ends. Otherwise deleting a
//! team or an account and signing up again would restart its quotas.

use super::charge_rows::used_column;
use super::subjects::{former_owner_subject, team_subject};
use crate::entities::usage_counters::{Column, Entity, Model};
use crate::prelude::*;
use sea_orm::sea_query::ExprTrait;

/// Keeps the counters of a team, which is being deleted, under a hash of its owner's address.
pub(crate) async fn keep_counters(
    transaction: &DatabaseTransaction,
    team: Uuid,
    email_key: &str,
    now: EpochMillis,
) -> Result<(), DbError> {
    move_counters(transaction, &team_subject(team), &former_owner_subject(email_key), now).await
}

/// Gives a new team of an address the counters of its former ones.
pub(crate) async fn restore_counters(
    transaction: &DatabaseTransaction,
    team: Uuid,
    email_key: &str,
    now: EpochMillis,
) -> Result<(), DbError> {
    move_counters(transaction, &former_owner_subject(email_key), &team_subject(team), now).await
}

/// Adds the counters of one subject to those of another.
async fn move_counters(
    transaction: &DatabaseTransaction,
    from: &str,
    to: &str,
    now: EpochMillis,
) -> Result<(), DbError> {
    let counters = Entity::find().filter(Column::Subject.eq(from)).filter(Column::EndsAt.gt(now));
    for counter in counters.all(transaction).await? {
        let used = counter.used;
        let mut add = OnConflict::columns([Column::Subject, Column::Meter, Column::Period]);
        add.value(Column::Used, used_column().add(used));
        let row = Model { subject: to.to_owned(), ..counter };
        Entity::insert(row.into_active_model()).on_conflict(add).exec_without_returning(transaction).await?;
    }
    Entity::delete_many().filter(Column::Subject.eq(from)).exec(transaction).await?;
    Ok(())
}
