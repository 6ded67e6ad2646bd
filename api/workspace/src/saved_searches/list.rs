//! `GET /api/v1/saved-searches`

use super::SavedSearchView;
use super::new_results::count_new_results;
use earshot_api_server::prelude::*;

const DEFAULT_LIMIT: u64 = 20;
const MAX_LIMIT: u64 = 100;

/// The page of saved searches.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct SavedSearchesParameters {
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
    /// Whether new results are counted; `true` by default.
    counts: Option<bool>,
}

/// A page of saved searches.
#[view]
pub struct SavedSearchesData {
    /// The caller's own saved searches in the team and those shared with it, newest first.
    saved_searches: Vec<SavedSearchView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the saved searches that the caller sees, with the number of their new results.
///
/// New results are those that match now and came into the catalog after the results that the caller last looked at:
/// when they saved the search, or called `POST /saved-searches/{savedSearchId}/seen`. What the team hides is not
/// counted. Counts are exact up to 10,000 and cost no search.
#[endpoint(
    get "/api/v1/saved-searches",
    (status = 200, description = "The saved searches", body = Envelope<SavedSearchesData>),
    (status = 400, description = "The limit or the cursor is not valid"),
    (status = 503, description = "The server is busy with searches"),
)]
pub async fn list_saved_searches(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<SavedSearchesParameters>,
) -> Result<Envelope<SavedSearchesData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 100"));
    }
    let refused = |_| ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list");
    let before = parameters.cursor.as_deref().map(Uuid::try_parse).transpose().map_err(refused)?;
    let page = state.db.saved_searches(&account, before, limit).await?;
    let cursor = page.searches.last().filter(|_| page.has_more).map(|last| last.id.to_string());
    let new = match parameters.counts {
        Some(false) => page.searches.iter().map(|_| None).collect(),
        _ => count_new_results(&state, &caller, &page.searches).await?,
    };
    let views = page.searches.into_iter().zip(new).map(|(search, new)| SavedSearchView::of(search, new));
    Ok(Envelope::new(SavedSearchesData { saved_searches: views.collect::<Result<_, _>>()?, cursor }))
}
