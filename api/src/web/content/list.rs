//! `/app/projects/{projectSlug}`

use super::static_pages;
use crate::web::assets;
use crate::web::head::PageHead;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_server::prelude::*;
use earshot_api_workspace::projects::details::ProjectDetailsData;
use earshot_api_workspace::projects::podcasts::details::ListedPodcastDetailsData;
use earshot_api_workspace::projects::views::list::ProjectViewsData;
use serde_json::{Value, json};

pub(in crate::web) const PATH: &str = "/app/projects/{projectSlug}";

/// Rows in the HTML, which readers see until the app has loaded: about as many as a large screen shows.
const FIRST_ROWS: usize = 30;

/// The page of a list with its podcasts, so that they are there before the app. Visitors without an account, or with
/// another team, get the page without them, on which the app explains it.
pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    slug: &str,
    is_changed_view: bool,
) -> Result<PageOutcome, ApiError> {
    let Some(account) = &caller.account else { return static_pages::build_page(PATH) };
    let read = async {
        tokio::try_join!(
            ProjectDetailsData::read(state, account, slug, None),
            ListedPodcastDetailsData::read(state, account, slug),
            ProjectViewsData::read(state, account, slug)
        )
    };
    let Ok((project, podcasts, views)) = read.await else { return static_pages::build_page(PATH) };
    let [project, podcasts, views] = [json!(project), json!(podcasts), json!(views)];
    let name = project["project"]["name"].as_str().unwrap_or_default();
    let has_default_view =
        views["views"].as_array().is_some_and(|all| all.iter().any(|view| view["isDefault"] == true));
    // Which rows another view shows, and in which order, is decided in the app.
    let rows = if is_changed_view || has_default_view { Vec::new() } else { first_rows(&podcasts) };
    let content = templates::render("list.html", json!({ "name": name, "rows": rows }))?;
    let page = Page::new(PageHead::private(&format!("{name} | Earshot")), content)
        .with_query(InitialQuery::new(json!(["project", slug, "details", "head"]), &project)?)
        .with_query(InitialQuery::new(json!(["project", slug, "views"]), &views)?)
        .with_query(InitialQuery::new(json!(["project", slug, "podcasts"]), &podcasts)?);
    Ok(Page { has_team_data: true, preloads: Some(assets::LIST_PRELOADS), ..page }.into())
}

/// The first rows in the order of the app: by rating once podcasts are rated, then by priority, the newest first, and by title.
fn first_rows(podcasts: &Value) -> Vec<&Value> {
    let mut rows: Vec<&Value> = podcasts["listedPodcasts"].as_array().into_iter().flatten().collect();
    rows.sort_by(|left, right| {
        rating(right)
            .total_cmp(&rating(left))
            .then_with(|| priority(right).cmp(&priority(left)))
            .then_with(|| right["addedAt"].as_str().cmp(&left["addedAt"].as_str()))
            .then_with(|| title(left).cmp(&title(right)))
    });
    rows.truncate(FIRST_ROWS);
    rows
}

fn title(entry: &Value) -> Option<String> {
    entry["podcast"]["title"].as_str().map(str::to_lowercase)
}

/// The relevancy, with its points between equal ones. Unrated podcasts are last.
fn rating(entry: &Value) -> f64 {
    let analysis = &entry["analysis"];
    let points = analysis["relevancyPoints"].as_f64().unwrap_or_default();
    analysis["relevancyScore"].as_f64().map_or(-1.0, |score| score.mul_add(1_000.0, points))
}

fn priority(entry: &Value) -> Option<usize> {
    ["low", "medium", "high", "urgent"].iter().position(|name| entry["priority"] == *name)
}
