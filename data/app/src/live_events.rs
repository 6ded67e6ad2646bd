//! Changes for open pages: servers on the same database pass them to each other through a table, which they poll.
//!
//! Ids grow in the order of commits, so that a reader that continues after the last id misses no event.

use crate::connection::lock_live_events;
use crate::entities::live_events::{ActiveModel, Column, Entity, Model};
use crate::prelude::*;
use sea_orm::{ActiveValue::NotSet, DbBackend};
use std::time::Duration;

/// How long an event is kept. A server that could not read the table for longer has missed some.
const RETENTION: Duration = Duration::from_secs(10 * 60);
/// Most rows per statement.
const ROWS_PER_INSERT: usize = 500;

/// An event to pass to other servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLiveEvent {
    /// The team that it concerns; `None` concerns all teams.
    pub team_id: Option<Uuid>,
    pub kind: String,
    pub payload: String,
}

/// An event of any server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveEvent {
    /// Grows from event to event. Ids may be missing in between.
    pub id: i64,
    pub team_id: Option<Uuid>,
    /// The server process that published it.
    pub process: Uuid,
    pub kind: String,
    pub payload: String,
}

impl From<Model> for LiveEvent {
    fn from(row: Model) -> Self {
        let Model { id, team_id, process, kind, payload, at: _ } = row;
        Self { id, team_id, process, kind, payload }
    }
}

impl Db {
    /// Whether several servers may use this database: PostgreSQL. An SQLite file has one server.
    #[must_use]
    pub fn may_be_shared(&self) -> bool {
        self.reader.get_database_backend() == DbBackend::Postgres
    }

    /// Stores events for the other servers.
    pub async fn record_live_events(&self, process: Uuid, events: Vec<NewLiveEvent>) -> Result<(), DbError> {
        let at = self.now();
        let rows: Vec<ActiveModel> = events
            .into_iter()
            .map(|NewLiveEvent { team_id, kind, payload }| ActiveModel {
                id: NotSet,
                team_id: Set(team_id),
                process: Set(process),
                kind: Set(kind),
                payload: Set(payload),
                at: Set(at),
            })
            .collect();
        self.write_keeping_caches(work!(|transaction| {
            lock_live_events(transaction).await?;
            for chunk in rows.chunks(ROWS_PER_INSERT) {
                Entity::insert_many(chunk.iter().cloned()).exec_without_returning(transaction).await?;
            }
            Ok(())
        }))
        .await
    }

    /// Returns the events after an id, oldest first.
    pub async fn live_events_after(&self, id: i64, limit: u64) -> Result<Vec<LiveEvent>, DbError> {
        let rows =
            Entity::find().filter(Column::Id.gt(id)).order_by_asc(Column::Id).limit(limit).all(&self.reader).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Returns the id of the newest event; 0 when there is none.
    pub async fn newest_live_event(&self) -> Result<i64, DbError> {
        let newest = Entity::find().order_by_desc(Column::Id).one(&self.reader).await?;
        Ok(newest.map_or(0, |event| event.id))
    }

    /// Deletes events that every server has read by now. Returns their number.
    pub async fn delete_old_live_events(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::At.lt(before))).await
    }
}
