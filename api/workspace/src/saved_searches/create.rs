//! `POST /api/v1/saved-searches`

use super::new_results::catalog_cutoff;
use super::validation::{check_name, check_search};
use super::{SavedSearchData, SavedSearchView, changed, publish_change};
use earshot_api_content::search::{SearchRequest, mode_name};
use earshot_api_server::prelude::*;
use earshot_app::NewSavedSearch;

/// A search to save.
#[request]
pub struct CreateSavedSearchRequest {
    /// Name of the saved search.
    #[schema(min_length = 1, max_length = 100)]
    name: String,
    /// What is searched: podcasts or episodes.
    kind: String,
    /// The search, as a search call takes it. Cursor, page size, facets and output options are not saved.
    search_options: SearchRequest,
    /// Whether it becomes the caller's default instead of the present one.
    is_default: Option<bool>,
    /// Whether the whole team sees it.
    shared: Option<bool>,
}

/// Saves a search. From now on, its new results are counted.
#[endpoint(
    post "/api/v1/saved-searches",
    (status = 200, description = "The saved search", body = Envelope<SavedSearchData>),
    (status = 400, description = "The name or the search is not valid"),
    (status = 403, description = "The plan does not include a filter or a sort order"),
    (status = 404, description = "The team has no such project"),
    (status = 409, description = "The user has the maximum number of saved searches"),
)]
pub async fn create_saved_search(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<CreateSavedSearchRequest>,
) -> Result<Versioned<SavedSearchData>, ApiError> {
    let name = check_name(&body.name)?;
    let (mode, request) = check_search(&state, &caller, &account, &body.kind, &body.search_options).await?;
    let new = NewSavedSearch {
        name,
        mode: mode_name(mode).to_owned(),
        request,
        is_shared: body.shared.unwrap_or(false),
        is_default: body.is_default.unwrap_or(false),
        seen_until: catalog_cutoff(&state)?,
    };
    let search = changed(state.db.save_search(&account, new).await?)?;
    publish_change(&state, &account, search.is_shared);
    let version = search.version;
    Ok(Versioned { version, data: SavedSearchData { saved_search: SavedSearchView::of(search, None)? } })
}
