//! `POST /api/v1/alerts/matches/{matchId}/keep`

use super::{find_alert, publish_alert};
use earshot_api_content::views::{AlertMatchView, MatchAlerts};
use earshot_api_server::prelude::*;
use earshot_model::alert::VerdictKind;

/// The match as it is now.
#[view]
pub struct KeptMatchData {
    /// The match as it is now.
    r#match: AlertMatchView,
}

/// Keeps a filtered match. It is not delivered.
#[endpoint(
    post "/api/v1/alerts/matches/{matchId}/keep",
    (status = 200, description = "The match", body = Envelope<KeptMatchData>),
)]
pub async fn keep_alert_match(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<KeptMatchData>, ApiError> {
    let found = state.db.decide_match(&account, id, VerdictKind::Relevant).await?;
    let alert = find_alert(&state, &account, found.alert_id).await?;
    publish_alert(&state, &account, Some(alert.id), None);
    let view = AlertMatchView::of(&found, &MatchAlerts::of(&[alert]), &state.config.public_url);
    Ok(Envelope::new(KeptMatchData { r#match: view }))
}
