//! `PATCH /api/v1/saved-searches/{savedSearchId}`

use super::validation::{check_name, check_search};
use super::{SavedSearchData, SavedSearchView, changed, not_found, publish_change};
use earshot_api_content::search::{SearchRequest, mode_name};
use earshot_api_server::prelude::*;
use earshot_app::{SavedSearchChange, SavedSearchKey};

/// The fields of a saved search to change; absent fields stay as they are.
#[request(Default)]
pub struct UpdateSavedSearchRequest {
    /// Name of the saved search.
    #[schema(min_length = 1, max_length = 100)]
    name: Option<String>,
    /// What is searched: podcasts or episodes. Only with `searchOptions`.
    kind: Option<String>,
    /// The search, as a search call takes it.
    search_options: Option<SearchRequest>,
    /// Whether it is the caller's default. Everyone who sees the search may set it for themselves.
    is_default: Option<bool>,
    /// Whether the whole team sees it.
    shared: Option<bool>,
}

/// Changes a saved search. Shared ones can be changed by their owner and by admins of the team.
#[endpoint(
    patch "/api/v1/saved-searches/{savedSearchId}",
    (status = 200, description = "The saved search", body = Envelope<SavedSearchData>),
    (status = 400, description = "The name or the search is not valid, or there is nothing to change"),
    (status = 403, description = "It belongs to someone else, or the plan does not include a filter"),
    (status = 412, description = "It has changed; `data.current` has it as it is"),
)]
pub async fn update_saved_search(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateSavedSearchRequest>,
) -> Result<Versioned<SavedSearchData>, ApiError> {
    const INVALID: &str = "The saved search is not valid.";
    let UpdateSavedSearchRequest { name, kind, search_options, is_default, shared } = body;
    if name.is_none() && search_options.is_none() && is_default.is_none() && shared.is_none() {
        let message = "must have name, searchOptions, isDefault or shared";
        return Err(ApiError::invalid(INVALID, "", message));
    }
    let key = SavedSearchKey::parse(&id);
    let search = match search_options {
        None => None,
        Some(request) => {
            let known = state.db.find_saved_search(&account, &key).await?.ok_or_else(not_found)?;
            let kind = kind.unwrap_or(known.mode);
            let (mode, request) = check_search(&state, &caller, &account, &kind, &request).await?;
            Some((mode_name(mode).to_owned(), request))
        }
    };
    let name = name.as_deref().map(check_name).transpose()?;
    let change = SavedSearchChange { name, search, is_shared: shared, is_default };
    let search = changed(state.db.change_saved_search(&account, key, expected, change).await?)?;
    // Also when the search is no longer shared.
    publish_change(&state, &account, search.is_shared || shared.is_some());
    let version = search.version;
    Ok(Versioned { version, data: SavedSearchData { saved_search: SavedSearchView::of(search, None)? } })
}
