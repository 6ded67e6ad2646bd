//! The steps of spec 4, from the form to the bio. Each is a state, so that a page shows where the profile is.

use super::profile::GuestProfile;
use super::rows::{check_version, lock_profile, lock_writable_profile, read_fields, update_row, write_change};
use super::update::write_fields;
use crate::changes::ChangeWriter;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::entities::projects;
use crate::field_changes::ChangeStamp;
use crate::jobs::insert_job;
use crate::json_column::{from_name, to_json};
use crate::list_rows::{ProjectFields, lock_writable_project};
use crate::prelude::*;
use crate::projects::write_fields as write_project_fields;
use crate::{GuestRejection, NewJob};
use earshot_model::guest_profile::{
    BioOrigin, GuestBio, GuestChangeKind, GuestProfileState, check_guest_profile, missing_form_texts,
};
use earshot_model::project::ProjectState;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The kind of the job that takes a profile through its steps. Its payload is a [`GuestProfileJob`].
pub const GUEST_PROFILE_JOB: &str = "guest-profile";
/// A step that runs for longer was lost with its worker.
const MAX_STEP_TIME: Duration = Duration::from_secs(10 * 60);

/// Payload of the job that runs the steps of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GuestProfileJob {
    pub profile_id: Uuid,
    /// Who submitted the form.
    pub user_id: Uuid,
}

impl Db {
    /// Submits the form of a guest profile: it leaves DRAFT, or starts again after DONE or ERROR, and a job takes it
    /// through the steps of spec 4. A project that is a draft becomes active.
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
        let (db, now, account) = (self.clone(), self.now(), account.clone());
        // The profile's state prevents a second running job. With a dedupe key, a form submitted while the previous job
        // is finishing would get no job.
        let job = self.new_job_row(NewJob {
            kind: GUEST_PROFILE_JOB.to_owned(),
            payload: to_json(&GuestProfileJob { profile_id: id, user_id: account.user_id }),
            priority: 0,
            dedupe_key: None,
            team_id: Some(account.team_id),
        });
        self.write_list(work!(|transaction| {
            let mut row = lock_writable_profile(transaction, &account, id).await?;
            check_version(&row, expected_version)?;
            let missing = missing_form_texts(&read_fields(&row)?.bio);
            if !missing.is_empty() {
                return Err(GuestRejection::Invalid(missing).into());
            }
            begin_step(&mut row, GuestProfileState::CreatingDocumentFromForm, now)?;
            update_row(transaction, &row).await?;
            activate_project(transaction, &db, &account, &row).await?;
            insert_job(transaction, job).await?;
            GuestProfile::from_row(row)
        }))
        .await
    }

    /// Starts generating the bio of a guest profile again. The caller must end it with [`Db::finish_guest_bio`],
    /// [`Db::move_guest_profile`] or [`Db::fail_guest_profile`]. A profile in DRAFT stays there, because its form is
    /// not submitted.
    ///
    /// # Errors
    /// When there is no such profile, it is archived, a step is running, or the database fails.
    pub async fn begin_guest_bio(&self, account: &Account, id: Uuid) -> Result<GuestProfile, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let mut row = lock_writable_profile(transaction, &account, id).await?;
            if row.state != GuestProfileState::Draft.as_str() {
                begin_step(&mut row, GuestProfileState::GeneratingProfile, now)?;
                update_row(transaction, &row).await?;
            }
            GuestProfile::from_row(row)
        }))
        .await
    }

    /// Finds the profile of a job, with the account of who submitted its form, or else of the owner of the team. `None`
    /// when it was deleted.
    pub async fn guest_profile_of_job(&self, job: GuestProfileJob) -> Result<Option<(GuestProfile, Account)>, DbError> {
        let row = Entity::find_by_id(job.profile_id).filter(Column::DeletedAt.is_null()).one(&self.reader).await?;
        let Some(row) = row else { return Ok(None) };
        let account = self.find_background_account(row.team_id, Some(job.user_id)).await?;
        let Some(account) = account else { return Ok(None) };
        Ok(Some((GuestProfile::from_row(row)?, account)))
    }

    /// Moves a profile from one step to the next. Returns false when it is not in the state `from` any more.
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
        self.write_keeping_caches(work!(|transaction| {
            let moved = Entity::update_many()
                .col_expr(Column::State, Expr::value(to.as_str()))
                .col_expr(Column::StateReason, Expr::value(reason))
                .col_expr(Column::StateSince, Expr::value(now))
                .filter(Column::Id.eq(id))
                .filter(Column::State.is_in(from))
                .exec(transaction)
                .await?;
            Ok(moved.rows_affected == 1)
        }))
        .await
    }

    /// Stores a generated bio and moves the profile to DONE, or leaves it in DRAFT, as a change that can be undone.
    /// Only texts that the profile still has as they were in `read` are replaced, so that no text that someone typed
    /// meanwhile is lost. Returns the profile with the id of the change; `None` when nothing has changed.
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
        self.write_list(work!(|transaction| {
            let mut row = lock_profile(transaction, &account, id).await?;
            let before = read_fields(&row)?;
            let mut after = before.clone();
            replace_unchanged(&mut after.bio, &read, bio);
            let after = check_guest_profile(after).map_err(GuestRejection::Invalid)?;
            if row.state != GuestProfileState::Draft.as_str() {
                set_step(&mut row, GuestProfileState::Done, stamp.now);
            }
            row.bio_generated_at = Some(stamp.now);
            if after == before {
                update_row(transaction, &row).await?;
                return Ok((GuestProfile::from_row(row)?, None));
            }
            origin.as_str().clone_into(&mut row.bio_origin);
            write_fields(transaction, &mut row, &after, &stamp).await?;
            let images = (Some(&before), Some(&after));
            write_change(transaction, &row, GuestChangeKind::Updated, images, &stamp).await?;
            Ok((GuestProfile::from_row(row)?, Some(stamp.id)))
        }))
        .await
    }
}

/// Activates the draft project that was created with the profile.
async fn activate_project(
    transaction: &DatabaseTransaction,
    db: &Db,
    account: &Account,
    row: &Model,
) -> Result<(), DbError> {
    let Some(id) = row.project_id else { return Ok(()) };
    let project = projects::Entity::find_by_id(id).filter(projects::Column::DeletedAt.is_null());
    let Some(project) = project.one(transaction).await? else { return Ok(()) };
    if project.state != ProjectState::Draft.as_str() {
        return Ok(());
    }
    let mut project = lock_writable_project(transaction, account, id).await?;
    let mut change = ChangeWriter::new(db, account, id);
    let before = ProjectFields::from_row(&project)?;
    let after = ProjectFields { state: ProjectState::Active, ..before.clone() };
    write_project_fields(transaction, account, &mut project, (before, after), &mut change).await?;
    change.finish(transaction, project).await?;
    Ok(())
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
