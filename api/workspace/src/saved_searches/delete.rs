//! `DELETE /api/v1/saved-searches/{savedSearchId}`

use super::{DeletedSavedSearchData, SavedSearchView, changed, publish_change};
use earshot_api_server::prelude::*;
use earshot_app::SavedSearchKey;

/// Deletes a saved search. Shared ones can be deleted by their owner and by admins of the team.
///
/// The response has the search as it was, so that it can be saved again.
#[endpoint(
    delete "/api/v1/saved-searches/{savedSearchId}",
    (status = 200, description = "The saved search as it was", body = Envelope<DeletedSavedSearchData>),
    (status = 403, description = "It belongs to someone else"),
    (status = 412, description = "It has changed; `data.current` has it as it is"),
)]
pub async fn delete_saved_search(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ExpectedVersion(expected): ExpectedVersion,
) -> Result<Envelope<DeletedSavedSearchData>, ApiError> {
    let outcome = state.db.delete_saved_search(&account, SavedSearchKey::parse(&id), expected).await?;
    let search = changed(outcome)?;
    publish_change(&state, &account, search.is_shared);
    let saved_search = SavedSearchView::of(search, None)?;
    Ok(Envelope::new(DeletedSavedSearchData { message: "Saved search deleted".to_owned(), saved_search }))
}
