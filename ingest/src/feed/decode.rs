//! Bytes to text: byte order mark, then UTF-8 if that is what the bytes are, then what the sender says.

use super::issues::IssueLog;
use earshot_model::limits::MAX_FEED_BYTES;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// How far into the bytes an XML declaration is looked for.
const DECLARATION_WINDOW: usize = 1024;

/// The feed as text. Never fails: what cannot be decoded becomes U+FFFD and an issue.
pub(super) fn decode<'a>(bytes: &'a [u8], content_type: Option<&str>, issues: &mut IssueLog) -> Cow<'a, str> {
    let bytes = if bytes.len() > MAX_FEED_BYTES {
        issues.error("truncated", MAX_FEED_BYTES, format!("only the first {MAX_FEED_BYTES} bytes were read"));
        &bytes[..MAX_FEED_BYTES]
    } else {
        bytes
    };
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return decode_as(encoding, &bytes[length..], issues);
    }
    if let Some(encoding) = utf16_by_pattern(bytes) {
        return decode_as(encoding, bytes, issues);
    }
    let declared = content_type.and_then(charset_of_content_type).or_else(|| charset_of_declaration(bytes));
    match std::str::from_utf8(bytes) {
        // Pure ASCII too, so the declaration has to be asked.
        Ok(_) if declared == Some(ISO_2022_JP) => decode_as(ISO_2022_JP, bytes, issues),
        // A declaration of UTF-16 or Latin 1 over bytes that are UTF-8 is common, and wrong.
        Ok(text) => Cow::Borrowed(text),
        Err(_) => match declared {
            Some(encoding) if encoding != UTF_8 && encoding != UTF_16LE && encoding != UTF_16BE => {
                decode_as(encoding, bytes, issues)
            }
            _ => decode_broken_utf8(bytes, issues),
        },
    }
}

fn decode_as<'a>(encoding: &'static Encoding, bytes: &'a [u8], issues: &mut IssueLog) -> Cow<'a, str> {
    let (text, had_errors) = encoding.decode_without_bom_handling(bytes);
    if had_errors {
        issues.warning("bad-encoding", None, format!("some bytes are not valid {}", encoding.name()));
    }
    text
}

/// Says UTF-8, or nothing, and is not: a few broken bytes in UTF-8, or Latin 1 that never was UTF-8.
fn decode_broken_utf8<'a>(bytes: &'a [u8], issues: &mut IssueLog) -> Cow<'a, str> {
    let (mut valid, mut invalid) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().chars().filter(|character| !character.is_ascii()).count();
        invalid += usize::from(!chunk.invalid().is_empty());
    }
    if invalid > valid {
        issues.notice("guessed-encoding", None, "neither UTF-8 nor declared otherwise: read as windows-1252");
        return decode_as(WINDOWS_1252, bytes, issues);
    }
    decode_as(UTF_8, bytes, issues)
}

fn utf16_by_pattern(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [b'<', 0, _, 0, ..] => Some(UTF_16LE),
        [0, b'<', 0, _, ..] => Some(UTF_16BE),
        _ => None,
    }
}

fn charset_of_content_type(content_type: &str) -> Option<&'static Encoding> {
    let lower = content_type.to_ascii_lowercase();
    let (_, label) = lower.split_once("charset=")?;
    let label = label.split(';').next()?.trim().trim_matches(['"', '\'']);
    Encoding::for_label(label.as_bytes())
}

fn charset_of_declaration(bytes: &[u8]) -> Option<&'static Encoding> {
    let window = &bytes[..bytes.len().min(DECLARATION_WINDOW)];
    let text = String::from_utf8_lossy(window);
    let declaration = text.split_once("<?xml")?.1.split_once("?>")?.0;
    let value = declaration.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let label = value[1..].split(quote).next()?;
    Encoding::for_label(label.trim().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], content_type: Option<&str>, expected: &str) {
        assert_eq!(decode(bytes, content_type, &mut IssueLog::default()), expected, "{bytes:?}");
    }

    #[test]
    fn the_right_encoding_wins() {
        check(b"\xEF\xBB\xBFcaf\xC3\xA9", None, "café");
        check(
            b"<?xml version='1.0' encoding='iso-8859-1'?>caf\xE9",
            None,
            "<?xml version='1.0' encoding='iso-8859-1'?>café",
        );
        check("<?xml encoding=\"utf-16\"?>é".as_bytes(), None, "<?xml encoding=\"utf-16\"?>é");
        check(b"\xCA\xCF\xCA", Some("text/xml; charset=\"koi8-r\""), "йой");
        check(b"caf\xE9", None, "café");
        check(b"\xC3\xA9\xC3\xA9\xE9", None, "éé\u{FFFD}");
        check(b"<\0a\0", None, "<a");
        check(b"\xFE\xFF\0<\0a", None, "<a");
        check(b"\x1b$B$\"\x1b(B", Some("text/xml; charset=iso-2022-jp"), "あ");
    }
}
