//! Searches that people save under a name, for themselves or their team.

pub mod create;
pub mod delete;
pub mod get;
pub mod list;
mod new_results;
pub mod seen;
pub mod update;
mod validation;
mod view;

pub use view::{DeletedSavedSearchData, SavedSearchData, SavedSearchView};

use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{SavedSearch, SavedSearchOutcome, SavedSearchRejection};

/// Publishes the change of a shared search to the open pages of the team.
fn publish_change(state: &AppState, account: &Account, is_shared: bool) {
    if is_shared {
        let change = ChangePublished::new(ChangeKind::SavedSearch, Some(account.user_id), state.clock.now());
        state.events().publish(account.team_id, change);
    }
}

fn not_found() -> ApiError {
    ApiError::not_found("Saved search")
}

/// Returns the changed search, or the error for a rejected change.
fn changed(outcome: SavedSearchOutcome) -> Result<SavedSearch, ApiError> {
    let rejection = match outcome {
        SavedSearchOutcome::Changed(search) => return Ok(search),
        SavedSearchOutcome::Rejected(rejection) => rejection,
    };
    Err(match rejection {
        SavedSearchRejection::NotFound => not_found(),
        SavedSearchRejection::NotOwner => ApiError::new(
            ErrorCode::RoleRequired,
            "Only its owner or an admin of the team can change this saved search.",
        ),
        SavedSearchRejection::VersionConflict(current) => match SavedSearchView::of(*current, None) {
            Ok(current) => ApiError::precondition_failed(&current),
            Err(error) => error,
        },
        SavedSearchRejection::TooMany => ApiError::of(ErrorCode::TooManySavedSearches),
    })
}
