//! `GET /api/v1/saved-searches/{savedSearchId}`

use super::new_results::count_new_results;
use super::{SavedSearchData, SavedSearchView, not_found};
use earshot_api_server::prelude::*;
use earshot_app::SavedSearchKey;

/// Returns a saved search: one of the caller's own, or one that is shared with the team.
#[endpoint(
    get "/api/v1/saved-searches/{savedSearchId}",
    (status = 200, description = "The saved search", body = Envelope<SavedSearchData>),
    (status = 503, description = "The server is busy with searches"),
)]
pub async fn get_saved_search(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<SavedSearchData>, ApiError> {
    let found = state.db.find_saved_search(&account, &SavedSearchKey::parse(&id)).await?;
    let search = found.ok_or_else(not_found)?;
    let new = count_new_results(&state, &caller, std::slice::from_ref(&search)).await?.pop().flatten();
    Ok(Envelope::new(SavedSearchData { saved_search: SavedSearchView::of(search, new)? }))
}
