//! What a payment provider sets: the plan of a team and the period that is paid.

use crate::entities::{billing_events, team_billing, teams};
use crate::prelude::*;
use earshot_model::Tier;
use std::time::Duration;

/// How long the ids of events are kept. A signature is only accepted for minutes, so no older event can arrive again.
const RETENTION: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// How long a plan stays after its period, so that a late payment does not stop a team that pays (decision 078).
const GRACE: Duration = Duration::from_secs(3 * 24 * 60 * 60);

earshot_model::named! {
    /// How a plan is paid.
    BillingPeriod {
        Monthly = "monthly",
        Annual = "annual",
    }
}

/// The plan of a team, and what is paid for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamBilling {
    pub plan: Tier,
    /// `None` when nothing is paid through the provider.
    pub period: Option<BillingPeriod>,
    pub period_ends_at: Option<Timestamp>,
}

/// An event of the payment provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BillingEvent {
    /// The provider's id, which is the same when it sends the event again.
    pub id: String,
    /// When it happened, by the provider's clock.
    pub at: Timestamp,
    pub team_id: Uuid,
    pub billing: TeamBilling,
}

/// What an event changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BillingOutcome {
    Applied,
    /// The event was received before.
    Repeated,
    /// A later event of the team was applied before.
    Outdated,
    TeamNotFound,
}

impl Db {
    /// Returns the plan of the account's team and what is paid for it.
    pub async fn team_billing(&self, account: &Account) -> Result<TeamBilling, DbError> {
        let row = team_billing::Entity::find_by_id(account.team_id).one(&self.reader).await?;
        to_billing(account.tier, row)
    }

    /// Sets the plan of a team as an event of the payment provider has it, once for each event, and never to what an
    /// earlier event had.
    pub async fn apply_billing_event(&self, event: BillingEvent) -> Result<BillingOutcome, DbError> {
        let now = self.now();
        self.write(work!(|transaction| apply(transaction, event, now).await)).await
    }

    /// Sets the teams on the free plan whose paid period ended some days ago and was not renewed. Returns them.
    pub async fn end_lapsed_plans(&self) -> Result<Vec<Uuid>, DbError> {
        let now = self.now();
        let lapsed = team_billing::Column::PeriodEndsAt.lt(now.minus(GRACE));
        // Most of the time there are none, and nothing is locked.
        let found = team_billing::Entity::find().filter(lapsed.clone()).all(&self.reader).await?;
        if found.is_empty() {
            return Ok(Vec::new());
        }
        self.write(work!(|transaction| {
            let rows = team_billing::Entity::find().filter(lapsed).lock_exclusive().all(transaction).await?;
            let mut teams = Vec::with_capacity(rows.len());
            for row in rows {
                teams.push(row.team_id);
                set_plan(transaction, row.team_id, Tier::Free).await?;
                // The time of the last event stays, so that an earlier one is still outdated.
                let mut row = row.into_active_model();
                row.period = Set(None);
                row.period_ends_at = Set(None);
                row.updated_at = Set(now);
                row.update(transaction).await?;
            }
            Ok(teams)
        }))
        .await
    }

    /// Deletes the ids of old events. Returns their number.
    pub async fn delete_old_billing_events(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        let old = billing_events::Entity::delete_many().filter(billing_events::Column::ReceivedAt.lt(before));
        self.delete_rows(old).await
    }
}

/// The plan of a team with its row, which teams have for whom a plan was paid or set.
pub(crate) fn to_billing(plan: Tier, row: Option<team_billing::Model>) -> Result<TeamBilling, DbError> {
    let (period, period_ends_at) = match row {
        Some(row) => (row.period.as_deref().map(parse_period).transpose()?, row.period_ends_at.map(Into::into)),
        None => (None, None),
    };
    Ok(TeamBilling { plan, period, period_ends_at })
}

fn parse_period(name: &str) -> Result<BillingPeriod, DbError> {
    BillingPeriod::parse(name)
        .ok_or_else(|| DbError::CorruptRow { table: "team_billing", reason: format!("period {name:?} is unknown") })
}

async fn apply(
    transaction: &DatabaseTransaction,
    event: BillingEvent,
    now: EpochMillis,
) -> Result<BillingOutcome, DbError> {
    let BillingEvent { id, at, team_id, billing } = event;
    // Events of one team are applied one after another.
    if teams::Entity::find_by_id(team_id).lock_exclusive().one(transaction).await?.is_none() {
        return Ok(BillingOutcome::TeamNotFound);
    }
    let received = billing_events::Model { id, team_id, at: at.into(), received_at: now };
    let once = OnConflict::column(billing_events::Column::Id).do_nothing().to_owned();
    let written = billing_events::Entity::insert(received.into_active_model())
        .on_conflict(once)
        .exec_without_returning(transaction)
        .await?;
    if written == 0 {
        return Ok(BillingOutcome::Repeated);
    }
    let known = team_billing::Entity::find_by_id(team_id).one(transaction).await?;
    if known.is_some_and(|known| Timestamp::from(known.event_at) > at) {
        return Ok(BillingOutcome::Outdated);
    }
    put_billing(transaction, team_id, billing, (at.into(), now)).await?;
    Ok(BillingOutcome::Applied)
}

/// Sets the plan of a team and what is paid for it. Events before `event_at` are outdated from then on.
pub(crate) async fn put_billing(
    transaction: &DatabaseTransaction,
    team_id: Uuid,
    billing: TeamBilling,
    (event_at, now): (EpochMillis, EpochMillis),
) -> Result<(), DbError> {
    set_plan(transaction, team_id, billing.plan).await?;
    let row = team_billing::Model {
        team_id,
        period: billing.period.map(|period| period.as_str().to_owned()),
        period_ends_at: billing.period_ends_at.map(Into::into),
        event_at,
        updated_at: now,
    };
    let changeable = [
        team_billing::Column::Period,
        team_billing::Column::PeriodEndsAt,
        team_billing::Column::EventAt,
        team_billing::Column::UpdatedAt,
    ];
    team_billing::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::column(team_billing::Column::TeamId).update_columns(changeable).to_owned())
        .exec_without_returning(transaction)
        .await?;
    Ok(())
}

async fn set_plan(transaction: &DatabaseTransaction, team_id: Uuid, plan: Tier) -> Result<(), DbError> {
    let Some(team) = teams::Entity::find_by_id(team_id).one(transaction).await? else { return Ok(()) };
    let mut team = team.into_active_model();
    // The public tier is for callers without an account.
    team.plan = Set(plan.max(Tier::Free).as_str().to_owned());
    team.update(transaction).await?;
    Ok(())
}
