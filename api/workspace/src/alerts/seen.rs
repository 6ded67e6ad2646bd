//! `POST /api/v1/alerts/matches/seen`

use super::publish_alert;
use earshot_api_server::prelude::*;
use earshot_app::MatchSelection;

const MAX_IDS: usize = 1_000;

/// Which matches are seen: exactly one of the first three.
#[request(Default)]
pub struct MarkMatchesSeenRequest {
    /// IDs of matches.
    #[schema(max_items = 1000)]
    match_ids: Option<Vec<Uuid>>,
    /// ID of an alert, for all its matches.
    alert_config_id: Option<Uuid>,
    /// `true` for all matches of the team.
    all: Option<bool>,
    /// `false` marks them as not seen; `true` by default.
    seen: Option<bool>,
}

/// How many matches changed.
#[view]
pub struct MarkedMatchesData {
    /// Number of matches that changed.
    changed: u64,
    /// Number of kept matches of the team that nobody has seen.
    unseen_count: u64,
}

/// Marks matches as seen, or as not seen.
#[endpoint(
    post "/api/v1/alerts/matches/seen",
    (status = 200, description = "They are marked. IDs of other teams change nothing", body = Envelope<MarkedMatchesData>),
    (status = 400, description = "None or several of matchIds, alertConfigId and all"),
)]
pub async fn mark_alert_matches_seen(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<MarkMatchesSeenRequest>,
) -> Result<Envelope<MarkedMatchesData>, ApiError> {
    let invalid = |pointer, detail: &str| ApiError::invalid("The matches are not valid.", pointer, detail);
    let alert = body.alert_config_id;
    let selection = match (body.match_ids, alert, body.all.unwrap_or(false)) {
        (Some(ids), None, false) if ids.len() <= MAX_IDS => MatchSelection::Ids(ids),
        (Some(_), None, false) => return Err(invalid("/matchIds", &format!("must be at most {MAX_IDS}"))),
        (None, Some(alert), false) => MatchSelection::OfAlert(alert),
        (None, None, true) => MatchSelection::All,
        _ => return Err(invalid("", "must have one of matchIds, alertConfigId and all")),
    };
    let changed = state.db.mark_matches_seen(&account, selection, body.seen.unwrap_or(true)).await?;
    if changed > 0 {
        publish_alert(&state, &account, alert, None);
    }
    let unseen_count = state.db.unseen_matches(&account).await?.values().sum();
    Ok(Envelope::new(MarkedMatchesData { changed, unseen_count }))
}
