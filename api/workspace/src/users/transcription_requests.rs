//! `GET /api/v1/users/usage/transcription-requests`

use crate::paging::parse_page;
use earshot_api_content::transcription_requests::request_views;
use earshot_api_content::views::{TranscriptionRequestView, TranscriptionStatus};
use earshot_api_server::prelude::*;
use earshot_app::TranscriptionRequestQuery;

const MAX_SKIP: u64 = 100_000;

/// The page and status of the listed transcription requests.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct TranscriptionRequestsParameters {
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// Number of requests to skip, at most 100,000.
    #[param(maximum = 100_000)]
    skip: Option<u64>,
    /// Only requests in this state.
    #[param(inline)]
    status: Option<TranscriptionStatus>,
}

/// The transcription requests of the user's team, newest first.
#[view]
pub struct TranscriptionRequestsData {
    /// Number of requests with this status.
    total_requests: u64,
    /// The requests of the page.
    requests: Vec<TranscriptionRequestView>,
}

/// Lists the transcription requests of the user's team and their status.
#[endpoint(
    get "/api/v1/users/usage/transcription-requests",
    (status = 200, description = "The requests", body = Envelope<TranscriptionRequestsData>),
)]
pub async fn get_user_transcription_requests(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TranscriptionRequestsParameters>,
) -> Result<Envelope<TranscriptionRequestsData>, ApiError> {
    let (skip, limit) = parse_page(parameters.skip, parameters.limit, MAX_SKIP)?;
    let is_completed = parameters.status.map(|status| status == TranscriptionStatus::Completed);
    let requested = TranscriptionRequestQuery { is_completed, state: None, skip, limit };
    let (total_requests, requests) = state.db.transcription_requests_of(account.team_id, requested).await?;
    let requests = request_views(&state, requests).await?;
    Ok(Envelope::new(TranscriptionRequestsData { total_requests, requests }))
}
