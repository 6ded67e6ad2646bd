//! Feeds in encodings other than UTF-8, and their declarations.

use encoding_rs::Encoding;

/// The encoding of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    Utf8,
    /// With a byte order mark before the declaration.
    Utf8WithBom,
    /// Little-endian, with a byte order mark.
    Utf16,
    /// The language's encoding before UTF-8.
    Legacy(&'static Encoding),
}

impl Charset {
    pub fn legacy_encoding(language: &str) -> &'static Encoding {
        match language {
            "ja" => encoding_rs::SHIFT_JIS,
            "zh" => encoding_rs::GBK,
            "ru" => encoding_rs::KOI8_R,
            "ar" => encoding_rs::WINDOWS_1256,
            "pl" => encoding_rs::ISO_8859_2,
            _ => encoding_rs::WINDOWS_1252,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Utf8 | Self::Utf8WithBom => "UTF-8",
            Self::Utf16 => "UTF-16",
            Self::Legacy(encoding) => encoding.name(),
        }
    }

    /// Encodes the parts of a document that begins with an XML declaration, which then names the encoding.
    pub fn encode<const N: usize>(self, mut pieces: [Vec<u8>; N]) -> [Vec<u8>; N] {
        if self == Self::Utf8 {
            return pieces;
        }
        if let Some(head) = pieces.first_mut() {
            relabel(head, self.label());
            let mark = "\u{FEFF}".as_bytes();
            head.splice(0..0, if matches!(self, Self::Legacy(_)) { &[][..] } else { mark }.iter().copied());
        }
        pieces.map(|piece| self.encode_text(&piece))
    }

    fn encode_text(self, utf8: &[u8]) -> Vec<u8> {
        let text = String::from_utf8_lossy(utf8);
        match self {
            Self::Utf8 | Self::Utf8WithBom => text.into_owned().into_bytes(),
            Self::Utf16 => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            // Characters that the encoding lacks become numeric references.
            Self::Legacy(encoding) => encoding.encode(&text).0.into_owned(),
        }
    }
}

/// Changes the encoding in the declaration at the start of a document.
pub fn relabel(head: &mut Vec<u8>, label: &str) {
    let old = b"encoding=\"UTF-8\"";
    if let Some(start) = head.windows(old.len()).position(|window| window == old) {
        head.splice(start..start + old.len(), format!("encoding=\"{label}\"").into_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_has_its_declared_charset() {
        let pieces = || ["<?xml encoding=\"UTF-8\"?>é".as_bytes().to_vec(), "ж".as_bytes().to_vec()];
        assert_eq!(Charset::Utf8.encode(pieces()), pieces());
        let [head, tail] = Charset::Legacy(Charset::legacy_encoding("de")).encode(pieces());
        assert_eq!((&*head, &*tail), (&b"<?xml encoding=\"windows-1252\"?>\xe9"[..], &b"&#1078;"[..]));
        let [head, tail] = Charset::Utf16.encode(pieces());
        assert_eq!((&head[..4], &*tail), (&b"\xff\xfe<\0"[..], &b"\x36\x04"[..]));
        assert!(Charset::Utf8WithBom.encode(pieces())[0].starts_with(b"\xef\xbb\xbf<"));
    }
}
