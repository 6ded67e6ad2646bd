//! `/api/v1/guest-profiles/{guestProfileId}/subjects`: what is looked for in podcasts for a guest.

use super::{conflict, find_profile};
use earshot_api_content::assistance::{guest_facts, run_rules};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_content::views::name_of;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestProfile, GuestRejection};
use earshot_assist::subjects::{MAX_SUBJECT_CHARS, MAX_SUBJECTS, clean_subjects, recognize_subjects};

/// A subject that podcasts are searched and compared for.
#[view]
pub struct GuestSubjectView {
    /// The subject, in the words of the profile or as the team wrote it.
    label: String,
    /// topic, expertise or bio: where it was recognized; chosen for one that the team chose.
    origin: String,
    /// Podcasts with all its words in title or description, or else with an episode that has them; `null` when that is unknown.
    podcasts: Option<u64>,
}

/// The subjects of a guest.
#[view]
pub struct GuestSubjectsData {
    /// The subjects, the most important first. Reviews, strategies and pitches use them.
    subjects: Vec<GuestSubjectView>,
    /// Whether the team chose them; otherwise they were recognized in the profile.
    is_chosen: bool,
}

/// The subjects to look for.
#[request]
pub struct GuestSubjectsRequest {
    /// Up to 40 subjects of up to 80 characters, the most important first; `null` for those that are recognized in the
    /// profile.
    #[schema(max_items = 40)]
    subjects: Option<Vec<String>>,
}

/// Returns what podcasts are searched and compared for, for a guest, each with the podcasts that it would find.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}/subjects",
    (status = 200, description = "The subjects", body = Envelope<GuestSubjectsData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_guest_profile_subjects(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
) -> Result<Envelope<GuestSubjectsData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    Ok(Envelope::new(subjects_of(&state, &account, &profile).await?))
}

/// Sets what podcasts are searched and compared for, for a guest. Reviews, strategies and pitches use it.
///
/// With `If-Match`, a profile that someone else has changed since is left as it is, and the error has it in
/// `data.current`.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/subjects",
    (status = 200, description = "The subjects", body = Envelope<GuestSubjectsData>),
    (status = 400, description = "A subject is too long, or there are too many"),
    (status = 409, description = "The guest profile is archived"),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn update_guest_profile_subjects(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<GuestSubjectsRequest>,
) -> Result<Envelope<GuestSubjectsData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let subjects = body.subjects.as_deref().map(clean_subjects);
    if let Some(subjects) = &subjects {
        let refuse = |message: &str| ApiError::invalid("The subjects are not valid.", "/subjects", message);
        if subjects.len() > MAX_SUBJECTS {
            return Err(refuse(&format!("must be at most {MAX_SUBJECTS}")));
        }
        if subjects.iter().any(|subject| subject.chars().count() > MAX_SUBJECT_CHARS) {
            return Err(refuse(&format!("must each be at most {MAX_SUBJECT_CHARS} characters")));
        }
    }
    let changed = match state.db.set_guest_subjects(&account, profile.id, subjects, version).await {
        Err(DbError::Guest(GuestRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, profile.id).await?);
        }
        changed => changed?,
    };
    publish_guest(&state, &account, changed.project_id, None);
    Ok(Envelope::new(subjects_of(&state, &account, &changed).await?))
}

async fn subjects_of(
    state: &AppState,
    account: &Account,
    profile: &GuestProfile,
) -> Result<GuestSubjectsData, ApiError> {
    let (guest, is_chosen) = (guest_facts(profile), profile.subjects.is_some());
    let subjects = run_rules(state, account, move |statistics| {
        let recognized = recognize_subjects(Some(&guest), None);
        let view = recognized.into_iter().map(|subject| GuestSubjectView {
            podcasts: statistics.podcasts_with(&subject.label),
            origin: if is_chosen { "chosen".to_owned() } else { name_of(&subject.origin) },
            label: subject.label,
        });
        view.collect()
    })
    .await?;
    Ok(GuestSubjectsData { subjects, is_chosen })
}
