//! Finds and lists alerts.

use super::Alert;
use super::matches::{MatchQuery, MatchState};
use crate::entities::alerts::{Column, Entity};
use crate::entities::{alert_matches, teams};
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::Tier;
use earshot_model::alert::{AlertKind, MatchStatus};
use sea_orm::sea_query::{ExprTrait, NullOrdering};
use sea_orm::{Order, Select};
use std::collections::HashMap;

/// Most alerts in a list. It is above every plan's limit.
const MAX_LISTED: u64 = 1_000;

/// The order of a list of alerts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlertOrder {
    /// Newest first.
    #[default]
    Created,
    LastRun,
    Name,
}

/// Filters of a list of alerts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AlertQuery {
    pub enabled: Option<bool>,
    pub id: Option<Uuid>,
    /// Whether kinds that the contract lacks are listed.
    pub includes_all_kinds: bool,
    pub order: AlertOrder,
    pub is_descending: bool,
}

fn select_undeleted_alerts() -> Select<Entity> {
    Entity::find().filter(Column::DeletedAt.is_null())
}

impl Db {
    /// Lists alerts of the account's team.
    pub async fn alerts(&self, account: &Account, query: &AlertQuery) -> Result<Vec<Alert>, DbError> {
        let mut wanted = select_undeleted_alerts().filter(Column::TeamId.eq(account.team_id));
        if let Some(enabled) = query.enabled {
            wanted = wanted.filter(Column::Enabled.eq(enabled));
        }
        if let Some(id) = query.id {
            wanted = wanted.filter(Column::Id.eq(id));
        }
        if !query.includes_all_kinds {
            let kinds = AlertKind::ALL.iter().filter(|kind| kind.is_of_contract()).map(|kind| kind.as_str());
            wanted = wanted.filter(Column::Kind.is_in(kinds));
        }
        let direction = if query.is_descending { Order::Desc } else { Order::Asc };
        let sorted = match query.order {
            AlertOrder::Created => wanted.order_by_desc(Column::Id),
            AlertOrder::LastRun => {
                wanted.order_by_with_nulls(Column::LastRunAt, direction, NullOrdering::Last).order_by_desc(Column::Id)
            }
            // Sorted below, by the folded name.
            AlertOrder::Name => wanted.order_by_asc(Column::Id),
        };
        let rows = sorted.limit(MAX_LISTED).all(&self.reader).await?;
        let mut alerts: Vec<Alert> = rows.into_iter().map(Alert::from_row).collect::<Result<_, _>>()?;
        if query.order == AlertOrder::Name {
            alerts.sort_by_cached_key(|alert| earshot_model::fold_text(&alert.fields.name));
            if query.is_descending {
                alerts.reverse();
            }
        }
        Ok(alerts)
    }

    /// Finds an alert of the account's team. `None` when it does not exist or is deleted.
    pub async fn alert(&self, account: &Account, id: Uuid) -> Result<Option<Alert>, DbError> {
        let row = select_undeleted_alerts().filter(Column::Id.eq(id)).filter(Column::TeamId.eq(account.team_id));
        row.one(&self.reader).await?.map(Alert::from_row).transpose()
    }

    /// Counts the alerts of a team that its plan's limit counts.
    pub async fn count_alerts(&self, account: &Account) -> Result<u64, DbError> {
        Ok(select_undeleted_alerts().filter(Column::TeamId.eq(account.team_id)).count(&self.reader).await?)
    }

    /// Returns enabled alerts of all teams, ordered by id, after the given id.
    pub async fn enabled_alerts(&self, after: Uuid, limit: u64) -> Result<Vec<Alert>, DbError> {
        let enabled = select_undeleted_alerts().filter(Column::Enabled.eq(true)).filter(Column::Id.gt(after));
        let rows = enabled.order_by_asc(Column::Id).limit(limit).all(&self.reader).await?;
        rows.into_iter().map(Alert::from_row).collect()
    }

    /// Returns enabled alerts of one kind of all teams, ordered by id, after the given id.
    pub async fn enabled_alerts_of_kind(
        &self,
        kind: AlertKind,
        after: Uuid,
        limit: u64,
    ) -> Result<Vec<Alert>, DbError> {
        let enabled = select_undeleted_alerts()
            .filter(Column::Kind.eq(kind.as_str()))
            .filter(Column::Enabled.eq(true))
            .filter(Column::Id.gt(after));
        let rows = enabled.order_by_asc(Column::Id).limit(limit).all(&self.reader).await?;
        rows.into_iter().map(Alert::from_row).collect()
    }

    /// Returns the plan of a team, for work without an account. `None` when the team was deleted.
    pub async fn team_tier(&self, team: Uuid) -> Result<Option<Tier>, DbError> {
        let row = teams::Entity::find_by_id(team).one(&self.reader).await?;
        row.map(|row| from_name("teams", &row.plan, Tier::parse)).transpose()
    }

    /// Counts the kept matches of each alert of a team that nobody has seen and that are not snoozed, without the back
    /// catalog.
    pub async fn unseen_matches(&self, account: &Account) -> Result<HashMap<Uuid, u64>, DbError> {
        let unseen = MatchQuery {
            status: Some(MatchStatus::Kept),
            state: Some(MatchState::New),
            is_back_catalog: Some(false),
            includes_all_kinds: true,
            ..MatchQuery::default()
        };
        let counts: Vec<(Uuid, i64)> = unseen
            .select(account.team_id, self.now())
            .select_only()
            .column(alert_matches::Column::AlertId)
            .column_as(Expr::col(alert_matches::Column::Id).count(), "count")
            .group_by(alert_matches::Column::AlertId)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(counts.into_iter().map(|(id, count)| (id, count.unsigned_abs())).collect())
    }
}
