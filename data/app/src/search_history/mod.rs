//! The searches of teams, kept for 90 days, so that later calls can name them by the `searchId` of their response.

mod writing;

use crate::entities::search_history::{Column, Entity, Model};
use crate::entities::teams;
use crate::history_sizes::TeamHistory;
use crate::prelude::*;
use crate::search_queue::{SearchPosition, StoredSearch};
use crate::team_histories::HistoryLimit;
use crate::teams::parse_plan;
use sea_orm::ExprTrait;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long a search is kept after it was last run.
const RETENTION: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// How long a list of searches waits for searches that are being written.
const MAX_WAIT_FOR_WRITES: Duration = Duration::from_millis(200);

impl Db {
    /// Stores a search in the background. It never waits, and a failure is only logged: the search itself is done.
    pub fn record_search(&self, search: StoredSearch) {
        match self.search_queue.push(search) {
            Ok(must_start_writer) => {
                if must_start_writer {
                    let db = self.clone();
                    tokio::spawn(async move { db.write_pending_searches().await });
                }
            }
            Err(full) => tracing::warn!(error = &full as &dyn std::error::Error, "a search is not stored"),
        }
    }

    /// Returns a search of a team.
    pub async fn find_search(&self, team_id: Uuid, id: Uuid) -> Result<Option<StoredSearch>, DbError> {
        // The response to the search may arrive before its row is written.
        if let Some(search) = self.search_queue.find(id).filter(|search| search.team_id == team_id) {
            return Ok(Some(search));
        }
        let row = Entity::find_by_id(id)
            .filter(Column::TeamId.eq(team_id))
            .filter(Column::SearchedAt.gte(self.now().minus(RETENTION)))
            .one(&self.reader)
            .await?;
        Ok(row.map(Into::into))
    }

    /// Returns the searches that the user ran last in the account's team, within the last 90 days, newest first, from
    /// the one after `after`.
    pub async fn searches_of(
        &self,
        account: &Account,
        after: Option<SearchPosition>,
        limit: u64,
    ) -> Result<Vec<StoredSearch>, DbError> {
        // A person who has just searched sees that search. Under load the list may be older.
        let _ = tokio::time::timeout(MAX_WAIT_FOR_WRITES, self.search_queue.wait_until_idle()).await;
        let mut query = Entity::find()
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::UserId.eq(account.user_id))
            .filter(Column::SearchedAt.gte(self.now().minus(RETENTION)));
        if let Some(SearchPosition { searched_at, id }) = after {
            let at = EpochMillis::from(searched_at);
            let same_time = Column::SearchedAt.eq(at).and(Column::Id.lt(id));
            query = query.filter(Column::SearchedAt.lt(at).or(same_time));
        }
        let newest = query.order_by_desc(Column::SearchedAt).order_by_desc(Column::Id).limit(limit);
        Ok(newest.all(&self.reader).await?.into_iter().map(Into::into).collect())
    }

    /// Deletes the searches that the user ran in the account's team. Returns their number.
    pub async fn clear_search_history(&self, account: &Account) -> Result<u64, DbError> {
        self.search_queue.wait_until_idle().await;
        let own =
            Entity::delete_many().filter(Column::TeamId.eq(account.team_id)).filter(Column::UserId.eq(account.user_id));
        self.delete_rows(own).await
    }

    /// Waits until all recorded searches are written.
    pub async fn finish_search_writes(&self) {
        self.search_queue.wait_until_idle().await;
    }

    /// Deletes searches that were last run more than 90 days ago. Returns the number of rows.
    pub async fn delete_old_searches(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::SearchedAt.lt(before))).await
    }

    /// Returns the limits of the teams that have written searches.
    async fn limits_of(
        &self,
        transaction: &DatabaseTransaction,
        written: BTreeMap<Uuid, i64>,
    ) -> Result<Vec<(HistoryLimit, i64)>, DbError> {
        let query = teams::Entity::find().filter(teams::Column::Id.is_in(written.keys().copied()));
        let teams = query.all(transaction).await?;
        let limit = |team: teams::Model| {
            let bytes = written.get(&team.id).copied().unwrap_or(0);
            Ok((self.history_limit_of(team.id, parse_plan(&team)?), bytes))
        };
        teams.into_iter().map(limit).collect()
    }

    async fn write_searches(&self, searches: Vec<StoredSearch>) -> Result<(), DbError> {
        let rows: Vec<Model> = searches.into_iter().map(Model::from).collect();
        let (db, now, mut written) = (self.clone(), self.now(), BTreeMap::new());
        for row in &rows {
            *written.entry(row.team_id).or_default() += row.bytes;
        }
        let rows = rows.into_iter().map(IntoActiveModel::into_active_model);
        let insert = Entity::insert_many(rows).on_conflict(
            // The request of an id never changes.
            OnConflict::column(Column::Id).update_columns([Column::UserId, Column::SearchedAt]).to_owned(),
        );
        self.write_keeping_caches(work!(|transaction| {
            insert.exec_without_returning(transaction).await?;
            for (limit, bytes) in db.limits_of(transaction, written).await? {
                limit.enforce(transaction, TeamHistory::Searches, bytes, now).await?;
            }
            Ok(())
        }))
        .await
    }
}
