//! `/podcasts`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_catalog::podcasts::latest;
use earshot_api_catalog::public::statistics::StatisticsData;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use serde_json::json;

pub(in crate::web) async fn build_page(state: &AppState, caller: &Caller) -> Result<PageOutcome, ApiError> {
    let statistics = state.read_generation(StatisticsData::read).await?;
    let latest = latest::read_latest(state, caller, false).await?;
    let text = format!(
        "{} and {} by genre and language, and the shows with the newest episodes.",
        format_count(statistics.podcasts, "podcast"),
        format_count(statistics.episodes, "episode")
    );
    let steps = [("Earshot", "/".to_owned()), ("Podcasts", "/podcasts".to_owned())];
    let head = PageHead {
        json_ld: vec![json_ld::breadcrumbs(&steps, &state.config.public_url)],
        ..PageHead::new("Browse podcasts by genre and language | Earshot", &text, "/podcasts")
    };
    let values = json!({ "text": text, "statistics": statistics, "latest": latest.podcasts });
    let page = Page::new(head, templates::render("browse.html", values)?)
        .with_query(InitialQuery::new(json!(["statistics"]), &statistics)?)
        .with_query(InitialQuery::new(json!(["latest-podcasts"]), &latest)?);
    Ok(page.into())
}
