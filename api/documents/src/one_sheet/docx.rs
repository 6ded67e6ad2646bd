//! A one-sheet as a document of Word.

use super::OneSheet;
use super::cancellation::check_not_canceled;
use crate::markdown_blocks::MarkdownSpan;
use docx_rs::{Docx, Hyperlink, HyperlinkType, Paragraph, Pic, Run, RunFonts};
use earshot_api_server::error::ApiError;
use earshot_indexer::CancelToken;
use earshot_model::xml_line;
use earshot_pictures::to_png;
use std::io::Cursor;

/// Sizes in half points.
const TITLE: usize = 48;
const HEADING: usize = 28;
const TEXT: usize = 22;
/// Indent of items, in twentieths of a point.
const INDENT: i32 = 284;
/// Width and height of the photo: 3 cm, in English Metric Units.
const PHOTO: u32 = 1_080_000;
const LINK_COLOR: &str = "0B57D0";
/// Has all scripts of Europe, and Word replaces it where it is missing.
const FONT: &str = "Calibri";

pub(super) fn render(sheet: &OneSheet, cancel: &CancelToken) -> Result<Vec<u8>, ApiError> {
    let fonts = RunFonts::new().ascii(FONT).hi_ansi(FONT).cs(FONT);
    let mut document = Docx::new().default_fonts(fonts).default_size(TEXT);
    if let Some(photo) = &sheet.photo {
        // Word documents of this library embed PNG alone.
        let (png, width) = to_png(photo).map_err(ApiError::internal)?;
        let picture = Pic::new_with_dimensions(png, width, width).size(PHOTO, PHOTO);
        document = document.add_paragraph(Paragraph::new().add_run(Run::new().add_image(picture)));
    }
    document =
        document.add_paragraph(heading(0).add_run(Run::new().add_text(xml_line(&sheet.title)).size(TITLE).bold()));
    if let Some(subtitle) = &sheet.subtitle {
        let run = Run::new().add_text(xml_line(subtitle)).color("555555");
        document = document.add_paragraph(Paragraph::new().add_run(run));
    }
    for block in &sheet.blocks {
        check_not_canceled(cancel)?;
        let paragraph = match block.kind {
            "heading" => {
                let run = Run::new().add_text(xml_line(&block.text())).size(HEADING).bold();
                heading(1).add_run(run)
            }
            "item" => {
                let start = Paragraph::new().indent(Some(INDENT), None, None, None);
                with_spans(start.add_run(Run::new().add_text("• ")), &block.spans)
            }
            _ => with_spans(Paragraph::new(), &block.spans),
        };
        document = document.add_paragraph(paragraph);
    }
    let mut bytes = Cursor::new(Vec::new());
    document.build().pack(&mut bytes).map_err(ApiError::internal)?;
    Ok(bytes.into_inner())
}

fn heading(level: usize) -> Paragraph {
    Paragraph::new().outline_lvl(level).keep_next(true)
}

fn with_spans(paragraph: Paragraph, spans: &[MarkdownSpan]) -> Paragraph {
    spans.iter().fold(paragraph, |paragraph, span| {
        let run = Run::new().add_text(xml_line(&span.text));
        match &span.url {
            None => paragraph.add_run(run),
            Some(url) => {
                let run = run.color(LINK_COLOR).underline("single");
                paragraph.add_hyperlink(Hyperlink::new(xml_line(url), HyperlinkType::External).add_run(run))
            }
        }
    })
}
