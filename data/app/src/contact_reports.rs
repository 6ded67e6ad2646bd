//! Users' reports of wrong contacts.

use crate::entities::contact_reports;
use crate::ids;
use crate::prelude::*;
use earshot_model::PodcastId;
use std::collections::BTreeMap;
use std::time::Duration;

/// Reports per user and day. More of them are abuse.
const MAX_REPORTS_PER_DAY: u64 = 200;
const DAY: Duration = Duration::from_secs(86_400);
/// Most reports in one result for operators.
const MAX_LISTED: u64 = 10_000;

/// A report to store.
#[derive(Clone, Debug)]
pub struct NewContactReport {
    pub podcast_id: PodcastId,
    pub contact: String,
    /// Whether the reporter sees the contact. A guess is stored, too, so that neither the response nor the limit of
    /// reports reveals whether the podcast has the contact. It does not count and is deleted after a day.
    pub is_shown: bool,
    pub reason: String,
    pub note: Option<String>,
}

/// The reports of one contact of one podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContactReports {
    pub podcast_id: PodcastId,
    /// In lower case.
    pub contact: String,
    /// Number of users who reported it.
    pub users: u32,
    /// Number of reports by reason.
    pub reasons: BTreeMap<String, u32>,
    pub notes: Vec<String>,
    pub last_at: Timestamp,
}

impl Db {
    /// Stores a report and replaces an earlier one of the same user. Returns false when the user has reported too
    /// much today.
    pub async fn report_contact(&self, account: &Account, report: NewContactReport) -> Result<bool, DbError> {
        let now = self.now();
        let row = contact_reports::Model {
            id: ids::new_id(&self.clock),
            podcast_id: report.podcast_id.0,
            contact: report.contact.to_lowercase(),
            is_shown: report.is_shown,
            reason: report.reason,
            note: report.note,
            user_id: account.user_id,
            created_at: now,
        };
        self.write_keeping_caches(work!(|transaction| {
            let today = contact_reports::Entity::find()
                .filter(contact_reports::Column::UserId.eq(row.user_id))
                .filter(contact_reports::Column::CreatedAt.gt(now.minus(DAY)));
            if today.count(transaction).await? >= MAX_REPORTS_PER_DAY {
                return Ok(false);
            }
            contact_reports::Entity::delete_many()
                .filter(contact_reports::COLUMN.is_shown.eq(false))
                .filter(contact_reports::COLUMN.user_id.eq(row.user_id))
                .filter(contact_reports::Column::CreatedAt.lte(now.minus(DAY)))
                .exec(transaction)
                .await?;
            contact_reports::Entity::delete_many()
                .filter(contact_reports::Column::PodcastId.eq(row.podcast_id))
                .filter(contact_reports::Column::Contact.eq(row.contact.clone()))
                .filter(contact_reports::Column::UserId.eq(row.user_id))
                .exec(transaction)
                .await?;
            row.into_active_model().insert(transaction).await?;
            Ok(true)
        }))
        .await
    }

    /// Returns the reports of a podcast's contacts.
    pub async fn contact_reports_of(&self, podcast: PodcastId) -> Result<Vec<ContactReports>, DbError> {
        let rows = contact_reports::Entity::find()
            .filter(contact_reports::Column::PodcastId.eq(podcast.0))
            .filter(contact_reports::COLUMN.is_shown.eq(true))
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        Ok(group_by_contact(rows))
    }

    /// Returns the reports of all contacts, newest first.
    pub async fn contact_reports(&self) -> Result<Vec<ContactReports>, DbError> {
        let rows = contact_reports::Entity::find()
            .filter(contact_reports::COLUMN.is_shown.eq(true))
            .order_by_desc(contact_reports::Column::CreatedAt)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        let mut reports = group_by_contact(rows);
        reports.sort_by_key(|reports| std::cmp::Reverse((reports.users, reports.last_at)));
        Ok(reports)
    }
}

fn group_by_contact(rows: Vec<contact_reports::Model>) -> Vec<ContactReports> {
    let mut reports: BTreeMap<(PodcastId, String), ContactReports> = BTreeMap::new();
    for row in rows {
        let podcast_id = PodcastId(row.podcast_id);
        let at = Timestamp::from(row.created_at);
        let entry = reports.entry((podcast_id, row.contact.clone())).or_insert_with(|| ContactReports {
            podcast_id,
            contact: row.contact,
            users: 0,
            reasons: BTreeMap::new(),
            notes: Vec::new(),
            last_at: at,
        });
        entry.users += 1;
        *entry.reasons.entry(row.reason).or_default() += 1;
        entry.notes.extend(row.note);
        entry.last_at = entry.last_at.max(at);
    }
    reports.into_values().collect()
}
