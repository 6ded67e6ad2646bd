//! What waits for the endpoints of a team: how much at most, and what need not be sent any more.

use crate::entities::{polling_events, webhook_deliveries, webhooks};
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use earshot_model::webhook::{DeliveryState, MAX_WAITING_DELIVERIES};
use earshot_model::{PodcastId, PollingEventKind};
use sea_orm::sea_query::{Query, SelectStatement};
use std::collections::BTreeSet;

/// Ends the oldest waiting deliveries of a team beyond the limit. Their log has the reason, and they can be sent again.
pub(crate) async fn end_excess_deliveries(
    transaction: &DatabaseTransaction,
    team: Uuid,
    now: EpochMillis,
) -> Result<(), DbError> {
    use webhook_deliveries::Column;
    let waiting = waiting_of_team(team);
    let count = waiting.clone().count(transaction).await?;
    let excess = count.saturating_sub(MAX_WAITING_DELIVERIES);
    if excess == 0 {
        return Ok(());
    }
    let oldest = waiting.filter(Column::LeaseUntil.is_null()).order_by_asc(Column::Id).limit(excess).select_only();
    let oldest: Vec<Uuid> = oldest.column(Column::Id).into_tuple().all(transaction).await?;
    tracing::warn!(%team, ended = oldest.len(), "a team has too many waiting deliveries");
    let reason = format!("not sent: more than {MAX_WAITING_DELIVERIES} deliveries of the team were waiting");
    end(transaction, &oldest, (DeliveryState::Failed, &reason), now).await
}

/// Cancels what waits for the additions of podcasts to a list that were undone. A delivery with several additions is
/// sent when one of them remains.
pub(crate) async fn cancel_additions(
    transaction: &DatabaseTransaction,
    (team, project): (Uuid, Uuid),
    podcasts: &[PodcastId],
    now: EpochMillis,
) -> Result<(), DbError> {
    use webhook_deliveries::Column;
    let mut undone = BTreeSet::new();
    for chunk in podcasts.chunks(IDS_PER_QUERY) {
        let events = additions(team, project)
            .filter(polling_events::Column::PodcastId.is_in(chunk.iter().map(|podcast| podcast.0)))
            .select_only()
            .column(polling_events::Column::Seq);
        undone.extend(events.into_tuple::<i64>().all(transaction).await?);
    }
    let mut ended = Vec::new();
    let seqs: Vec<i64> = undone.iter().copied().collect();
    for chunk in seqs.chunks(IDS_PER_QUERY) {
        let waiting = waiting_of_team(team)
            .filter(Column::EventSeq.is_in(chunk.iter().copied()))
            .filter(Column::AttemptCount.eq(0))
            .select_only()
            .columns([Column::Id, Column::EventSeq, Column::ThroughSeq]);
        for (id, first, last) in waiting.into_tuple::<(Uuid, i64, Option<i64>)>().all(transaction).await? {
            if is_all_undone(transaction, (team, project), (first, last), &undone).await? {
                ended.push(id);
            }
        }
    }
    end(transaction, &ended, (DeliveryState::Canceled, "not sent: the addition was undone"), now).await
}

async fn is_all_undone(
    db: &impl ConnectionTrait,
    (team, project): (Uuid, Uuid),
    (first, last): (i64, Option<i64>),
    undone: &BTreeSet<i64>,
) -> Result<bool, DbError> {
    let Some(last) = last else { return Ok(true) };
    let events = additions(team, project).filter(polling_events::Column::Seq.between(first, last)).count(db).await?;
    Ok(undone.range(first..=last).count() as u64 == events)
}

fn additions(team: Uuid, project: Uuid) -> sea_orm::Select<polling_events::Entity> {
    polling_events::Entity::find()
        .filter(polling_events::Column::TeamId.eq(team))
        .filter(polling_events::Column::ProjectId.eq(project))
        .filter(polling_events::Column::Kind.eq(PollingEventKind::ListedPodcastAdded.as_str()))
}

fn waiting_of_team(team: Uuid) -> sea_orm::Select<webhook_deliveries::Entity> {
    let endpoints: SelectStatement = Query::select()
        .column(webhooks::Column::Id)
        .from(webhooks::Entity)
        .cond_where(Condition::all().add(webhooks::Column::TeamId.eq(team)))
        .to_owned();
    webhook_deliveries::Entity::find()
        .filter(webhook_deliveries::Column::WebhookId.in_subquery(endpoints))
        .filter(webhook_deliveries::Column::State.eq(DeliveryState::Queued.as_str()))
}

async fn end(
    transaction: &DatabaseTransaction,
    deliveries: &[Uuid],
    (state, reason): (DeliveryState, &str),
    now: EpochMillis,
) -> Result<(), DbError> {
    use webhook_deliveries::Column;
    for chunk in deliveries.chunks(IDS_PER_QUERY) {
        webhook_deliveries::Entity::update_many()
            .col_expr(Column::State, Expr::value(state.as_str()))
            .col_expr(Column::LastError, Expr::value(reason))
            .col_expr(Column::FinishedAt, Expr::value(now))
            .filter(Column::Id.is_in(chunk.iter().copied()))
            .exec(transaction)
            .await?;
    }
    Ok(())
}
