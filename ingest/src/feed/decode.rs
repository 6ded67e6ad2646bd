//! Decodes bytes to text: byte order mark first, then UTF-8 when the bytes are valid, then the declared encoding.

use super::issues::IssueLog;
use earshot_model::limits::MAX_FEED_BYTES;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// How many bytes are searched for an XML declaration.
const DECLARATION_WINDOW: usize = 1024;

/// Decodes bytes to text, by the rules for feeds.
pub(crate) fn decode_text(bytes: &[u8]) -> Cow<'_, str> {
    decode(bytes, None, &mut IssueLog::default())
}

/// Decodes a feed. Never fails: bytes that cannot be decoded become U+FFFD and an issue.
pub(super) fn decode<'a>(bytes: &'a [u8], content_type: Option<&str>, issues: &mut IssueLog) -> Cow<'a, str> {
    let bytes = if bytes.len() > MAX_FEED_BYTES {
        issues.error("truncated", MAX_FEED_BYTES, format!("only the first {MAX_FEED_BYTES} bytes were read"));
        &bytes[..MAX_FEED_BYTES]
    } else {
        bytes
    };
    if let Some(text) = decode_utf32(bytes) {
        return Cow::Owned(text);
    }
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return decode_as(encoding, &bytes[length..], issues);
    }
    if let Some(encoding) = detect_utf16(bytes) {
        return decode_as(encoding, bytes, issues);
    }
    let by_sender = content_type.and_then(charset_of_content_type);
    let by_itself = charset_of_declaration(bytes);
    let Ok(text) = simdutf8::basic::from_utf8(bytes) else {
        return decode_non_utf8(bytes, [by_sender, by_itself], issues);
    };
    // Valid UTF-8 includes pure ASCII, so ISO-2022-JP, which looks like ASCII, needs the declaration. Declarations of
    // UTF-16 or Latin-1 over UTF-8 bytes are common mistakes and are ignored.
    if by_sender.or(by_itself) == Some(ISO_2022_JP) {
        decode_as(ISO_2022_JP, bytes, issues)
    } else {
        Cow::Borrowed(text)
    }
}

/// Decodes bytes that are not valid UTF-8: by the declared encoding, unless they look like damaged UTF-8.
fn decode_non_utf8<'a>(
    bytes: &'a [u8],
    declared: [Option<&'static Encoding>; 2],
    issues: &mut IssueLog,
) -> Cow<'a, str> {
    let declares_utf8 = declared.contains(&Some(UTF_8));
    let is_other = |encoding: &&'static Encoding| ![UTF_8, UTF_16LE, UTF_16BE].contains(encoding);
    let declared: Vec<&'static Encoding> = declared.into_iter().flatten().filter(is_other).collect();
    let Utf8Counts { characters, breaks } = count_utf8_sequences(bytes);
    // Random bytes rarely form valid multi-byte characters, so a few suffice when no declaration contradicts.
    let enough = match (declared.is_empty(), declares_utf8) {
        (true, true) => (breaks / 2).max(1),
        (true, false) => breaks.max(1),
        (false, _) => 8 * breaks + 1,
    };
    let is_utf8 = characters >= enough;
    if is_utf8 {
        return decode_as(UTF_8, bytes, issues);
    }
    // The feed's own declaration overrides a server's default when only that one fits.
    let fits = |encoding: &&'static Encoding| !encoding.decode_without_bom_handling(bytes).1;
    match declared.iter().copied().find(fits).or(declared.first().copied()) {
        Some(encoding) => decode_as(encoding, bytes, issues),
        None => {
            issues.notice("guessed-encoding", None, "neither UTF-8 nor declared otherwise: read as windows-1252");
            decode_as(WINDOWS_1252, bytes, issues)
        }
    }
}

fn decode_as<'a>(encoding: &'static Encoding, bytes: &'a [u8], issues: &mut IssueLog) -> Cow<'a, str> {
    let (text, had_errors) = encoding.decode_without_bom_handling(bytes);
    if had_errors {
        issues.warning("bad-encoding", None, format!("some bytes are not valid {}", encoding.name()));
    }
    text
}

