//! Corrections of transcripts: readers suggest them, an administrator of the installation accepts or refuses them, and the
//! process that writes the catalog applies them (decision 089).

mod applying;
mod correction;
mod deciding;
mod suggesting;

pub use correction::{
    NewTranscriptCorrection, QueuedTranscriptCorrection, SuggestionOutcome, TranscriptCorrection,
    TranscriptCorrectionState,
};
pub use suggesting::MAX_OPEN_SUGGESTIONS;
