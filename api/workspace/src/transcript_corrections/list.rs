//! `GET /api/v1/transcript-corrections`

use super::view::{TranscriptCorrectionView, TranscriptCorrectionsData};
use earshot_api_server::prelude::*;
use earshot_app::TranscriptCorrectionState;

/// Which corrections of transcripts are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct TranscriptCorrectionsParameters {
    /// The state of the corrections; `open` by default.
    #[param(inline)]
    state: Option<TranscriptCorrectionStateParameter>,
}

/// The state of corrections of transcripts.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TranscriptCorrectionStateParameter {
    Open,
    Accepted,
    Refused,
    Applied,
    Outdated,
}

impl From<TranscriptCorrectionStateParameter> for TranscriptCorrectionState {
    fn from(parameter: TranscriptCorrectionStateParameter) -> Self {
        match parameter {
            TranscriptCorrectionStateParameter::Open => Self::Open,
            TranscriptCorrectionStateParameter::Accepted => Self::Accepted,
            TranscriptCorrectionStateParameter::Refused => Self::Refused,
            TranscriptCorrectionStateParameter::Applied => Self::Applied,
            TranscriptCorrectionStateParameter::Outdated => Self::Outdated,
        }
    }
}

/// Returns up to 200 corrections of transcripts that readers have suggested; for administrators of the installation. Open ones
/// come oldest first, decided ones newest first.
#[endpoint(
    get "/api/v1/transcript-corrections",
    (status = 200, description = "The corrections", body = Envelope<TranscriptCorrectionsData>),
    (status = 400, description = "The state is not valid"),
    (status = 403, description = "The caller is no administrator"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
)]
pub async fn list_transcript_corrections(
    state: AppState,
    _caller: SignedInAccount,
    ApiQuery(parameters): ApiQuery<TranscriptCorrectionsParameters>,
) -> Result<Envelope<TranscriptCorrectionsData>, ApiError> {
    let requested = parameters.state.map_or(TranscriptCorrectionState::Open, Into::into);
    let queued = state.db.transcript_corrections(requested).await?;
    let shown = queued.into_iter().map(|row| TranscriptCorrectionView::of(row.correction, row.suggested_by));
    Ok(Envelope::new(TranscriptCorrectionsData { corrections: shown.collect() }))
}
