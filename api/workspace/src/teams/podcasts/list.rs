//! `GET /api/v1/teams/podcasts`

use super::TeamPodcastView;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_app::{TeamPodcastOrder, TeamPodcastQuery};

const DEFAULT_LIMIT: u64 = 50;
const MAX_LIMIT: u64 = 200;
const MAX_TEXT_CHARS: usize = 200;

/// Which podcasts of the team, and which page.
#[parameters]
pub struct TeamPodcastsParameters {
    /// `true` for blacklisted podcasts, `false` for all others.
    blacklist: Option<bool>,
    /// `true` for podcasts marked for synchronization, `false` for all others.
    sync: Option<bool>,
    /// No podcast has such an error: `true` finds none.
    has_airtable_error: Option<bool>,
    /// 1 to 200; 50 by default.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u64>,
    /// Podcasts to skip; 0 by default.
    offset: Option<usize>,
    /// A part of the title, ignoring case and accents.
    text_filter: Option<String>,
    /// By title, or newest first, which is the default and what `lastAirtableSync` does.
    #[param(inline)]
    sort_order: Option<SortOrderParameter>,
}

/// The order of the team's podcasts.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SortOrderParameter {
    PodcastTitle,
    AddedAt,
    LastAirtableSync,
}

/// A page of the team's podcasts.
#[view]
pub struct TeamPodcastsData {
    /// Number of all podcasts of the team.
    total: u64,
    /// Number of podcasts that the filters accept.
    total_filtered: u64,
    /// The podcasts of the page.
    team_podcasts: Vec<TeamPodcastView>,
}

/// Lists the podcasts of the team, with the projects that list them.
#[endpoint(
    get "/api/v1/teams/podcasts",
    (status = 200, description = "The podcasts", body = Envelope<TeamPodcastsData>),
)]
pub async fn get_team_podcasts(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamPodcastsParameters>,
) -> Result<Envelope<TeamPodcastsData>, ApiError> {
    let invalid = |pointer: &str, message: &str| Err(ApiError::invalid("A parameter is not valid.", pointer, message));
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return invalid("/limit", "must be 1 to 200");
    }
    let skip = check_skip(parameters.offset)
        .map_err(|_| ApiError::invalid("A parameter is not valid.", "/offset", "is larger than any list"))?;
    if parameters.text_filter.as_ref().is_some_and(|text| text.chars().count() > MAX_TEXT_CHARS) {
        return invalid("/textFilter", "must have at most 200 characters");
    }
    let query = TeamPodcastQuery {
        blacklist: parameters.blacklist,
        sync: parameters.sync,
        text: parameters.text_filter,
        order: match parameters.sort_order {
            Some(SortOrderParameter::PodcastTitle) => TeamPodcastOrder::Title,
            None | Some(SortOrderParameter::AddedAt | SortOrderParameter::LastAirtableSync) => TeamPodcastOrder::Added,
        },
        skip: skip as u64,
        limit,
    };
    let mut page = state.db.team_podcasts(&account, &query).await?;
    if parameters.has_airtable_error == Some(true) {
        page.total_filtered = 0;
        page.podcasts.clear();
    }
    let team_podcasts = TeamPodcastView::of_page(&state, &account, page.podcasts).await?;
    Ok(Envelope::new(TeamPodcastsData { total: page.total, total_filtered: page.total_filtered, team_podcasts }))
}
