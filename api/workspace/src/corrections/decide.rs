//! `POST /api/v1/corrections/{correctionId}/decision`

use super::view::CorrectionData;
use crate::correction_decision::{DecideCorrectionRequest, correction_not_found, parse_correction_id};
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;

/// Accepts or refuses a correction; for administrators of the installation. An accepted value is shown at once, and a
/// decision can be changed.
#[endpoint(
    post "/api/v1/corrections/{correctionId}/decision",
    (status = 200, description = "The correction as it is now", body = Envelope<CorrectionData>),
    (status = 400, description = "The reason is too long"),
    (status = 403, description = "The caller is no administrator"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
)]
pub async fn decide_correction(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(correction): ApiPath<String>,
    ApiJson(body): ApiJson<DecideCorrectionRequest>,
) -> Result<Envelope<CorrectionData>, ApiError> {
    let id = parse_correction_id(&correction)?;
    let decision = body.check(&account)?;
    let decided = state.db.decide_correction(id, decision).await?.ok_or_else(correction_not_found)?;
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(CorrectionData { correction: decided.into() }))
}
