//! Covers, from our own address: a reader's browser talks to no other server. Requests name podcasts and episodes of
//! the catalog, so that nobody can have us fetch something else.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use earshot_api_content::lookup::{find_episode, find_podcast};
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::ApiPath;
use earshot_api_server::http::compute_etag;
use earshot_api_server::state::AppState;
use earshot_pictures::{PictureAnswer, PictureSize, media_type};
use headers::HeaderMapExt as _;

/// The web app puts a hash of the publisher's URL into the address, so a new URL is a new address. A picture that
/// changes at the same URL is seen after a week.
const CACHE: &str = "public, max-age=604800, stale-while-revalidate=2592000";

/// `GET /img/podcasts/{podcastIdOrSlug}/{size}`
pub(super) async fn podcast_cover(
    State(state): State<AppState>,
    ApiPath((id_or_slug, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let size = parse_size(&size)?;
    let url = state
        .read_generation(move |generation| Ok(find_podcast(generation, &id_or_slug)?.podcast.image_url.clone()))
        .await?;
    respond(&state, url, size).await
}

/// `GET /img/episodes/{episodeId}/{size}`
pub(super) async fn episode_cover(
    State(state): State<AppState>,
    ApiPath((id, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let size = parse_size(&size)?;
    let url =
        state.read_generation(move |generation| Ok(find_episode(generation, &id)?.episode.image_url.clone())).await?;
    respond(&state, url, size).await
}

fn parse_size(text: &str) -> Result<PictureSize, ApiError> {
    text.parse().ok().and_then(PictureSize::from_pixels).ok_or_else(|| ApiError::not_found("Size of pictures"))
}

async fn respond(state: &AppState, url: Option<String>, size: PictureSize) -> Result<Response, ApiError> {
    let url = url.ok_or_else(|| ApiError::not_found("Picture"))?;
    match state.pictures.get(&url, size).await {
        PictureAnswer::Picture(bytes) => Ok(picture_response(bytes)),
        PictureAnswer::Waiting { retry_after_s } => {
            let busy = ApiError::new(ErrorCode::Busy, "The picture is not here yet. Try again in a moment.");
            Err(busy.with_retry_after(retry_after_s))
        }
        PictureAnswer::Missing => Err(ApiError::not_found("Picture")),
    }
}

fn picture_response(bytes: Vec<u8>) -> Response {
    let (tag, kind) = (compute_etag(&bytes), media_type(&bytes));
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(CACHE));
    if let Some(tag) = tag {
        headers.typed_insert(tag);
    }
    response
}
