//! `GET /api/v1/outreach/{outreachId}/details`

use super::context::{OutreachDetailsData, details_response};
use super::find_outreach;
use earshot_api_server::prelude::*;

/// Returns a pitch in full, with its hooks, its other texts, and its problems (spec 7).
#[endpoint(
    get "/api/v1/outreach/{outreachId}/details",
    (status = 200, description = "The pitch", body = Envelope<OutreachDetailsData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_details(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
) -> Result<Versioned<OutreachDetailsData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    details_response(&state, &account, &pitch).await
}
