//! `/`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use axum::http::StatusCode;
use earshot_api_catalog::podcasts::latest;
use earshot_api_catalog::public::statistics::StatisticsData;
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::Caller;
use earshot_api_server::state::AppState;
use serde_json::json;

/// Podcasts in the plain content.
const MAX_PODCASTS: usize = 24;

pub(in crate::web) async fn build_page(state: &AppState, caller: &Caller) -> Result<PageOutcome, ApiError> {
    let head = PageHead {
        json_ld: vec![json_ld::website(&state.config.public_url)],
        ..PageHead::new(
            "Earshot: search what podcasts say",
            "Search podcasts, show notes and transcripts, and jump to the moment when something was said. For guests, \
             agencies, authors, advertisers, researchers and developers.",
            "/",
        )
    };
    let statistics = match state.read_generation(StatisticsData::read).await {
        Ok(statistics) => statistics,
        // Before the first publication, the page explains that nothing is published, and its status keeps crawlers
        // from storing it.
        Err(error) if error.code == ErrorCode::NoGeneration => {
            let content = templates::render("message.html", json!({ "heading": "Earshot", "text": error.message }))?;
            return Ok(Page::new(head, content).with_status(StatusCode::SERVICE_UNAVAILABLE).into());
        }
        Err(error) => return Err(error),
    };
    let latest = latest::read_latest(state, caller, false).await?;
    let shown: Vec<_> = latest.podcasts.iter().take(MAX_PODCASTS).collect();
    let content = templates::render("home.html", json!({ "statistics": statistics, "latest": shown }))?;
    let page = Page::new(head, content)
        .with_query(InitialQuery::new(json!(["statistics"]), &statistics)?)
        .with_query(InitialQuery::new(json!(["latest-podcasts"]), &latest)?);
    Ok(page.into())
}
