//! Finds what an alert would have found in the last 30 days: by searches for its words and for the people that it looks
//! for, or by its own search or chart.

use super::chart_matches::find_chart_movements;
use super::word_search::word_searches;
use crate::new_matches::{NewsRules, fold_copies, match_documents, match_search};
use crate::person_searches::newest_first;
use crate::search::{REPEATS_FREE_FOR, RepeatedSearch};
use chrono::TimeDelta;
use earshot_api_server::cursor::query_hash;
use earshot_api_server::metering::{ChargeKey, Payer};
use earshot_api_server::prelude::*;
use earshot_app::NewAlertMatch;
use earshot_indexer::{CancelToken, Page};
use earshot_model::alert::{AlertFields, AlertKind, StoredAlertSearch};
use earshot_model::search::{SearchMode, SearchOptions, SnippetOptions};
use earshot_model::{Meter, Tier, Timestamp};
use earshot_percolator::AlertMatcher;
use std::collections::HashSet;

pub const PREVIEW_DAYS: i64 = 30;
/// Episodes that are read for a preview.
const MAX_EPISODES: usize = 100;

/// The matches that an alert would have found.
pub struct AlertPreview {
    pub generation: String,
    /// Newest first.
    pub matches: Vec<NewAlertMatch>,
    /// Results of the search, of which some were read.
    total: usize,
    read: usize,
}

impl AlertPreview {
    /// The ratio of all results to the results that were read. Counts are multiplied by it.
    pub fn scale(&self) -> f64 {
        if self.read == 0 { 1.0 } else { (self.total as f64 / self.read as f64).max(1.0) }
    }
}

/// Runs the search of an alert. It is charged as one search, and is free again for some minutes; charts are free.
///
/// # Errors
/// When the searches are used up, or the search cannot run.
pub async fn preview_alert(
    state: &AppState,
    account: &Account,
    owner: WorkOwner,
    id: Uuid,
    fields: &AlertFields,
) -> Result<AlertPreview, ApiError> {
    let now = state.clock.now();
    let since = now - TimeDelta::days(PREVIEW_DAYS);
    let searches = match (&fields.settings.search, fields.kind) {
        (Some(search), AlertKind::SavedSearch) => vec![search_options(search, account.tier, now)?],
        (_, AlertKind::ChartMovement) => Vec::new(),
        _ => word_searches(fields, now)?,
    };
    let searches: Vec<SearchOptions> = searches.into_iter().map(|one| with_period(one, now, since)).collect();
    let reservation = if searches.is_empty() {
        None
    } else {
        let key = ChargeKey { text: charge_key(fields), free_until: now + REPEATS_FREE_FOR };
        Some(state.metering.reserve(&Payer::of_account(account), Meter::Searches, key).await?)
    };
    let cost = searches.first().map_or(WorkCost::LATEST, WorkCost::of_search);
    let rules = NewsRules::since(id, since);
    let fields = fields.clone();
    state
        .run_engine_task(EngineTask::new(owner, cost).with_reservation(reservation), move |generation, cancel| {
            let mut preview =
                AlertPreview { generation: generation.name.clone(), matches: Vec::new(), total: 0, read: 0 };
            if let Some(chart) = &fields.settings.chart {
                preview.matches = find_chart_movements(generation, id, chart)?;
            } else if fields.kind == AlertKind::SavedSearch {
                for options in &searches {
                    let found = match_search((&rules, id), generation, options, MAX_EPISODES, cancel)?;
                    (preview.total, preview.read) = (found.total, found.read);
                    preview.matches = found.matches;
                }
            } else {
                let mut matcher = AlertMatcher::default();
                matcher.add(id, fields);
                match_words((&matcher, &rules), generation, &searches, cancel, &mut preview)?;
            }
            preview.matches = fold_copies(std::mem::take(&mut preview.matches));
            Ok(preview)
        })
        .await
}

/// Identifies the search of an alert, whatever its name and who gets its mails.
fn charge_key(fields: &AlertFields) -> String {
    let names: Vec<&str> = fields.names().collect();
    let search = fields.settings.search.as_ref().map(|search| (&search.request, &search.mode));
    query_hash("alert", &format!("{:?}", (names, fields.settings.whole_words, search)))
}

/// The search of an alert. Relative dates count back from `now`.
pub fn search_options(search: &StoredAlertSearch, tier: Tier, now: Timestamp) -> Result<SearchOptions, ApiError> {
    let mut options = RepeatedSearch::from_stored(&search.request, &search.mode)?.to_options(tier, now)?;
    if options.mode == SearchMode::Episodes {
        // Of many results, those of an archive that is new in the catalog come last.
        options.sort = newest_first();
    }
    let snippets = SnippetOptions { has_transcript_snippets: false, ..options.snippets };
    Ok(SearchOptions { snippets, ..options })
}

fn with_period(mut options: SearchOptions, now: Timestamp, since: Timestamp) -> SearchOptions {
    let later = |bound: Option<Timestamp>| Some(bound.map_or(since, |bound| bound.max(since)));
    match options.mode {
        SearchMode::Episodes => {
            options.filters.published_since = later(options.filters.published_since);
            let before = options.filters.published_before;
            options.filters.published_before = Some(before.map_or(now, |before| before.min(now)));
        }
        SearchMode::Podcasts => options.filters.added_since = later(options.filters.added_since),
    }
    options.snippets = SnippetOptions { has_transcript_snippets: false, ..options.snippets };
    options
}

/// Matches the episodes that the searches find, each once. The searches overlap, so that the number of all results is an
/// upper bound.
fn match_words(
    (matcher, rules): (&AlertMatcher, &NewsRules),
    generation: &OpenGeneration,
    searches: &[SearchOptions],
    cancel: &CancelToken,
    preview: &mut AlertPreview,
) -> Result<(), ApiError> {
    let mut known = HashSet::new();
    for options in searches {
        let found = generation.backend.search_episodes_until(options, Page { skip: 0, limit: MAX_EPISODES }, cancel)?;
        preview.total += found.total.count();
        preview.read += found.hits.len();
        for hit in &found.hits {
            if known.insert(hit.document.episode.id) {
                let found = match_documents((matcher, rules), generation, &hit.document, &hit.podcast)?;
                preview.matches.extend(found);
            }
        }
    }
    Ok(())
}
