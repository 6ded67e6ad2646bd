//! A one-sheet as a PDF on A4. The fonts have Latin, Greek, Cyrillic, Hebrew and Arabic letters, among others.

use super::OneSheet;
use super::cancellation::check_not_canceled;
use super::pdf_lines::{FontMetrics, Line};
use crate::markdown_blocks::{MarkdownBlock, MarkdownSpan};
use earshot_api_server::error::ApiError;
use earshot_indexer::CancelToken;
use krilla::Document;
use krilla::action::LinkAction;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::geom::{Point, Rect};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};
use ttf_parser::Face;

/// A4, in points.
const PAGE_WIDTH: f32 = 595.28;
const PAGE_HEIGHT: f32 = 841.89;
const MARGIN: f32 = 56.0;
const INDENT: f32 = 14.0;
/// Line height, as a multiple of the font size.
const LINE_HEIGHT: f32 = 1.4;
const MISSING: &str = "This PDF cannot show some characters. Use the HTML or Word version.";

/// Red, green and blue.
type Rgb = [u8; 3];
const BLACK: Rgb = [26, 26, 26];
const GRAY: Rgb = [85, 85, 85];
const BLUE: Rgb = [11, 87, 208];

/// The look of a paragraph, in points.
#[derive(Clone, Copy)]
struct Style {
    size: f32,
    is_bold: bool,
    color: Rgb,
    /// Space before it.
    before: f32,
    indent: f32,
    /// Lines that must fit below it on the page.
    lines_kept: f32,
}

const TITLE: Style = Style { size: 24.0, is_bold: true, color: BLACK, before: 0.0, indent: 0.0, lines_kept: 0.0 };
const SUBTITLE: Style = Style { size: 11.0, is_bold: false, color: GRAY, before: 2.0, indent: 0.0, lines_kept: 0.0 };
const HEADING: Style = Style { size: 13.0, is_bold: true, color: BLACK, before: 14.0, indent: 0.0, lines_kept: 2.0 };
const PARAGRAPH: Style = Style { size: 10.5, is_bold: false, color: BLACK, before: 6.0, indent: 0.0, lines_kept: 0.0 };
const ITEM: Style = Style { size: 10.5, is_bold: false, color: BLACK, before: 2.0, indent: INDENT, lines_kept: 0.0 };

/// A line with its place on a page.
struct PlacedLine {
    line: Line,
    style: Style,
    /// The baseline, from the top of the page.
    y: f32,
    has_bullet: bool,
}

struct Fonts<'a> {
    regular: Face<'a>,
    bold: Face<'a>,
}

pub(super) fn render(sheet: &OneSheet, cancel: &CancelToken) -> Result<Vec<u8>, ApiError> {
    let parse = |data| Face::parse(data, 0).map_err(ApiError::internal);
    let fonts = Fonts { regular: parse(dejavu::sans::regular())?, bold: parse(dejavu::sans::bold())? };
    let pages = lay_out(sheet, &fonts, cancel)?;
    let load = |data: &'static [u8]| {
        Font::new(data.into(), 0).ok_or_else(|| ApiError::internal(std::io::Error::other("the font is not valid")))
    };
    let (regular, bold) = (load(dejavu::sans::regular())?, load(dejavu::sans::bold())?);
    let mut document = Document::new();
    document.set_metadata(Metadata::new().title(sheet.title.clone()).creator("Earshot".to_owned()));
    for lines in &pages {
        check_not_canceled(cancel)?;
        let settings = PageSettings::from_wh(PAGE_WIDTH, PAGE_HEIGHT)
            .ok_or_else(|| ApiError::internal(std::io::Error::other("the page has no size")))?;
        let mut page = document.start_page_with(settings);
        let mut links = Vec::new();
        let mut surface = page.surface();
        for placed in lines {
            let font = if placed.style.is_bold { &bold } else { &regular };
            let face = if placed.style.is_bold { &fonts.bold } else { &fonts.regular };
            draw(&mut surface, placed, (font, face), &mut links);
        }
        surface.finish();
        for (rect, url) in links {
            let target = Target::Action(LinkAction::new(url.clone()).into());
            page.add_annotation(Annotation::new_link(LinkAnnotation::new(rect, target), Some(url)));
        }
        page.finish();
    }
    document.finish().map_err(|error| ApiError::internal(std::io::Error::other(format!("{error:?}"))))
}

