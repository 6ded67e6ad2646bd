//! Finds what an alert would have found in the last 30 days: by a search for its words, or by its own search or chart.

use super::chart_matches::find_chart_movements;
use crate::new_matches::{found_episode, found_podcast, match_documents};
use crate::search::{REPEATS_FREE_FOR, RepeatedSearch};
use chrono::TimeDelta;
use earshot_api_server::cursor::query_hash;
use earshot_api_server::error::ApiError;
use earshot_api_server::metering::{ChargeKey, Payer};
use earshot_api_server::serving::OpenGeneration;
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::work_queue::{WorkCost, WorkOwner};
use earshot_app::{Account, NewAlertMatch};
use earshot_indexer::{CancelToken, Page, Total};
use earshot_model::alert::{AlertFields, AlertKind, StoredAlertSearch};
use earshot_model::limits::MIN_TERM_LENGTH;
use earshot_model::search::{
    SearchMode, SearchOptions, SearchRequest, SnippetOptions, SortOrderRequest, TermOptionsRequest, TermRequest,
    build_search_options,
};
use earshot_model::{Meter, Tier, Timestamp};
use earshot_percolator::AlertMatcher;
use std::cmp::Reverse;
use uuid::Uuid;

pub const PREVIEW_DAYS: i64 = 30;
/// Episodes that are read for a preview.
const MAX_EPISODES: usize = 100;
const TARGETS: [&str; 3] = ["episode-title", "episode-description", "transcript"];

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
    let options = match (&fields.settings.search, fields.kind) {
        (Some(search), AlertKind::SavedSearch) => {
            Some(with_period(search_options(search, account.tier, now)?, now, since))
        }
        (_, AlertKind::ChartMovement) => None,
        _ => word_options(fields, now, since)?,
    };
    let reservation = match &options {
        Some(_) => {
            let asked = ChargeKey { text: charge_key(fields), free_until: now + REPEATS_FREE_FOR };
            Some(state.metering.reserve(&Payer::of_account(account), Meter::Searches, asked).await?)
        }
        None => None,
    };
    let cost = options.as_ref().map_or(WorkCost::LATEST, WorkCost::of_search);
    let fields = fields.clone();
    state
        .run_engine_task(EngineTask::new(owner, cost).with_reservation(reservation), move |generation, cancel| {
            let mut preview =
                AlertPreview { generation: generation.name.clone(), matches: Vec::new(), total: 0, read: 0 };
            match (fields.settings.chart.clone(), options) {
                (Some(chart), _) => preview.matches = find_chart_movements(generation, id, &chart)?,
                (None, Some(options)) => run_search(generation, (id, fields), &options, cancel, &mut preview)?,
                (None, None) => {}
            }
            preview.matches.sort_by_key(|found| Reverse(found.content.published_at));
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

/// The search for an alert's words. `None` when no word is long enough to search for.
fn word_options(fields: &AlertFields, now: Timestamp, since: Timestamp) -> Result<Option<SearchOptions>, ApiError> {
    let term = |name: &str| TermRequest {
        search_term: name.to_owned(),
        search_type: None,
        search_targets: TARGETS.map(str::to_owned).to_vec(),
        options: TermOptionsRequest {
            phrase_match: Some(fields.settings.whole_words),
            ..TermOptionsRequest::default()
        },
    };
    let names = fields.names().filter(|name| name.chars().count() >= MIN_TERM_LENGTH);
    let group: Vec<TermRequest> = names.map(term).collect();
    if group.is_empty() {
        return Ok(None);
    }
    let request = SearchRequest {
        search_term_groups: vec![group],
        sort_order: Some(vec![SortOrderRequest {
            field: "episodeRssPublishedAt".to_owned(),
            direction: Some("desc".to_owned()),
            null_order: None,
        }]),
        ..SearchRequest::default()
    };
    // The plan restricts alerts, not this search.
    let options = build_search_options(&request, SearchMode::Episodes, Tier::Admin, now)?;
    Ok(Some(with_period(options, now, since)))
}

/// The search of an alert. Relative dates count back from `now`.
pub fn search_options(search: &StoredAlertSearch, tier: Tier, now: Timestamp) -> Result<SearchOptions, ApiError> {
    let options = RepeatedSearch::from_stored(&search.request, &search.mode)?.to_options(tier, now)?;
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

fn run_search(
    generation: &OpenGeneration,
    (id, fields): (Uuid, AlertFields),
    options: &SearchOptions,
    cancel: &CancelToken,
    preview: &mut AlertPreview,
) -> Result<(), ApiError> {
    let page = Page { skip: 0, limit: MAX_EPISODES };
    if options.mode == SearchMode::Podcasts {
        let found = generation.backend.search_podcasts_until(options, page, cancel)?;
        preview.count(found.total, found.hits.len());
        preview.matches = found.hits.iter().map(|hit| found_podcast(id, &hit.document)).collect();
        return Ok(());
    }
    let found = generation.backend.search_episodes_until(options, page, cancel)?;
    preview.count(found.total, found.hits.len());
    if fields.kind == AlertKind::SavedSearch {
        preview.matches = found.hits.iter().map(|hit| found_episode(id, &hit.document, &hit.podcast)).collect();
        return Ok(());
    }
    let mut matcher = AlertMatcher::default();
    matcher.add(id, fields);
    for hit in &found.hits {
        preview.matches.extend(match_documents(&matcher, generation, &hit.document, &hit.podcast)?);
    }
    Ok(())
}

impl AlertPreview {
    fn count(&mut self, total: Total, read: usize) {
        self.total = match total {
            Total::Exactly(count) | Total::AtLeast(count) => count,
        };
        self.read = read;
    }
}
