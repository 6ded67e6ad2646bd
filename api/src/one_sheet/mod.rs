//! One-sheets: a guest on paper for hosts, as HTML, DOCX or PDF. All formats are made from the same paragraphs.

mod content;
mod docx;
mod html;
mod pdf;
mod pdf_lines;

pub(crate) use content::{OneSheet, OneSheetAppearance};

use crate::error::ApiError;

/// The format of a one-sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OneSheetFormat {
    Html,
    Docx,
    Pdf,
}

impl OneSheetFormat {
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "html" => Some(Self::Html),
            "docx" => Some(Self::Docx),
            "pdf" => Some(Self::Pdf),
            _ => None,
        }
    }

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

impl OneSheet {
    /// Writes the file. It takes up to some tens of milliseconds.
    ///
    /// # Errors
    /// When a library fails.
    pub fn render(&self, format: OneSheetFormat) -> Result<Vec<u8>, ApiError> {
        match format {
            OneSheetFormat::Html => html::render(self),
            OneSheetFormat::Docx => docx::render(self),
            OneSheetFormat::Pdf => pdf::render(self),
        }
    }
}

#[cfg(test)]
mod tests;
