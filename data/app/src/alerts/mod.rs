//! Alerts of teams, and their matches.

mod history;
mod inbox;
mod match_limit;
mod matches;
mod progress;
mod reading;
mod recording;
mod writing;

pub use history::{AlertChange, AlertUndo};
pub use inbox::MatchSelection;
pub use matches::{AlertMatch, MatchPage, MatchQuery, MatchState, TrendDay};
pub(crate) use progress::lock_progress;
pub use progress::{EPISODE_PROGRESS, MatchingProgress};
pub use reading::{AlertOrder, AlertQuery};
pub use recording::{MatchedItem, NewAlertMatch, RecordedMatches};

use crate::entities::alerts::Model;
use crate::json_column::{from_json, from_name, to_json};
use crate::prelude::*;
use earshot_model::alert::{AlertFields, AlertKind, EmailFrequency};

pub(crate) const ALERT_TABLE: &str = "alerts";
/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// An alert of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub fields: AlertFields,
    /// Why the last run skipped matches or episodes.
    pub problem: Option<String>,
    /// Grows with each change of the fields.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// When it was last compared with new episodes.
    pub last_run_at: Option<Timestamp>,
    pub last_match_at: Option<Timestamp>,
}

impl Alert {
    pub(crate) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            created_by: row.created_by,
            fields: read_fields(&row)?,
            problem: row.problem,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            last_run_at: row.last_run_at.map(Into::into),
            last_match_at: row.last_match_at.map(Into::into),
        })
    }
}

pub(crate) fn read_fields(row: &Model) -> Result<AlertFields, DbError> {
    Ok(AlertFields {
        name: row.name.clone(),
        kind: from_name(ALERT_TABLE, &row.kind, AlertKind::parse)?,
        value: row.value.clone(),
        enabled: row.enabled,
        email_enabled: row.email_enabled,
        email_frequency: from_name(ALERT_TABLE, &row.email_frequency, EmailFrequency::parse)?,
        settings: from_json(ALERT_TABLE, row.settings.clone())?,
    })
}

pub(crate) fn write_fields(row: &mut Model, fields: &AlertFields, now: EpochMillis) {
    row.name.clone_from(&fields.name);
    fields.kind.as_str().clone_into(&mut row.kind);
    row.value.clone_from(&fields.value);
    row.enabled = fields.enabled;
    row.email_enabled = fields.email_enabled;
    fields.email_frequency.as_str().clone_into(&mut row.email_frequency);
    row.settings = to_json(&fields.settings);
    row.problem = None;
    row.version += 1;
    row.updated_at = now;
}
