//! `DELETE /api/v1/users/search-history`

use earshot_api_server::prelude::*;

/// How many searches were deleted.
#[view]
pub struct ClearedSearchHistoryData {
    /// Number of deleted searches.
    deleted_searches: u64,
}

/// Deletes the searches that the user ran in the team. Their `searchId` can no longer be exported.
#[endpoint(
    delete "/api/v1/users/search-history",
    (status = 200, description = "The searches are deleted", body = Envelope<ClearedSearchHistoryData>),
)]
pub async fn clear_search_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<ClearedSearchHistoryData>, ApiError> {
    let deleted_searches = state.db.clear_search_history(&account).await?;
    Ok(Envelope::new(ClearedSearchHistoryData { deleted_searches }))
}
