//! `GET /api/v1/users/search-history`

use crate::search_history::StoredSearchView;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::DateTime;
use earshot_api_server::prelude::*;
use earshot_app::{SearchPosition, StoredSearch};

const DEFAULT_LIMIT: u64 = 20;
const MAX_LIMIT: u64 = 100;

/// The page of the search history.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct SearchHistoryParameters {
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
}

/// A page of the user's searches.
#[view]
pub struct SearchHistoryData {
    /// The searches, last run first. A search that was run again is listed once.
    searches: Vec<StoredSearchView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the searches that the user ran in the team within the last 90 days.
#[endpoint(
    get "/api/v1/users/search-history",
    (status = 200, description = "The searches", body = Envelope<SearchHistoryData>),
    (status = 400, description = "The limit or the cursor is not valid"),
)]
pub async fn list_search_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<SearchHistoryParameters>,
) -> Result<Envelope<SearchHistoryData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 100"));
    }
    let after = parameters.cursor.as_deref().map(read_cursor).transpose()?;
    let mut searches = state.db.searches_of(&account, after, limit + 1).await?;
    let has_more = searches.len() as u64 > limit;
    if has_more {
        searches.pop();
    }
    let cursor = searches.last().filter(|_| has_more).map(write_cursor);
    let searches = searches.into_iter().map(StoredSearchView::of).collect::<Result<_, _>>()?;
    Ok(Envelope::new(SearchHistoryData { searches, cursor }))
}

/// The cursor of the page after this search.
pub fn write_cursor(last: &StoredSearch) -> String {
    URL_SAFE_NO_PAD.encode(format!("{} {}", last.searched_at.timestamp_millis(), last.id.simple()))
}

/// Reads a cursor.
///
/// # Errors
/// When it is not one of this list.
pub fn read_cursor(cursor: &str) -> Result<SearchPosition, ApiError> {
    let read = || {
        let text = String::from_utf8(URL_SAFE_NO_PAD.decode(cursor).ok()?).ok()?;
        let (millis, id) = text.split_once(' ')?;
        let searched_at = DateTime::from_timestamp_millis(millis.parse().ok()?)?;
        Some(SearchPosition { searched_at, id: Uuid::try_parse(id).ok()? })
    };
    let refused = || ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list");
    read().ok_or_else(refused)
}
