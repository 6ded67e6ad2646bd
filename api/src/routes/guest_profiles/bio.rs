//! `PUT /api/v1/guest-profiles/{guestProfileId}/bio`

use super::fields::{BioFields, ListOrText};
use super::updates::{SaveParameters, UpdatedGuestProfileData, update_fields};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiJson, ApiPath, ApiQuery, ExpectedVersion, SignedInAccount};
use crate::state::AppState;
use crate::views::{Envelope, Versioned};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// New texts of a guest profile. Absent ones stay as they are; an empty text or list removes one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GuestBioRequest {
    /// Who the guest is, in a few sentences.
    #[serde(default)]
    #[schema(max_length = 2000)]
    short_bio: Option<String>,
    /// Who the guest is, in full.
    #[serde(default)]
    #[schema(max_length = 20000)]
    long_bio: Option<String>,
    /// What the guest wants to reach: a list, or a text with one goal a line.
    #[serde(default)]
    goals: Option<ListOrText>,
    /// What the guest is an expert in: a list, or a text with one area a line.
    #[serde(default, alias = "expertise")]
    areas_of_expertise: Option<ListOrText>,
    /// What the guest talks about: a list, or a text with one topic a line.
    #[serde(default)]
    topics_to_discuss: Option<ListOrText>,
    /// What the guest does not talk about: a list, or a text with one topic a line.
    #[serde(default, alias = "topicsToAvoid")]
    things_to_avoid: Option<ListOrText>,
    /// For whoever writes the outreach, such as travel dates.
    #[serde(default)]
    #[schema(max_length = 20000)]
    additional_context: Option<String>,
}

/// Changes the texts of a guest profile.
///
/// With `If-Match`, a profile that somebody else has changed since is left as it is, and the error has it in
/// `data.current`.
#[utoipa::path(
    put,
    path = "/api/v1/guest-profiles/{guestProfileId}/bio",
    operation_id = "updateGuestProfileBio",
    tag = "Guest profiles",
    params(("guestProfileId" = String, Path), SaveParameters),
    request_body = GuestBioRequest,
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
pub async fn update_guest_profile_bio(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(save): ApiQuery<SaveParameters>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<GuestBioRequest>,
) -> Result<Versioned<UpdatedGuestProfileData>, ApiError> {
    let bio = BioFields {
        short_bio: body.short_bio,
        long_bio: body.long_bio,
        goals: body.goals,
        areas_of_expertise: body.areas_of_expertise,
        topics_to_discuss: body.topics_to_discuss,
        things_to_avoid: body.things_to_avoid,
        additional_context: body.additional_context,
    };
    update_fields(&state, &account, (&profile, version), &save, |fields| bio.apply_to(fields)).await
}
