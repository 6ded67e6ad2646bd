//! Parses transcripts: WebVTT, SubRip, SubViewer, MicroDVD and MPL2, TTML, Advanced SubStation Alpha, LRC, JSON, HTML and
//! plain text. The format is detected by content.

mod ass;
mod cue_collector;
mod decode;
mod frame_captions;
mod html;
mod json;
mod label;
mod markup;
mod plain;
mod rolling;
mod sniff;
mod speaker;
mod timed_text;
mod timing;
mod transcript_issues;
mod transcript_rejection;
mod ttml;
mod word_cues;
mod worded_times;

pub(crate) use timing::parse_time_ms;
pub use transcript_rejection::TranscriptRejection;

use cue_collector::CueCollector;
use earshot_model::limits::MAX_TRANSCRIPT_BYTES;
use earshot_model::{Cue, Issue, TranscriptFormat};
use sniff::BodyFormat;
use transcript_issues::TranscriptIssues;

/// A parsed transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedTranscript {
    /// The format by content, because declared types are often wrong. TTML counts as WebVTT; SubViewer,
    /// MicroDVD, MPL2 and Advanced SubStation Alpha count as SubRip.
    pub format: TranscriptFormat,
    /// The cues in the order of the file; never empty.
    pub cues: Vec<Cue>,
    /// Dropped or repaired parts: each kind once, with the line of its first occurrence.
    pub issues: Vec<Issue>,
}

/// Parses a body that is declared as captions, by its type or name. Servers return an HTML page when the captions are
/// gone, so a page without times and speakers is rejected.
///
/// # Errors
/// [`TranscriptRejection`] when the bytes contain no speech, or are a page without speakers and times.
pub fn parse_captions(bytes: &[u8], content_type: Option<&str>) -> Result<ParsedTranscript, TranscriptRejection> {
    let transcript = parse(bytes, content_type)?;
    let is_spoken = |cue: &Cue| cue.start_ms.is_some() || cue.speaker.is_some();
    if transcript.format == TranscriptFormat::Html && !transcript.cues.iter().any(is_spoken) {
        return Err(TranscriptRejection::WebPage);
    }
    Ok(transcript)
}

/// Parses a transcript. Lenient: other content is skipped and reported. Reads at most [`MAX_TRANSCRIPT_BYTES`] bytes.
/// Of `content_type`, the response's header, only the charset is used.
///
/// # Errors
/// [`TranscriptRejection`] when the bytes contain no speech.
///
/// ```
/// let srt = b"1\n00:00:01,000 --> 00:00:02,500\n- Ann: Hello";
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
    let start = |character: char| character.is_whitespace() || timing::is_invisible(character);
    let text = text.trim_start_matches(start);
    let body = sniff::detect_format(text)?;
    let mut cues = CueCollector::new(notes);
    match body {
        BodyFormat::Stored(TranscriptFormat::Json) => json::parse(text, &mut cues)?,
        BodyFormat::Stored(TranscriptFormat::Html) => html::parse(text, &mut cues),
        BodyFormat::Stored(TranscriptFormat::Text) => plain::parse(text, &mut cues),
        BodyFormat::Stored(timed) => timed_text::parse(text, timed, &mut cues),
        BodyFormat::Ttml => ttml::parse(text, &mut cues),
        BodyFormat::Ass => ass::parse(text, &mut cues),
        BodyFormat::FrameCaptions => frame_captions::parse(text, &mut cues),
    }
    let format = body.stored();
    let (cues, issues) = cues.finish();
    if cues.is_empty() { Err(TranscriptRejection::Empty) } else { Ok(ParsedTranscript { format, cues, issues }) }
}
