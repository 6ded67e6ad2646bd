//! Fills lists after each publication: each project that fills itself gets the new matches of its search. New is what
//! came into the catalog since the search was chosen (`APP.md` 3), counted as for saved searches (decision 044).

use earshot_api_content::listed_entries::new_entry;
use earshot_api_content::project_changes::publish_entries;
use earshot_api_content::search::RepeatedSearch;
use earshot_api_server::prelude::*;
use earshot_app::{AddOutcome, AutoFill, AutoFillRun, DbError, DueAutoFill, OverLimit};
use earshot_indexer::{CancelToken, Page, SearchBackend};
use earshot_model::project::{ListedPodcastState, PodcastLabel};
use earshot_model::search::{SearchMode, SearchOptions, SnippetOptions};
use earshot_model::{ListLimit, PodcastDocument, PodcastId, Tier, group_digits};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Interval of the check for a new generation and for new searches.
const CHECK_INTERVAL: Duration = Duration::from_secs(60);
const BATCH_SIZE: u64 = 100;
/// Podcasts that one run adds to a list: spec 9, Max results per search.
const MAX_ADDED: usize = 100;
/// Episodes whose podcasts are added. A podcast may have several of them.
const MAX_EPISODES: usize = 300;

/// Columns store whole seconds, so what is new begins with the next one.
const NEXT_SECOND: Duration = Duration::from_secs(1);

/// Fills lists whenever another generation comes into service, and lists whose search was changed.
pub async fn fill_lists_after_each_publication(state: AppState) {
    let mut checks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        checks.tick().await;
        if let Err(error) = fill_lists(&state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "lists could not be filled");
        }
    }
}

/// Fills the lists whose search has not run on the served generation.
///
/// # Errors
/// When the database fails. A list that cannot be filled is logged, and tried again at the next check.
pub async fn fill_lists(state: &AppState) -> Result<(), ApiError> {
    let Some(generation) = state.generations.current_name() else { return Ok(()) };
    let mut after = Uuid::nil();
    loop {
        let due = state.db.due_auto_fills(&generation, after, BATCH_SIZE).await?;
        let Some(last) = due.last() else { return Ok(()) };
        after = last.project_id;
        for auto_fill in due {
            let project = auto_fill.project_id;
            match fill_list(state, &generation, auto_fill).await {
                Ok(0) => {}
                Ok(added) => tracing::info!(%project, added, "list filled"),
                Err(error) => {
                    tracing::warn!(error = &error as &dyn std::error::Error, %project, "list could not be filled");
                }
            }
        }
    }
}

/// Runs the search of one list, and records the run. Returns how many podcasts it added.
async fn fill_list(state: &AppState, generation: &str, auto_fill: AutoFill) -> Result<usize, ApiError> {
    let run = match run_search(state, &auto_fill).await {
        // The search itself is at fault: it is tried again with the next generation.
        Err(error) if is_fault_of_search(error.code) => {
            AutoFillRun { added: Vec::new(), problem: Some(error.to_string()) }
        }
        run => run?,
    };
    let added = run.added.len();
    state.db.record_auto_fill_run(&auto_fill, generation, run).await?;
    Ok(added)
}

fn is_fault_of_search(code: ErrorCode) -> bool {
    code.row().status.is_client_error() && code != ErrorCode::TooManyRequests
}

async fn run_search(state: &AppState, auto_fill: &AutoFill) -> Result<AutoFillRun, ApiError> {
    let due = state.db.auto_fill_account(auto_fill.clone()).await?;
    // The team was deleted meanwhile.
    let Some(DueAutoFill { auto_fill, account }) = due else { return Ok(AutoFillRun::default()) };
    let problem = |text: String| Ok(AutoFillRun { added: Vec::new(), problem: Some(text) });
    if !PlanFeature::AutomatedSearch.is_included(account.tier) {
        return problem(PlanFeature::AutomatedSearch.message());
    }
    if !state.db.team_settings(&account).await?.automated_search_enabled {
        return problem("Automated search is turned off for your team.".to_owned());
    }
    let search = RepeatedSearch::from_stored(&auto_fill.search_options, &auto_fill.search_kind)?;
    let mut options = search.to_options(account.tier, state.clock.now())?;
    let mut known = state.db.auto_fill_exclusions(auto_fill.project_id).await?;
    known.extend(state.db.blacklisted_podcasts(&account, state.clock.now()).await?);
    options.filters.exclude_podcast_ids.extend(known.iter().copied());
    options.filters.added_since = options.filters.added_since.max(Some(auto_fill.new_since + NEXT_SECOND));
    options.snippets = SnippetOptions { has_transcript_snippets: false, ..options.snippets };
    let task = EngineTask::new(WorkOwner::background("auto-fill", account.team_id), WorkCost::of_search(&options));
    let found = state
        .run_engine_task(task, move |generation, cancel| {
            Ok(find_new(generation.backend.as_ref(), &options, &known, cancel)?)
        })
        .await?;
    if found.is_empty() {
        return Ok(AutoFillRun::default());
    }
    // Spec 3: labels on adding.
    let labels = vec![PodcastLabel::Automated.as_str().to_owned()];
    let prospect = |document: &Arc<PodcastDocument>| {
        new_entry(document, ListedPodcastState::DEFAULT, None, labels.clone(), String::new())
    };
    let new = found.iter().map(prospect).collect();
    let added = match state.db.add_listed_podcasts(&account, auto_fill.project_id, new, OverLimit::AddWhatFits).await {
        Ok(added) => added,
        // The project was deleted or archived meanwhile.
        Err(DbError::Rejected(_)) => return Ok(AutoFillRun::default()),
        Err(error) => return Err(error.into()),
    };
    publish_entries(state, &account, auto_fill.project_id, added.change_id);
    let problem = added.limit.map(|_| full_message(account.tier));
    let ids = added.outcomes.into_iter().filter_map(|outcome| match outcome {
        AddOutcome::Added(entry) => Some(entry.podcast.id),
        AddOutcome::AlreadyListed(_) | AddOutcome::OverLimit => None,
    });
    Ok(AutoFillRun { added: ids.collect(), problem })
}

fn full_message(tier: Tier) -> String {
    let max = ListLimit::PodcastsPerProject.of(tier.limits()).unwrap_or(0);
    format!("The list is full: your plan includes {} podcasts per list.", group_digits(max))
}

/// Finds the podcasts that a search matches, the best first, without those to leave out.
fn find_new(
    backend: &dyn SearchBackend,
    options: &SearchOptions,
    known: &HashSet<PodcastId>,
    cancel: &CancelToken,
) -> Result<Vec<Arc<PodcastDocument>>, earshot_indexer::SearchError> {
    let documents: Vec<Arc<PodcastDocument>> = match options.mode {
        SearchMode::Podcasts => {
            let page = Page { skip: 0, limit: MAX_ADDED };
            let found = backend.search_podcasts_until(options, page, cancel)?;
            found.hits.into_iter().map(|hit| hit.document).collect()
        }
        SearchMode::Episodes => {
            let page = Page { skip: 0, limit: MAX_EPISODES };
            let found = backend.search_episodes_until(options, page, cancel)?;
            found.hits.into_iter().map(|hit| hit.podcast).collect()
        }
    };
    let mut seen = HashSet::new();
    let is_new = |document: &Arc<PodcastDocument>| {
        let ids = std::iter::once(&document.podcast.id).chain(&document.aliases.ids);
        ids.clone().all(|id| !known.contains(id)) && seen.insert(document.podcast.id)
    };
    Ok(documents.into_iter().filter(is_new).take(MAX_ADDED).collect())
}
