//! `GET /api/v1/outreach/{outreachId}/details`

use super::context::{OutreachDetailsData, details_response};
use super::find_outreach;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{ApiPath, SignedInAccount};
use earshot_api_server::state::AppState;
use earshot_api_server::views::{Envelope, Versioned};

/// Returns a pitch in full, with its hooks, its other texts, and its problems (spec 7).
#[utoipa::path(
    get,
    path = "/api/v1/outreach/{outreachId}/details",
    responses(
        (status = 200, description = "The pitch", body = Envelope<OutreachDetailsData>),
    ),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_details(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    details_response(&state, &account, &pitch).await
}
