//! A pitch, as a value.

use crate::PodcastSnapshot;
use crate::entities::{outreach, outreach_revisions};
use crate::json_column::from_json;
use crate::prelude::*;
use serde_json::Value;

const TABLE: &str = "outreach";

/// A pitch of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outreach {
    pub id: Uuid,
    pub team_id: Uuid,
    /// Who generated it; `None` when their account was deleted.
    pub user_id: Option<Uuid>,
    /// The podcast as it was then.
    pub podcast: PodcastSnapshot,
    /// `None` without one, or when it was purged. It may be deleted and not yet purged.
    pub project_id: Option<Uuid>,
    /// `None` when it was purged. It may be deleted and not yet purged.
    pub guest_profile_id: Option<Uuid>,
    /// The guest's name as it was then.
    pub guest_name: String,
    /// The pitch that this follow-up follows; `None` for a pitch.
    pub follows_id: Option<Uuid>,
    /// The options of the request.
    pub options: Value,
    /// Variants, hooks and warnings as they were generated.
    pub draft: Value,
    /// The text as it is now.
    pub subject: String,
    pub body: String,
    /// Number of the last saved text; 0 is the generated one.
    pub revision: u32,
    /// Grows with each change of the text.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// When the text was last copied or opened in a mail program.
    pub copied_at: Option<Timestamp>,
    /// When someone marked it as pitched.
    pub pitched_at: Option<Timestamp>,
}

/// A pitch to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutreach {
    pub podcast: PodcastSnapshot,
    pub project_id: Option<Uuid>,
    pub guest_profile_id: Uuid,
    pub guest_name: String,
    /// The pitch that it follows; `None` for a pitch.
    pub follows_id: Option<Uuid>,
    pub options: Value,
    pub draft: Value,
    pub subject: String,
    pub body: String,
}

/// A saved text of a pitch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutreachRevision {
    /// 0 is the generated text.
    pub number: u32,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub subject: String,
    pub body: String,
    pub at: Timestamp,
}

impl Outreach {
    /// The pitch that this is or follows.
    #[must_use]
    pub fn pitch_id(&self) -> Uuid {
        self.follows_id.unwrap_or(self.id)
    }

    pub(super) fn from_row(row: outreach::Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            user_id: row.user_id,
            podcast: from_json(TABLE, row.podcast)?,
            project_id: row.project_id,
            guest_profile_id: row.guest_profile_id,
            guest_name: row.guest_name,
            follows_id: row.follows_id,
            options: row.options,
            draft: row.draft,
            subject: row.subject,
            body: row.body,
            revision: u32::try_from(row.revision).unwrap_or(0),
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            copied_at: row.copied_at.map(Into::into),
            pitched_at: row.pitched_at.map(Into::into),
        })
    }
}

impl From<outreach_revisions::Model> for OutreachRevision {
    fn from(row: outreach_revisions::Model) -> Self {
        Self {
            number: u32::try_from(row.number).unwrap_or(0),
            user_id: row.user_id,
            subject: row.subject,
            body: row.body,
            at: row.at.into(),
        }
    }
}
