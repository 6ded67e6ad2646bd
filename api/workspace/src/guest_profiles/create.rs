//! `POST /api/v1/guest-profiles`

use super::fields::{BioFields, ContactFields, ListOrText};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestProject, GuestRejection, ListRejection, NewGuestProfile, ProjectKey};
use earshot_model::alert::{AlertFields, AlertKind, check_alert};
use earshot_model::guest_profile::{GuestProfileFields, GuestProfileState, InvalidGuestField, missing_form_texts};
use earshot_model::project::ProjectState;

/// A guest profile to create.
#[request]
pub struct CreateGuestProfileRequest {
    /// The guest's first name.
    #[schema(max_length = 100)]
    first_name: Option<String>,
    /// The guest's last name.
    #[schema(max_length = 100)]
    last_name: Option<String>,
    /// Who the guest is, in a few sentences.
    #[schema(max_length = 2000)]
    short_bio: Option<String>,
    /// Who the guest is, in full.
    #[schema(max_length = 20000)]
    long_bio: Option<String>,
    /// The guest's email address.
    email: Option<String>,
    /// The guest's phone number.
    phone: Option<String>,
    /// The guest's company.
    #[schema(max_length = 100)]
    company_name: Option<String>,
    /// The guest's website.
    website_url: Option<String>,
    /// Where hosts book a time.
    booking_url: Option<String>,
    /// The guest's profile on LinkedIn.
    linked_in: Option<String>,
    /// URL of the guest's own one-pager.
    one_pager_url: Option<String>,
    /// What the guest talks about: a list, or a text with one topic a line.
    topics_to_discuss: Option<ListOrText>,
    /// What the guest is an expert in: a list, or a text with one area a line.
    #[serde(default, alias = "expertise")]
    areas_of_expertise: Option<ListOrText>,
    /// What the guest wants to reach: a list, or a text with one goal a line.
    goals: Option<ListOrText>,
    /// What the guest does not talk about: a list, or a text with one topic a line.
    #[serde(default, alias = "topicsToAvoid")]
    things_to_avoid: Option<ListOrText>,
    /// Notes for the writer of the outreach, such as travel dates.
    #[schema(max_length = 20000)]
    additional_context: Option<String>,
    /// Whether to create an alert for the guest's name, if the plan has room for one.
    create_alert: Option<bool>,
    /// Whether it is a draft, in which anything may be missing.
    draft: Option<bool>,
    /// ID or slug of the project for which the guest is booked. Without it, a project is created.
    project_id: Option<String>,
}

/// A new guest profile.
#[view]
pub struct CreatedGuestProfileData {
    /// ID of the profile.
    guest_profile_id: String,
    /// Slug of the profile, unique in the team.
    guest_profile_slug: String,
    /// ID of the project.
    project_id: String,
    /// Slug of the project.
    project_slug: String,
    /// ID of the alert for the guest's name; `null` when none was requested, or the plan has no room for one.
    alert_config_id: Option<String>,
    /// ID of the change, for undo.
    change_id: String,
}

/// Creates a guest profile, with a guest-booking project or for an existing one.
///
/// Names and the short bio are required, except in a draft.
#[endpoint(
    post "/api/v1/guest-profiles",
    (status = 200, description = "The profile", body = Envelope<CreatedGuestProfileData>),
    (status = 403, description = "The team has as many projects as its plan includes"),
    (status = 404, description = "Project not found"),
    (status = 409, description = "The project is archived or has another guest"),
)]
pub async fn create_guest_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<CreateGuestProfileRequest>,
) -> Result<Versioned<CreatedGuestProfileData>, ApiError> {
    let (wants_alert, is_draft) = (body.create_alert == Some(true), body.draft == Some(true));
    let existing = match body.project_id.as_deref() {
        Some(project) => Some(crate::projects::find_project(&state, &account, project).await?.id),
        None => None,
    };
    let fields = body.into_fields();
    if !is_draft {
        check_required(&fields)?;
    }
    let (state_of_profile, state_of_project) = if is_draft {
        (GuestProfileState::Draft, ProjectState::Draft)
    } else {
        (GuestProfileState::Done, ProjectState::Active)
    };
    let project = existing.map_or(GuestProject::New(state_of_project), GuestProject::Existing);
    let new = NewGuestProfile { fields, project, state: state_of_profile };
    let (profile, change) = state.db.create_guest_profile(&account, new).await?;
    publish_guest(&state, &account, profile.project_id, Some(change));
    let what = Some(profile.id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::GuestProfileCreated, what).await;
    let alert = if wants_alert { create_alert(&state, &account, &profile.fields).await? } else { None };
    let project_id = profile.project_id.unwrap_or_default();
    let project = state.db.find_project(&account, &ProjectKey::Id(project_id)).await?;
    let data = CreatedGuestProfileData {
        guest_profile_id: profile.id.to_string(),
        guest_profile_slug: profile.slug,
        project_id: project_id.to_string(),
        project_slug: project.map(|project| project.slug).unwrap_or_default(),
        alert_config_id: alert.map(|alert| alert.to_string()),
        change_id: change.to_string(),
    };
    Ok(Versioned { version: profile.version, data })
}

impl CreateGuestProfileRequest {
    fn into_fields(self) -> GuestProfileFields {
        let mut fields = GuestProfileFields::default();
        let contact = ContactFields {
            name: None,
            first_name: self.first_name,
            last_name: self.last_name,
            email: self.email,
            phone: self.phone,
            company_name: self.company_name,
            website_url: self.website_url,
            booking_url: self.booking_url,
            one_pager_url: self.one_pager_url,
            linked_in: self.linked_in,
        };
        contact.apply_to(&mut fields);
        let bio = BioFields {
            short_bio: self.short_bio,
            long_bio: self.long_bio,
            goals: self.goals,
            areas_of_expertise: self.areas_of_expertise,
            topics_to_discuss: self.topics_to_discuss,
            things_to_avoid: self.things_to_avoid,
            additional_context: self.additional_context,
        };
        bio.apply_to(&mut fields);
        fields
    }
}

/// Checks the fields that the contract requires, with the messages of spec 5.
pub(super) fn check_required(fields: &GuestProfileFields) -> Result<(), ApiError> {
    let mut missing: Vec<InvalidGuestField> = Vec::new();
    for (field, label, value) in
        [("firstName", "First name", &fields.first_name), ("lastName", "Last name", &fields.last_name)]
    {
        if value.trim().is_empty() {
            missing.push(InvalidGuestField { field: field.to_owned(), message: format!("{label} is required.") });
        }
    }
    if fields.bio.short_bio.trim().is_empty() {
        missing.extend(missing_form_texts(&fields.bio).into_iter().filter(|problem| problem.field == "shortBio"));
    }
    if missing.is_empty() { Ok(()) } else { Err(GuestRejection::Invalid(missing).into()) }
}

/// Creates an alert for the guest's name. `None` when an alert cannot search for the name, or the plan has no room.
async fn create_alert(
    state: &AppState,
    account: &Account,
    fields: &GuestProfileFields,
) -> Result<Option<Uuid>, ApiError> {
    let Ok(alert) = check_alert(AlertFields::new(AlertKind::Person, fields.name())) else { return Ok(None) };
    match state.db.create_alert(account, alert).await {
        Ok((alert, _)) => Ok(Some(alert.id)),
        Err(DbError::Rejected(ListRejection::Limit(_))) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
