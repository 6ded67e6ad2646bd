//! `PUT /api/v1/guest-profiles/{guestProfileId}/bio`

use super::fields::BioFields;
use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use earshot_api_server::prelude::*;

/// Changes the texts of a guest profile.
///
/// With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
/// `data.current`.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/bio",
    (status = 200, description = "The profile has the new values", body = Envelope<UpdatedGuestProfileData>),
    (status = 409, description = "The guest profile is archived"),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn update_guest_profile_bio(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(bio): ApiJson<BioFields>,
) -> Result<Versioned<UpdatedGuestProfileData>, ApiError> {
    update_fields(&state, &account, (&profile, version), &save, |fields| bio.apply_to(fields)).await
}
