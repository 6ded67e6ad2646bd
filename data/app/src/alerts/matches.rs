//! Lists the matches of alerts.

use crate::entities::alert_matches::{Column, Entity, Model};
use crate::entities::alerts;
use crate::json_column::{from_json, from_name};
use crate::prelude::*;
use chrono::{Days, NaiveDate};
use earshot_model::alert::{AlertKind, MatchContent, MatchSource, MatchStatus, VerdictKind};
use earshot_model::{EpisodeId, PodcastId};
use sea_orm::Select;
use sea_orm::sea_query::{ExprTrait, Query};
use std::collections::BTreeMap;

const TABLE: &str = "alert_matches";
/// Rows that are read at once for a trend.
const TREND_ROWS: u64 = 5_000;

/// A match of an alert.
#[derive(Clone, Debug, PartialEq)]
pub struct AlertMatch {
    /// Also the id of its polling event.
    pub id: Uuid,
    pub team_id: Uuid,
    pub alert_id: Uuid,
    pub status: MatchStatus,
    pub source: MatchSource,
    pub episode_id: Option<EpisodeId>,
    pub podcast_id: PodcastId,
    /// Sequence number of its polling event, by which deliveries continue. `None` when the match has no event.
    pub event_seq: Option<i64>,
    pub content: MatchContent,
    pub matched_at: Timestamp,
    /// The date of the episode, by which lists are sorted; when it was found for others.
    pub dated_at: Timestamp,
    /// Whether the episode was no news when it was found.
    pub is_back_catalog: bool,
    pub seen_at: Option<Timestamp>,
    pub snoozed_until: Option<Timestamp>,
    pub verdict: Option<VerdictKind>,
}

/// The state of a match in the inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    /// Not seen, and not snoozed.
    New,
    Seen,
    Snoozed,
    NotRelevant,
}

/// Filters and page of a list of matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchQuery {
    pub alert_id: Option<Uuid>,
    pub podcast_id: Option<PodcastId>,
    /// `None` selects kept and filtered matches.
    pub status: Option<MatchStatus>,
    pub state: Option<MatchState>,
    /// `None` selects news and the back catalog.
    pub is_back_catalog: Option<bool>,
    pub since: Option<Timestamp>,
    /// Whether matches of kinds that the contract lacks are listed.
    pub includes_all_kinds: bool,
    /// Continues after this match.
    pub before: Option<Uuid>,
    pub skip: u64,
    pub limit: u64,
}

/// A page of matches, the newest episodes first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchPage {
    pub matches: Vec<AlertMatch>,
    pub total: u64,
    /// Whether older matches follow.
    pub has_more: bool,
}

/// The matches of one day in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrendDay {
    pub day: NaiveDate,
    pub kept: u64,
    pub filtered: u64,
}

impl AlertMatch {
    pub(crate) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            alert_id: row.alert_id,
            status: from_name(TABLE, &row.status, MatchStatus::parse)?,
            source: from_name(TABLE, &row.source, MatchSource::parse)?,
            episode_id: row.episode_id.map(EpisodeId),
            podcast_id: PodcastId(row.podcast_id),
            event_seq: row.event_seq,
            content: from_json(TABLE, row.content)?,
            matched_at: row.matched_at.into(),
            dated_at: row.dated_at.into(),
            is_back_catalog: row.is_back_catalog,
            seen_at: row.seen_at.map(Into::into),
            snoozed_until: row.snoozed_until.map(Into::into),
            verdict: row.verdict.as_deref().map(|name| from_name(TABLE, name, VerdictKind::parse)).transpose()?,
        })
    }
}

impl MatchQuery {
    /// Selects the matches of a team, without order and page.
    pub(super) fn select(&self, team: Uuid, now: EpochMillis) -> Select<Entity> {
        // Matches of a deleted alert are hidden with it.
        let mut alerts = Query::select();
        alerts
            .column(alerts::Column::Id)
            .from(alerts::Entity)
            .and_where(Expr::col(alerts::Column::TeamId).eq(team))
            .and_where(Expr::col(alerts::Column::DeletedAt).is_null());
        if !self.includes_all_kinds {
            let kinds = AlertKind::ALL.iter().filter(|kind| kind.is_of_contract()).map(|kind| kind.as_str());
            alerts.and_where(Expr::col(alerts::Column::Kind).is_in(kinds));
        }
        let mut selection =
            Entity::find().filter(Column::TeamId.eq(team)).filter(Column::AlertId.in_subquery(alerts.take()));
        if let Some(alert) = self.alert_id {
            selection = selection.filter(Column::AlertId.eq(alert));
        }
        if let Some(podcast) = self.podcast_id {
            selection = selection.filter(Column::PodcastId.eq(podcast.0));
        }
        if let Some(status) = self.status {
            selection = selection.filter(Column::Status.eq(status.as_str()));
        }
        if let Some(since) = self.since {
            selection = selection.filter(Column::MatchedAt.gte(EpochMillis::from(since)));
        }
        if let Some(is_back_catalog) = self.is_back_catalog {
            selection = selection.filter(Column::IsBackCatalog.eq(is_back_catalog));
        }
        match self.state {
            None => selection,
            Some(MatchState::New) => selection
                .filter(Column::SeenAt.is_null())
                .filter(Condition::any().add(Column::SnoozedUntil.is_null()).add(Column::SnoozedUntil.lte(now))),
            Some(MatchState::Seen) => selection.filter(Column::SeenAt.is_not_null()),
            Some(MatchState::Snoozed) => selection.filter(Column::SnoozedUntil.gt(now)),
            Some(MatchState::NotRelevant) => selection.filter(Column::Verdict.eq(VerdictKind::NotRelevant.as_str())),
        }
    }
}

