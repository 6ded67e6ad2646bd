//! Checks what is saved: a name, and a search that its caller can run.

use earshot_api_content::search::{SearchRequest, find_project_of_search, mode_name, parse_mode};
use earshot_api_server::prelude::*;
use earshot_model::search::{SearchMode, build_search_options};
use earshot_model::without_hidden_characters;

const MAX_NAME_CHARS: usize = 100;
/// Size of a search that is saved, as JSON. A person saves 200 of them.
const MAX_REQUEST_BYTES: usize = 64 << 10;
const INVALID: &str = "The saved search is not valid.";

/// Returns the name without surrounding spaces and characters that show nothing.
pub(super) fn check_name(name: &str) -> Result<String, ApiError> {
    let name = without_hidden_characters(name);
    let name = name.trim();
    if !(1..=MAX_NAME_CHARS).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(ApiError::invalid(INVALID, "/name", "must have 1 to 100 characters, and no line breaks"));
    }
    Ok(name.to_owned())
}

/// Checks a search by the rules of spec 5 and 6, and returns its mode and the JSON to store.
pub(super) async fn check_search(
    state: &AppState,
    caller: &Caller,
    account: &Account,
    kind: &str,
    request: &SearchRequest,
) -> Result<(SearchMode, String), ApiError> {
    const POINTER: &str = "/searchOptions";
    let mode = parse_mode(kind)
        .ok_or_else(|| ApiError::invalid(INVALID, "/kind", &format!("must be {} or {}", names()[0], names()[1])))?;
    let now = state.clock.now();
    build_search_options(&request.to_model(), mode, caller.tier, now)
        .map_err(|error| ApiError::from(error).prefix_pointers(POINTER))?;
    find_project_of_search(state, account, request).await.map_err(|error| error.prefix_pointers(POINTER))?;
    let stored = request.canonical();
    if stored.len() > MAX_REQUEST_BYTES {
        return Err(ApiError::invalid(
            INVALID,
            POINTER,
            "must be at most 64 KB, so that it can be saved: use fewer values",
        ));
    }
    Ok((mode, stored))
}

fn names() -> [&'static str; 2] {
    [mode_name(SearchMode::Podcasts), mode_name(SearchMode::Episodes)]
}
