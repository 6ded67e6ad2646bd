//! `/charts`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{Page, PageOutcome};
use crate::web::templates;
use axum::http::StatusCode;
use earshot_api_catalog::charts::chart::read_chart_start;
use earshot_api_server::prelude::*;
use serde_json::json;

/// Positions in the plain content.
const MAX_POSITIONS: u32 = 50;
const HEADING: &str = "Podcast charts";

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct ChartsPageQuery {
    chart_type: Option<String>,
    category: Option<String>,
    country: Option<String>,
}

pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    query: ChartsPageQuery,
) -> Result<PageOutcome, ApiError> {
    let ChartsPageQuery { chart_type, category, country } = query;
    let chart = match read_chart_start(state, caller.tier, [chart_type, category, country], MAX_POSITIONS).await {
        Ok(chart) => chart,
        // The web app ignores unknown values, and shows that nothing is published.
        Err(error) if error.code.row().status == StatusCode::BAD_REQUEST || error.code == ErrorCode::NoGeneration => {
            None
        }
        Err(error) => return Err(error),
    };
    let text =
        "The charts of Apple Podcasts and Spotify by country and category, with each show’s movement and history.";
    let steps = [("Earshot", "/".to_owned()), (HEADING, "/charts".to_owned())];
    let head = PageHead {
        json_ld: vec![json_ld::breadcrumbs(&steps, &state.config.public_url)],
        ..PageHead::new(&format!("{HEADING} by country and category | Earshot"), text, "/charts")
    };
    let content = templates::render("charts.html", json!({ "heading": HEADING, "text": text, "chart": chart }))?;
    Ok(Page::new(head, content).into())
}
