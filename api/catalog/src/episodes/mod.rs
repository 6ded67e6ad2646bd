//! Episodes and their transcripts.

pub mod by_slug;
pub mod details;
pub mod download_transcript;
pub mod latest;
pub mod similar;
pub mod transcript_text;
pub mod transcript_text_preview;
pub mod transcript_timestamps;
pub mod transcript_timestamps_preview;
pub mod transcription_request;

/// Sentences of a transcript in its public preview.
pub(crate) const PREVIEW_SENTENCES: usize = 20;

/// Cuts a text to the room that the preview still has; `left` is the rest of its characters. A transcript without
/// times may be a single sentence.
pub(crate) fn cut_to_preview(text: &str, left: &mut usize) -> String {
    let cut: String = text.chars().take(*left).collect();
    *left -= cut.chars().count();
    cut
}
