//! Decoding of a page's bytes (HTML Standard, "determining the character encoding").

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// Bytes searched for a charset declaration. The standard requires 1,024; pages with long heads need more.
const PRESCAN_BYTES: usize = 4_096;

/// Decodes a page. In order: byte order mark, header, `meta`, UTF-8 if valid, then windows-1252.
pub(super) fn decode<'a>(body: &'a [u8], content_type: Option<&str>) -> Cow<'a, str> {
    let encoding = Encoding::for_bom(body)
        .map(|(encoding, _)| encoding)
        .or_else(|| content_type.and_then(charset).and_then(|label| Encoding::for_label(label.as_bytes())))
        .or_else(|| find_declared_charset(body));
    match encoding {
        // Content declared as windows-1252 is often UTF-8. Only short texts are valid UTF-8 by accident.
        Some(encoding) if encoding != WINDOWS_1252 => encoding.decode(body).0,
        _ => match std::str::from_utf8(body) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) if is_mostly_utf8(body) => String::from_utf8_lossy(body),
            Err(_) => WINDOWS_1252.decode(body).0,
        },
    }
}

/// Returns whether a text is UTF-8 except for a few stray bytes.
fn is_mostly_utf8(body: &[u8]) -> bool {
    let bad = body.utf8_chunks().filter(|chunk| !chunk.invalid().is_empty()).count();
    let wide = body.iter().filter(|byte| !byte.is_ascii()).count();
    bad * 20 < wide
}

fn charset(content_type: &str) -> Option<&str> {
    let lower = content_type.to_ascii_lowercase();
    let at = lower.find("charset")?;
    let value = content_type[at + "charset".len()..].trim_start().strip_prefix('=')?.trim_start();
    let value = value.trim_start_matches(['"', '\'']);
    let end = value.find(['"', '\'', ';', ' ', '/', '>']).unwrap_or(value.len());
    Some(&value[..end])
}

/// Returns the charset of `<meta charset=…>` or of a `content` attribute.
fn find_declared_charset(body: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(&body[..body.len().min(PRESCAN_BYTES)]);
    let lower = head.to_ascii_lowercase();
    let mut from = 0;
    while let Some(at) = lower[from..].find("<meta") {
        let start = from + at;
        let end = lower[start..].find('>').map_or(lower.len(), |end| start + end + 1);
        if let Some(label) = charset(&lower[start..end]) {
            let encoding = Encoding::for_label(label.as_bytes())?;
            // A readable `meta` element proves that the page is not in UTF-16.
            return Some(if encoding == UTF_16BE || encoding == UTF_16LE { UTF_8 } else { encoding });
        }
        from = end;
    }
    None
}

/// Returns whether bytes are binary data such as images, audio or archives.
pub(super) fn is_binary(body: &[u8]) -> bool {
    if Encoding::for_bom(body).is_some() {
        return false;
    }
    let start = &body[..body.len().min(1_024)];
    let control = start.iter().filter(|byte| matches!(byte, 0..=8 | 14..=26 | 28..=31)).count();
    control * 50 > start.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charsets_are_found_where_pages_say_them() {
        let cases: &[(&[u8], Option<&str>, &str)] = &[
            (b"caf\xc3\xa9", None, "café"),
            (b"caf\xe9", None, "café"),
            (b"caf\xe9", Some("text/html; charset=ISO-8859-1"), "café"),
            (b"caf\xc3\xa9", Some("text/html; charset=iso-8859-1"), "café"),
            (b"<meta charset='windows-1251'>\xcf", None, "<meta charset='windows-1251'>П"),
            (
                b"<META http-equiv=content-type content=\"text/html; charset=shift_jis\">\x83\x65",
                None,
                "<META http-equiv=content-type content=\"text/html; charset=shift_jis\">テ",
            ),
            (b"\xef\xbb\xbfa", Some("text/html; charset=windows-1251"), "a"),
            (b"<meta charset=utf-16>\xc3\xa9", None, "<meta charset=utf-16>é"),
            (b"<meta charset=nonsense>\xe9", None, "<meta charset=nonsense>é"),
            (b"\xff\xfea\x00", None, "a"),
        ];
        for (body, content_type, expected) in cases {
            assert_eq!(decode(body, *content_type), *expected, "{}", body.escape_ascii());
        }
        assert!(is_binary(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR") && is_binary(&[0; 100]));
        assert!(!is_binary("<p>Grüße\t\r\n".as_bytes()) && !is_binary(b""));
    }
}
