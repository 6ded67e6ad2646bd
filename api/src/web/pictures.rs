//! Covers and photos, from our own address: a reader's browser talks to no other server. Requests name podcasts and
//! episodes of the catalog, so that nobody can have us fetch something else, or guests and users.

use axum::body::Body;
use axum::http::{HeaderValue, header};
use earshot_api_content::lookup::{find_episode, find_podcast};
use earshot_api_server::http::compute_etag;
use earshot_api_server::prelude::*;
use earshot_pictures::{PictureAnswer, PictureSize, media_type, read_rendition};
use headers::HeaderMapExt as _;
use std::io::Cursor;

/// The web app puts a hash of the publisher's URL into the address, so a new URL is a new address. A picture that
/// changes at the same URL is seen after a week.
const COVER_CACHE: &str = "public, max-age=604800, stale-while-revalidate=2592000";
/// A new photo has a new address. Caches that people share forget a public one soon, because its page may be switched off.
const PUBLIC_PHOTO_CACHE: &str = "public, max-age=3600";
const PRIVATE_PHOTO_CACHE: &str = "private, max-age=604800";

/// `GET /img/podcasts/{podcastIdOrSlug}/{size}`
pub(super) async fn podcast_cover(
    state: AppState,
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
    state: AppState,
    ApiPath((id, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let size = parse_size(&size)?;
    let url =
        state.read_generation(move |generation| Ok(find_episode(generation, &id)?.episode.image_url.clone())).await?;
    respond(&state, url, size).await
}

/// `GET /img/people/{personSlug}/{size}`: the picture that feeds name in the credits of a person.
pub(super) async fn person_picture(
    state: AppState,
    ApiPath((slug, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let size = parse_size(&size)?;
    let url = state
        .read_generation(move |generation| Ok(generation.people.person(&slug)?.and_then(|person| person.image_url)))
        .await?;
    respond(&state, url, size).await
}

/// `GET /img/guests/{guestProfileId}/{size}`
pub(super) async fn guest_photo(
    state: AppState,
    caller: Caller,
    ApiPath((profile, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let (profile, size) = (parse_id(&profile)?, parse_size(&size)?);
    let photo = state.db.guest_photo(caller.account.as_ref(), profile).await?;
    let photo = photo.ok_or_else(|| ApiError::not_found("Picture"))?;
    let cache = if photo.is_public { PUBLIC_PHOTO_CACHE } else { PRIVATE_PHOTO_CACHE };
    photo_response(&state, photo.file, size, cache).await
}

/// `GET /img/users/{userId}/{size}`
pub(super) async fn user_photo(
    state: AppState,
    caller: Caller,
    ApiPath((user, size)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    let (user, size) = (parse_id(&user)?, parse_size(&size)?);
    let account = caller.account.as_ref().ok_or_else(|| ApiError::not_found("Picture"))?;
    let file = state.db.colleague_photo(account, user).await?.ok_or_else(|| ApiError::not_found("Picture"))?;
    photo_response(&state, file, size, PRIVATE_PHOTO_CACHE).await
}

fn parse_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| ApiError::not_found("Picture"))
}

/// The bytes of a photo that was replaced meanwhile are gone: its address is, too.
async fn photo_response(
    state: &AppState,
    file: Uuid,
    size: PictureSize,
    cache: &'static str,
) -> Result<Response, ApiError> {
    let file = state.guest_files.read(file).await.map_err(|_| ApiError::not_found("Picture"))?;
    let photo = read_rendition(&mut Cursor::new(file), size).map_err(ApiError::internal)?;
    Ok(picture_response(photo, cache))
}

fn parse_size(text: &str) -> Result<PictureSize, ApiError> {
    text.parse().ok().and_then(PictureSize::from_pixels).ok_or_else(|| ApiError::not_found("Size of pictures"))
}

async fn respond(state: &AppState, url: Option<String>, size: PictureSize) -> Result<Response, ApiError> {
    let url = url.ok_or_else(|| ApiError::not_found("Picture"))?;
    match state.pictures.get(&url, size).await {
        PictureAnswer::Picture(bytes) => Ok(picture_response(bytes, COVER_CACHE)),
        PictureAnswer::Waiting { retry_after_s } => {
            let busy = ApiError::new(ErrorCode::Busy, "The picture is not here yet. Try again in a moment.");
            Err(busy.with_retry_after(retry_after_s))
        }
        PictureAnswer::Missing => Err(ApiError::not_found("Picture")),
    }
}

fn picture_response(bytes: Vec<u8>, cache: &'static str) -> Response {
    let (tag, kind) = (compute_etag(&bytes), media_type(&bytes));
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Some(tag) = tag {
        headers.typed_insert(tag);
    }
    response
}
