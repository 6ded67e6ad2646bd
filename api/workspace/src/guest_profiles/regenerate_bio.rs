//! `POST /api/v1/guest-profiles/{guestProfileId}/regenerate-bio`

use super::find_profile;
use earshot_api_content::assistance::reserve_assist;
use earshot_api_content::guest_bios::{NO_SOURCE, write_bio};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::metering::ReservationGuard;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestProfile, GuestRejection};
use earshot_model::guest_profile::{GuestBio, GuestProfileState};

const EMPTY: &str = "The result was empty. The profile is unchanged. Add more to the short bio or the documents.";
const FAILED: &str = "The bio could not be written because of a problem on our side. The profile is unchanged.";

/// A bio that was written again.
#[view]
pub struct RegeneratedBioData {
    /// The new bio, which the profile has now; `null` when it could not be written.
    result: Option<RegeneratedBioResult>,
    /// no-source-material, empty-result or generation-error; `null` with a result.
    failure_reason: Option<String>,
    /// The reason for people; `null` with a result.
    failure_message: Option<String>,
    /// Who wrote it: rules or model; `null` without a result.
    generated_by: Option<String>,
    /// Why rules wrote it, for people; `null` when a model did.
    generated_by_reason: Option<String>,
    /// ID of the change, for undo; `null` when nothing has changed.
    change_id: Option<String>,
}

/// The result, in the form that existing clients expect.
#[view]
pub struct RegeneratedBioResult {
    /// The texts.
    answer: RegeneratedBioView,
}

/// The texts of a bio.
#[view]
pub struct RegeneratedBioView {
    /// Who the guest is, in a few sentences.
    short_bio: String,
    /// Who the guest is, in full.
    long_bio: String,
    /// What the guest wants to reach.
    goals: Vec<String>,
    /// What the guest does not talk about.
    things_to_avoid: Vec<String>,
    /// What the guest is an expert in.
    areas_of_expertise: Vec<String>,
    /// What the guest talks about.
    topics_to_discuss: Vec<String>,
}

/// The outcome of writing a bio.
enum BioOutcome {
    Written(Box<RegeneratedBioData>),
    NoSource,
    Empty,
    Failed,
}

/// Writes the bio of a guest again, from the profile and its files, and stores it as a change that can be undone.
///
/// Uses one AI assist, which is refunded when there is no result, or when a connected text model should have written it
/// and did not. Texts that someone changes meanwhile stay.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/regenerate-bio",
    operation_id = "regenerateBio",
    (status = 200, description = "The bio, or why there is none", body = Envelope<RegeneratedBioData>),
    (status = 409, description = "The guest profile is archived, or its bio is being written"),
    extensions(("x-cost" = json!({ "meter": "ai-assist", "count": 1 }))),
)]
pub async fn regenerate_guest_bio(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
) -> Result<Envelope<RegeneratedBioData>, ApiError> {
    let found = find_profile(&state, &account, &profile).await?;
    let reservation = reserve_assist(&state, &account).await?;
    let begun = state.db.begin_guest_bio(&account, found.id).await;
    let (begun, reservation) = reservation.refund_on_error(begun).await?;
    publish_guest(&state, &account, begun.project_id, None);
    // The work finishes even when the client disconnects, so that no profile stays in the step.
    let work = tokio::spawn(regenerate(state, account, found, begun, reservation));
    Ok(Envelope::new(work.await.map_err(ApiError::internal)?))
}

async fn regenerate(
    state: AppState,
    account: Account,
    found: GuestProfile,
    begun: GuestProfile,
    reservation: ReservationGuard,
) -> RegeneratedBioData {
    let (outcome, change, is_paid) = write_and_store(&state, &account, &begun).await;
    if is_paid {
        reservation.commit();
    } else {
        reservation.refund().await;
    }
    if !matches!(outcome, BioOutcome::Written(_)) {
        end_step(&state, &found).await;
    }
    publish_guest(&state, &account, begun.project_id, change);
    match outcome {
        BioOutcome::Written(data) => *data,
        BioOutcome::NoSource => RegeneratedBioData::failure("no-source-material", NO_SOURCE),
        BioOutcome::Empty => RegeneratedBioData::failure("empty-result", EMPTY),
        BioOutcome::Failed => RegeneratedBioData::failure("generation-error", FAILED),
    }
}

/// Returns the outcome, the change, and whether the use is charged.
async fn write_and_store(
    state: &AppState,
    account: &Account,
    begun: &GuestProfile,
) -> (BioOutcome, Option<Uuid>, bool) {
    let draft = match write_bio(state, begun, true).await {
        Ok(Some(draft)) => draft,
        Ok(None) => return (BioOutcome::NoSource, None, false),
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, profile = %begun.id, "a bio was not written");
            return (BioOutcome::Failed, None, false);
        }
    };
    if draft.bio.short_bio.is_empty() && draft.bio.long_bio.is_empty() {
        return (BioOutcome::Empty, None, false);
    }
    let is_paid = !draft.is_failure_of_model();
    let texts = (begun.fields.bio.clone(), draft.bio.clone());
    match state.db.finish_guest_bio(account, begun.id, texts, draft.origin).await {
        Ok((_, change)) => {
            let data = RegeneratedBioData {
                result: Some(RegeneratedBioResult { answer: draft.bio.into() }),
                failure_reason: None,
                failure_message: None,
                generated_by: Some(draft.origin.as_str().to_owned()),
                generated_by_reason: draft.fallback.map(|fallback| fallback.message),
                change_id: change.map(|id| id.to_string()),
            };
            (BioOutcome::Written(Box::new(data)), change, is_paid)
        }
        Err(error) => {
            // A profile that was deleted meanwhile is not an error.
            if !matches!(error, DbError::Guest(GuestRejection::ProfileNotFound)) {
                tracing::error!(error = &error as &dyn std::error::Error, profile = %begun.id, "a bio was not stored");
            }
            (BioOutcome::Failed, None, false)
        }
    }
}

/// Restores the state that the profile had before.
async fn end_step(state: &AppState, found: &GuestProfile) {
    let step = GuestProfileState::GeneratingProfile;
    let ended = match found.state {
        GuestProfileState::Draft => return,
        GuestProfileState::Error => {
            state.db.fail_guest_profile(found.id, found.state_reason.as_deref().unwrap_or(FAILED)).await
        }
        _ => state.db.move_guest_profile(found.id, step, GuestProfileState::Done).await,
    };
    if let Err(error) = ended {
        tracing::error!(error = &error as &dyn std::error::Error, profile = %found.id, "the step of a bio did not end");
    }
}

impl RegeneratedBioData {
    fn failure(reason: &str, message: &str) -> Self {
        Self {
            result: None,
            failure_reason: Some(reason.to_owned()),
            failure_message: Some(message.to_owned()),
            generated_by: None,
            generated_by_reason: None,
            change_id: None,
        }
    }
}

impl From<GuestBio> for RegeneratedBioView {
    fn from(bio: GuestBio) -> Self {
        Self {
            short_bio: bio.short_bio,
            long_bio: bio.long_bio,
            goals: bio.goals,
            things_to_avoid: bio.things_to_avoid,
            areas_of_expertise: bio.areas_of_expertise,
            topics_to_discuss: bio.topics_to_discuss,
        }
    }
}
