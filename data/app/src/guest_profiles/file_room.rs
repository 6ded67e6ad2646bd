//! Room for the files and photos of a team's guests. Files of deleted profiles make room for new ones.

use super::rows::{read_fields, set_completeness, update_row};
use crate::GuestRejection;
use crate::entities::guest_files::{Column, Entity};
use crate::entities::{guest_profiles, teams};
use crate::prelude::*;
use sea_orm::JoinType;
use sea_orm::sea_query::{ExprTrait, Func, FunctionCall, Query, SelectStatement};
use std::collections::HashMap;

/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// A file of a deleted profile.
#[derive(Debug, sea_orm::FromQueryResult)]
struct DeletedFile {
    id: Uuid,
    profile_id: Uuid,
    size: i64,
}

/// Checks that a file of `bytes` fits into the room that the team's plan has for files. If it does not, files of deleted
/// profiles end, those of the profile that was deleted first before others. Returns their ids: the caller deletes their
/// bytes when the transaction has ended. Locks the team's row in PostgreSQL, so that two uploads at the same time do not
/// both take the last room.
pub(super) async fn make_room(
    transaction: &DatabaseTransaction,
    account: &Account,
    bytes: u64,
) -> Result<Vec<Uuid>, DbError> {
    teams::Entity::find_by_id(account.team_id).lock_exclusive().one(transaction).await?;
    let used = sum_sizes(transaction, account.team_id).await?;
    let missing = used.saturating_add(bytes).saturating_sub(account.tier.limits().guest_file_bytes);
    if missing == 0 {
        return Ok(Vec::new());
    }
    let (mut ended, mut freed) = (Vec::new(), 0);
    for file in files_of_deleted_profiles(transaction, account.team_id).await? {
        if freed >= missing {
            break;
        }
        freed += u64::try_from(file.size).unwrap_or(0);
        ended.push(file);
    }
    if freed < missing {
        return Err(GuestRejection::NoRoomForFile { tier: account.tier, used: used - freed }.into());
    }
    end_files(transaction, &ended).await?;
    Ok(ended.into_iter().map(|file| file.id).collect())
}

/// The bytes of a file and of its text.
fn size() -> Expr {
    Expr::col((Entity, Column::Bytes)).add(Expr::col((Entity, Column::TextBytes)))
}

/// Returns the size of all files and photos of a team.
async fn sum_sizes(transaction: &DatabaseTransaction, team: Uuid) -> Result<u64, DbError> {
    let photos = Expr::col((guest_profiles::Entity, guest_profiles::Column::PhotoBytes)).sum();
    let photos = Query::select()
        .expr_as(sum_of(photos), "total")
        .from(guest_profiles::Entity)
        .and_where(Expr::col((guest_profiles::Entity, guest_profiles::Column::TeamId)).eq(team))
        .to_owned();
    let files = Query::select()
        .expr_as(sum_of(size().sum()), "total")
        .from(Entity)
        .and_where(Expr::col((Entity, Column::TeamId)).eq(team))
        .to_owned();
    Ok(read_total(transaction, &files).await?.saturating_add(read_total(transaction, &photos).await?))
}

/// A sum as a number of the same width in both databases; 0 without rows.
fn sum_of(sum: Expr) -> FunctionCall {
    Func::cast_as(Func::coalesce([sum, Expr::value(0)]), "bigint")
}

async fn read_total(transaction: &DatabaseTransaction, sum: &SelectStatement) -> Result<u64, DbError> {
    let Some(row) = transaction.query_one(sum).await? else { return Ok(0) };
    let total: i64 = row.try_get("", "total")?;
    Ok(u64::try_from(total).unwrap_or(0))
}

async fn files_of_deleted_profiles(transaction: &DatabaseTransaction, team: Uuid) -> Result<Vec<DeletedFile>, DbError> {
    let profile =
        Entity::belongs_to(guest_profiles::Entity).from(Column::ProfileId).to(guest_profiles::Column::Id).into();
    let files = Entity::find()
        .select_only()
        .columns([Column::Id, Column::ProfileId])
        .expr_as(size(), "size")
        .join(JoinType::InnerJoin, profile)
        .filter(Column::TeamId.eq(team))
        .filter(guest_profiles::Column::DeletedAt.is_not_null())
        .order_by_asc(guest_profiles::Column::DeletedAt)
        .order_by_asc(Column::Id)
        .into_model::<DeletedFile>();
    Ok(files.all(transaction).await?)
}

/// Deletes the rows of files, and counts them on their profiles, so that restoring a profile returns how many are missing.
async fn end_files(transaction: &DatabaseTransaction, files: &[DeletedFile]) -> Result<(), DbError> {
    let mut counts: HashMap<Uuid, i32> = HashMap::new();
    for file in files {
        *counts.entry(file.profile_id).or_default() += 1;
    }
    for chunk in files.chunks(IDS_PER_QUERY) {
        let by_id = Column::Id.is_in(chunk.iter().map(|file| file.id));
        Entity::delete_many().filter(by_id).exec(transaction).await?;
    }
    for (profile, count) in counts {
        let row = guest_profiles::Entity::find_by_id(profile).lock_exclusive().one(transaction).await?;
        let Some(mut row) = row else { continue };
        row.file_count -= count;
        row.ended_files += count;
        let fields = read_fields(&row)?;
        set_completeness(&mut row, &fields);
        update_row(transaction, &row).await?;
    }
    Ok(())
}
