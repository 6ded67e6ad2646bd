//! `GET /api/v1/teams/transcriptions`

use super::view::TeamRequestView;
use crate::paging::parse_page;
use earshot_api_content::transcription_requests::request_views;
use earshot_api_server::prelude::*;
use earshot_app::TranscriptionRequestQuery;

pub(super) const MAX_SKIP: u64 = 100_000;

/// The page of the team's transcription requests.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct TeamTranscriptionsParameters {
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// Number of requests to skip, at most 100,000.
    #[param(maximum = 100_000)]
    skip: Option<u64>,
    /// `true`: only completed requests; `false`: only others.
    filter_completed: Option<bool>,
}

/// Requests of the team, newest first.
#[view]
pub struct TeamRequestsData {
    /// Number of requests that match.
    pub total_requests: u64,
    /// The requests of the page.
    pub requests: Vec<TeamRequestView>,
}

impl TeamRequestsData {
    pub(super) fn empty() -> Self {
        Self { total_requests: 0, requests: Vec::new() }
    }
}

/// Lists the transcription requests of the team.
#[endpoint(
    get "/api/v1/teams/transcriptions",
    (status = 200, description = "The requests", body = Envelope<TeamRequestsData>),
)]
pub async fn get_transcription_requests(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamTranscriptionsParameters>,
) -> Result<Envelope<TeamRequestsData>, ApiError> {
    let (skip, limit) = parse_page(parameters.skip, parameters.limit, MAX_SKIP)?;
    let query = TranscriptionRequestQuery { is_completed: parameters.filter_completed, state: None, skip, limit };
    Ok(Envelope::new(read_page(&state, account.team_id, query).await?))
}

pub(super) async fn read_page(
    state: &AppState,
    team: Uuid,
    query: TranscriptionRequestQuery,
) -> Result<TeamRequestsData, ApiError> {
    let (total_requests, requests) = state.db.transcription_requests_of(team, query).await?;
    let views = request_views(state, requests).await?;
    Ok(TeamRequestsData { total_requests, requests: views.into_iter().map(Into::into).collect() })
}
