//! Reads the text of a file in this process. Servers use a child process instead.

use crate::csv_text::write_csv;
use crate::docx::read_docx;
use crate::extraction::{Extraction, SkippedPart};
use crate::file_rejection::FileRejection;
use crate::file_type::detect_type;
use crate::limits::ReadLimits;
use crate::pdf::read_pdf;
use crate::plain_text::decode;
use crate::text_buffer::TextBuffer;
use earshot_model::guest_profile::GuestFileType;

/// Reads the text of a file.
///
/// # Errors
/// When the file is not read, and why.
pub fn read_text(bytes: &[u8], limits: &ReadLimits) -> Result<Extraction, FileRejection> {
    if bytes.len() > limits.max_file_bytes {
        return Err(FileRejection::TooLarge { bytes: bytes.len() });
    }
    let file_type = detect_type(bytes)?;
    let mut buffer = TextBuffer::new(limits.max_text_bytes);
    let mut skipped = Vec::new();
    // A full buffer is reported below.
    match file_type {
        GuestFileType::Jpeg | GuestFileType::Png => {
            skipped.push(SkippedPart::new("image", "Text in images is not read."));
            return Ok(Extraction { file_type, text: String::new(), skipped });
        }
        GuestFileType::Txt => _ = buffer.push(&decode(bytes)),
        GuestFileType::Csv => _ = write_csv(&decode(bytes), &mut buffer),
        GuestFileType::Docx => read_docx(bytes, limits, (&mut buffer, &mut skipped))?,
        GuestFileType::Pdf => read_pdf(bytes, limits, (&mut buffer, &mut skipped))?,
    }
    if buffer.is_full() {
        let reason = format!("Only the first {} KB of text are used.", limits.max_text_bytes >> 10);
        skipped.push(SkippedPart::new("end of the text", reason));
    }
    if buffer.unseen() > 0 {
        let letters = if buffer.unseen() == 1 { "letter" } else { "letters" };
        let reason = format!("{} {letters} that no program shows are not used.", buffer.unseen());
        skipped.push(SkippedPart::new("invisible letters", reason));
    }
    let text = buffer.into_text();
    if text.is_empty() { Err(FileRejection::NoText) } else { Ok(Extraction { file_type, text, skipped }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_bounded() {
        let limits = ReadLimits { max_text_bytes: 2 << 10, max_file_bytes: 10_000, ..ReadLimits::default() };
        let long = "word ".repeat(1_000);
        let read = read_text(long.as_bytes(), &limits).expect("a text");
        assert_eq!((read.file_type, read.text.len()), (GuestFileType::Txt, 2_048));
        assert_eq!(read.skipped[0].reason, "Only the first 2 KB of text are used.");
        let too_large = read_text(&[b'a'; 10_001], &limits);
        assert_eq!(too_large, Err(FileRejection::TooLarge { bytes: 10_001 }));
    }

    #[test]
    fn images_have_no_text() {
        let read = read_text(b"\x89PNG\r\n\x1a\n\0", &ReadLimits::default()).expect("an image");
        assert_eq!((read.text.as_str(), read.skipped[0].part.as_str()), ("", "image"));
    }
}
