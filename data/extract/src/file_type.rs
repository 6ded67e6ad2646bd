//! The type of a file by its first bytes. Declared media types are never read, and a name is only compared.

use crate::csv_text::looks_like_csv;
use crate::file_rejection::FileRejection;
use crate::plain_text::{decode, is_text};
use earshot_model::guest_profile::GuestFileType;
use memchr::memmem;

/// Readers accept a PDF whose header follows some other bytes.
const PDF_HEADER_WITHIN: usize = 1_024;
/// How much of a file decides whether it is text, and whether a table.
const TEXT_SAMPLE: usize = 64 << 10;

const ZIP: &[u8] = b"PK\x03\x04";
/// Word before 2007, and also each document with a password.
const COMPOUND_FILE: &[u8] = &[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/// Signatures of types that are rejected by name.
const REJECTED: &[(&[u8], &str)] = &[
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"\xcf\xfa\xed\xfe", "a program"),
    (b"{\\rtf", "an RTF document"),
    (b"GIF8", "a GIF image"),
    (b"BM", "a bitmap image"),
    (b"II*\0", "a TIFF image"),
    (b"MM\0*", "a TIFF image"),
    (b"\x1f\x8b", "a compressed file"),
    (b"7z\xbc\xaf\x27\x1c", "an archive"),
    (b"Rar!", "an archive"),
    (b"PK\x05\x06", "an empty archive"),
    (b"ID3", "an audio file"),
    (b"OggS", "an audio file"),
    (b"%!PS", "a PostScript file"),
];

/// Returns the type of a file.
///
/// # Errors
/// When it is empty or has none of the types of spec 5.
pub fn detect_type(bytes: &[u8]) -> Result<GuestFileType, FileRejection> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(FileRejection::Empty);
    }
    let reject = |found: &str| Err(FileRejection::UnsupportedType { found: Some(found.to_owned()) });
    if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
        return Ok(GuestFileType::Jpeg);
    }
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Ok(GuestFileType::Png);
    }
    if bytes.starts_with(ZIP) {
        return detect_archive(bytes);
    }
    if bytes.starts_with(COMPOUND_FILE) {
        // The names of its parts are UTF-16.
        let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
        return match memmem::find(bytes, &name) {
            Some(_) => Err(FileRejection::PasswordProtected(GuestFileType::Docx)),
            None => reject("an old Office document (before 2007)"),
        };
    }
    if memmem::find(&bytes[..bytes.len().min(PDF_HEADER_WITHIN)], b"%PDF-").is_some() {
        return Ok(GuestFileType::Pdf);
    }
    if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        return reject("a WebP image");
    }
    let sample = decode(&bytes[..bytes.len().min(TEXT_SAMPLE)]);
    let is_binary = !is_text(&sample);
    // Some signatures are ordinary words, so they count only in binary files; RTF and PostScript always count.
    let signature = REJECTED.iter().find(|(signature, _)| bytes.starts_with(signature));
    match signature {
        Some((signature, found)) if is_binary || signature.starts_with(b"{\\rtf") || signature.starts_with(b"%!PS") => {
            reject(found)
        }
        _ if is_binary => Err(FileRejection::UnsupportedType { found: None }),
        _ if looks_like_csv(&sample) => Ok(GuestFileType::Csv),
        _ => Ok(GuestFileType::Txt),
    }
}

/// The endings of names that promise a type. A table is a text, and one of Word's types is often taken for the other.
const ENDINGS: [(&str, &[GuestFileType]); 22] = [
    ("pdf", &[GuestFileType::Pdf]),
    ("docx", &[GuestFileType::Docx]),
    ("doc", &[GuestFileType::Docx]),
    ("csv", &[GuestFileType::Csv, GuestFileType::Txt]),
    ("tsv", &[GuestFileType::Csv, GuestFileType::Txt]),
    ("txt", &[GuestFileType::Txt, GuestFileType::Csv]),
    ("md", &[GuestFileType::Txt, GuestFileType::Csv]),
    ("jpg", &[GuestFileType::Jpeg]),
    ("jpeg", &[GuestFileType::Jpeg]),
    ("png", &[GuestFileType::Png]),
    ("gif", &[]),
    ("webp", &[]),
    ("rtf", &[]),
    ("odt", &[]),
    ("xls", &[]),
    ("xlsx", &[]),
    ("ppt", &[]),
    ("pptx", &[]),
    ("zip", &[]),
    ("mp3", &[]),
    ("mp4", &[]),
    ("exe", &[]),
];

