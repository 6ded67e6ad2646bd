//! `GET /api/v1/outreach/{outreachId}/revisions`

use super::find_outreach;
use earshot_api_content::views::{OutreachRevisionView, UserNames};
use earshot_api_server::prelude::*;

/// The saved texts of a pitch.
#[view]
pub struct OutreachRevisionsData {
    /// The texts, oldest first. Number 0 is the generated one. The oldest of the team end when they exceed its plan's
    /// limit of bytes.
    revisions: Vec<OutreachRevisionView>,
}

/// Returns the saved texts of a pitch, oldest first.
#[endpoint(
    get "/api/v1/outreach/{outreachId}/revisions",
    (status = 200, description = "The texts", body = Envelope<OutreachRevisionsData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_revisions(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
) -> Result<Envelope<OutreachRevisionsData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    let revisions = state.db.outreach_revisions(&account, pitch.id).await?;
    let names = UserNames(state.db.user_names(revisions.iter().filter_map(|each| each.user_id)).await?);
    let revisions = revisions.into_iter().map(|revision| OutreachRevisionView::of(revision, &names)).collect();
    Ok(Envelope::new(OutreachRevisionsData { revisions }))
}
