//! The search with which a project fills itself.

pub mod set;
pub mod stop;

use earshot_api_content::views::AutoFillView;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, ListRejection};

/// The search with which a project fills itself.
#[view]
pub struct AutoFillData {
    /// The search and its runs.
    auto_fill: AutoFillView,
}

/// The error for a change of auto-fill. When someone else has chosen a search since, it has that search.
async fn error_of(state: &AppState, project: Uuid, error: DbError) -> Result<ApiError, ApiError> {
    if !matches!(error, DbError::Rejected(ListRejection::VersionConflict)) {
        return Ok(error.into());
    }
    let current = state.db.auto_fill_of(project).await?.map(AutoFillView::from);
    Ok(ApiError::precondition_failed(&current))
}