/// Evidence for and against UTF-8.
struct Utf8Counts {
    /// Number of valid multi-byte characters. Random bytes rarely form them.
    characters: usize,
    /// Number of invalid sequences, without a character that is cut off at the end.
    breaks: usize,
}

fn count_utf8_sequences(bytes: &[u8]) -> Utf8Counts {
    let mut signs = Utf8Counts { characters: 0, breaks: 0 };
    let mut is_after_break = false;
    let mut rest = bytes.len();
    for chunk in bytes.utf8_chunks() {
        // Each character outside ASCII has exactly one lead byte, 0xC0 or above.
        signs.characters += chunk.valid().bytes().filter(|byte| *byte >= 0xC0).count();
        rest -= chunk.valid().len() + chunk.invalid().len();
        is_after_break &= chunk.valid().is_empty();
        let is_cut = rest == 0 && std::str::from_utf8(chunk.invalid()).is_err_and(|error| error.error_len().is_none());
        if !chunk.invalid().is_empty() && !is_after_break && !is_cut {
            // All invalid bytes of one character count once.
            signs.breaks += 1;
            is_after_break = true;
        }
    }
    signs
}

/// Detects UTF-16 without a byte order mark: markup is ASCII, so every second byte at the start is zero.
fn detect_utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    let window = &bytes[..bytes.len().min(256) & !1];
    if window.len() < 4 {
        return None;
    }
    let zeros = |parity: usize| window.iter().skip(parity).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd, pairs) = (zeros(0), zeros(1), window.len() / 2);
    match () {
        () if odd * 4 >= pairs * 3 && even * 8 < pairs => Some(UTF_16LE),
        () if even * 4 >= pairs * 3 && odd * 8 < pairs => Some(UTF_16BE),
        () => None,
    }
}

/// Decodes UTF-32, whose byte order mark begins like that of UTF-16.
fn decode_utf32(bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks::<4>();
    let read: fn([u8; 4]) -> u32 = match units.first()? {
        [0xFF, 0xFE, 0, 0] => u32::from_le_bytes,
        [0, 0, 0xFE, 0xFF] => u32::from_be_bytes,
        _ => return None,
    };
    Some(units[1..].iter().map(|unit| char::from_u32(read(*unit)).unwrap_or(char::REPLACEMENT_CHARACTER)).collect())
}

/// Returns the encoding of a label, including spellings that are not in the WHATWG list.
fn encoding_of_label(label: &str) -> Option<&'static Encoding> {
    let lower = label.trim().trim_matches(['"', '\'']).to_ascii_lowercase();
    let known = |label: &str| Encoding::for_label(label.as_bytes());
    let digits: String = lower.chars().filter(char::is_ascii_digit).collect();
    known(&lower).or_else(|| known(&lower.replace('_', "-"))).or_else(|| match lower.as_str() {
        "cp932" | "x-ms-cp932" | "windows-932" => known("shift_jis"),
        "cp936" | "windows-936" | "ms936" => known("gbk"),
        "cp949" | "ms949" | "uhc" => known("euc-kr"),
        "cp950" | "ms950" => known("big5"),
        "ansi" | "latin-1" | "iso-latin-1" | "western" => Some(WINDOWS_1252),
        "utf8mb4" | "utf-8mb4" | "unicode" => Some(UTF_8),
        _ if lower.contains("win") || lower.starts_with("cp") || lower.starts_with("ms") => {
            known(&format!("windows-{digits}"))
        }
        _ if lower.contains("8859") => known(&format!("iso-8859-{}", digits.trim_start_matches("8859"))),
        _ => None,
    })
}

fn charset_of_content_type(content_type: &str) -> Option<&'static Encoding> {
    let lower = content_type.to_ascii_lowercase();
    let (_, label) = lower.split_once("charset=")?;
    encoding_of_label(label.split([';', ',']).next()?)
}