fn read(rows: Vec<Model>) -> Result<Vec<AlertMatch>, DbError> {
    rows.into_iter().map(AlertMatch::from_row).collect()
}

impl Db {
    /// Lists matches of the account's team, the newest episodes first.
    pub async fn alert_matches(&self, account: &Account, query: &MatchQuery) -> Result<MatchPage, DbError> {
        let selection = query.select(account.team_id, self.now());
        let total = selection.clone().count(&self.reader).await?;
        let mut page = selection.order_by_desc(Column::DatedAt).order_by_desc(Column::Id);
        page = page.offset(query.skip).limit(query.limit + 1);
        if let Some(before) = query.before {
            page = page.filter(self.is_after(account, before).await?);
        }
        let mut rows = page.all(&self.reader).await?;
        let has_more = u64::try_from(rows.len()).is_ok_and(|count| count > query.limit);
        if has_more {
            rows.pop();
        }
        Ok(MatchPage { matches: read(rows)?, total, has_more })
    }

    /// Selects what follows a match of the account's team in a list. Nothing follows one that no longer exists.
    async fn is_after(&self, account: &Account, before: Uuid) -> Result<Condition, DbError> {
        let row = Entity::find_by_id(before).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        let Some(row) = row else { return Ok(Condition::all().add(Expr::value(false))) };
        let same_date = Condition::all().add(Column::DatedAt.eq(row.dated_at)).add(Column::Id.lt(before));
        Ok(Condition::any().add(Column::DatedAt.lt(row.dated_at)).add(same_date))
    }

    /// Counts matches of the account's team.
    pub async fn count_alert_matches(&self, account: &Account, query: &MatchQuery) -> Result<u64, DbError> {
        Ok(query.select(account.team_id, self.now()).count(&self.reader).await?)
    }

    /// Finds a match of the account's team.
    pub async fn alert_match(&self, account: &Account, id: Uuid) -> Result<Option<AlertMatch>, DbError> {
        let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        row.map(AlertMatch::from_row).transpose()
    }

    /// Counts the matches of an alert without its back catalog by day, oldest first, for the last `days` days with today.
    pub async fn alert_trend(&self, account: &Account, alert: Uuid, days: u32) -> Result<Vec<TrendDay>, DbError> {
        let today = self.clock.now().date_naive();
        let first = today.checked_sub_days(Days::new(u64::from(days).saturating_sub(1))).unwrap_or(today);
        let since = EpochMillis::from(first.and_time(chrono::NaiveTime::MIN).and_utc());
        let mut counts: BTreeMap<NaiveDate, (u64, u64)> =
            first.iter_days().take_while(|day| *day <= today).map(|day| (day, (0, 0))).collect();
        let mut after = Uuid::nil();
        loop {
            let rows: Vec<(Uuid, EpochMillis, String)> = Entity::find()
                .select_only()
                .columns([Column::Id, Column::MatchedAt, Column::Status])
                .filter(Column::AlertId.eq(alert))
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::IsBackCatalog.eq(false))
                .filter(Column::MatchedAt.gte(since))
                .filter(Column::Id.gt(after))
                .order_by_asc(Column::Id)
                .limit(TREND_ROWS)
                .into_tuple()
                .all(&self.reader)
                .await?;
            let Some((last, ..)) = rows.last() else { break };
            after = *last;
            for (_, at, status) in rows {
                let day = Timestamp::from(at).date_naive();
                let Some((kept, filtered)) = counts.get_mut(&day) else { continue };
                *(if status == MatchStatus::Kept.as_str() { kept } else { filtered }) += 1;
            }
        }
        Ok(counts.into_iter().map(|(day, (kept, filtered))| TrendDay { day, kept, filtered }).collect())
    }
}
