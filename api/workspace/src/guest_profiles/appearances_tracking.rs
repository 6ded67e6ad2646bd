//! `PUT /api/v1/guest-profiles/{guestProfileId}/appearances-tracking`

use super::find_profile;
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;

/// Whether to track a guest.
#[request]
pub struct GuestTrackingRequest {
    /// Whether each new appearance has an event.
    is_tracking: bool,
}

/// Whether a guest is tracked.
#[view]
pub struct GuestTrackingData {
    /// Always true; failures have an error.
    success: bool,
    /// Whether each new appearance has an event.
    is_tracking: bool,
}

/// Tracks the appearances of a guest, or stops it. New profiles are tracked.
///
/// After each publication, a guest in the credits of a new episode is one event of type `guest_appearance` in
/// `GET /polling/updates`, unless it is probably someone else of the same name.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/appearances-tracking",
    (status = 200, description = "The guest is tracked or not", body = Envelope<GuestTrackingData>),
    (status = 400, description = "The body is not valid"),
    (status = 409, description = "The guest profile is archived"),
)]
pub async fn update_guest_profile_appearances_tracking(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiJson(body): ApiJson<GuestTrackingRequest>,
) -> Result<Envelope<GuestTrackingData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let changed = state.db.set_appearances_tracked(&account, profile.id, body.is_tracking).await?;
    publish_guest(&state, &account, changed.project_id, None);
    Ok(Envelope::new(GuestTrackingData { success: true, is_tracking: changed.tracks_appearances }))
}
