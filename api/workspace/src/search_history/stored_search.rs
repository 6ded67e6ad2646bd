//! `GET /api/v1/search/history/{searchId}`

use earshot_api_content::search::SearchRequest;
use earshot_api_server::prelude::*;
use earshot_app::StoredSearch;
use serde_json::Value;

/// A search of the team.
#[view]
pub struct StoredSearchView {
    /// Its ID, as in the response to the search.
    search_id: String,
    /// podcasts or episodes.
    search_mode: String,
    /// The search, without cursor, page size, facets and lengths of snippets. Send it again to get its first page.
    #[schema(value_type = SearchRequest)]
    search_options: Value,
    /// When it was last run.
    searched_at: TimestampView,
}

/// The search of an ID.
#[view]
pub struct StoredSearchData {
    /// The search.
    search: StoredSearchView,
}

/// Returns a search of the team by the `searchId` of its response, for 90 days after it was last run.
#[endpoint(
    get "/api/v1/search/history/{searchId}",
    (status = 200, description = "The search", body = Envelope<StoredSearchData>),
)]
pub async fn get_search_from_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<StoredSearchData>, ApiError> {
    let not_found = || ApiError::not_found("Search");
    let id = Uuid::try_parse(&id).map_err(|_| not_found())?;
    let search = state.db.find_search(account.team_id, id).await?.ok_or_else(not_found)?;
    Ok(Envelope::new(StoredSearchData { search: StoredSearchView::of(search)? }))
}

impl StoredSearchView {
    pub(crate) fn of(search: StoredSearch) -> Result<Self, ApiError> {
        Ok(Self {
            search_id: search.id.to_string(),
            search_mode: search.mode,
            search_options: serde_json::from_str(&search.request).map_err(ApiError::internal)?,
            searched_at: search.searched_at.into(),
        })
    }
}
