//! `DELETE /api/v1/users/search-history`

use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SignedInAccount;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use serde::Serialize;
use utoipa::ToSchema;

/// How many searches were deleted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClearedSearchHistoryData {
    /// Number of deleted searches.
    deleted_searches: u64,
}

/// Deletes the searches that the user ran in the team. Their `searchId` can no longer be exported.
#[utoipa::path(
    delete,
    path = "/api/v1/users/search-history",
    responses(
        (status = 200, description = "The searches are deleted", body = Envelope<ClearedSearchHistoryData>),
    ),
)]
pub async fn clear_search_history(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<ClearedSearchHistoryData>, ApiError> {
    let deleted_searches = state.db.clear_search_history(&account).await?;
    Ok(Envelope::new(ClearedSearchHistoryData { deleted_searches }))
}
