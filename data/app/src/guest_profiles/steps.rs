//! The steps of spec 4, from the form to the bio. Each is a state, so that a page shows where the profile is.

use super::profile::GuestProfile;
use super::rows::{
    ChangeStamp, check_version, lock_profile, lock_writable_profile, read_fields, update_row, write_change,
};
use super::update::write_fields;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::jobs::insert_job;
use crate::json_column::from_name;
use crate::{Account, Db, DbError, EpochMillis, GuestRejection, NewJob};
use earshot_model::guest_profile::{
    BioOrigin, GuestBio, GuestChangeKind, GuestProfileState, check_guest_profile, missing_form_texts,
};
use futures::FutureExt;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use std::time::Duration;
use uuid::Uuid;

/// The kind of the job that takes a profile through its steps. Its payload has `profileId`.
pub const GUEST_PROFILE_JOB: &str = "guest-profile";
/// A step that runs for longer was lost with its worker.
const MAX_STEP_TIME: Duration = Duration::from_secs(10 * 60);

impl Db {
    /// Submits the form of a guest profile: it leaves DRAFT, or starts again after DONE or ERROR, and a job takes it
    /// through the steps of spec 4.
    ///
    /// # Errors
    /// When there is no such profile, it is archived or has another version, the form lacks a text (spec 5), a step is
    /// running, or the database fails.
    pub async fn submit_guest_form(
        &self,
        account: &Account,
        id: Uuid,
        expected_version: Option<i64>,
    ) -> Result<GuestProfile, DbError> {
        let (now, account) = (self.now(), account.clone());
        let job = self.new_job_row(NewJob {
            kind: GUEST_PROFILE_JOB.to_owned(),
            payload: serde_json::json!({ "profileId": id }),
            priority: 0,
            dedupe_key: Some(format!("{GUEST_PROFILE_JOB}:{id}")),
        });
        self.write_list(|transaction| {
            async move {
                let mut row = lock_writable_profile(transaction, &account, id).await?;
                check_version(&row, expected_version)?;
                let missing = missing_form_texts(&read_fields(&row)?.bio);
                if !missing.is_empty() {
                    return Err(GuestRejection::Invalid(missing).into());
                }
                begin_step(&mut row, GuestProfileState::CreatingDocumentFromForm, now)?;
                update_row(transaction, &row).await?;
                insert_job(transaction, job).await?;
                GuestProfile::from_row(row)
            }
            .boxed()
        })
        .await
    }

    /// Begins to write the bio of a guest profile again. Whoever calls this ends it with [`Db::finish_guest_bio`] or
    /// [`Db::fail_guest_profile`].
    ///
    /// # Errors
    /// When there is no such profile, it is archived, a step is running, or the database fails.
    pub async fn begin_guest_bio(&self, account: &Account, id: Uuid) -> Result<GuestProfile, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(|transaction| {
            async move {
                let mut row = lock_writable_profile(transaction, &account, id).await?;
                begin_step(&mut row, GuestProfileState::GeneratingProfile, now)?;
                update_row(transaction, &row).await?;
                GuestProfile::from_row(row)
            }
            .boxed()
        })
        .await
    }

    /// Moves a profile from one step to the next. Returns false when it is not in the state `from` any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn move_guest_profile(
        &self,
        id: Uuid,
        from: GuestProfileState,
        to: GuestProfileState,
    ) -> Result<bool, DbError> {
        if !from.may_become(to) {
            return Ok(false);
        }
        self.set_state(id, &[from], to, None).await
    }

    /// Ends the running step of a profile with an error. Returns false when no step is running.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fail_guest_profile(&self, id: Uuid, reason: &str) -> Result<bool, DbError> {
        let running: Vec<_> = GuestProfileState::ALL.iter().copied().filter(|state| state.is_processing()).collect();
        self.set_state(id, &running, GuestProfileState::Error, Some(reason.to_owned())).await
    }

    async fn set_state(
        &self,
        id: Uuid,
        from: &[GuestProfileState],
        to: GuestProfileState,
        reason: Option<String>,
    ) -> Result<bool, DbError> {
        let now = self.now();
        let from: Vec<&'static str> = from.iter().map(|state| state.as_str()).collect();
        self.write_keeping_caches(|transaction| {
            async move {
                let moved = Entity::update_many()
                    .col_expr(Column::State, Expr::value(to.as_str()))
                    .col_expr(Column::StateReason, Expr::value(reason))
                    .col_expr(Column::StateSince, Expr::value(now))
                    .filter(Column::Id.eq(id))
                    .filter(Column::State.is_in(from))
                    .exec(transaction)
                    .await?;
                Ok(moved.rows_affected == 1)
            }
            .boxed()
        })
        .await
    }

    /// Stores a generated bio and moves the profile to DONE, as a change that can be undone. Only texts that the profile
    /// still has as they were in `read` are replaced, so that nothing that somebody typed meanwhile is lost.
    /// Returns the profile with the id of the change; `None` when nothing has changed.
    ///
    /// # Errors
    /// When there is no such profile, the bio is not valid, or the database fails.
    pub async fn finish_guest_bio(
        &self,
        account: &Account,
        id: Uuid,
        (read, bio): (GuestBio, GuestBio),
        origin: BioOrigin,
    ) -> Result<(GuestProfile, Option<Uuid>), DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(|transaction| {
            async move {
                let mut row = lock_profile(transaction, &account, id).await?;
                let before = read_fields(&row)?;
                let mut after = before.clone();
                replace_unchanged(&mut after.bio, &read, bio);
                let after = check_guest_profile(after).map_err(GuestRejection::Invalid)?;
                set_step(&mut row, GuestProfileState::Done, stamp.now);
                row.bio_generated_at = Some(stamp.now);
                if after == before {
                    update_row(transaction, &row).await?;
                    return Ok((GuestProfile::from_row(row)?, None));
                }
                origin.as_str().clone_into(&mut row.bio_origin);
                write_fields(transaction, &mut row, &after, stamp).await?;
                let images = (Some(&before), Some(&after));
                write_change(transaction, &row, GuestChangeKind::Updated, images, stamp).await?;
                Ok((GuestProfile::from_row(row)?, Some(stamp.id)))
            }
            .boxed()
        })
        .await
    }
}

fn begin_step(row: &mut Model, step: GuestProfileState, now: EpochMillis) -> Result<(), DbError> {
    let state = from_name(super::profile::TABLE, &row.state, GuestProfileState::parse)?;
    if state.is_processing() && row.state_since > now.minus(MAX_STEP_TIME) {
        return Err(GuestRejection::Busy.into());
    }
    set_step(row, step, now);
    Ok(())
}

fn set_step(row: &mut Model, step: GuestProfileState, now: EpochMillis) {
    step.as_str().clone_into(&mut row.state);
    row.state_reason = None;
    row.state_since = now;
}

fn replace_unchanged(current: &mut GuestBio, read: &GuestBio, new: GuestBio) {
    fn replace<T: PartialEq>(current: &mut T, read: &T, new: T) {
        if current == read {
            *current = new;
        }
    }
    replace(&mut current.short_bio, &read.short_bio, new.short_bio);
    replace(&mut current.long_bio, &read.long_bio, new.long_bio);
    replace(&mut current.goals, &read.goals, new.goals);
    replace(&mut current.areas_of_expertise, &read.areas_of_expertise, new.areas_of_expertise);
    replace(&mut current.topics_to_discuss, &read.topics_to_discuss, new.topics_to_discuss);
    replace(&mut current.things_to_avoid, &read.things_to_avoid, new.things_to_avoid);
    replace(&mut current.additional_context, &read.additional_context, new.additional_context);
}
