//! Reading transcripts: WebVTT, SubRip, the podcast namespace's JSON, HTML and plain text, told apart by content.

mod cue_collector;
mod decode;
mod html;
mod json;
mod label;
mod markup;
mod plain;
mod sniff;
mod speaker;
mod timed_text;
mod transcript_issues;
mod word_cues;

use cue_collector::CueCollector;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Cue, Issue, TranscriptFormat};
use transcript_issues::TranscriptIssues;

/// A transcript that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedTranscript {
    /// By the content, for the declared type lies.
    pub format: TranscriptFormat,
    /// In the order of the file; never empty.
    pub cues: Vec<Cue>,
    /// What was dropped or mended, a kind at most once, with the first line where it was.
    pub issues: Vec<Issue>,
}

/// Why bytes were no transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptRejection {
    #[error("nothing is said in it")]
    Empty,
    #[error("binary data")]
    Binary,
    #[error("JSON that is no transcript")]
    OtherJson,
    #[error("XML that is no web page")]
    OtherXml,
}

impl TranscriptRejection {
    /// Kebab-case, for counting.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Binary => "binary",
            Self::OtherJson => "json",
            Self::OtherXml => "xml",
        }
    }
}

/// Reads a transcript. Lenient: what is no cue is skipped and noted; of more than [`MAX_TRANSCRIPT_BYTES`] bytes the first
/// are read. `content_type` is the answer's, verbatim: its charset counts, its type does not.
///
/// # Errors
/// [`TranscriptRejection`] when no words come out.
///
/// ```
/// let srt = b"1\n00:00:01,000 --> 00:00:02,500\nAnn: Hello";
/// let cues = earshot_ingest::transcript::parse(srt, None).expect("a transcript").cues;
/// assert_eq!((cues[0].start_ms, cues[0].end_ms), (Some(1000), Some(2500)));
/// assert_eq!((cues[0].speaker.as_deref(), cues[0].text.as_str()), (Some("Ann"), "Hello"));
/// ```
pub fn parse(bytes: &[u8], content_type: Option<&str>) -> Result<ParsedTranscript, TranscriptRejection> {
    let mut notes = TranscriptIssues::default();
    if bytes.len() > MAX_TRANSCRIPT_BYTES {
        notes.error("truncated", None, "only the first 16 MiB were read");
    }
    let bytes = &bytes[..bytes.len().min(MAX_TRANSCRIPT_BYTES)];
    sniff::reject_binary(bytes)?;
    let text = decode::decode(bytes, content_type, &mut notes);
    let start = |character: char| character.is_whitespace() || character == '\u{FEFF}';
    let text = text.trim_start_matches(start);
    let format = sniff::detect_format(text)?;
    let mut cues = CueCollector::new(notes);
    match format {
        TranscriptFormat::Vtt | TranscriptFormat::Srt => timed_text::parse(text, format, &mut cues),
        TranscriptFormat::Json => json::parse(text, &mut cues)?,
        TranscriptFormat::Html => html::parse(text, &mut cues),
        TranscriptFormat::Text => plain::parse(text, &mut cues),
    }
    let (cues, issues) = cues.finish();
    if cues.is_empty() { Err(TranscriptRejection::Empty) } else { Ok(ParsedTranscript { format, cues, issues }) }
}
