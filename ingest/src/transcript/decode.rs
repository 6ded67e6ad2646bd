//! Decodes a transcript: byte order mark first, then UTF-8 when the bytes are valid, then the charset of the response
//! or page, then windows-1252.

use super::transcript_issues::TranscriptIssues;
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// How many bytes of an HTML file are searched for its charset (WHATWG HTML 13.2.3.2).
const META_WINDOW: usize = 1024;
/// How many bytes are checked for UTF-16 without a byte order mark.
const PATTERN_WINDOW: usize = 512;

pub(super) fn decode<'a>(bytes: &'a [u8], content_type: Option<&str>, notes: &mut TranscriptIssues) -> Cow<'a, str> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return decode_as(encoding, &bytes[length..], notes);
    }
    if let Some(encoding) = detect_utf16(bytes) {
        return decode_as(encoding, bytes, notes);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    // A file that is cut within a character, or has a few invalid bytes, is still UTF-8.
    let (mut valid, mut invalid) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().bytes().filter(|byte| *byte >= 0xC0).count();
        invalid += usize::from(!chunk.invalid().is_empty());
    }
    if valid > invalid {
        return decode_as(encoding_rs::UTF_8, bytes, notes);
    }
    let declared = content_type.and_then(find_charset).or_else(|| find_charset(&ascii_head(bytes)));
    match declared.filter(|encoding| *encoding != encoding_rs::UTF_8) {
        Some(encoding) => decode_as(encoding, bytes, notes),
        None => {
            notes.notice("guessed-encoding", None, "neither UTF-8 nor declared otherwise: read as windows-1252");
            decode_as(WINDOWS_1252, bytes, notes)
        }
    }
}

fn decode_as<'a>(encoding: &'static Encoding, bytes: &'a [u8], notes: &mut TranscriptIssues) -> Cow<'a, str> {
    let (text, had_errors) = encoding.decode_without_bom_handling(bytes);
    if had_errors {
        notes.warning("bad-encoding", None, "some bytes are not valid in the encoding of the file");
    }
    text
}

/// Detects UTF-16 without a byte order mark: Latin text has a zero in every second byte.
fn detect_utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    let window = &bytes[..bytes.len().min(PATTERN_WINDOW) & !1];
    let zeros = |parity: usize| window.iter().skip(parity).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd, pairs) = (zeros(0), zeros(1), window.len() / 2);
    match pairs {
        0 | 1 => None,
        _ if odd * 2 > pairs && even == 0 => Some(UTF_16LE),
        _ if even * 2 > pairs && odd == 0 => Some(UTF_16BE),
        _ => None,
    }
}

fn ascii_head(bytes: &[u8]) -> String {
    String::from_utf8_lossy(&bytes[..bytes.len().min(META_WINDOW)]).into_owned()
}

/// Returns the charset in a `Content-Type` header or a `meta` tag.
fn find_charset(text: &str) -> Option<&'static Encoding> {
    let lower = text.to_ascii_lowercase();
    let (_, label) = lower.split_once("charset=")?;
    let label = label.trim_start_matches(['"', '\'', ' ']);
    let end = label.find(['"', '\'', ';', ' ', '>', '/']).unwrap_or(label.len());
    // A page whose `meta` tag was readable as bytes is not UTF-16, whatever it declares.
    Encoding::for_label(&label.as_bytes()[..end]).filter(|encoding| *encoding != UTF_16LE && *encoding != UTF_16BE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_encoding_wins() {
        let cases: &[(&[u8], Option<&str>, &str)] = &[
            (b"\xEF\xBB\xBFcaf\xC3\xA9", None, "café"),
            (b"\xFF\xFEh\0i\0", None, "hi"),
            (b"\xFE\xFF\0h\0i", None, "hi"),
            (b"W\0E\0B\0V\0", None, "WEBV"),
            (b"\0W\0E\0B\0V", None, "WEBV"),
            (b"\xCA\xCF\xCA", Some("text/plain; charset=\"koi8-r\""), "йой"),
            (b"\x82\xA0\x82\xA2", Some("text/plain;charset=Shift_JIS"), "あい"),
            (b"<meta charset='iso-8859-2'>\xB1", None, "<meta charset='iso-8859-2'>ą"),
            (b"caf\xE9", None, "café"),
            (b"caf\xC3\xA9\xC3\xA9 \xC3", Some("text/plain; charset=latin1"), "caféé \u{FFFD}"),
            ("é".as_bytes(), Some("text/plain; charset=utf-16"), "é"),
        ];
        for (bytes, content_type, expected) in cases {
            assert_eq!(decode(bytes, *content_type, &mut TranscriptIssues::default()), *expected, "{bytes:?}");
        }
    }
}