fn charset_of_declaration(bytes: &[u8]) -> Option<&'static Encoding> {
    let window = &bytes[..bytes.len().min(DECLARATION_WINDOW)];
    let declaration = &window[memchr::memmem::find(window, b"<?xml")?..];
    let text = String::from_utf8_lossy(&declaration[..memchr::memmem::find(declaration, b"?>")?]);
    let declaration = text.strip_prefix("<?xml")?;
    let value = declaration.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let label = value[1..].split(quote).next()?;
    encoding_of_label(label)
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
        check(b"\n\0<\0a\0", None, "\n<a");
        check(b"\0\n\0<\0a", Some("text/xml; charset=utf-8"), "\n<a");
        check(b"\xFF\xFE\0\0<\0\0\0\xE9\0\0\0", None, "<é");
        check(b"\xFE\xFF\0<\0a", None, "<a");
        check(b"\x1b$B$\"\x1b(B", Some("text/xml; charset=iso-2022-jp"), "あ");
    }

    #[test]
    fn every_encoding_that_feeds_use_is_read() {
        let text =
            |sample: &str, label: &str| format!("<?xml version=\"1.0\" encoding=\"{label}\"?><rss>{sample}</rss>");
        let cases = [
            ("windows-1250", "windows-1250", "Příliš žluťoučký kůň"),
            ("win-1251", "windows-1251", "Съешь ещё этих булок"),
            ("CP1252", "windows-1252", "“Müßig” – naïve"),
            ("windows-1253", "windows-1253", "Ξεσκεπάζω"),
            ("windows1254", "windows-1254", "Pijamalı hasta yağız"),
            ("windows-1255", "windows-1255", "דג סקרן"),
            ("windows-1256", "windows-1256", "نص حكيم"),
            ("latin-1", "windows-1252", "Café à la crème"),
            ("ISO8859_2", "iso-8859-2", "Zażółć gęślą jaźń"),
            ("iso-8859-5", "iso-8859-5", "Съешь ещё"),
            ("iso-8859-7", "iso-8859-7", "Ξεσκεπάζω"),
            ("ISO-8859-15", "iso-8859-15", "5 € œuvre"),
            ("koi8-r", "koi8-r", "Съешь ещё"),
            ("Shift_JIS", "shift_jis", "いろはにほへと 茶"),
            ("cp932", "shift_jis", "いろはにほへと"),
            ("EUC-JP", "euc-jp", "いろはにほへと"),
            ("EUC-KR", "euc-kr", "다람쥐 헌 쳇바퀴"),
            ("cp949", "euc-kr", "다람쥐"),
            ("GB18030", "gb18030", "我能吞下玻璃 𠀀"),
            ("gb2312", "gbk", "我能吞下玻璃"),
            ("Big5", "big5", "我能吞下玻璃"),
        ];
        for (label, encoding, sample) in cases {
            let whole = text(sample, label);
            let encoding = Encoding::for_label(encoding.as_bytes()).expect(encoding);
            let (bytes, _, had_errors) = encoding.encode(&whole);
            assert!(!had_errors, "{label}");
            check(&bytes, None, &whole);
            // The sender's charset takes precedence, except where it does not fit the bytes.
            check(&bytes, Some(&format!("application/rss+xml; charset={label}")), &whole);
        }
    }

    #[test]
    fn one_damaged_byte_does_not_change_the_encoding() {
        let declaration = "<?xml version='1.0' encoding='iso-8859-1'?>";
        let damaged = [declaration.as_bytes(), "Thé — 茶 🍵 ééééééééé".as_bytes(), b"\xE9!", "é".as_bytes()].concat();
        check(&damaged, None, &format!("{declaration}Thé — 茶 🍵 ééééééééé\u{FFFD}!é"));
        let cut = [declaration.as_bytes(), "Thé — 茶".as_bytes(), b"\xF0\x9F"].concat();
        check(&cut, None, &format!("{declaration}Thé — 茶\u{FFFD}"));
        check(b"\xC3\xA9 \xF0\x20\x9F\x8E", None, "\u{C3}\u{A9} \u{F0} \u{178}\u{17D}");
        let declared = "<?xml encoding='utf-8'?>éééé";
        let broken = [declared.as_bytes(), b" \xE9 \xE9 \xE9 \xE9 \xE9"].concat();
        check(&broken, None, &format!("{declared} \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD}"));
        check(b"\xC3\xA9 \xF0\x9F\xFF\x8E", None, "é \u{FFFD}\u{FFFD}\u{FFFD}");
    }
}
