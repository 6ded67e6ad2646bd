//! One-sheets: a guest on paper for hosts, as HTML, DOCX or PDF. All formats are made from the same paragraphs.

mod cancellation;
mod content;
mod docx;
mod html;
mod pdf;
mod pdf_fonts;
mod pdf_lines;
mod print_size;
mod stand_ins;

pub use content::{OneSheet, OneSheetAppearance};

use earshot_api_server::prelude::*;
use earshot_indexer::CancelToken;
use std::collections::BTreeSet;

/// The cost of a one-sheet with little text: about that of a plain search.
const MIN_COST: u32 = 20;
/// One unit of cost is about one word looked up in one field. This many bytes take about as long in a PDF.
const BYTES_PER_UNIT: usize = 200;

/// The format of a one-sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OneSheetFormat {
    Html,
    Docx,
    Pdf,
}

impl OneSheetFormat {
    /// The ending of the file's name.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Docx => "docx",
            Self::Pdf => "pdf",
        }
    }

    pub fn media_type(self) -> &'static str {
        match self {
            Self::Html => "text/html; charset=utf-8",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Pdf => "application/pdf",
        }
    }
}

/// A one-sheet as a file.
#[derive(Debug)]
pub struct OneSheetFile {
    pub bytes: Vec<u8>,
    /// What the letters are called that the file cannot show. Words stand in for them.
    pub missing_letters: Vec<&'static str>,
}

impl OneSheet {
    /// Writes the file. It takes up to some tens of milliseconds, and ends soon after `cancel` is set.
    ///
    /// # Errors
    /// When it was canceled, or a library fails.
    pub fn render(&self, format: OneSheetFormat, cancel: &CancelToken) -> Result<OneSheetFile, ApiError> {
        let (bytes, missing) = match format {
            OneSheetFormat::Html => (html::render(self)?, BTreeSet::new()),
            OneSheetFormat::Docx => (docx::render(self, cancel)?, BTreeSet::new()),
            OneSheetFormat::Pdf => pdf::render(self, cancel)?,
        };
        Ok(OneSheetFile { bytes, missing_letters: missing.into_iter().collect() })
    }

    /// The estimated cost of writing it, by the length of its texts.
    pub fn cost(&self) -> WorkCost {
        WorkCost::of(MIN_COST.saturating_add(u32::try_from(self.text_bytes() / BYTES_PER_UNIT).unwrap_or(u32::MAX)))
    }

    /// The length of its texts.
    fn text_bytes(&self) -> usize {
        self.blocks.iter().flat_map(|block| &block.spans).map(|span| span.text.len()).sum()
    }
}

#[cfg(test)]
mod tests;
