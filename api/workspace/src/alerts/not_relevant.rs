//! `POST /api/v1/alerts/matches/{matchId}/not-relevant`

use super::proposals::{ExclusionProposal, propose_exclusions};
use super::{find_alert, publish_alert};
use earshot_api_content::views::{AlertMatchView, MatchAlerts};
use earshot_api_server::prelude::*;
use earshot_app::MatchQuery;
use earshot_model::alert::{MatchStatus, VerdictKind};

/// Other matches of the alert that are read to find words that only this one has.
const OTHER_MATCHES: u64 = 50;

/// The match as it is now, and how others like it can be filtered.
#[view]
pub struct NotRelevantMatchData {
    /// The match as it is now.
    r#match: AlertMatchView,
    /// Changes of the alert that would have filtered it, the most specific first.
    proposals: Vec<ExclusionProposal>,
}

/// Marks a match as not relevant: filters it, and proposes changes of the alert that would filter others like it.
#[endpoint(
    post "/api/v1/alerts/matches/{matchId}/not-relevant",
    (status = 200, description = "The match and the proposals", body = Envelope<NotRelevantMatchData>),
)]
pub async fn reject_alert_match(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<NotRelevantMatchData>, ApiError> {
    let found = state.db.decide_match(&account, id, VerdictKind::NotRelevant).await?;
    let alert = find_alert(&state, &account, found.alert_id).await?;
    publish_alert(&state, &account, Some(alert.id), None);
    let others = MatchQuery {
        alert_id: Some(alert.id),
        status: Some(MatchStatus::Kept),
        includes_all_kinds: true,
        limit: OTHER_MATCHES,
        ..MatchQuery::default()
    };
    let kept = state.db.alert_matches(&account, &others).await?.matches;
    let proposals = propose_exclusions(&alert, &found, &kept);
    let view = AlertMatchView::of(&found, &MatchAlerts::of(&[alert]), &state.config.public_url);
    Ok(Envelope::new(NotRelevantMatchData { r#match: view, proposals }))
}
