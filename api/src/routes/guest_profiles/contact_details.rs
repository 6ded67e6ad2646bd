//! `PUT /api/v1/guest-profiles/{guestProfileId}/contact-details`

use super::fields::ContactFields;
use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiJson, ApiPath, ApiQuery, ExpectedVersion, SignedInAccount};
use crate::state::AppState;
use crate::views::{Envelope, Versioned};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// New contact details of a guest. Absent ones stay as they are; an empty text removes one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GuestContactDetailsRequest {
    /// The whole name. Its last word is the last name.
    #[serde(default)]
    name: Option<String>,
    /// The first name.
    #[serde(default)]
    #[schema(max_length = 100)]
    first_name: Option<String>,
    /// The last name.
    #[serde(default)]
    #[schema(max_length = 100)]
    last_name: Option<String>,
    /// The email address.
    #[serde(default)]
    email: Option<String>,
    /// The phone number.
    #[serde(default)]
    phone: Option<String>,
    /// The company.
    #[serde(default)]
    #[schema(max_length = 100)]
    company_name: Option<String>,
    /// The website.
    #[serde(default)]
    website_url: Option<String>,
    /// Where hosts book a time.
    #[serde(default)]
    booking_url: Option<String>,
    /// The guest's own one-sheet.
    #[serde(default)]
    one_pager_url: Option<String>,
    /// The guest's profile on LinkedIn.
    #[serde(default)]
    linked_in: Option<String>,
}

/// Changes who a guest is and how to reach them.
///
/// With `If-Match`, a profile that somebody else has changed since is left as it is, and the error has it in
/// `data.current`.
#[utoipa::path(
    put,
    path = "/api/v1/guest-profiles/{guestProfileId}/contact-details",
    operation_id = "updateGuestProfileContactDetails",
    tag = "Guest profiles",
    params(("guestProfileId" = String, Path), SaveParameters),
    request_body = GuestContactDetailsRequest,
    responses(
        (status = 200, description = "The profile has the new values", body = Envelope<UpdatedGuestProfileData>),
        (status = 400, description = "A field is not valid", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Guest profile not found", body = ErrorView),
        (status = 409, description = "The guest profile is archived", body = ErrorView),
        (status = 412, description = "Somebody has changed the profile since", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn update_guest_profile_contact_details(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<GuestContactDetailsRequest>,
) -> Result<Versioned<UpdatedGuestProfileData>, ApiError> {
    let contact = ContactFields {
        name: body.name,
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        phone: body.phone,
        company_name: body.company_name,
        website_url: body.website_url,
        booking_url: body.booking_url,
        one_pager_url: body.one_pager_url,
        linked_in: body.linked_in,
    };
    update_fields(&state, &account, (&profile, version), &save, |fields| contact.apply_to(fields)).await
}