fn lay_out(sheet: &OneSheet, fonts: &Fonts<'_>, cancel: &CancelToken) -> Result<Vec<Vec<PlacedLine>>, ApiError> {
    let text = |text: &str| MarkdownBlock {
        kind: "paragraph",
        spans: vec![MarkdownSpan { text: text.to_owned(), url: None }],
    };
    let mut layout = Layout { fonts, pages: vec![Vec::new()], y: MARGIN };
    layout.add(&text(&sheet.title), TITLE, false);
    if let Some(subtitle) = &sheet.subtitle {
        layout.add(&text(subtitle), SUBTITLE, false);
    }
    for block in &sheet.blocks {
        check_not_canceled(cancel)?;
        match block.kind {
            "heading" => layout.add(block, HEADING, false),
            "item" => layout.add(block, ITEM, true),
            _ => layout.add(block, PARAGRAPH, false),
        }
    }
    let is_missing = |letter: char| !letter.is_whitespace() && fonts.regular.glyph_index(letter).is_none();
    let texts = sheet.blocks.iter().map(MarkdownBlock::text).chain([sheet.title.clone()]).chain(sheet.subtitle.clone());
    if texts.into_iter().any(|text| text.chars().any(is_missing)) {
        layout.add(&text(MISSING), SUBTITLE, false);
    }
    Ok(layout.pages)
}

struct Layout<'a> {
    fonts: &'a Fonts<'a>,
    pages: Vec<Vec<PlacedLine>>,
    /// The end of the last line.
    y: f32,
}

impl Layout<'_> {
    fn add(&mut self, block: &MarkdownBlock, style: Style, is_item: bool) {
        let face = if style.is_bold { &self.fonts.bold } else { &self.fonts.regular };
        let width = PAGE_WIDTH - 2.0 * MARGIN - style.indent;
        let height = style.size * LINE_HEIGHT;
        let lines = FontMetrics { face, size: style.size }.lines(block, width);
        for (number, line) in lines.into_iter().enumerate() {
            let before = if number == 0 { style.before } else { 0.0 };
            let kept = style.lines_kept * PARAGRAPH.size * LINE_HEIGHT;
            if self.y + before + height + kept > PAGE_HEIGHT - MARGIN {
                self.pages.push(Vec::new());
                self.y = MARGIN;
            } else {
                self.y += before;
            }
            self.y += height;
            // The baseline is above the end of the line.
            let y = self.y - style.size * (LINE_HEIGHT - 1.0);
            let has_bullet = is_item && number == 0;
            if let Some(page) = self.pages.last_mut() {
                page.push(PlacedLine { line, style, y, has_bullet });
            }
        }
    }
}

/// Draws a line. Links are collected with their places.
fn draw(
    surface: &mut Surface<'_>,
    placed: &PlacedLine,
    (font, face): (&Font, &Face<'_>),
    links: &mut Vec<(Rect, String)>,
) {
    let PlacedLine { line, style, y, has_bullet } = placed;
    let measure = FontMetrics { face, size: style.size };
    let mut write = |x: f32, text: &str, [red, green, blue]: Rgb, direction: TextDirection| {
        let color = rgb::Color::new(red, green, blue);
        surface.set_fill(Some(Fill { paint: color.into(), ..Fill::default() }));
        surface.draw_text(Point::from_xy(x, *y), font.clone(), style.size, text, false, direction);
    };
    let (left, right) = (MARGIN + style.indent, PAGE_WIDTH - MARGIN - style.indent);
    if *has_bullet {
        let x = if line.is_rtl { PAGE_WIDTH - MARGIN - measure.width("•") } else { MARGIN };
        write(x, "•", style.color, TextDirection::LeftToRight);
    }
    let mut x = if line.is_rtl { right } else { left };
    for part in &line.parts {
        let color = if part.url.is_some() { BLUE } else { style.color };
        let start = x;
        if line.is_rtl {
            // Words of other scripts are read from left to right, each by itself.
            for word in part.text.split_inclusive(' ') {
                x -= measure.width(word);
                write(x, word, color, TextDirection::Auto);
            }
        } else {
            write(x, &part.text, color, TextDirection::LeftToRight);
            x += part.width;
        }
        if let Some(url) = &part.url
            && let Some(rect) =
                Rect::from_ltrb(start.min(x), y - style.size, start.max(x), y + style.size * (LINE_HEIGHT - 1.0))
        {
            links.push((rect, url.clone()));
        }
    }
}
