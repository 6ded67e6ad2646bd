//! `/lists/{publicSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_catalog::public::listicle::ListicleData;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use serde_json::json;

/// The page of a public list.
pub(in crate::web) async fn build_page(state: &AppState, caller: &Caller, slug: &str) -> Result<PageOutcome, ApiError> {
    let data = ListicleData::read(state, caller, slug).await?;
    let list = &data.listicle;
    let path = format!("/lists/{slug}");
    let title = format!("{} | Earshot", list.title);
    let head = if list.is_public {
        let public_url = &state.config.public_url;
        let steps = [("Earshot", "/".to_owned()), (list.title.as_str(), path.clone())];
        PageHead {
            image_url: list.podcasts.first().and_then(|podcast| podcast.image_url.clone()),
            json_ld: vec![json_ld::podcast_list(list, &path, public_url), json_ld::breadcrumbs(&steps, public_url)],
            ..PageHead::new(&title, &describe(&data), &path)
        }
    } else {
        PageHead::private(&title)
    };
    let content = templates::render("listicle.html", json!({ "list": list }))?;
    Ok(Page::new(head, content).with_query(InitialQuery::new(json!(["listicle", slug]), &data)?).into())
}

fn describe(data: &ListicleData) -> String {
    let list = &data.listicle;
    list.description.clone().filter(|text| !text.trim().is_empty()).unwrap_or_else(|| {
        let count = u64::try_from(list.podcasts.len()).unwrap_or(u64::MAX);
        let names: Vec<&str> = list.podcasts.iter().take(3).map(|podcast| podcast.title.as_str()).collect();
        match names.as_slice() {
            [] => format!("{}, a list of podcasts.", list.title),
            names => format!("{}: {}, among them {}.", list.title, format_count(count, "podcast"), names.join(", ")),
        }
    })
}
