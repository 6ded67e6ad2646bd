//! `/search`: the first results of a search, for readers without scripts.

use crate::web::head::PageHead;
use crate::web::page::{Page, PageOutcome};
use crate::web::templates;
use earshot_api_content::search::{self, REPEATS_FREE_FOR, SearchTotal, find_hidden_podcasts};
use earshot_api_server::cursor::query_hash;
use earshot_api_server::metering::{ChargeKey, QuoteBudget};
use earshot_api_server::prelude::*;
use earshot_indexer::{CancelToken, EpisodeHit, Page as Window, PodcastHit, Total};
use earshot_model::search::{SearchMode, SearchOptions, SearchRequest, build_search_options};
use earshot_model::{Meter, Tier, format_count, group_digits};
use serde_json::json;

const MAX_HITS: usize = 20;
/// Longest query, in characters; the rest is ignored.
const MAX_QUERY_CHARS: usize = 1_000;

#[derive(Debug, Default, Deserialize)]
pub(in crate::web) struct SearchPageQuery {
    #[serde(default)]
    q: String,
    mode: Option<String>,
}

#[derive(Serialize)]
struct PageHit {
    path: String,
    title: String,
    of: Option<String>,
    /// Escaped HTML with `<em>`.
    snippet: Option<String>,
}

pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    query: SearchPageQuery,
) -> Result<PageOutcome, ApiError> {
    let tier = caller.tier;
    let line: String = query.q.trim().chars().take(MAX_QUERY_CHARS).collect();
    let mode = if query.mode.as_deref() == Some("episodes") { SearchMode::Episodes } else { SearchMode::Podcasts };
    let mode_name = if mode == SearchMode::Episodes { "episodes" } else { "podcasts" };
    let (message, found) = if line.is_empty() {
        (None, None)
    } else {
        match build_search_options(&SearchRequest::of_line(&line, mode), mode, tier, state.clock.now()) {
            Ok(options) => {
                let what = query_hash(mode_name, &line);
                let key = ChargeKey { text: what, free_until: state.clock.now() + REPEATS_FREE_FOR };
                match run_paid_search(state, caller, key, options).await {
                    Ok(found) => (None, Some(found)),
                    // The page shows the error, and its script sends the search itself.
                    Err(error)
                        if matches!(
                            error.code,
                            ErrorCode::QuotaExceeded | ErrorCode::SignInRequired | ErrorCode::TooManyRequests
                        ) =>
                    {
                        (Some(error.message), None)
                    }
                    Err(error) => return Err(error),
                }
            }
            Err(error) => {
                (Some(error.detail().map_or_else(|| error.to_string(), |(_, detail)| detail.to_owned())), None)
            }
        }
    };
    let (summary, hits) = match found {
        Some((total, hits)) => (summarize(&SearchTotal::of(total), hits.len(), mode), Some(hits)),
        None => (String::new(), None),
    };
    let content = templates::render(
        "search.html",
        json!({ "query": line, "mode": mode_name, "message": message, "summary": summary, "hits": hits }),
    )?;
    let title = if line.is_empty() { "Search | Earshot".to_owned() } else { format!("{line} | Earshot") };
    Ok(Page::new(PageHead::private(&title), content).into())
}

/// `20 of 10,000+ podcasts`
fn summarize(total: &SearchTotal, shown: usize, mode: SearchMode) -> String {
    let noun = match mode {
        SearchMode::Podcasts => "podcast",
        SearchMode::Episodes => "episode",
    };
    if shown == 0 {
        return format!("No {noun}s match");
    }
    let shown = group_digits(shown);
    if total.relation == "gte" {
        return format!("{shown} of {}+ {noun}s", group_digits(total.value));
    }
    format!("{shown} of {}", format_count(total.value, noun))
}

async fn run_paid_search(
    state: &AppState,
    caller: &Caller,
    key: ChargeKey,
    mut options: SearchOptions,
) -> Result<(Total, Vec<PageHit>), ApiError> {
    options.hidden = find_hidden_podcasts(state, caller, &search::SearchRequest::default(), state.clock.now()).await?;
    let reservation = state.metering.reserve(&caller.payer(), Meter::PageSearches, key).await?;
    let job = EngineTask::new(caller, WorkCost::of_search(&options)).with_reservation(Some(reservation));
    let tier = caller.tier;
    let reader = state.metering.quote_budget(&caller.payer(), state.clock.now());
    state.run_engine_task(job, move |generation, cancel| run_search(generation, &options, tier, &reader, cancel)).await
}

fn run_search(
    generation: &OpenGeneration,
    options: &SearchOptions,
    tier: Tier,
    reader: &QuoteBudget,
    cancel: &CancelToken,
) -> Result<(Total, Vec<PageHit>), ApiError> {
    let window = Window { skip: 0, limit: MAX_HITS.min(tier.limits().max_results_per_search) };
    match options.mode {
        SearchMode::Podcasts => {
            let answer = generation.backend.search_podcasts_until(options, window, cancel)?;
            Ok((answer.total, answer.hits.iter().map(podcast_hit).collect()))
        }
        SearchMode::Episodes => {
            let mut answer = generation.backend.search_episodes_until(options, window, cancel)?;
            reader.redact(&mut answer.hits);
            Ok((answer.total, answer.hits.iter().map(episode_hit).collect()))
        }
    }
}

fn podcast_hit(hit: &PodcastHit) -> PageHit {
    let podcast = &hit.document.podcast;
    PageHit {
        path: format!("/podcasts/{}", podcast.slug),
        title: podcast.title.clone(),
        of: podcast.author.clone(),
        snippet: hit.description_highlights.first().cloned(),
    }
}

fn episode_hit(hit: &EpisodeHit) -> PageHit {
    let episode = &hit.document.episode;
    let said = hit.transcript_snippets.first().map(|passage| passage.highlighted.clone());
    PageHit {
        path: format!("/podcasts/{}/{}", hit.document.podcast_slug, episode.slug),
        title: episode.title.clone(),
        of: Some(hit.document.podcast_title.clone()),
        snippet: said.or_else(|| hit.description_highlights.first().cloned()),
    }
}
