//! `GET /api/v1/administration/ignored-podcasts`

use super::ignored_podcast_view::IgnoredPodcastView;
use earshot_api_server::prelude::*;

/// The ignored podcasts.
#[view]
pub struct IgnoredPodcastsData {
    /// Newest first, at most 1,000.
    ignored_podcasts: Vec<IgnoredPodcastView>,
}

/// Lists the podcasts that are ignored; for administrators of the installation, in a session.
#[endpoint(
    get "/api/v1/administration/ignored-podcasts",
    (status = 200, description = "The podcasts", body = Envelope<IgnoredPodcastsData>),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn list_ignored_podcasts(
    state: AppState,
    _caller: SessionCaller,
) -> Result<Envelope<IgnoredPodcastsData>, ApiError> {
    let ignored = state.db.ignored_podcasts().await?;
    Ok(Envelope::new(IgnoredPodcastsData { ignored_podcasts: ignored.into_iter().map(Into::into).collect() }))
}
