//! Stores pitches and their texts.

use super::record::{NewOutreach, Outreach};
use crate::entities::outreach::{Column, Entity, Model};
use crate::entities::{guest_profiles, outreach_revisions};
use crate::history_sizes::{TeamHistory, row_bytes};
use crate::json_column::to_json;
use crate::prelude::*;
use crate::team_histories::HistoryLimit;
use crate::{OutreachRejection, ids};
use earshot_model::outreach::check_pitch;
use std::time::Duration;

/// Edits of one person within this time are one saved text.
const AUTOSAVE_TIME: Duration = Duration::from_secs(60);

/// Follow-ups of a pitch: hosts accept one or two.
pub const MAX_FOLLOW_UPS: u64 = 2;

impl Db {
    /// Stores a generated text. There is one pitch for a guest and a podcast: another text is its next version, and a
    /// mark as pitched stays. A follow-up is a text of its own.
    ///
    /// # Errors
    /// When a text is too long, the pitch has [`MAX_FOLLOW_UPS`], or the database fails.
    pub async fn store_outreach(&self, account: &Account, new: NewOutreach) -> Result<Outreach, DbError> {
        let (subject, body) = check_pitch(&new.subject, &new.body).map_err(OutreachRejection::Invalid)?;
        let (now, history) = (self.now(), self.history_limit(account));
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            podcast_id: new.podcast.id.0,
            podcast: to_json(&new.podcast),
            project_id: new.project_id,
            guest_profile_id: Some(new.guest_profile_id),
            guest_name: new.guest_name,
            follows_id: new.follows_id,
            options: new.options,
            draft: new.draft,
            subject,
            body,
            revision: 0,
            version: 1,
            created_at: now,
            updated_at: now,
            copied_at: None,
            pitched_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            // Two members who write at once take turns, so that the second finds the text of the first.
            guest_profiles::Entity::find_by_id(new.guest_profile_id).lock_exclusive().one(transaction).await?;
            match row.follows_id {
                None => {
                    if let Some(former) = find_pitch(transaction, &row).await? {
                        return rewrite(transaction, former, row, &history).await;
                    }
                }
                Some(pitch) => require_follow_up(transaction, pitch).await?,
            }
            Entity::insert(row.clone().into_active_model()).exec_without_returning(transaction).await?;
            write_revision(transaction, &row, &history).await?;
            Outreach::from_row(row)
        }))
        .await
    }

    /// Saves the text of a pitch. Edits of one person within a minute are one saved text; the generated one stays.
    ///
    /// # Errors
    /// When there is no such pitch, it has another version, a text is too long, or the database fails.
    pub async fn save_outreach(
        &self,
        account: &Account,
        id: Uuid,
        (subject, body): (&str, &str),
        expected_version: Option<i64>,
    ) -> Result<Outreach, DbError> {
        let (subject, body) = check_pitch(subject, body).map_err(OutreachRejection::Invalid)?;
        let (now, history, account) = (self.now(), self.history_limit(account), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let mut row = lock_row(transaction, &account, id).await?;
            if expected_version.is_some_and(|version| version != row.version) {
                return Err(OutreachRejection::VersionConflict.into());
            }
            if (&row.subject, &row.body) == (&subject, &body) {
                return Outreach::from_row(row);
            }
            let last = outreach_revisions::Entity::find_by_id((id, row.revision)).one(transaction).await?;
            let is_going_on = last.is_some_and(|last| {
                last.number > 0
                        && last.user_id == Some(account.user_id)
                        && last.at > now.minus(AUTOSAVE_TIME)
                        // A text that was copied or pitched stays as its own revision.
                        && row.copied_at.max(row.pitched_at).is_none_or(|at| at < last.at)
            });
            (row.subject, row.body) = (subject, body);
            row.version += 1;
            row.updated_at = now;
            if is_going_on {
                outreach_revisions::Entity::delete_by_id((id, row.revision)).exec(transaction).await?;
            } else {
                row.revision += 1;
            }
            row.clone().into_active_model().reset_all().update(transaction).await?;
            let author = Model { user_id: Some(account.user_id), ..row.clone() };
            write_revision(transaction, &author, &history).await?;
            Outreach::from_row(row)
        }))
        .await
    }

    /// Stores that the text of a pitch was copied or opened in a mail program.
    ///
    /// # Errors
    /// When there is no such pitch, or the database fails.
    pub async fn mark_outreach_copied(&self, account: &Account, id: Uuid) -> Result<Outreach, DbError> {
        self.set_timestamp(account, id, |row, now| row.copied_at = Some(now)).await
    }

    /// Marks a pitch as sent, or removes the mark.
    ///
    /// # Errors
    /// When there is no such pitch, or the database fails.
    pub async fn mark_outreach_pitched(
        &self,
        account: &Account,
        id: Uuid,
        is_pitched: bool,
    ) -> Result<Outreach, DbError> {
        let set = move |row: &mut Model, now| {
            row.pitched_at = if is_pitched { row.pitched_at.or(Some(now)) } else { None };
        };
        self.set_timestamp(account, id, set).await
    }

    /// Deletes a pitch with its saved texts and its follow-ups. Returns false when the team has no such pitch.
    pub async fn delete_outreach(&self, account: &Account, id: Uuid) -> Result<bool, DbError> {
        let team = account.team_id;
        self.write_keeping_caches(work!(|transaction| {
            let own = Entity::delete_many().filter(Column::Id.eq(id)).filter(Column::TeamId.eq(team));
            Ok(own.exec(transaction).await?.rows_affected > 0)
        }))
        .await
    }

    async fn set_timestamp(
        &self,
        account: &Account,
        id: Uuid,
        set: impl FnOnce(&mut Model, EpochMillis) + Send + 'static,
    ) -> Result<Outreach, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let mut row = lock_row(transaction, &account, id).await?;
            set(&mut row, now);
            row.clone().into_active_model().reset_all().update(transaction).await?;
            Outreach::from_row(row)
        }))
        .await
    }
}

