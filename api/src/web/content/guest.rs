//! `/guests/{publicSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_server::prelude::*;
use earshot_api_workspace::public::guest::PublicGuestData;
use serde_json::json;

/// The public page of a guest.
pub(in crate::web) async fn build_page(state: &AppState, caller: &Caller, slug: &str) -> Result<PageOutcome, ApiError> {
    let data = PublicGuestData::read(state, caller.into(), slug).await?;
    let (guest, public_url) = (&data.guest, &state.config.public_url);
    let path = format!("/guests/{slug}");
    let title = format!("{} | Earshot", guest.name);
    let steps = [("Earshot", "/".to_owned()), (guest.name.as_str(), path.clone())];
    let photo = guest.large_photo_path();
    let image_url = photo.as_ref().map(|path| format!("{public_url}{path}")).or_else(|| guest.image_url.clone());
    let head = PageHead {
        image_url: image_url.clone(),
        kind: "profile",
        json_ld: vec![
            json_ld::guest(guest, image_url.as_deref(), &path, public_url),
            json_ld::breadcrumbs(&steps, public_url),
        ],
        ..PageHead::new(&title, &describe(&data), &path)
    };
    let paragraphs: Vec<&str> =
        guest.long_bio.split('\n').map(str::trim).filter(|paragraph| !paragraph.is_empty()).collect();
    let content = templates::render("guest.html", json!({ "guest": guest, "photo": photo, "paragraphs": paragraphs }))?;
    Ok(Page::new(head, content).with_query(InitialQuery::new(json!(["public-guest", slug]), &data)?).into())
}

fn describe(data: &PublicGuestData) -> String {
    let guest = &data.guest;
    if guest.short_bio.trim().is_empty() {
        format!("{} is available as a guest on podcasts.", guest.name)
    } else {
        guest.short_bio.clone()
    }
}
