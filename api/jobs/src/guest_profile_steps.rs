//! The job that takes a guest profile through the steps of spec 4. Each step is stored, so that a job whose worker was
//! lost continues where the profile is.

use super::queued_jobs::{LEASE, TurnEnd, run_queued_jobs, run_when_queued};
use earshot_api_content::document_reading::read_document;
use earshot_api_content::guest_bios::{NO_SOURCE, write_bio};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::metering::{ChargeKey, Payer, end_of_month};
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GUEST_PROFILE_JOB, GuestProfile, GuestProfileJob, GuestRejection, LeasedJob};
use earshot_model::Meter;
use earshot_model::guest_profile::{BioOrigin, GuestProfileState};
use futures::FutureExt as _;

/// Spec 4: a profile in ERROR has the reason.
const FAILED: &str = "The bio could not be written because of a problem on our side. Try again later.";

/// Takes submitted profiles through their steps whenever one is submitted.
pub async fn write_bios_when_queued(state: AppState) {
    run_when_queued(&state, &state.assistance.bios_queued, |state| write_bios(state).boxed()).await;
}

/// Does all jobs that are due.
///
/// # Errors
/// When a job fails. It is tried again later.
pub async fn write_bios(state: &AppState) -> Result<(), ApiError> {
    run_queued_jobs(state, GUEST_PROFILE_JOB, "guests", |state, job| run_job(state, job).boxed()).await
}

async fn run_job(state: &AppState, job: &LeasedJob) -> Result<TurnEnd, ApiError> {
    let named: GuestProfileJob = serde_json::from_value(job.payload.clone()).map_err(ApiError::internal)?;
    let result = run_steps(state, job, named).await;
    if result.is_err() && job.attempt >= job.max_attempts {
        state.db.fail_guest_profile(named.profile_id, FAILED).await?;
    }
    result.map(|()| TurnEnd::Done)
}

/// Runs the steps that are left.
async fn run_steps(state: &AppState, job: &LeasedJob, named: GuestProfileJob) -> Result<(), ApiError> {
    use GuestProfileState::{CreatingDocumentFromForm, GeneratingProfile, ProcessingDocuments};
    loop {
        // A deleted profile needs no bio.
        let Some((profile, account)) = state.db.guest_profile_of_job(named).await? else { return Ok(()) };
        if !state.db.extend_lease(job, LEASE).await? {
            return Ok(());
        }
        match profile.state {
            // A profile from the form needs no document: its fields are the source.
            CreatingDocumentFromForm => {
                state.db.move_guest_profile(profile.id, CreatingDocumentFromForm, ProcessingDocuments).await?;
            }
            ProcessingDocuments => {
                for file in state.db.queued_guest_files(profile.id).await? {
                    read_document(state, account.team_id, &file).await?;
                }
                state.db.move_guest_profile(profile.id, ProcessingDocuments, GeneratingProfile).await?;
            }
            GeneratingProfile => {
                let change = generate(state, job, &account, &profile).await?;
                publish_guest(state, &account, profile.project_id, change);
                return Ok(());
            }
            GuestProfileState::Draft | GuestProfileState::Done | GuestProfileState::Error => return Ok(()),
        }
        publish_guest(state, &account, profile.project_id, None);
    }
}

/// Writes and stores the bio. A model that writes it uses an AI assist; a team without one left gets the bio by rules.
async fn generate(
    state: &AppState,
    job: &LeasedJob,
    account: &Account,
    profile: &GuestProfile,
) -> Result<Option<Uuid>, ApiError> {
    // A repeated job is charged once.
    let key = ChargeKey { text: format!("guest-bio {}", job.id), free_until: end_of_month(state.clock.now()) };
    let reservation = match state.metering.reserve(&Payer::of_account(account), Meter::AiAssist, key).await {
        Ok(reservation) => Some(reservation),
        Err(error) if error.code == ErrorCode::QuotaExceeded => None,
        Err(error) => return Err(error),
    };
    let draft = write_bio(state, profile, reservation.is_some()).await?;
    if let Some(reservation) = reservation {
        match &draft {
            Some(draft) if draft.origin == BioOrigin::Model => reservation.commit(),
            _ => reservation.refund().await,
        }
    }
    let Some(draft) = draft else {
        state.db.fail_guest_profile(profile.id, NO_SOURCE).await?;
        return Ok(None);
    };
    let texts = (profile.fields.bio.clone(), draft.bio);
    match state.db.finish_guest_bio(account, profile.id, texts, draft.origin).await {
        Ok((_, change)) => Ok(change),
        // The profile was deleted meanwhile.
        Err(DbError::Guest(GuestRejection::ProfileNotFound)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