/// The pitch of the same guest to the same podcast.
async fn find_pitch(transaction: &DatabaseTransaction, row: &Model) -> Result<Option<Model>, DbError> {
    let pitch = Entity::find()
        .filter(Column::TeamId.eq(row.team_id))
        .filter(Column::GuestProfileId.eq(row.guest_profile_id))
        .filter(Column::PodcastId.eq(row.podcast_id))
        .filter(Column::FollowsId.is_null());
    Ok(pitch.order_by_desc(Column::Id).lock_exclusive().one(transaction).await?)
}

/// Makes a new text the next version of a pitch. Its former texts stay as versions.
async fn rewrite(
    transaction: &DatabaseTransaction,
    former: Model,
    new: Model,
    history: &HistoryLimit,
) -> Result<Outreach, DbError> {
    let row = Model {
        podcast: new.podcast,
        project_id: new.project_id.or(former.project_id),
        guest_name: new.guest_name,
        options: new.options,
        draft: new.draft,
        subject: new.subject,
        body: new.body,
        revision: former.revision + 1,
        version: former.version + 1,
        updated_at: new.updated_at,
        ..former
    };
    row.clone().into_active_model().reset_all().update(transaction).await?;
    write_revision(transaction, &Model { user_id: new.user_id, ..row.clone() }, history).await?;
    Outreach::from_row(row)
}

async fn require_follow_up(transaction: &DatabaseTransaction, pitch: Uuid) -> Result<(), DbError> {
    let written = Entity::find().filter(Column::FollowsId.eq(pitch)).count(transaction).await?;
    if written < MAX_FOLLOW_UPS { Ok(()) } else { Err(OutreachRejection::TooManyFollowUps.into()) }
}

async fn lock_row(transaction: &DatabaseTransaction, account: &Account, id: Uuid) -> Result<Model, DbError> {
    let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
    row.one(transaction).await?.ok_or_else(|| OutreachRejection::OutreachNotFound.into())
}

async fn write_revision(transaction: &DatabaseTransaction, row: &Model, history: &HistoryLimit) -> Result<(), DbError> {
    let bytes = row_bytes([Some(row.subject.as_str()), Some(row.body.as_str())]);
    let revision = outreach_revisions::Model {
        outreach_id: row.id,
        number: row.revision,
        user_id: row.user_id,
        subject: row.subject.clone(),
        body: row.body.clone(),
        at: row.updated_at,
        team_id: Some(row.team_id),
        bytes,
    };
    outreach_revisions::Entity::insert(revision.into_active_model()).exec_without_returning(transaction).await?;
    history.enforce(transaction, TeamHistory::OutreachRevisions, bytes, row.updated_at).await
}
