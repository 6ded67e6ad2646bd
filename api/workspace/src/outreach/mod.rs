//! Outreach (spec 3): pitches that are written from facts, checked, and copied by people. Earshot never sends one.

mod check;
mod context;
pub mod copy;
pub mod delete;
pub mod details;
pub mod follow_up;
pub mod generate;
pub mod history;
pub mod hooks;
mod options;
pub mod pitched;
pub mod revisions;
pub mod templates;
pub mod update;

use earshot_api_server::prelude::*;
use earshot_app::Outreach;

/// Finds a pitch of the account's team.
///
/// # Errors
/// 404 when there is none, and the same for a pitch of another team.
async fn find_outreach(state: &AppState, account: &Account, id: &str) -> Result<Outreach, ApiError> {
    let not_found = || ApiError::not_found("Outreach");
    let id = Uuid::try_parse(id).map_err(|_| not_found())?;
    state.db.find_outreach(account, id).await?.ok_or_else(not_found)
}
