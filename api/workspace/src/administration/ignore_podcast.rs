//! `PUT /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`

use super::check_reason;
use super::ignored_podcast_view::IgnoredPodcastView;
use earshot_api_content::lookup::find_podcast;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_app::IgnoredPodcast;

/// Why a podcast is ignored.
#[request]
pub struct IgnorePodcastRequest {
    /// Why, for everyone who sees the podcast: 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// A podcast that is ignored.
#[view]
pub struct IgnoredPodcastData {
    /// The podcast.
    ignored_podcast: IgnoredPodcastView,
}

/// Ignores a podcast, or changes the reason; for administrators of the installation, in a session. Searches, suggestions
/// and similar podcasts leave it out at once. Its page and lists that have it stay, and are marked.
#[endpoint(
    put "/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}",
    (status = 200, description = "The podcast is ignored", body = Envelope<IgnoredPodcastData>),
    (status = 400, description = "The reason is missing or too long, or too many podcasts are ignored"),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn ignore_podcast(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(podcast): ApiPath<String>,
    ApiJson(body): ApiJson<IgnorePodcastRequest>,
) -> Result<Envelope<IgnoredPodcastData>, ApiError> {
    let reason = check_reason(&body.reason)?;
    let document = state.read_generation(move |generation| find_podcast(generation, &podcast)).await?;
    let ignored = IgnoredPodcast {
        podcast: document.podcast.id,
        slug: document.podcast.slug.clone(),
        title: document.podcast.title.clone(),
        reason,
        ignored_at: state.clock.now(),
    };
    let ignored = state.db.ignore_podcast(ignored, account.user_id).await?.ok_or_else(|| {
        ApiError::new(ErrorCode::InvalidRequest, "1,000 podcasts are ignored, which is the most. Show one again first.")
    })?;
    tracing::info!(podcast = %ignored.podcast, by = %account.user_id, "podcast ignored");
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(IgnoredPodcastData { ignored_podcast: ignored.into() }))
}
