//! How many rows of a kind a team creates a day and keeps, with archived and deleted ones.

use crate::ListRejection;
use crate::entities::teams;
use crate::prelude::*;
use earshot_model::ListLimit;
use sea_orm::{FromQueryResult, Select};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Checks that the team may create one more row. `of_team` are its rows with deleted ones. Locks the team's row in
/// PostgreSQL, so that two requests at the same time do not both take the last place.
pub(crate) async fn check_creation<E>(
    transaction: &DatabaseTransaction,
    account: &Account,
    (of_team, created_at): (Select<E>, E::Column),
    (per_day, kept): (ListLimit, Option<ListLimit>),
    now: EpochMillis,
) -> Result<(), DbError>
where
    E: EntityTrait<Model: FromQueryResult + Sync>,
{
    teams::Entity::find_by_id(account.team_id).lock_exclusive().one(transaction).await?;
    let check = |limit: ListLimit, used| {
        limit.check(account.tier, used, 1).map_err(|reached| DbError::Rejected(ListRejection::Limit(reached)))
    };
    let today = of_team.clone().filter(created_at.gt(now.minus(DAY))).count(transaction).await?;
    check(per_day, today)?;
    if let Some(kept) = kept {
        check(kept, of_team.count(transaction).await?)?;
    }
    Ok(())
}
