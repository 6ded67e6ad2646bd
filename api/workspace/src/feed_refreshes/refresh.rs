//! `POST` and `GET /api/v1/podcasts/{podcastIdOrSlug}/refresh`

use super::refreshing::refresh_podcast;
use super::view::RefreshData;
use earshot_api_server::prelude::*;

/// What is refreshed.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct RefreshParameters {
    /// Has no effect: a cover whose URL has changed is fetched again anyway.
    #[expect(dead_code, reason = "clients of the contract send it")]
    update_podcast_thumbnail: Option<bool>,
}

/// Has the feed of a podcast read again now, before its next poll, and waits up to 20 seconds for it.
///
/// New episodes are served after the next publication, usually within a minute. Each podcast can be refreshed once a
/// minute, and each team can refresh 10 podcasts a minute, 200 an hour and 1,000 a day.
#[endpoint(
    post "/api/v1/podcasts/{podcastIdOrSlug}/refresh",
    (status = 200, description = "What happened to the feed", body = Envelope<RefreshData>),
    (status = 429, description = "The podcast was refreshed a moment ago, or the team has refreshed too many"),
    (status = 503, description = "Too many feeds wait to be read"),
)]
pub async fn refresh_podcast_feed(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<RefreshData>, ApiError> {
    Ok(Envelope::new(refresh_podcast(&state, &account, &caller, id).await?))
}

/// Refreshes a podcast like the POST, for clients that use GET. It accepts API keys only, because a link in a page must not
/// cause a fetch.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/refresh",
    operation_id = "refreshPodcast",
    (status = 200, description = "What happened to the feed", body = Envelope<RefreshData>),
    (status = 429, description = "The podcast was refreshed a moment ago, or the team has refreshed too many"),
    (status = 503, description = "Too many feeds wait to be read"),
    security(("apiKey" = ["write"]))
)]
pub async fn refresh_podcast_by_get(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    ApiQuery(_parameters): ApiQuery<RefreshParameters>,
) -> Result<Envelope<RefreshData>, ApiError> {
    Ok(Envelope::new(refresh_podcast(&state, &account, &caller, id).await?))
}
