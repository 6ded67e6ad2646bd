//! Detects the format of a body by its start.

use super::timing::{Timing, parse_timing};
use super::transcript_rejection::TranscriptRejection;
use super::{ass, frame_captions, ttml};
use earshot_model::TranscriptFormat;

/// The number of bytes that are checked.
const WINDOW: usize = 8 << 10;
/// Signatures of formats that are not transcripts: PDF, ZIP (Word), gzip, MP3, PNG, JPEG, old Word.
const BINARY_SIGNATURES: &[&[u8]] =
    &[b"%PDF", b"PK\x03\x04", b"\x1F\x8B", b"ID3", b"\x89PNG", b"\xFF\xD8\xFF", b"\xD0\xCF\x11\xE0", b"{\\rtf"];

pub(super) fn reject_binary(bytes: &[u8]) -> Result<(), TranscriptRejection> {
    if BINARY_SIGNATURES.iter().any(|magic| bytes.starts_with(magic)) {
        Err(TranscriptRejection::Binary)
    } else {
        Ok(())
    }
}

/// The format of a body. Those that are not stored by name are stored as the nearest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BodyFormat {
    Stored(TranscriptFormat),
    Ttml,
    Ass,
    /// MicroDVD or MPL2.
    FrameCaptions,
}

impl BodyFormat {
    /// Returns the format under which the transcript is stored. Maps formats without a stored name of their own: TTML
    /// counts as WebVTT, the others as SubRip.
    pub(super) fn stored(self) -> TranscriptFormat {
        match self {
            Self::Stored(format) => format,
            Self::Ttml => TranscriptFormat::Vtt,
            Self::Ass | Self::FrameCaptions => TranscriptFormat::Srt,
        }
    }
}

/// Returns the format of a text without leading blank space.
pub(super) fn detect_format(text: &str) -> Result<BodyFormat, TranscriptRejection> {
    let start = &text[..text.floor_char_boundary(WINDOW)];
    if start.is_empty() {
        return Err(TranscriptRejection::Empty);
    }
    let (mut all, mut strange) = (0_usize, 0_usize);
    for character in start.chars() {
        all += 1;
        strange += usize::from(character.is_control() && !matches!(character, '\n' | '\r' | '\t' | '\u{85}'));
    }
    // A stray control character is tolerated; with many, the body is not text.
    if strange * 20 > all {
        return Err(TranscriptRejection::Binary);
    }
    let format = if start.starts_with("WEBVTT") {
        TranscriptFormat::Vtt
    } else if frame_captions::is_frame_captions(start) {
        return Ok(BodyFormat::FrameCaptions);
    } else if start.starts_with('{') || (start.starts_with('[') && is_array_start(start)) {
        TranscriptFormat::Json
    } else if ttml::is_ttml(start) {
        return Ok(BodyFormat::Ttml);
    } else if ass::is_ass(start) {
        return Ok(BodyFormat::Ass);
    } else if start.split(['\n', '\r']).any(is_timing) || has_numbered_times(start) {
        TranscriptFormat::Srt
    } else if start.starts_with('<') {
        return if is_other_xml(start) {
            Err(TranscriptRejection::OtherXml)
        } else {
            Ok(BodyFormat::Stored(TranscriptFormat::Html))
        };
    } else {
        TranscriptFormat::Text
    };
    Ok(BodyFormat::Stored(format))
}

fn is_timing(line: &str) -> bool {
    matches!(parse_timing(line), Some(Timing { start_ms: Some(_), end_ms: Some(_) }))
}

/// Whether the lines are those of SubRip with starts only: a number, a clock, a text.
fn has_numbered_times(start: &str) -> bool {
    let lines: Vec<&str> = start.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()).take(20).collect();
    let is_number = |line: &str| line.bytes().all(|byte| byte.is_ascii_digit());
    lines.windows(2).filter(|pair| is_number(pair[0]) && parse_timing(pair[1]).is_some()).count() >= 2
}

/// Whether the text starts with `[{` or `[]`, unlike `[00:12]` or `[Music]`.
fn is_array_start(start: &str) -> bool {
    matches!(start[1..].trim_start().chars().next(), Some('{' | '[' | ']' | '"') | None)
}

fn is_other_xml(start: &str) -> bool {
    let lower = start.to_ascii_lowercase();
    lower.starts_with("<?xml") && !lower.contains("<html") && !lower.contains("<p") && !lower.contains("<cite")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_detected_by_their_start() {
        let cases = [
            ("WEBVTT\n", Ok(TranscriptFormat::Vtt)),
            ("{\"a\":1}", Ok(TranscriptFormat::Json)),
            ("[ {", Ok(TranscriptFormat::Json)),
            ("[Music] la", Ok(TranscriptFormat::Text)),
            ("[00:01] Ann: hi", Ok(TranscriptFormat::Text)),
            ("1\r00:00:01,0 --> 00:00:02,0\rhi", Ok(TranscriptFormat::Srt)),
            ("<!-- a --><p>hi", Ok(TranscriptFormat::Html)),
            ("<?xml version='1.0'?><html><body>hi", Ok(TranscriptFormat::Html)),
            ("<?xml version='1.0'?><Trans>", Err(TranscriptRejection::OtherXml)),
            ("ab\0cd", Err(TranscriptRejection::Binary)),
            ("0:00:01.000,0:00:02.000\nhi", Ok(TranscriptFormat::Srt)),
            ("1\n00:00:01,000\nhi\n\n2\n00:00:03,000\nho", Ok(TranscriptFormat::Srt)),
            ("", Err(TranscriptRejection::Empty)),
        ];
        for (text, expected) in cases {
            assert_eq!(detect_format(text), expected.map(BodyFormat::Stored), "{text}");
        }
        assert_eq!(
            detect_format("<?xml version='1.0'?>\n<tt xmlns='http://www.w3.org/ns/ttml'><body><p>"),
            Ok(BodyFormat::Ttml)
        );
        assert_eq!(detect_format("[Script Info]\nTitle: x"), Ok(BodyFormat::Ass));
        assert_eq!(detect_format("{1}{1}25\n{25}{50}hi"), Ok(BodyFormat::FrameCaptions));
        assert_eq!(detect_format("[10][25]hi\n[30][40]ho"), Ok(BodyFormat::FrameCaptions));
        assert_eq!(detect_format("[1][2]"), Ok(BodyFormat::Stored(TranscriptFormat::Text)), "references");
        assert_eq!(reject_binary(b"%PDF-1.7"), Err(TranscriptRejection::Binary));
    }
}
