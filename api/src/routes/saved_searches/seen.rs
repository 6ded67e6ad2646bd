//! `POST /api/v1/saved-searches/{savedSearchId}/seen`

use super::new_results::seen_until;
use super::{SavedSearchData, SavedSearchView, not_found};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, SignedInAccount};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use earshot_app::SavedSearchKey;

/// Records that the caller looks at the results of a saved search: none of them is new from now on.
///
/// It concerns the caller alone, also for a search that is shared.
#[utoipa::path(
    post,
    path = "/api/v1/saved-searches/{savedSearchId}/seen",
    operation_id = "markSavedSearchSeen",
    tag = "Search",
    params(("savedSearchId" = String, Path, description = "`id` or `shortId` of a saved search.")),
    responses(
        (status = 200, description = "The saved search, without a count", body = Envelope<SavedSearchData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Saved search not found", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn mark_saved_search_seen(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<SavedSearchData>, ApiError> {
    let until = seen_until(&state)?;
    let seen = state.db.mark_saved_search_seen(&account, SavedSearchKey::parse(&id), until).await?;
    let search = seen.ok_or_else(not_found)?;
    Ok(Envelope::new(SavedSearchData { saved_search: SavedSearchView::of(search, None)? }))
}
