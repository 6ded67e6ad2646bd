//! Distributes events: each becomes a delivery to each endpoint that subscribes to it, and each match waits for the
//! next digest of its alert. The position moves in the same transaction, so that no event is lost or distributed twice.

use super::DeliveryAlert;
use super::delivered::{DeliveredMatch, skip_damaged};
use crate::entities::{
    alert_digests, alert_matches, alerts, delivery_progress, listed_podcasts, pending_digests, webhook_deliveries,
    webhooks,
};
use crate::prelude::*;
use crate::webhooks::{Webhook, end_excess_deliveries};
use crate::{PollingEvent, PollingQuery, ids};
use earshot_model::PollingEventKind;
use earshot_model::webhook::DeliveryState;
use std::collections::{HashMap, HashSet};

const PROGRESS_NAME: &str = "events";
/// Values of one list in a query.
const IDS_PER_QUERY: usize = 500;

/// Events to distribute, with the endpoints, alerts and matches that receive them.
#[derive(Clone, Debug, Default)]
pub struct FanOutBatch {
    /// The position before the first event.
    pub from: i64,
    /// The position of the last event.
    pub through: i64,
    /// Oldest first.
    pub events: Vec<PollingEvent>,
    /// The enabled endpoints of the teams.
    pub webhooks: Vec<Webhook>,
    pub alerts: HashMap<Uuid, DeliveryAlert>,
    /// The matches by the position of their events.
    pub matches: HashMap<i64, DeliveredMatch>,
}

/// A delivery to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDelivery {
    pub webhook_id: Uuid,
    pub team_id: Uuid,
    pub event_seq: i64,
    /// The last event of a delivery with several; `None` for one with a single event.
    pub through_seq: Option<i64>,
    pub kind: PollingEventKind,
    pub occurred_at: Timestamp,
    /// The id of the delivery, and the body, which may contain it.
    pub id: Uuid,
    pub body: String,
}

/// A match that waits for a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingDigest {
    pub alert_id: Uuid,
    /// The position of the match.
    pub seq: i64,
    /// When the digest is sent.
    pub due_at: Timestamp,
}

impl FanOutBatch {
    /// Returns the endpoints that subscribe to an event.
    pub fn webhooks_for<'a>(&'a self, event: &'a PollingEvent) -> impl Iterator<Item = &'a Webhook> {
        self.webhooks.iter().filter(|webhook| {
            webhook.team_id == event.team_id
                && webhook.event_kinds.contains(&event.kind)
                && webhook.created_at <= event.occurred_at
                && webhook.alert_id.is_none_or(|alert| event.alert_id == Some(alert))
        })
    }
}

impl Db {
    /// Creates the id of a delivery.
    #[must_use]
    pub fn new_delivery_id(&self) -> Uuid {
        ids::new_id(&self.clock)
    }

    /// Returns the next events to distribute; `None` when there are none.
    pub async fn next_fan_out(&self, limit: u64) -> Result<Option<FanOutBatch>, DbError> {
        let progress = delivery_progress::Entity::find_by_id(PROGRESS_NAME.to_owned()).one(&self.reader).await?;
        let from = progress.map_or(0, |row| row.position);
        let events =
            self.polling_events_after(&PollingQuery { after_seq: from, ..PollingQuery::default() }, limit).await?;
        let Some(last) = events.last() else { return Ok(None) };
        let through = last.seq;
        let teams: HashSet<Uuid> = events.iter().map(|event| event.team_id).collect();
        let alert_ids: HashSet<Uuid> = events.iter().filter_map(|event| event.alert_id).collect();
        let events = self.without_removed_additions(events).await?;
        let mut batch = FanOutBatch { from, through, events, ..FanOutBatch::default() };
        let now = self.now();
        for chunk in to_chunks(teams) {
            let rows = webhooks::Entity::find()
                .filter(webhooks::Column::TeamId.is_in(chunk))
                .filter(webhooks::Column::Enabled.eq(true))
                .order_by_asc(webhooks::Column::Id);
            for row in rows.all(&self.reader).await? {
                batch.webhooks.push(Webhook::from_row(row, now)?);
            }
        }
        for chunk in to_chunks(alert_ids) {
            let rows = alerts::Entity::find().filter(alerts::Column::Id.is_in(chunk.iter().copied()));
            for row in rows.all(&self.reader).await? {
                batch.alerts.extend(skip_damaged(DeliveryAlert::from_row(row)).map(|alert| (alert.id, alert)));
            }
            let rows = alert_matches::Entity::find()
                .filter(alert_matches::Column::AlertId.is_in(chunk))
                .filter(alert_matches::Column::EventSeq.gt(from))
                .filter(alert_matches::Column::EventSeq.lte(batch.through));
            for row in rows.all(&self.reader).await? {
                if let Some(seq) = row.event_seq {
                    batch.matches.extend(skip_damaged(DeliveredMatch::from_row(row)).map(|found| (seq, found)));
                }
            }
        }
        Ok(Some(batch))
    }

    /// Leaves out the additions of podcasts that are no longer on their list, because they were undone.
    async fn without_removed_additions(&self, events: Vec<PollingEvent>) -> Result<Vec<PollingEvent>, DbError> {
        let added: HashSet<Uuid> = events.iter().filter_map(PollingEvent::added_entry).collect();
        let mut listed = HashSet::new();
        for chunk in to_chunks(added) {
            let rows = listed_podcasts::Entity::find().filter(listed_podcasts::Column::Id.is_in(chunk)).select_only();
            listed.extend(rows.column(listed_podcasts::Column::Id).into_tuple::<Uuid>().all(&self.reader).await?);
        }
        let is_left = |event: &PollingEvent| event.added_entry().is_none_or(|entry| listed.contains(&entry));
        Ok(events.into_iter().filter(is_left).collect())
    }

