//! What administrators of the installation (the plan `admin`) do for all teams.

pub mod find_teams;
pub mod ignore_podcast;
mod ignored_podcast_view;
pub mod ignored_podcasts;
mod person_statement_view;
pub mod person_statements;
pub mod set_plan;
pub mod state_person;
pub mod stop_ignoring_podcast;
mod team_view;
pub mod undo_person_statement;

use earshot_api_server::error::ApiError;
use earshot_model::without_hidden_characters;

const MAX_REASON_CHARS: usize = 500;

/// Checks the reason of a decision, which is kept.
fn check_reason(text: &str) -> Result<String, ApiError> {
    let reason = without_hidden_characters(text).trim().to_owned();
    let length = reason.chars().count();
    if length == 0 || length > MAX_REASON_CHARS || reason.chars().any(char::is_control) {
        let detail = "must have 1 to 500 characters, and no line breaks";
        return Err(ApiError::invalid("Enter the reason.", "/reason", detail));
    }
    Ok(reason)
}
