//! PDF files, page by page.

mod char_maps;
mod font_widths;
mod page_ink;
mod page_text;
mod reading_order;
mod repair;
mod shown_lines;
mod spaces;

use crate::extraction::SkippedPart;
use crate::file_rejection::FileRejection;
use crate::limits::ReadLimits;
use crate::text_buffer::TextBuffer;
use earshot_model::guest_profile::GuestFileType::Pdf;
use page_ink::PageInk;
use page_text::PageText;
use pdf_extract::{Document, ObjectId, output_doc_page};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Reports of pages that are left out.
const MAX_SKIPPED: usize = 20;

/// Reads the pages of a PDF. A page that cannot be read is left out.
pub(crate) fn read_pdf(
    bytes: &[u8],
    limits: &ReadLimits,
    (buffer, skipped): (&mut TextBuffer, &mut Vec<SkippedPart>),
) -> Result<(), FileRejection> {
    let (mut document, pages) = open(bytes).or_else(|rejection| match repair::with_new_table(bytes) {
        Some(repaired) if rejection == FileRejection::Damaged(Pdf) => open(&repaired),
        _ => Err(rejection),
    })?;
    let mut read_pages = 0;
    for (page, id) in pages.iter().copied().take(limits.max_pages) {
        let ink = catch_unwind(AssertUnwindSafe(|| {
            shown_lines::replace_line_operators(&mut document, id);
            PageInk::read(&document, id)
        }));
        let ink = ink.unwrap_or_default();
        let mut text = PageText::new(limits.max_text_bytes, &ink);
        let read = catch_unwind(AssertUnwindSafe(|| output_doc_page(&document, &mut text, page).is_ok()));
        let is_read = read.unwrap_or(false) || text.is_full();
        skipped.extend(text.hidden.report(format!("page {page}")).filter(|_| skipped.len() < MAX_SKIPPED));
        // Keeps the text that was read before the damage.
        let lines = text.into_lines();
        read_pages += usize::from(is_read || !lines.is_empty());
        if !is_read && skipped.len() < MAX_SKIPPED {
            let reason = if lines.is_empty() { "The page is damaged." } else { "The rest of the page is damaged." };
            skipped.push(SkippedPart::new(format!("page {page}"), reason));
        }
        let written = lines.iter().try_for_each(|line| buffer.push(line).and_then(|()| buffer.push("\n")));
        if written.and_then(|()| buffer.push("\n")).is_err() {
            break;
        }
    }
    if pages.len() > limits.max_pages {
        let part = format!("pages {} to {}", limits.max_pages + 1, pages.len());
        skipped.push(SkippedPart::new(part, format!("Only the first {} pages are read.", limits.max_pages)));
    }
    if read_pages == 0 { Err(FileRejection::Damaged(Pdf)) } else { Ok(()) }
}

/// Opens a PDF. Returns it with its pages, of which there is at least one.
fn open(bytes: &[u8]) -> Result<(Document, Vec<(u32, ObjectId)>), FileRejection> {
    // The library panics on unusual files, so a panic counts as damage.
    let opened = catch_unwind(|| {
        let mut document = load(bytes)?;
        char_maps::remove_absurd_maps(&mut document);
        font_widths::expand_ranges(&mut document);
        shown_lines::empty_images(&mut document);
        let pages: Vec<(u32, ObjectId)> = document.get_pages().into_iter().collect();
        Ok((document, pages))
    });
    let (document, pages) = opened.unwrap_or(Err(FileRejection::Damaged(Pdf)))?;
    if pages.is_empty() { Err(FileRejection::Damaged(Pdf)) } else { Ok((document, pages)) }
}

fn load(bytes: &[u8]) -> Result<Document, FileRejection> {
    let mut document = Document::load_mem(bytes).map_err(|error| match error {
        pdf_extract::Error::Decryption(_) | pdf_extract::Error::InvalidPassword => {
            FileRejection::PasswordProtected(Pdf)
        }
        _ => FileRejection::Damaged(Pdf),
    })?;
    // A file may be encrypted with an empty password, which anyone can open.
    if document.is_encrypted() && document.decrypt("").is_err() {
        return Err(FileRejection::PasswordProtected(Pdf));
    }
    Ok(document)
}
