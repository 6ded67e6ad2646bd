//! `GET /api/v1/alerts/matches`

use super::all_alerts;
use earshot_api_content::views::{AlertMatchView, MatchAlerts};
use earshot_api_server::prelude::*;
use earshot_app::{MatchQuery, MatchState};
use earshot_model::PodcastId;
use earshot_model::alert::MatchStatus;

const DEFAULT_PAGE_SIZE: u64 = 20;
const MAX_PAGE_SIZE: u64 = 100;
/// Later pages are reached by cursor.
const MAX_PAGE: u64 = 10_000;

/// Which matches, and which page.
#[parameters]
pub struct AlertMatchesParameters {
    /// ID of an alert; all alerts by default.
    #[param(value_type = Option<String>)]
    alert_config_id: Option<Uuid>,
    /// Whether filtered matches are listed with the kept ones; `false` by default.
    include_filtered: Option<bool>,
    /// Number of the page, from 1.
    #[param(minimum = 1)]
    page: Option<u64>,
    /// Matches of a page: 1 to 100, 20 by default.
    #[param(minimum = 1, maximum = 100)]
    page_size: Option<u64>,
    /// kept or filtered. It has priority over `includeFiltered`.
    #[param(inline)]
    status: Option<StatusParameter>,
    /// new, seen, snoozed or not_relevant; all by default.
    #[param(inline)]
    state: Option<StateParameter>,
    /// ID of a podcast; all podcasts by default.
    #[param(value_type = Option<String>)]
    podcast_id: Option<Uuid>,
    /// The cursor of the page before, instead of a number of a page.
    #[param(value_type = Option<String>)]
    cursor: Option<Uuid>,
    /// Whether matches of saved searches and charts are listed, too.
    include_all_types: Option<bool>,
    /// Whether the back catalog is listed instead of the news: episodes that were not new when they were found; `false` by
    /// default.
    back_catalog: Option<bool>,
}

/// Whether matches are kept or filtered.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StatusParameter {
    Kept,
    Filtered,
}

/// The state of matches.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StateParameter {
    New,
    Seen,
    Snoozed,
    NotRelevant,
}

/// The options as applied.
#[view]
pub struct AlertMatchesOptions {
    /// ID of the alert; `null` for all.
    alert_config_id: Option<String>,
    /// Whether filtered matches are listed.
    include_filtered: bool,
    /// Number of the page.
    page: u64,
    /// Matches of a page.
    page_size: u64,
}

/// A page of what alerts found, the newest episodes first.
#[view]
pub struct AlertMatchesData {
    /// The options as applied.
    options: AlertMatchesOptions,
    /// Number of matches on all pages.
    total: u64,
    /// The matches.
    matches: Vec<AlertMatchView>,
    /// Where the next page begins; `null` on the last one.
    cursor: Option<String>,
    /// Number of matches of the back catalog for the same options.
    back_catalog_count: u64,
    /// Number of kept matches of the team that nobody has seen, without the back catalog.
    unseen_count: u64,
}

/// Lists what the alerts of the team found, the newest episodes first.
///
/// Episodes that were not new when they were found are the back catalog, which has a list of its own: `backCatalog=true`.
#[endpoint(
    get "/api/v1/alerts/matches",
    (status = 200, description = "The matches", body = Envelope<AlertMatchesData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn list_alert_matches(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<AlertMatchesParameters>,
) -> Result<Envelope<AlertMatchesData>, ApiError> {
    let page = parameters.page.unwrap_or(1);
    let page_size = parameters.page_size.unwrap_or(DEFAULT_PAGE_SIZE);
    if !(1..=MAX_PAGE).contains(&page) {
        let detail = format!("must be 1 to {MAX_PAGE}; use a cursor for more");
        return Err(ApiError::invalid("The page is not valid.", "/page", &detail));
    }
    if !(1..=MAX_PAGE_SIZE).contains(&page_size) {
        return Err(ApiError::invalid("The page size is not valid.", "/pageSize", "must be 1 to 100"));
    }
    if parameters.cursor.is_some() && parameters.page.is_some() {
        return Err(ApiError::new(ErrorCode::InvalidCursor, "A cursor replaces the number of the page.")
            .with_detail("/cursor", "must not be sent with page"));
    }
    let include_filtered = parameters.include_filtered.unwrap_or(false);
    let query = MatchQuery {
        alert_id: parameters.alert_config_id,
        podcast_id: parameters.podcast_id.map(PodcastId),
        status: match (parameters.status, parameters.state) {
            (Some(StatusParameter::Kept), _) => Some(MatchStatus::Kept),
            (Some(StatusParameter::Filtered), _) => Some(MatchStatus::Filtered),
            // Matches that are not relevant are filtered.
            (None, Some(StateParameter::NotRelevant)) => None,
            (None, _) => (!include_filtered).then_some(MatchStatus::Kept),
        },
        state: parameters.state.map(|state| match state {
            StateParameter::New => MatchState::New,
            StateParameter::Seen => MatchState::Seen,
            StateParameter::Snoozed => MatchState::Snoozed,
            StateParameter::NotRelevant => MatchState::NotRelevant,
        }),
        is_back_catalog: Some(parameters.back_catalog.unwrap_or(false)),
        since: None,
        includes_all_kinds: parameters.include_all_types.unwrap_or(false),
        before: parameters.cursor,
        skip: if parameters.cursor.is_some() { 0 } else { (page - 1) * page_size },
        limit: page_size,
    };
    let found = state.db.alert_matches(&account, &query).await?;
    let back_catalog_count = if query.is_back_catalog == Some(true) {
        found.total
    } else {
        let back_catalog = MatchQuery { is_back_catalog: Some(true), before: None, ..query };
        state.db.count_alert_matches(&account, &back_catalog).await?
    };
    let alerts = MatchAlerts::of(&all_alerts(&state, &account).await?);
    let unseen = state.db.unseen_matches(&account).await?;
    let url = &state.config.public_url;
    let cursor = found.matches.last().filter(|_| found.has_more).map(|last| last.id.to_string());
    Ok(Envelope::new(AlertMatchesData {
        options: AlertMatchesOptions {
            alert_config_id: parameters.alert_config_id.map(|id| id.to_string()),
            include_filtered,
            page,
            page_size,
        },
        total: found.total,
        matches: found.matches.iter().map(|found| AlertMatchView::of(found, &alerts, url)).collect(),
        cursor,
        back_catalog_count,
        unseen_count: unseen.values().sum(),
    }))
}
