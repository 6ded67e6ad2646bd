//! Actions of people on matches: see, snooze, keep, or mark as not relevant.

use super::AlertMatch;
use crate::ListRejection;
use crate::entities::alert_matches::{Column, Entity};
use crate::json_column::{from_json, to_json};
use crate::prelude::*;
use earshot_model::alert::{FilterReason, MatchContent, MatchFilter, MatchStatus, VerdictKind};

/// Matches of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchSelection {
    All,
    OfAlert(Uuid),
    Ids(Vec<Uuid>),
}

impl Db {
    /// Marks matches of the account's team as seen or not seen. Returns how many changed.
    pub async fn mark_matches_seen(
        &self,
        account: &Account,
        selection: MatchSelection,
        is_seen: bool,
    ) -> Result<u64, DbError> {
        let seen_at = is_seen.then(|| self.now());
        self.update_matches(account, selection, Column::SeenAt, seen_at, Some(is_seen)).await
    }

    /// Snoozes matches of the account's team until a time; `None` ends the snooze. Returns the number of updated
    /// matches.
    pub async fn snooze_matches(
        &self,
        account: &Account,
        ids: Vec<Uuid>,
        until: Option<Timestamp>,
    ) -> Result<u64, DbError> {
        let until = until.map(EpochMillis::from);
        self.update_matches(account, MatchSelection::Ids(ids), Column::SnoozedUntil, until, None).await
    }

    async fn update_matches(
        &self,
        account: &Account,
        selection: MatchSelection,
        column: Column,
        value: Option<EpochMillis>,
        is_seen: Option<bool>,
    ) -> Result<u64, DbError> {
        let team = account.team_id;
        self.write_list(work!(|transaction| {
            let update = || {
                let update = Entity::update_many().col_expr(column, Expr::value(value)).filter(Column::TeamId.eq(team));
                match is_seen {
                    Some(true) => update.filter(Column::SeenAt.is_null()),
                    Some(false) => update.filter(Column::SeenAt.is_not_null()),
                    None => update,
                }
            };
            match selection {
                MatchSelection::All => Ok(update().exec(transaction).await?.rows_affected),
                MatchSelection::OfAlert(alert) => {
                    Ok(update().filter(Column::AlertId.eq(alert)).exec(transaction).await?.rows_affected)
                }
                MatchSelection::Ids(ids) => {
                    let mut changed = 0;
                    for ids in ids.chunks(super::IDS_PER_QUERY) {
                        let update = update().filter(Column::Id.is_in(ids.iter().copied()));
                        changed += update.exec(transaction).await?.rows_affected;
                    }
                    Ok(changed)
                }
            }
        }))
        .await
    }

    /// Stores the verdict of a person about a match: it is filtered or kept from then on, and seen. A match that is
    /// kept by a verdict delivers nothing.
    ///
    /// # Errors
    /// When the team has no such match, or the database fails.
    pub async fn decide_match(&self, account: &Account, id: Uuid, verdict: VerdictKind) -> Result<AlertMatch, DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
            let row = row.one(transaction).await?;
            let mut row = row.ok_or(DbError::Rejected(ListRejection::AlertMatchNotFound))?;
            let mut content: MatchContent = from_json("alert_matches", row.content)?;
            content.filters.retain(|filter| filter.reason != FilterReason::NotRelevant);
            let status = match verdict {
                VerdictKind::Relevant => MatchStatus::Kept,
                VerdictKind::NotRelevant => {
                    let text = "Someone on your team marked it as not relevant.".to_owned();
                    content.filters.push(MatchFilter { reason: FilterReason::NotRelevant, text });
                    MatchStatus::Filtered
                }
            };
            row.content = to_json(&content);
            row.status = status.as_str().to_owned();
            row.verdict = Some(verdict.as_str().to_owned());
            row.verdict_by = Some(account.user_id);
            row.seen_at = row.seen_at.or(Some(now));
            row.clone().into_active_model().reset_all().update(transaction).await?;
            AlertMatch::from_row(row)
        }))
        .await
    }
}
