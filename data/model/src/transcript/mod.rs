//! Transcripts: what was spoken in an episode, with times where they are known. Exports them and cuts them into
//! passages.

mod correction;
mod cue;
mod cue_times;
mod export;
mod json;
mod passage;
mod record;
mod sentence;
mod srt;
mod tokens;
mod vtt;

pub use correction::{CorrectionFit, TextCorrection, TranscriptPart};
pub use cue::Cue;
pub use export::{MissingTimesError, TranscriptExportFormat};
pub use json::to_json;
pub use passage::{CueText, Passage, PassageRules};
pub use record::{RECOGNIZED_SOURCE, Transcript, TranscriptFormat};
pub use sentence::{split_cues_by_sentence, split_sentences};
pub use srt::to_srt;
pub use tokens::count_tokens;
pub use vtt::to_vtt;
