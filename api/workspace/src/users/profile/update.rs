//! `PATCH /api/v1/users/profile`

use super::{ProfileData, ProfileView};
use crate::profile_rules::{
    MAX_FIELD_CHARS, MAX_NAME_CHARS, MAX_REASON_CHARS, MAX_SIGNATURE_CHARS, OTHER_REASON_REQUIRED, check_line,
    check_lines, check_time_zone, is_reason,
};
use crate::teams::publish_members_change;
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{OnboardingState, ProfileChange, ProfileUpdate};

/// The new values of a profile; at least one. `null` or an empty text removes a value.
#[request]
pub struct UpdateProfileRequest {
    /// First name.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 60)]
    first_name: Option<Option<String>>,
    /// Last name.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 60)]
    last_name: Option<Option<String>>,
    /// Job title, as pitches name it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 100)]
    title: Option<Option<String>>,
    /// Company, as pitches name it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 100)]
    company: Option<Option<String>>,
    /// Time zone by its IANA name, such as `Europe/Berlin`.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    time_zone: Option<Option<String>>,
    /// The lines below the name at the end of a pitch.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 500)]
    signature: Option<Option<String>>,
    /// Why the user came: advertising, api, content, guests, leads, monitoring, other or transcripts.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    reason: Option<Option<String>>,
    /// The reason in words; required when `reason` is `other`.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 300)]
    other_reason: Option<Option<String>>,
    /// What the user works as.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 100)]
    role: Option<Option<String>>,
    /// How far the questions of the start are: open, skipped or done.
    onboarding: Option<String>,
    /// Whether digests of the user's alerts are mailed to them.
    mails_digests: Option<bool>,
    /// Whether searches are listed in the user's search history.
    keeps_searches: Option<bool>,
}

/// Changes the profile of the user. Colleagues see the new name at once.
#[endpoint(
    patch "/api/v1/users/profile",
    (status = 200, description = "The profile as it is now", body = Envelope<ProfileData>),
    (status = 400, description = "Nothing is changed, or a value is not valid"),
    (status = 412, description = "The profile has changed: `data.current` has it as it is"),
)]
pub async fn update_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateProfileRequest>,
) -> Result<Versioned<ProfileData>, ApiError> {
    let update = body.check()?;
    if update == ProfileUpdate::default() {
        return Err(ApiError::invalid("Send at least one field to change.", "", "must have a field"));
    }
    let is_renamed = update.first_name.is_some() || update.last_name.is_some();
    match state.db.update_profile(&account, update, expected).await? {
        ProfileChange::Done(profile) => {
            if is_renamed {
                publish_members_change(&state, account.team_id, Some(account.user_id));
            }
            Ok(ProfileData::versioned(profile))
        }
        ProfileChange::VersionConflict(current) => Err(ApiError::precondition_failed(&ProfileView::from(current))),
    }
}

impl UpdateProfileRequest {
    /// Checks and cleans the values.
    ///
    /// # Errors
    /// The first value that is not valid.
    pub fn check(self) -> Result<ProfileUpdate, ApiError> {
        let (reason, other_reason) = check_reason(self.reason, self.other_reason)?;
        let onboarding = self.onboarding.map(|name| {
            OnboardingState::parse(&name)
                .ok_or_else(|| ApiError::invalid("The state is not valid.", "/onboarding", "open, skipped or done"))
        });
        Ok(ProfileUpdate {
            first_name: check_line(self.first_name, "/firstName", MAX_NAME_CHARS)?,
            last_name: check_line(self.last_name, "/lastName", MAX_NAME_CHARS)?,
            title: check_line(self.title, "/title", MAX_FIELD_CHARS)?,
            company: check_line(self.company, "/company", MAX_FIELD_CHARS)?,
            time_zone: check_time_zone(self.time_zone)?,
            sign_off: check_lines(self.signature, "/signature", MAX_SIGNATURE_CHARS)?,
            reason,
            other_reason,
            job: check_line(self.role, "/role", MAX_FIELD_CHARS)?,
            onboarding: onboarding.transpose()?,
            mails_digests: self.mails_digests,
            keeps_searches: self.keeps_searches,
        })
    }
}

type Clearable = Option<Option<String>>;

/// Spec 5: the reasons come from a list, and `other` has a text. Any other reason removes the text.
fn check_reason(reason: Clearable, other: Clearable) -> Result<(Clearable, Clearable), ApiError> {
    let other = check_line(other, "/otherReason", MAX_REASON_CHARS)?;
    match reason {
        None => Ok((None, other)),
        Some(Some(reason)) if reason == "other" => match other {
            Some(Some(text)) => Ok((Some(Some(reason)), Some(Some(text)))),
            _ => Err(ApiError::invalid(OTHER_REASON_REQUIRED, "/otherReason", OTHER_REASON_REQUIRED)),
        },
        Some(Some(reason)) if !is_reason(&reason) => {
            Err(ApiError::invalid("The reason is not valid.", "/reason", "must be a reason of the list"))
        }
        Some(reason) => Ok((Some(reason.filter(|reason| !reason.is_empty())), Some(None))),
    }
}
