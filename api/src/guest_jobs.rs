//! The job that takes a guest profile through the steps of spec 4. Each step is stored, so that a job whose worker was lost
//! continues where the profile is.

use crate::error::{ApiError, ErrorCode};
use crate::guest_bios::{NO_SOURCE, write_bio};
use crate::metering::{ChargeKey, Payer, end_of_month};
use crate::routes::guest_profiles::{publish_guest, read_document};
use crate::state::AppState;
use earshot_app::{Account, DbError, GUEST_PROFILE_JOB, GuestProfile, GuestProfileJob, GuestRejection, LeasedJob};
use earshot_model::Meter;
use earshot_model::guest_profile::{BioOrigin, GuestProfileState};
use std::time::Duration;
use uuid::Uuid;

/// Interval of the check for submitted forms.
const CHECK_INTERVAL: Duration = Duration::from_secs(2);
/// More than a step takes: 5 files of 5 seconds, or a text model that is tried three times.
const LEASE: Duration = Duration::from_secs(5 * 60);

/// Spec 4: a profile in ERROR has the reason.
const FAILED: &str = "The bio could not be written because of a problem on our side. Try again later.";

/// Takes submitted profiles through their steps until the service stops.
pub(crate) async fn write_bios_periodically(state: AppState) {
    let mut checks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        checks.tick().await;
        if let Err(error) = run_guest_jobs(&state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "guest profiles could not be taken further");
        }
    }
}

/// Does all jobs that are due.
///
/// # Errors
/// When the database fails. A job that fails is tried again later.
pub async fn run_guest_jobs(state: &AppState) -> Result<(), ApiError> {
    while run_guest_job(state).await? {}
    Ok(())
}

/// Does one job. Returns false when none is due.
///
/// # Errors
/// When the database fails.
pub async fn run_guest_job(state: &AppState) -> Result<bool, ApiError> {
    let worker = format!("guests-{}", std::process::id());
    let Some(job) = state.db.claim_job(GUEST_PROFILE_JOB, &worker, LEASE).await? else { return Ok(false) };
    let Ok(named) = serde_json::from_value::<GuestProfileJob>(job.payload.clone()) else {
        state.db.fail_job(&job, "the payload is not valid").await?;
        return Ok(true);
    };
    match run_steps(state, &job, named).await {
        Ok(()) => drop(state.db.finish_job(&job).await?),
        Err(error) => {
            tracing::warn!(error = &error as &dyn std::error::Error, profile = %named.profile_id, "a bio was not written");
            if job.attempt >= job.max_attempts {
                state.db.fail_guest_profile(named.profile_id, FAILED).await?;
            }
            state.db.fail_job(&job, &error.to_string()).await?;
        }
    }
    Ok(true)
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
            // The profile itself is the document of the form.
            CreatingDocumentFromForm => {
                state.db.move_guest_profile(profile.id, CreatingDocumentFromForm, ProcessingDocuments).await?;
            }
            ProcessingDocuments => {
                for file in state.db.queued_guest_files(profile.id).await? {
                    read_document(state, &file).await?;
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
    // A repeated job pays once.
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
        // It was deleted meanwhile.
        Err(DbError::Guest(GuestRejection::ProfileNotFound)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