    /// Writes the deliveries and pending digests of a batch, and moves the position behind it. Returns false when
    /// another worker has distributed the batch; nothing is written then.
    ///
    /// # Errors
    /// When the database fails, or an endpoint was deleted meanwhile; the batch is distributed again then.
    pub async fn record_fan_out(
        &self,
        (from, through): (i64, i64),
        deliveries: Vec<NewDelivery>,
        pending: Vec<PendingDigest>,
    ) -> Result<bool, DbError> {
        let now = self.now();
        let teams: HashSet<Uuid> = deliveries.iter().map(|new| new.team_id).collect();
        let rows: Vec<_> = deliveries.into_iter().map(|new| new_row(new, now).into_active_model()).collect();
        self.write_list(work!(|transaction| {
            if !move_position(transaction, (from, through), now).await? {
                return Ok(false);
            }
            for chunk in rows.chunks(IDS_PER_QUERY / 5) {
                let once =
                    OnConflict::columns([webhook_deliveries::Column::WebhookId, webhook_deliveries::Column::EventSeq]);
                webhook_deliveries::Entity::insert_many(chunk.iter().cloned())
                    .on_conflict(once.clone().do_nothing().to_owned())
                    .exec_without_returning(transaction)
                    .await?;
            }
            for team in teams {
                end_excess_deliveries(transaction, team, now).await?;
            }
            put_pending(transaction, pending, now).await?;
            Ok(true)
        }))
        .await
    }
}

fn to_chunks(ids: HashSet<Uuid>) -> Vec<Vec<Uuid>> {
    let ids: Vec<Uuid> = ids.into_iter().collect();
    ids.chunks(IDS_PER_QUERY).map(<[Uuid]>::to_vec).collect()
}

fn new_row(new: NewDelivery, now: EpochMillis) -> webhook_deliveries::Model {
    webhook_deliveries::Model {
        id: new.id,
        webhook_id: new.webhook_id,
        event_seq: Some(new.event_seq),
        through_seq: new.through_seq,
        event_type: new.kind.as_str().to_owned(),
        body: new.body,
        is_test: false,
        state: DeliveryState::Queued.as_str().to_owned(),
        attempt: 0,
        attempt_count: 0,
        run_at: now,
        lease_until: None,
        last_status: None,
        last_error: None,
        occurred_at: new.occurred_at.into(),
        created_at: now,
        started_at: None,
        finished_at: None,
    }
}

/// Moves the position, provided that no other worker moved it.
async fn move_position(
    transaction: &DatabaseTransaction,
    (from, through): (i64, i64),
    now: EpochMillis,
) -> Result<bool, DbError> {
    use delivery_progress::{Column, Entity, Model};
    let row = Model { name: PROGRESS_NAME.to_owned(), position: 0, updated_at: now };
    let once = OnConflict::column(Column::Name).do_nothing().to_owned();
    Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
    let moved = Entity::update_many()
        .col_expr(Column::Position, Expr::value(through))
        .col_expr(Column::UpdatedAt, Expr::value(now))
        .filter(Column::Name.eq(PROGRESS_NAME))
        .filter(Column::Position.eq(from))
        .exec(transaction)
        .await?;
    Ok(moved.rows_affected == 1)
}

/// Inserts a pending digest for each alert that has none. Skips matches that an earlier digest already contained.
async fn put_pending(
    transaction: &DatabaseTransaction,
    pending: Vec<PendingDigest>,
    now: EpochMillis,
) -> Result<(), DbError> {
    let mut by_alert: HashMap<Uuid, Vec<PendingDigest>> = HashMap::new();
    for new in pending {
        by_alert.entry(new.alert_id).or_default().push(new);
    }
    for chunk in to_chunks(by_alert.keys().copied().collect()) {
        let known = alerts::Entity::find().filter(alerts::Column::Id.is_in(chunk.iter().copied())).select_only();
        // An alert may have been purged since the batch was read.
        let known: Vec<Uuid> = known.column(alerts::Column::Id).into_tuple().all(transaction).await?;
        let waiting = pending_digests::Entity::find();
        let waiting = waiting.filter(pending_digests::Column::AlertId.is_in(chunk.iter().copied()));
        let waiting: HashSet<Uuid> = waiting.all(transaction).await?.into_iter().map(|row| row.alert_id).collect();
        let sent = last_digests(transaction, &chunk).await?;
        let rows = known.into_iter().filter(|alert| !waiting.contains(alert)).filter_map(|alert| {
            let after = sent.get(&alert).copied().unwrap_or(0);
            let first = by_alert.get(&alert)?.iter().find(|new| new.seq > after)?;
            let due_at = first.due_at.into();
            let (since_seq, waiting_since, planned_at) = (first.seq, now, now);
            let row = pending_digests::Model { alert_id: alert, since_seq, due_at, waiting_since, planned_at };
            Some(row.into_active_model())
        });
        let rows: Vec<_> = rows.collect();
        if !rows.is_empty() {
            pending_digests::Entity::insert_many(rows).exec_without_returning(transaction).await?;
        }
    }
    Ok(())
}

/// Returns, for each alert, the sequence number of the last event in its last digest.
async fn last_digests(transaction: &DatabaseTransaction, alerts: &[Uuid]) -> Result<HashMap<Uuid, i64>, DbError> {
    use alert_digests::{Column, Entity};
    let last: Vec<(Uuid, i64)> = Entity::find()
        .select_only()
        .column(Column::AlertId)
        .column_as(Column::ThroughSeq.max(), "through_seq")
        .filter(Column::AlertId.is_in(alerts.iter().copied()))
        .group_by(Column::AlertId)
        .into_tuple()
        .all(transaction)
        .await?;
    Ok(last.into_iter().collect())
}