/// Checks that the name of a file does not promise another type than its content has. A name without an ending that
/// promises one is accepted.
///
/// # Errors
/// When they differ: then the file is damaged, or something else than the person thinks.
pub fn check_file_name(name: &str, found: GuestFileType) -> Result<(), FileRejection> {
    let Some((_, extension)) = name.trim().rsplit_once('.') else { return Ok(()) };
    let promised = ENDINGS.iter().find(|(ending, _)| ending.eq_ignore_ascii_case(extension));
    match promised {
        Some((ending, types)) if !types.contains(&found) => {
            Err(FileRejection::NameDiffers { extension: (*ending).to_owned(), found })
        }
        _ => Ok(()),
    }
}

/// The names of an archive's parts are not compressed.
fn detect_archive(bytes: &[u8]) -> Result<GuestFileType, FileRejection> {
    let has = |name: &str| memmem::find(bytes, name.as_bytes()).is_some();
    let found = match () {
        () if has("[Content_Types].xml") && has("word/") => return Ok(GuestFileType::Docx),
        () if has("xl/workbook.xml") => "an Excel workbook",
        () if has("ppt/presentation.xml") => "a PowerPoint presentation",
        () if has("opendocument.text") => "an OpenDocument text",
        () => "an archive",
    };
    Err(FileRejection::UnsupportedType { found: Some(found.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_decides_and_not_the_name() {
        use GuestFileType::*;
        let utf_16: Vec<u8> = "\u{feff}שלום".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let cases: [(&[u8], Option<GuestFileType>); 12] = [
            (b"%PDF-1.7\n", Some(Pdf)),
            (b"\n\n junk %PDF-1.4", Some(Pdf)),
            (&[0xff, 0xd8, 0xff, 0xe0], Some(Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0\0", Some(Png)),
            (b"MZ\x90\0\x03\0\0\0", None),
            (b"MZ is the start of a text.", Some(Txt)),
            (b"{\\rtf1 hello}", None),
            (b"PK\x03\x04 xl/workbook.xml", None),
            (b"PK\x03\x04 [Content_Types].xml word/document.xml", Some(Docx)),
            (b"name,topic\nAda,Engines\n", Some(Csv)),
            (&utf_16, Some(Txt)),
            (&[0, 1, 2, 3, 4, 5, 6, 7], None),
        ];
        for (bytes, expected) in cases {
            assert_eq!(detect_type(bytes).ok(), expected, "{:?}", String::from_utf8_lossy(bytes));
        }
        assert_eq!(detect_type(b" \n"), Err(FileRejection::Empty));
    }

    #[test]
    fn names_that_promise_another_type_are_rejected() {
        use GuestFileType::*;
        for (name, found) in
            [("a.pdf", Pdf), ("A.B.DOCX", Docx), ("a.csv", Txt), ("a.txt", Csv), ("a", Pdf), ("a.bak", Pdf), ("", Txt)]
        {
            assert_eq!(check_file_name(name, found), Ok(()), "{name}");
        }
        for (name, found) in
            [("a.docx", Pdf), ("a.PDF", Docx), ("a.png", Jpeg), ("a.txt", Pdf), ("a.pdf", Txt), ("a.xlsx", Csv)]
        {
            assert!(check_file_name(name, found).is_err(), "{name}");
        }
        let message = check_file_name("bio.docx", Pdf).expect_err("it differs").to_string();
        let expected = "The file is named “.docx”, but its content is a PDF. Give it its right name, or save it again.";
        assert_eq!(message, expected);
    }

    #[test]
    fn a_document_with_a_password_is_named() {
        let mut bytes = COMPOUND_FILE.to_vec();
        bytes.extend("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes));
        assert_eq!(detect_type(&bytes), Err(FileRejection::PasswordProtected(GuestFileType::Docx)));
        assert!(matches!(detect_type(COMPOUND_FILE), Err(FileRejection::UnsupportedType { found: Some(_) })));
    }
}
