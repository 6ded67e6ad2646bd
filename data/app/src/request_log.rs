//! The log of requests with API keys, for those who manage a team's keys: routes, statuses and durations, never URLs.

use crate::entities::logged_requests::{Column, Entity, Model};
use crate::entities::{api_keys, teams};
use crate::prelude::*;
use crate::teams::require_role;
use crate::{ApiKey, ids};
use earshot_model::TeamAction;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::time::Duration;

/// How long requests are kept.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// Most requests that are kept of a team.
pub const MAX_LOGGED_REQUESTS: u64 = 100_000;
/// Most rows per statement.
const ROWS_PER_INSERT: usize = 500;
/// Most keys of a team that a request can be filtered by, newest first.
const MAX_KEYS: u64 = 200;

/// A request to log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLoggedRequest {
    pub team_id: Uuid,
    pub key_id: Uuid,
    /// When its response began.
    pub at: Timestamp,
    pub method: &'static str,
    /// The route with its parameters in braces.
    pub route: String,
    pub status: u16,
    pub duration_ms: u64,
}

/// Requests of a team that came too fast to be logged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedRequests {
    pub team_id: Uuid,
    /// When the first of them came.
    pub at: Timestamp,
    pub count: u64,
}

/// Which requests of a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoggedRequestQuery {
    pub key_id: Option<Uuid>,
    pub statuses: Option<Range<u16>>,
    /// The last request of the page before.
    pub before: Option<Uuid>,
    pub limit: u64,
}

/// The key of a logged request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedKey {
    pub id: Uuid,
    pub name: String,
    /// The part of the key that may be shown.
    pub prefix: String,
}

/// A logged request, or a number of requests that were not logged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedRequest {
    pub id: Uuid,
    pub at: Timestamp,
    /// `None` when the key was deleted.
    pub key: Option<LoggedKey>,
    pub method: String,
    pub route: String,
    pub status: u16,
    pub duration_ms: u64,
    /// 0 for a request. Otherwise so many were not logged, and the other fields are empty.
    pub missed_count: u64,
}

impl Db {
    /// Stores requests. Those of teams that were deleted since are left out.
    pub async fn log_requests(
        &self,
        requests: Vec<NewLoggedRequest>,
        missed: Vec<MissedRequests>,
    ) -> Result<(), DbError> {
        let rows: Vec<Model> =
            requests.into_iter().map(request_row).chain(missed.into_iter().map(missed_row)).collect();
        self.write_keeping_caches(work!(|transaction| {
            let rows = without_deleted(transaction, rows).await?;
            for chunk in rows.chunks(ROWS_PER_INSERT) {
                let chunk = chunk.iter().cloned().map(Model::into_active_model);
                Entity::insert_many(chunk).exec_without_returning(transaction).await?;
            }
            Ok(())
        }))
        .await
    }

