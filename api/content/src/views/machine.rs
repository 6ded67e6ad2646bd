//! Signals that a podcast is made by a machine. Beyond the contract.

use earshot_api_server::prelude::*;
use earshot_model::{DetectedSignal, MachineSignals};

/// Signals that a podcast is made by a machine. People may cause some of them as well. A podcast counts as likely
/// made by a machine from a certainty of 0.75 on.
#[view(Clone)]
pub struct MachineSignalsView {
    /// Whether the podcast counts as likely made by a machine.
    pub likely: bool,
    /// 0 to 1. Each signal removes its share of the remaining doubt. Circumstantial signals alone reach at most 0.6.
    pub certainty: f64,
    /// The signals, strongest first.
    pub signs: Vec<MachineSignalView>,
}

/// A signal that was found.
#[view(Clone)]
pub struct MachineSignalView {
    /// statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio.
    pub sign: String,
    /// The certainty of this signal at full strength, 0 to 1.
    pub weight: f64,
    /// Strength of the signal, 0 to 1.
    pub strength: f64,
    /// An example of where it was found.
    pub example: String,
}

impl MachineSignalsView {
    /// `None` when there is no signal.
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
