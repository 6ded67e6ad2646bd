//! Reading transcripts: WebVTT, SubRip, the podcast namespace's JSON, HTML and plain text, told apart by content.

mod html;
mod json;
mod plain;
mod speaker;
mod timed;
mod vtt;

pub use vtt::to_vtt;

use crate::feed::decode_text;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Cue, TranscriptFormat};

/// A transcript that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedTranscript {
    /// By the content, for the declared type lies.
    pub format: TranscriptFormat,
    /// In the order of speech; never empty.
    pub cues: Vec<Cue>,
}

/// Why bytes were no transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotATranscript {
    #[error("nothing is said in it")]
    Empty,
    #[error("binary data")]
    Binary,
    #[error("JSON that is no transcript")]
    OtherJson,
}

/// Reads a transcript. Lenient: what is no cue is skipped; of more than [`MAX_TRANSCRIPT_BYTES`] bytes the first are read.
///
/// # Errors
/// [`NotATranscript`] when no words come out.
///
/// ```
/// let srt = b"1\n00:00:01,000 --> 00:00:02,500\nAnn: Hello";
/// let cues = earshot_ingest::transcript::parse(srt).expect("a transcript").cues;
/// assert_eq!((cues[0].start_ms, cues[0].end_ms), (Some(1000), Some(2500)));
/// assert_eq!((cues[0].speaker.as_deref(), cues[0].text.as_str()), (Some("Ann"), "Hello"));
/// ```
pub fn parse(bytes: &[u8]) -> Result<ParsedTranscript, NotATranscript> {
    let text = decode_text(&bytes[..bytes.len().min(MAX_TRANSCRIPT_BYTES)]);
    let text = text.trim_start_matches(|character: char| character.is_whitespace() || character == '\u{FEFF}');
    let format = sniff(text)?;
    let cues = match format {
        TranscriptFormat::Vtt | TranscriptFormat::Srt => timed::parse(text),
        TranscriptFormat::Json => json::parse(text)?,
        TranscriptFormat::Html => html::parse(text),
        TranscriptFormat::Text => plain::parse(text),
    };
    if cues.is_empty() { Err(NotATranscript::Empty) } else { Ok(ParsedTranscript { format, cues }) }
}

fn sniff(text: &str) -> Result<TranscriptFormat, NotATranscript> {
    let start = &text[..text.floor_char_boundary(8 << 10)];
    let format = if start.is_empty() {
        return Err(NotATranscript::Empty);
    } else if start.contains('\0') {
        return Err(NotATranscript::Binary);
    } else if start.starts_with("WEBVTT") {
        TranscriptFormat::Vtt
    } else if start.starts_with(['{', '[']) && !start.starts_with("[0") && !start.starts_with("[Music") {
        TranscriptFormat::Json
    } else if start.lines().any(|line| timed::timing(line).is_some()) {
        TranscriptFormat::Srt
    } else if start.starts_with('<') {
        TranscriptFormat::Html
    } else {
        TranscriptFormat::Text
    };
    Ok(format)
}
