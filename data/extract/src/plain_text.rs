//! Plain texts in UTF-8, UTF-16 or an older encoding.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;
use std::borrow::Cow;

/// Control characters per letter of a binary file are more frequent than this.
const MAX_CONTROLS: f64 = 0.01;

/// Decodes a text: by its byte order mark, as UTF-8, or by a guess of its encoding. Bytes that are not valid in the
/// encoding become U+FFFD.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => return Cow::Borrowed(text),
        // The sample ends inside a character; drops the incomplete one.
        Err(error) if error.error_len().is_none() => {
            return String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        }
        Err(_) => {}
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny).decode_without_bom_handling(bytes).0
}

/// Whether the decoded bytes are a text and not a binary file.
pub(crate) fn is_text(decoded: &str) -> bool {
    let (mut letters, mut controls) = (0_u32, 0_u32);
    for letter in decoded.chars() {
        letters += 1;
        match letter {
            '\0' => return false,
            '\n' | '\r' | '\t' | '\u{c}' => {}
            '\u{fffd}' => controls += 1,
            control if control.is_control() => controls += 1,
            _ => {}
        }
    }
    f64::from(controls) <= f64::from(letters) * MAX_CONTROLS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_recognized() {
        let text = "שלום עולם, זה טקסט לבדיקה של קידוד ישן.";
        let (hebrew, _, _) = encoding_rs::WINDOWS_1255.encode(text);
        let utf_16: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [hebrew.as_ref(), utf_16.as_slice(), text.as_bytes(), format!("\u{feff}{text}").as_bytes()] {
            assert_eq!(decode(bytes), text);
        }
        assert!(is_text(text));
    }

    #[test]
    fn binary_files_are_no_text() {
        assert!(!is_text(&decode(b"abc\0def")) && !is_text(&decode(&[1, 2, 3, 0x80, 0x81])));
        assert!(is_text(&decode(b"caf\xe9 au lait")), "Windows-1252");
    }
}
