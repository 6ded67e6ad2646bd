//! `GET /api/v1/teams/request-log`

use earshot_api_server::prelude::*;
use earshot_app::{LoggedKey, LoggedRequest, LoggedRequestQuery};
use std::ops::Range;

const DEFAULT_LIMIT: u64 = 50;
const MAX_LIMIT: u64 = 200;

/// Which requests.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct RequestLogParameters {
    /// Only requests with this key, by its ID.
    api_key_id: Option<String>,
    /// Only requests with a status of this class.
    #[param(inline)]
    status_class: Option<StatusClass>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
    /// Number of requests: 1 to 200, 50 by default.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u64>,
}

/// A class of HTTP statuses.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub enum StatusClass {
    #[serde(rename = "2xx")]
    Successful,
    #[serde(rename = "3xx")]
    Redirected,
    #[serde(rename = "4xx")]
    ClientError,
    #[serde(rename = "5xx")]
    ServerError,
}

/// A page of the log of requests.
#[view]
pub struct RequestLogData {
    /// The requests, newest first. They are kept for 30 days, and the newest 100,000 of a team at most. A request appears
    /// some seconds after its response.
    requests: Vec<LoggedRequestView>,
    /// The keys of the team, newest first, whoever created them.
    keys: Vec<LoggedKeyView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// A request with an API key, or a number of requests that were not logged because too many came at once.
#[view]
pub struct LoggedRequestView {
    /// ID of the request in this log.
    id: String,
    /// When its response began.
    at: TimestampView,
    /// The key; `null` when it was deleted with the account of its owner.
    key: Option<LoggedKeyView>,
    /// The HTTP method; `null` for requests that were not logged.
    method: Option<String>,
    /// The path with its parameters in braces, without the query; `null` for requests that were not logged.
    route: Option<String>,
    /// The HTTP status; `null` for requests that were not logged.
    status: Option<u16>,
    /// Milliseconds until the response began; `null` for requests that were not logged.
    duration_ms: Option<u64>,
    /// 0 for a request. Otherwise so many requests were not logged from this time on.
    missed_count: u64,
}

/// An API key, as the log names it.
#[view]
pub struct LoggedKeyView {
    /// ID of the key.
    id: String,
    /// Name of the key.
    name: String,
    /// The beginning of the key, by which its owner can recognize it.
    prefix: String,
}

impl StatusClass {
    fn statuses(self) -> Range<u16> {
        match self {
            Self::Successful => 200..300,
            Self::Redirected => 300..400,
            Self::ClientError => 400..500,
            Self::ServerError => 500..600,
        }
    }
}

impl RequestLogParameters {
    fn query(&self) -> Result<LoggedRequestQuery, ApiError> {
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        if !(1..=MAX_LIMIT).contains(&limit) {
            return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 200"));
        }
        let key_id = self.api_key_id.as_deref().map(Uuid::try_parse).transpose();
        let before = self.cursor.as_deref().map(Uuid::try_parse).transpose();
        Ok(LoggedRequestQuery {
            key_id: key_id.map_err(|_| ApiError::invalid("The key is not valid.", "/apiKeyId", "must be an ID"))?,
            statuses: self.status_class.map(StatusClass::statuses),
            before: before.map_err(|_| {
                ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list")
            })?,
            limit: limit + 1,
        })
    }
}

/// Lists requests to the API with the keys of the team, for those who may manage its keys. API keys are not accepted.
#[endpoint(
    get "/api/v1/teams/request-log",
    (status = 200, description = "The requests", body = Envelope<RequestLogData>),
    (status = 400, description = "A filter, the limit or the cursor is not valid"),
    (status = 403, description = "API keys are not accepted, or the caller's role does not allow it"),
    security(("session" = []))
)]
pub async fn list_logged_requests(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiQuery(parameters): ApiQuery<RequestLogParameters>,
) -> Result<Envelope<RequestLogData>, ApiError> {
    let query = parameters.query()?;
    let one_more = query.limit;
    let mut requests = state.db.logged_requests(&account, query).await?;
    let has_more = requests.len() as u64 == one_more;
    if has_more {
        requests.pop();
    }
    let cursor = requests.last().filter(|_| has_more).map(|last| last.id.to_string());
    let keys = state.db.logged_keys(&account).await?;
    Ok(Envelope::new(RequestLogData {
        requests: requests.into_iter().map(Into::into).collect(),
        keys: keys.into_iter().map(Into::into).collect(),
        cursor,
    }))
}

impl From<LoggedKey> for LoggedKeyView {
    fn from(LoggedKey { id, name, prefix }: LoggedKey) -> Self {
        Self { id: id.to_string(), name, prefix }
    }
}

impl From<LoggedRequest> for LoggedRequestView {
    fn from(request: LoggedRequest) -> Self {
        let is_logged = request.missed_count == 0;
        Self {
            id: request.id.to_string(),
            at: request.at.into(),
            key: request.key.map(Into::into),
            method: is_logged.then_some(request.method),
            route: is_logged.then_some(request.route),
            status: is_logged.then_some(request.status),
            duration_ms: is_logged.then_some(request.duration_ms),
            missed_count: request.missed_count,
        }
    }
}
