//! What tells that a show is made by a machine. Beyond the contract.

use earshot_model::{DetectedSignal, MachineSignals};
use serde::Serialize;
use utoipa::ToSchema;

/// What tells that nobody speaks in a show. People may bring it about as well: a show is likely made by a machine from a
/// certainty of 0.75 on.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MachineSignalsView {
    pub likely: bool,
    /// 0 to 1: each sign takes its share of the doubt that the others leave. Circumstances alone are worth 0.6 at most.
    pub certainty: f64,
    /// What weighs most first.
    pub signs: Vec<MachineSignalView>,
}

/// A sign that was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MachineSignalView {
    /// statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio.
    pub sign: String,
    /// How sure it makes one at its strongest, 0 to 1.
    pub weight: f64,
    /// 0 to 1.
    pub strength: f64,
    /// What it was found in.
    pub example: String,
}

impl MachineSignalsView {
    /// `None` where there is no sign.
    pub fn of(signs: &MachineSignals) -> Option<Self> {
        let view = |found: &DetectedSignal| MachineSignalView {
            sign: found.signal.as_str().to_owned(),
            weight: found.signal.weight(),
            strength: found.strength,
            example: found.example.clone(),
        };
        (!signs.signals.is_empty()).then(|| Self {
            likely: signs.is_likely(),
            certainty: signs.certainty(),
            signs: signs.signals.iter().map(view).collect(),
        })
    }
}
