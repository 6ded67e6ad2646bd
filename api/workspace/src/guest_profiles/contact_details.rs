//! `PUT /api/v1/guest-profiles/{guestProfileId}/contact-details`

use super::fields::ContactFields;
use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use earshot_api_server::prelude::*;

/// Changes who a guest is and how to reach them.
///
/// With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
/// `data.current`.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/contact-details",
    (status = 200, description = "The profile has the new values", body = Envelope<UpdatedGuestProfileData>),
    (status = 409, description = "The guest profile is archived"),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn update_guest_profile_contact_details(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(contact): ApiJson<ContactFields>,
) -> Result<Versioned<UpdatedGuestProfileData>, ApiError> {
    update_fields(&state, &account, (&profile, version), &save, |fields| contact.apply_to(fields)).await
}
