//! Alerts and matches, as workers deliver them.

use crate::entities::{alert_matches, alerts};
use crate::json_column::{from_json, from_name};
use crate::prelude::*;
use earshot_model::alert::{AlertSettings, EmailFrequency, MatchContent, MatchSource, MatchStatus, VerdictKind};
use earshot_model::{EpisodeId, PodcastId};

/// The fields of an alert that its delivery uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryAlert {
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    pub settings: AlertSettings,
    /// How often it sends a digest; `None` when it sends none, is disabled or deleted.
    pub digests: Option<EmailFrequency>,
    pub updated_at: Timestamp,
}

/// A kept match.
#[derive(Clone, Debug, PartialEq)]
pub struct DeliveredMatch {
    pub id: Uuid,
    pub alert_id: Uuid,
    /// `None` for a match from before the alert existed.
    pub event_seq: Option<i64>,
    pub source: MatchSource,
    pub episode_id: Option<EpisodeId>,
    pub podcast_id: PodcastId,
    pub content: MatchContent,
    pub matched_at: Timestamp,
    /// The date of the episode, by which lists are sorted; when it was found for others.
    pub dated_at: Timestamp,
}

impl DeliveryAlert {
    pub(super) fn from_row(row: alerts::Model) -> Result<Self, DbError> {
        let sends = row.enabled && row.email_enabled && row.deleted_at.is_none();
        let frequency = from_name("alerts", &row.email_frequency, EmailFrequency::parse)?;
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            created_by: row.created_by,
            name: row.name,
            settings: from_json("alerts", row.settings)?,
            digests: sends.then_some(frequency),
            updated_at: row.updated_at.into(),
        })
    }
}

impl DeliveredMatch {
    pub(super) fn from_row(row: alert_matches::Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            alert_id: row.alert_id,
            event_seq: row.event_seq,
            source: from_name("alert_matches", &row.source, MatchSource::parse)?,
            episode_id: row.episode_id.map(EpisodeId),
            podcast_id: PodcastId(row.podcast_id),
            content: from_json("alert_matches", row.content)?,
            matched_at: row.matched_at.into(),
            dated_at: row.dated_at.into(),
        })
    }
}

/// Matches that are delivered: kept ones, and not those of the back catalog or that someone rejected.
pub(super) fn is_delivered() -> Condition {
    use alert_matches::Column;
    let is_accepted =
        Condition::any().add(Column::Verdict.is_null()).add(Column::Verdict.ne(VerdictKind::NotRelevant.as_str()));
    let is_kept = Column::Status.eq(MatchStatus::Kept.as_str());
    Condition::all().add(is_kept).add(Column::IsBackCatalog.eq(false)).add(is_accepted)
}

impl Db {
    /// Returns the kept matches of an alert with the newest episodes, also those that it got when it was created.
    pub async fn newest_delivered_matches(&self, alert: Uuid, limit: u64) -> Result<Vec<DeliveredMatch>, DbError> {
        use alert_matches::{Column, Entity};
        let rows = Entity::find()
            .filter(Column::AlertId.eq(alert))
            .filter(is_delivered())
            .order_by_desc(Column::DatedAt)
            .order_by_desc(Column::Id)
            .limit(limit)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(DeliveredMatch::from_row).collect()
    }
}

/// Whether the alert has changed since its digest was planned.
pub(super) fn is_stale(alert: &DeliveryAlert, planned_at: EpochMillis) -> bool {
    EpochMillis::from(alert.updated_at) > planned_at
}

/// Returns a value that could be read, or logs why it could not. One damaged row does not delay the delivery of others.
pub(super) fn skip_damaged<T>(read: Result<T, DbError>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, "an alert or match cannot be delivered");
            None
        }
    }
}
