//! `GET /api/v1/guest-profiles/{guestProfileId}/appearances`

use super::find_profile;
use earshot_api_content::guest_appearances::{FoundAppearance, appearance_searches, find_appearances};
use earshot_api_server::prelude::*;
use earshot_assist::facts::Appearance;
use earshot_model::AppearanceKind;
use earshot_model::guest_profile::GuestProfileFields;
use std::collections::HashSet;

/// Most podcasts that a pitch may name.
const MAX_EARLIER: usize = 10;

/// The episodes with a guest.
#[view]
pub struct GuestAppearancesData {
    /// The episodes whose credits name the guest, newest first; at most 200 as guest and 200 as host.
    appearances: Vec<GuestAppearanceView>,
    /// Whether each new appearance has an event in `GET /polling/updates`.
    is_tracking: bool,
}

/// An episode with a guest.
#[view(Clone)]
pub struct GuestAppearanceView {
    /// ID of the episode.
    episode_id: String,
    /// Slug of the episode.
    pub(crate) episode_slug: String,
    /// Title of the episode.
    pub(crate) episode_title: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    pub(crate) podcast_slug: String,
    /// Title of the podcast.
    pub(crate) podcast_title: String,
    /// When the episode was published; `null` when its feed has no date.
    posted_at: Option<TimestampView>,
    /// guest, host or unknown.
    pub(crate) role: String,
    /// How sure it is that the guest has this role, 0 to 1. A person of the same name makes it lower.
    confidence: f32,
    /// Whether it is rather the guest than someone else of the same name.
    pub(crate) is_likely: bool,
    /// Why, as one sentence for people.
    reason: String,
}

/// Returns the episodes of the catalog whose credits name a guest.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}/appearances",
    (status = 200, description = "The episodes", body = Envelope<GuestAppearancesData>),
)]
pub async fn get_guest_profile_appearances(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
) -> Result<Envelope<GuestAppearancesData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let is_tracking = profile.tracks_appearances;
    let appearances = read_appearances(&state, owner, profile.fields).await?;
    Ok(Envelope::new(GuestAppearancesData { appearances, is_tracking }))
}

/// Finds the episodes with a guest.
///
/// # Errors
/// When the index fails or is busy.
pub(crate) async fn read_appearances(
    state: &AppState,
    owner: WorkOwner,
    fields: GuestProfileFields,
) -> Result<Vec<GuestAppearanceView>, ApiError> {
    let searches = appearance_searches(&fields);
    let Some(cost) = searches.first().map(WorkCost::of_search) else { return Ok(Vec::new()) };
    state
        .run_engine_task(EngineTask::new(owner, cost), move |generation, cancel| {
            let found = find_appearances(generation, &fields, &searches, cancel)?;
            Ok(found.iter().map(GuestAppearanceView::of).collect())
        })
        .await
}

/// The podcasts that a guest appeared on before, each with its newest episode with them. Namesakes and hosts are left
/// out. Empty when the index is busy: a pitch does not need them.
pub(crate) async fn read_earlier_appearances(
    state: &AppState,
    owner: WorkOwner,
    fields: GuestProfileFields,
) -> Vec<Appearance> {
    let found = read_appearances(state, owner, fields).await.unwrap_or_default();
    let is_earlier = |one: &GuestAppearanceView| one.is_likely && one.role == AppearanceKind::Guest.as_str();
    let mut known = HashSet::new();
    let found = found.into_iter().filter(is_earlier).filter(|one| known.insert(one.podcast_id.clone()));
    let facts = found.map(|one| Appearance { show_title: one.podcast_title, episode_title: one.episode_title });
    facts.take(MAX_EARLIER).collect()
}

impl GuestAppearanceView {
    fn of(found: &FoundAppearance) -> Self {
        let (episode, podcast) = (&found.hit.document.episode, &found.hit.podcast.podcast);
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            episode_title: episode.title.clone(),
            podcast_id: podcast.id.to_string(),
            podcast_slug: podcast.slug.clone(),
            podcast_title: podcast.title.clone(),
            posted_at: episode.published_at.map(Into::into),
            role: found.appearance.role.as_str().to_owned(),
            confidence: found.appearance.confidence,
            is_likely: found.appearance.is_likely(),
            reason: found.appearance.reason.clone(),
        }
    }
}
