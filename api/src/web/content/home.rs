//! `/`

use crate::web::head::PageHead;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::podcast_card::{PodcastCard, format_age};
use crate::web::{assets, json_ld, site, templates};
use axum::http::StatusCode;
use earshot_api_catalog::podcasts::latest::{self, LatestPodcastsData};
use earshot_api_catalog::public::statistics::StatisticsData;
use earshot_api_server::prelude::*;
use serde_json::json;

const HEADING: &str = "Search what podcasts say";
const LEAD: &str = "Search titles, show notes and transcripts, down to the second. Find the right podcast, and the \
                    right moment in it.";
/// The newest podcasts on the page of visitors.
const MAX_PODCASTS: usize = 9;
const MAX_GENRES: usize = 20;
/// The newest podcasts are called just published when each has an episode of the last week.
const MAX_RECENT_DAYS: i64 = 7;

/// Visitors get a complete page that needs no web app (decision 064); readers with an account the app with its rail.
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
    if caller.account.is_none() {
        return visitors_page(state, caller, head, &statistics, &latest);
    }
    let content = templates::render("message.html", json!({ "heading": HEADING, "text": LEAD }))?;
    let page = Page::new(head, content)
        .with_query(InitialQuery::new(json!(["statistics"]), &statistics)?)
        .with_query(InitialQuery::new(json!(["latest-podcasts"]), &latest)?);
    Ok(page.into())
}

fn visitors_page(
    state: &AppState,
    caller: &Caller,
    head: PageHead,
    statistics: &StatisticsData,
    latest: &LatestPodcastsData,
) -> Result<PageOutcome, ApiError> {
    let now = state.clock.now();
    let shown = latest.podcasts.iter().take(MAX_PODCASTS);
    let is_recent = shown
        .clone()
        .all(|podcast| podcast.last_episode_published_at.is_some_and(|at| (now - at.0).num_days() < MAX_RECENT_DAYS));
    let values = json!({
        "heading": HEADING,
        "lead": LEAD,
        "links": site::home_links(),
        "statistics": statistics,
        "updated": format_age(statistics.published_at.0, now),
        "latest_heading": if is_recent { "Just published" } else { "Latest episodes" },
        "latest": shown.map(|podcast| PodcastCard::new(podcast, now)).collect::<Vec<_>>(),
        "max_genres": MAX_GENRES,
    });
    let content = templates::render("site/home.html", site::with_layout(values, caller, "/"))?;
    let page = Page { preloads: Some(assets::SEARCH_PREFETCHES), ..Page::document(head, content) };
    Ok(page.into())
}
