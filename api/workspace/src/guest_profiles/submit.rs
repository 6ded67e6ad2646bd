//! `POST /api/v1/guest-profiles/{guestProfileId}/submit`

use super::create::check_required;
use super::{conflict, find_profile};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestRejection};

/// A submitted form.
#[view]
pub struct SubmittedGuestProfileData {
    /// Always true; failures have an error.
    success: bool,
    /// The status: PENDING until the bio is written.
    status: String,
    /// The step, as in the full profile.
    processing_status: String,
}

/// Submits the form of a guest profile: its files are read and its bio is written in the background.
///
/// Names, short bio, goals, expertise and topics to discuss are required. A profile whose bio is written may be
/// submitted again. A bio by a text model costs an AI assist, one by rules nothing.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/submit",
    (status = 200, description = "The form is submitted", body = Envelope<SubmittedGuestProfileData>),
    (status = 400, description = "A text is missing"),
    (status = 409, description = "The guest profile is archived, or its bio is being written"),
    (status = 412, description = "Someone has changed the profile since"),
    extensions(("x-cost" = json!({ "meter": "ai-assist", "count": 1 }))),
)]
pub async fn submit_guest_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Versioned<SubmittedGuestProfileData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    check_required(&profile.fields)?;
    let profile = match state.db.submit_guest_form(&account, profile.id, version).await {
        Err(DbError::Guest(GuestRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, profile.id).await?);
        }
        submitted => submitted?,
    };
    state.assistance.bios_queued.notify_one();
    publish_guest(&state, &account, profile.project_id, None);
    let data = SubmittedGuestProfileData {
        success: true,
        status: profile.state.contract_name(false).to_owned(),
        processing_status: profile.state.as_str().to_owned(),
    };
    Ok(Versioned { version: profile.version, data })
}
