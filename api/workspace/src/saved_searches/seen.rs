//! `POST /api/v1/saved-searches/{savedSearchId}/seen`

use super::new_results::catalog_cutoff;
use super::{SavedSearchData, SavedSearchView, not_found};
use earshot_api_server::prelude::*;
use earshot_app::SavedSearchKey;

/// Marks a saved search's results as seen.
///
/// Affects only the caller, even for shared searches.
#[endpoint(
    post "/api/v1/saved-searches/{savedSearchId}/seen",
    (status = 200, description = "The saved search, without a count", body = Envelope<SavedSearchData>),
)]
pub async fn mark_saved_search_seen(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<SavedSearchData>, ApiError> {
    let until = catalog_cutoff(&state)?;
    let seen = state.db.mark_saved_search_seen(&account, SavedSearchKey::parse(&id), until).await?;
    let search = seen.ok_or_else(not_found)?;
    Ok(Envelope::new(SavedSearchData { saved_search: SavedSearchView::of(search, None)? }))
}
