//! `GET /api/v1/guest-profiles/{guestProfileId}/download`

use super::appearances::read_appearances;
use super::find_profile;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use earshot_api_documents::one_sheet::{OneSheet, OneSheetAppearance, OneSheetFormat};
use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_api_server::prelude::*;
use earshot_pictures::{PictureSize, read_rendition};
use std::io::Cursor;

/// Episodes on a one-sheet.
const MAX_EPISODES: usize = 10;
const MISSING_LETTERS: HeaderName = HeaderName::from_static("x-missing-letters");

/// The format of the file.
#[parameters]
pub struct GuestDownloadParameters {
    /// The format of the file.
    #[param(inline)]
    format: OneSheetFormat,
    /// `true` adds the topics to avoid, which hosts do not see otherwise.
    #[serde(default)]
    #[param(required = false)]
    topics_to_avoid: bool,
}

/// Downloads the one-sheet of a guest: name, bios, subjects, letter and contact details.
///
/// Goals and the context for outreach are not on it, and topics to avoid only on request. The newest episodes with the
/// guest are on it if the public page shows them. The header `x-missing-letters` names the scripts that a PDF cannot
/// show: words stand in for their letters.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}/download",
    (status = 200, description = "The file, with the media type of its format", content(
        (String = "application/octet-stream"),
        (String = "text/html"),
        (String = "application/pdf"),
        (String = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    )),
    (status = 400, description = "The format is not valid"),
)]
pub async fn download_guest_profile(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<GuestDownloadParameters>,
) -> Result<Response, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let mut appearances = Vec::new();
    if profile.fields.public_view.display_previous_podcast_appearances {
        let found = read_appearances(&state, owner, profile.fields.clone()).await?;
        appearances.extend(found.into_iter().filter(|one| one.is_likely).take(MAX_EPISODES).map(|one| {
            OneSheetAppearance {
                url: episode_page_url(
                    &podcast_page_url(&state.config.public_url, &one.podcast_slug),
                    &one.episode_slug,
                    None,
                ),
                podcast_title: one.podcast_title,
                episode_title: one.episode_title,
            }
        }));
    }
    let photo = read_photo(&state, profile.photo).await;
    let sheet = OneSheet::of(&profile.fields, &appearances, parameters.topics_to_avoid).with_photo(photo);
    let (owner, cost) = (WorkOwner::background("one-sheets", account.team_id), sheet.cost());
    let file = state.run_task(owner, cost, move |cancel| sheet.render(parameters.format, cancel)).await??;
    let disposition = format!("attachment; filename=\"{}-one-sheet.{}\"", profile.slug, parameters.format.extension());
    let headers = [(CONTENT_TYPE, parameters.format.media_type().to_owned()), (CONTENT_DISPOSITION, disposition)];
    let mut response = (headers, file.bytes).into_response();
    if let Ok(names) = HeaderValue::try_from(file.missing_letters.join(", "))
        && !names.is_empty()
    {
        response.headers_mut().insert(MISSING_LETTERS, names);
    }
    Ok(response)
}

/// The largest rendition of the photo. A one-sheet without it is better than none.
async fn read_photo(state: &AppState, photo: Option<Uuid>) -> Option<Vec<u8>> {
    let file = state.guest_files.read(photo?).await.ok()?;
    read_rendition(&mut Cursor::new(file), PictureSize::Large).ok()
}
