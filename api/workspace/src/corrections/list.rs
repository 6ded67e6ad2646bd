//! `GET /api/v1/corrections`

use super::view::CorrectionView;
use earshot_api_server::prelude::*;
use earshot_app::CorrectionState;

/// Which corrections are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct CorrectionsParameters {
    /// The state of the corrections; `open` by default.
    #[param(inline)]
    state: Option<CorrectionStateParameter>,
}

/// The state of corrections.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CorrectionStateParameter {
    Open,
    Accepted,
    Refused,
}

/// The queue of corrections.
#[view]
pub struct CorrectionsData {
    /// The corrections, oldest first.
    corrections: Vec<CorrectionView>,
}

/// Returns corrections that people have proposed; for administrators of the installation.
#[endpoint(
    get "/api/v1/corrections",
    (status = 200, description = "The corrections", body = Envelope<CorrectionsData>),
    (status = 400, description = "The state is not valid"),
    (status = 403, description = "The caller is no administrator"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
)]
pub async fn list_corrections(
    state: AppState,
    _caller: SignedInAccount,
    ApiQuery(parameters): ApiQuery<CorrectionsParameters>,
) -> Result<Envelope<CorrectionsData>, ApiError> {
    let requested = match parameters.state {
        None | Some(CorrectionStateParameter::Open) => CorrectionState::Open,
        Some(CorrectionStateParameter::Accepted) => CorrectionState::Accepted,
        Some(CorrectionStateParameter::Refused) => CorrectionState::Refused,
    };
    let corrections = state.db.fact_corrections(requested).await?;
    Ok(Envelope::new(CorrectionsData { corrections: corrections.into_iter().map(Into::into).collect() }))
}
