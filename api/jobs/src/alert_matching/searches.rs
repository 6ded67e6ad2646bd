//! Matches of alerts that look for no words: searches and charts.

use super::background::{background_task, task_of_cost};
use earshot_api_content::alert_search::{find_chart_movements, search_options};
use earshot_api_content::new_matches::{NewsRules, match_search};
use earshot_api_server::prelude::*;
use earshot_app::{Alert, NewAlertMatch};
use earshot_model::Timestamp;
use earshot_model::alert::AlertKind;
use earshot_model::search::SearchMode;
use std::sync::Arc;

/// Alerts that are read at once.
const ALERTS_PER_PAGE: u64 = 500;
/// Results of one search that become matches.
const MAX_RESULTS: usize = 200;

/// Finds the matches of each alert. An alert whose search cannot run, for example because the plan no longer includes a
/// filter, has none.
pub(super) async fn find_other_matches(
    state: &AppState,
    generation: &Arc<OpenGeneration>,
    (since, news): (Timestamp, &Arc<NewsRules>),
) -> Result<Vec<Vec<NewAlertMatch>>, ApiError> {
    let mut all = Vec::new();
    for kind in [AlertKind::SavedSearch, AlertKind::ChartMovement] {
        let mut after = Uuid::nil();
        loop {
            let alerts = state.db.enabled_alerts_of_kind(kind, after, ALERTS_PER_PAGE).await?;
            let Some(last) = alerts.last() else { break };
            after = last.id;
            for alert in alerts {
                let id = alert.id;
                match find_matches(state, generation, alert, (since, Arc::clone(news))).await {
                    Ok(found) if found.is_empty() => {}
                    Ok(found) => all.push(found),
                    Err(error) if error.code.row().status.is_client_error() => {
                        state.db.set_alert_problem(vec![id], &error.to_string()).await?;
                    }
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Ok(all)
}

async fn find_matches(
    state: &AppState,
    generation: &Arc<OpenGeneration>,
    alert: Alert,
    (since, news): (Timestamp, Arc<NewsRules>),
) -> Result<Vec<NewAlertMatch>, ApiError> {
    let (id, generation) = (alert.id, Arc::clone(generation));
    if let Some(chart) = alert.fields.settings.chart {
        return state
            .run_engine_task(background_task(), move |_, _| find_chart_movements(&generation, id, &chart))
            .await;
    }
    let Some(search) = alert.fields.settings.search else { return Ok(Vec::new()) };
    // The team's plan decides which filters the search may have.
    let Some(tier) = state.db.team_tier(alert.team_id).await? else { return Ok(Vec::new()) };
    let mut options = search_options(&search, tier, state.clock.now())?;
    match options.mode {
        SearchMode::Podcasts => options.filters.added_since = Some(since),
        SearchMode::Episodes => options.filters.episode_created_since = Some(since),
    }
    let task = task_of_cost(WorkCost::of_search(&options));
    state
        .run_engine_task(task, move |_, cancel| {
            Ok(match_search((&news, id), &generation, &options, MAX_RESULTS, cancel)?.matches)
        })
        .await
}
