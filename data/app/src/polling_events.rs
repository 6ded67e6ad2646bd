//! Events that clients poll, and that webhooks and feeds pass on. Their numbers grow in the order of commits, so that a
//! reader that continues after the last number misses no event.

use crate::connection::lock_polling_events;
use crate::entities::polling_events::{ActiveModel, Column, Entity, Model};
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::{PodcastId, PollingEventKind};
use sea_orm::{ActiveValue::NotSet, Select};
use std::time::Duration;

/// How long an event is kept.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// Most rows per statement.
const ROWS_PER_INSERT: usize = 500;

/// An event to store in the transaction of its cause.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPollingEvent {
    /// The id that clients see. All deliveries of one event have this id.
    pub id: Uuid,
    pub team_id: Uuid,
    pub kind: PollingEventKind,
    pub project_id: Option<Uuid>,
    pub guest_profile_id: Option<Uuid>,
    pub alert_id: Option<Uuid>,
    pub podcast_id: Option<PodcastId>,
    /// The contract's `data`.
    pub payload: serde_json::Value,
}

/// A stored event.
#[derive(Clone, Debug, PartialEq)]
pub struct PollingEvent {
    /// Grows in the order of commits. Numbers may be missing in between.
    pub seq: i64,
    pub id: Uuid,
    pub team_id: Uuid,
    pub kind: PollingEventKind,
    pub project_id: Option<Uuid>,
    pub guest_profile_id: Option<Uuid>,
    pub alert_id: Option<Uuid>,
    pub podcast_id: Option<PodcastId>,
    /// The contract's `data`.
    pub payload: serde_json::Value,
    pub occurred_at: Timestamp,
}

/// Filters and page of a list of events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PollingQuery {
    /// `None` reads the events of all teams.
    pub team_id: Option<Uuid>,
    pub after_seq: i64,
    pub since: Option<Timestamp>,
    /// Empty selects all kinds.
    pub kinds: Vec<PollingEventKind>,
    pub project_id: Option<Uuid>,
    pub guest_profile_id: Option<Uuid>,
    pub alert_id: Option<Uuid>,
}

impl PollingEvent {
    /// The entry of a list whose addition the event is.
    pub(crate) fn added_entry(&self) -> Option<Uuid> {
        let id = self.payload.get("listedPodcastId").filter(|_| self.kind == PollingEventKind::ListedPodcastAdded)?;
        Uuid::try_parse(id.as_str()?).ok()
    }

    fn from_row(row: Model) -> Result<Self, DbError> {
        let table = "polling_events";
        Ok(Self {
            seq: row.seq,
            id: row.id,
            team_id: row.team_id,
            kind: from_name(table, &row.kind, PollingEventKind::parse)?,
            project_id: row.project_id,
            guest_profile_id: row.guest_profile_id,
            alert_id: row.alert_id,
            podcast_id: row.podcast_id.map(PodcastId),
            payload: serde_json::from_str(&row.payload)
                .map_err(|error| DbError::CorruptRow { table, reason: error.to_string() })?,
            occurred_at: row.occurred_at.into(),
        })
    }
}

impl PollingQuery {
    fn select(&self) -> Select<Entity> {
        let mut selection = Entity::find().filter(Column::Seq.gt(self.after_seq));
        let ids = [
            (Column::TeamId, self.team_id),
            (Column::ProjectId, self.project_id),
            (Column::GuestProfileId, self.guest_profile_id),
            (Column::AlertId, self.alert_id),
        ];
        for (column, id) in ids {
            if let Some(id) = id {
                selection = selection.filter(column.eq(id));
            }
        }
        if let Some(since) = self.since {
            selection = selection.filter(Column::OccurredAt.gte(EpochMillis::from(since)));
        }
        if !self.kinds.is_empty() {
            selection = selection.filter(Column::Kind.is_in(self.kinds.iter().map(|kind| kind.as_str())));
        }
        selection
    }
}

impl Db {
    /// Returns events in the order of their numbers.
    pub async fn polling_events_after(&self, query: &PollingQuery, limit: u64) -> Result<Vec<PollingEvent>, DbError> {
        let rows = query.select().order_by_asc(Column::Seq).limit(limit).all(&self.reader).await?;
        rows.into_iter().map(PollingEvent::from_row).collect()
    }

    /// Returns the number of the newest event of a team, or of all; 0 when there is none.
    pub async fn newest_polling_event(&self, team: Option<Uuid>) -> Result<i64, DbError> {
        let query = PollingQuery { team_id: team, ..PollingQuery::default() };
        let newest = query.select().order_by_desc(Column::Seq).one(&self.reader).await?;
        Ok(newest.map_or(0, |event| event.seq))
    }

    /// Deletes events that are older than 30 days. Returns their number.
    pub async fn delete_old_polling_events(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::OccurredAt.lt(before))).await
    }
}

/// Stores events in the transaction of their cause. Others wait until it ends, so call it last.
pub(crate) async fn write_polling_events(
    transaction: &DatabaseTransaction,
    events: Vec<NewPollingEvent>,
    at: EpochMillis,
) -> Result<(), DbError> {
    if events.is_empty() {
        return Ok(());
    }
    lock_polling_events(transaction).await?;
    let rows: Vec<ActiveModel> = events
        .into_iter()
        .map(|event| ActiveModel {
            seq: NotSet,
            id: Set(event.id),
            team_id: Set(event.team_id),
            kind: Set(event.kind.as_str().to_owned()),
            project_id: Set(event.project_id),
            guest_profile_id: Set(event.guest_profile_id),
            alert_id: Set(event.alert_id),
            podcast_id: Set(event.podcast_id.map(|id| id.0)),
            payload: Set(event.payload.to_string()),
            occurred_at: Set(at),
        })
        .collect();
    for chunk in rows.chunks(ROWS_PER_INSERT) {
        Entity::insert_many(chunk.iter().cloned()).exec_without_returning(transaction).await?;
    }
    Ok(())
}
