//! Decodes the bytes of a list to text.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// Bytes from which the encoding is detected. More would not change the result.
const DETECTED_BYTES: usize = 256 << 10;
/// Bytes in which the zeros of UTF-16 are counted.
const SAMPLE_BYTES: usize = 4 << 10;

/// Finds an encoding by its name, as in `charset=windows-1252`.
pub fn find_encoding(name: &str) -> Option<&'static Encoding> {
    Encoding::for_label(name.trim().trim_matches('"').as_bytes())
}

/// Decodes a list. A byte order mark decides, then the named encoding, then UTF-8 if the bytes are valid, then what the
/// bytes look like. Invalid bytes become replacement characters.
pub(super) fn decode(bytes: &[u8], named: Option<&'static Encoding>) -> (String, &'static Encoding) {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None => named.unwrap_or_else(|| detect(bytes)),
    };
    let (text, _) = encoding.decode_with_bom_removal(bytes);
    (text.into_owned(), encoding)
}

fn detect(bytes: &[u8]) -> &'static Encoding {
    if let Some(encoding) = detect_utf16(bytes) {
        return encoding;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Allow);
    detector.feed(&bytes[..bytes.len().min(DETECTED_BYTES)], true);
    detector.guess(None, chardetng::Utf8Detection::Allow)
}

/// Detects UTF-16 without a byte order mark by the zeros that Latin letters, digits and separators have in it.
fn detect_utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    let sample = &bytes[..bytes.len().min(SAMPLE_BYTES)];
    let pairs = sample.len() / 2;
    let zeros = |offset: usize| sample.iter().skip(offset).step_by(2).filter(|byte| **byte == 0).count();
    let (high, low) = (zeros(0), zeros(1));
    // At least every fifth character is of the first 256.
    let is_many = |count: usize| pairs >= 2 && count * 5 >= pairs;
    match (is_many(high), is_many(low)) {
        (false, true) if high == 0 => Some(UTF_16LE),
        (true, false) if low == 0 => Some(UTF_16BE),
        _ => None,
    }
}