    /// Returns requests of the account's team, newest first. Requests that were not logged are among them without a
    /// filter.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn logged_requests(
        &self,
        account: &Account,
        query: LoggedRequestQuery,
    ) -> Result<Vec<LoggedRequest>, DbError> {
        require_role(&self.reader, account, TeamAction::ManageKeys).await?;
        let mut rows = Entity::find().filter(Column::TeamId.eq(account.team_id));
        if let Some(key) = query.key_id {
            rows = rows.filter(Column::KeyId.eq(key));
        }
        if let Some(statuses) = query.statuses {
            rows = rows.filter(Column::Status.gte(i32::from(statuses.start)));
            rows = rows.filter(Column::Status.lt(i32::from(statuses.end)));
        }
        if let Some(before) = query.before {
            rows = rows.filter(Column::Id.lt(before));
        }
        let rows = rows.order_by_desc(Column::Id).limit(query.limit).all(&self.reader).await?;
        let ids: HashSet<Uuid> = rows.iter().filter_map(|row| row.key_id).collect();
        let keys = api_keys::Entity::find().filter(api_keys::Column::Id.is_in(ids));
        let mut names = HashMap::new();
        for row in keys.all(&self.reader).await? {
            names.insert(row.id, LoggedKey::from(ApiKey::from_row(row, self.now())?));
        }
        Ok(rows.into_iter().map(|row| from_row(row, &names)).collect())
    }

    /// Returns the keys of the account's team, whoever created them, newest first.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn logged_keys(&self, account: &Account) -> Result<Vec<LoggedKey>, DbError> {
        require_role(&self.reader, account, TeamAction::ManageKeys).await?;
        let rows = api_keys::Entity::find()
            .filter(api_keys::Column::TeamId.eq(account.team_id))
            .order_by_desc(api_keys::Column::Id)
            .limit(MAX_KEYS)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(|row| ApiKey::from_row(row, self.now()).map(LoggedKey::from)).collect()
    }

    /// Deletes the oldest requests of a team beyond a number. Returns how many.
    pub async fn delete_excess_logged_requests(&self, team: Uuid, kept: u64) -> Result<u64, DbError> {
        let of_team = Entity::find().filter(Column::TeamId.eq(team));
        let newest_excess = of_team.select_only().column(Column::Id).order_by_desc(Column::Id).offset(kept).limit(1);
        let Some(newest_excess) = newest_excess.into_tuple::<Uuid>().one(&self.reader).await? else { return Ok(0) };
        let excess = Entity::delete_many().filter(Column::TeamId.eq(team)).filter(Column::Id.lte(newest_excess));
        self.delete_rows(excess).await
    }

    /// Deletes requests that are older than 30 days. Returns their number.
    pub async fn delete_old_logged_requests(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::At.lt(before))).await
    }
}

/// Leaves out requests of teams that were deleted, and keys that were: their rows would make the whole batch fail.
async fn without_deleted(transaction: &DatabaseTransaction, rows: Vec<Model>) -> Result<Vec<Model>, DbError> {
    let selection: HashSet<Uuid> = rows.iter().map(|row| row.team_id).collect();
    let teams =
        teams::Entity::find().select_only().column(teams::Column::Id).filter(teams::Column::Id.is_in(selection));
    let teams: HashSet<Uuid> = teams.into_tuple::<Uuid>().all(transaction).await?.into_iter().collect();
    let selection: HashSet<Uuid> = rows.iter().filter_map(|row| row.key_id).collect();
    let keys = api_keys::Entity::find().select_only().column(api_keys::Column::Id);
    let keys = keys.filter(api_keys::Column::Id.is_in(selection)).into_tuple::<Uuid>().all(transaction).await?;
    let keys: HashSet<Uuid> = keys.into_iter().collect();
    let of_teams = rows.into_iter().filter(|row| teams.contains(&row.team_id));
    Ok(of_teams.map(|row| Model { key_id: row.key_id.filter(|key| keys.contains(key)), ..row }).collect())
}

fn request_row(request: NewLoggedRequest) -> Model {
    Model {
        id: ids::new_id_at(request.at),
        team_id: request.team_id,
        key_id: Some(request.key_id),
        at: EpochMillis::from(request.at),
        method: request.method.to_owned(),
        route: request.route,
        status: i32::from(request.status),
        duration_ms: i64::try_from(request.duration_ms).unwrap_or(i64::MAX),
        missed_count: 0,
    }
}

fn missed_row(missed: MissedRequests) -> Model {
    Model {
        id: ids::new_id_at(missed.at),
        team_id: missed.team_id,
        key_id: None,
        at: EpochMillis::from(missed.at),
        method: String::new(),
        route: String::new(),
        status: 0,
        duration_ms: 0,
        missed_count: i64::try_from(missed.count).unwrap_or(i64::MAX),
    }
}

fn from_row(row: Model, keys: &HashMap<Uuid, LoggedKey>) -> LoggedRequest {
    LoggedRequest {
        id: row.id,
        at: row.at.into(),
        key: row.key_id.and_then(|key| keys.get(&key).cloned()),
        method: row.method,
        route: row.route,
        status: u16::try_from(row.status).unwrap_or(0),
        duration_ms: u64::try_from(row.duration_ms).unwrap_or(0),
        missed_count: u64::try_from(row.missed_count).unwrap_or(0),
    }
}

impl From<ApiKey> for LoggedKey {
    fn from(ApiKey { id, name, prefix, .. }: ApiKey) -> Self {
        Self { id, name, prefix }
    }
}
