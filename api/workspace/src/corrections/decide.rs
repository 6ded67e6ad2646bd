//! `POST /api/v1/corrections/{correctionId}/decision`

use super::view::CorrectionData;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{ApiJson, ApiPath, SignedInAccount};
use earshot_api_server::plan_feature::PlanFeature;
use earshot_api_server::serving::reload_stated_facts;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use earshot_app::CorrectionDecision;
use earshot_model::without_hidden_characters;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

const MAX_REASON_CHARS: usize = 500;

/// The decision about a correction.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecideCorrectionRequest {
    /// Whether the value is right.
    accept: bool,
    /// Why, at most 500 characters.
    #[serde(default)]
    reason: Option<String>,
}

/// Accepts or refuses a correction; for administrators of the installation. An accepted value is shown at once, and a
/// decision can be changed.
#[utoipa::path(
    post,
    path = "/api/v1/corrections/{correctionId}/decision",
    operation_id = "decideCorrection",
    tag = "Podcasts",
    params(("correctionId" = String, Path)),
    request_body = DecideCorrectionRequest,
    responses(
        (status = 200, description = "The correction as it is now", body = Envelope<CorrectionData>),
        (status = 400, description = "The reason is too long"),
        (status = 403, description = "The caller is no administrator"),
        (status = 404, description = "There is no correction with this id"),
    ),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn decide_correction(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(correction): ApiPath<String>,
    ApiJson(body): ApiJson<DecideCorrectionRequest>,
) -> Result<Envelope<CorrectionData>, ApiError> {
    let missing = || ApiError::not_found("Correction");
    let id = Uuid::try_parse(&correction).map_err(|_| missing())?;
    let reason = body.reason.map(|text| without_hidden_characters(&text).trim().to_owned());
    let reason = reason.filter(|text| !text.is_empty());
    if reason.as_ref().is_some_and(|text| text.chars().count() > MAX_REASON_CHARS) {
        return Err(ApiError::invalid("The reason is too long.", "/reason", "must have at most 500 characters"));
    }
    let decision = CorrectionDecision { is_accepted: body.accept, reason, decided_by: Some(account.user_id) };
    let decided = state.db.decide_correction(id, decision).await?.ok_or_else(missing)?;
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(CorrectionData { correction: decided.into() }))
}
