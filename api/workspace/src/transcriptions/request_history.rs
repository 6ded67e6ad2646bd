//! `GET /api/v1/teams/request-history`

use super::history::{HistoryPage, read_analyses, read_outreach, read_preparations, read_transcriptions};
use super::list::{MAX_SKIP, TeamRequestsData};
use crate::paging::parse_page;
use earshot_api_server::prelude::*;

/// Kinds of requests that a history lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ListedRequestKind {
    AutoOutreach,
    DeepAnalysis,
    Diarization,
    GuestPrep,
    Transcription,
}

/// The kind and page of the team's requests.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct RequestHistoryParameters {
    /// The kind of requests. `diarization` is not offered, so that its list is empty.
    #[param(inline, example = "transcription")]
    request_type: ListedRequestKind,
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// Number of requests to skip, at most 100,000.
    #[param(maximum = 100_000)]
    skip: Option<u64>,
    /// `true`: only completed requests; `false`: only others.
    filter_completed: Option<bool>,
}

/// Lists the requests of the team of one kind, newest first.
///
/// Pitches and preparations of guests are done at once, so that all of them are completed. Preparations are listed for a year.
#[endpoint(
    get "/api/v1/teams/request-history",
    (status = 200, description = "The requests", body = Envelope<TeamRequestsData>),
)]
pub async fn get_team_request_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<RequestHistoryParameters>,
) -> Result<Envelope<TeamRequestsData>, ApiError> {
    let (skip, limit) = parse_page(parameters.skip, parameters.limit, MAX_SKIP)?;
    let page = HistoryPage { is_completed: parameters.filter_completed, skip, limit };
    let data = match parameters.request_type {
        ListedRequestKind::AutoOutreach => read_outreach(&state, &account, page).await?,
        ListedRequestKind::DeepAnalysis => read_analyses(&state, &account, page).await?,
        ListedRequestKind::Diarization => TeamRequestsData::empty(),
        ListedRequestKind::GuestPrep => read_preparations(&state, &account, page).await?,
        ListedRequestKind::Transcription => read_transcriptions(&state, &account, page).await?,
    };
    Ok(Envelope::new(data))
}
