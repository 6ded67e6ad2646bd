//! A one-sheet as a PDF on A4. The fonts have Latin, Greek, Cyrillic, Hebrew and Arabic letters, among others. Words stand in
//! for letters that they do not have.

use super::OneSheet;
use super::cancellation::check_not_canceled;
use super::pdf_fonts::Fonts;
use super::pdf_lines::{Line, LineBreaker};
use super::stand_ins::{note, replace_missing};
use crate::markdown_blocks::{MarkdownBlock, MarkdownSpan};
use earshot_api_server::error::ApiError;
use earshot_indexer::CancelToken;
use krilla::Document;
use krilla::action::LinkAction;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::geom::{Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use std::collections::BTreeSet;

/// A4, in points.
const PAGE_WIDTH: f32 = 595.28;
const PAGE_HEIGHT: f32 = 841.89;
const MARGIN: f32 = 56.0;
const INDENT: f32 = 14.0;
/// Width and height of the photo, and the room on its left.
const PHOTO_SIDE: f32 = 84.0;
const PHOTO_GAP: f32 = 14.0;
/// Line height, as a multiple of the font size.
const LINE_HEIGHT: f32 = 1.4;

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

/// How much smaller letters may become so that all fits on one page. A text that is too long for the last takes several pages
/// in full size: nobody reads smaller letters.
const SMALLER_SCALES: [f32; 4] = [0.93, 0.86, 0.79, 0.72];
/// Longer texts do not fit on a page with any of them, so nothing is tried.
const MAX_BYTES_OF_A_PAGE: usize = 16_000;

impl Style {
    fn scaled(self, scale: f32) -> Self {
        let Self { size, before, indent, .. } = self;
        Self { size: size * scale, before: before * scale, indent: indent * scale, ..self }
    }
}

/// A line with its place on a page.
struct PlacedLine {
    line: Line,
    style: Style,
    /// The baseline, from the top of the page.
    y: f32,
    /// The width that the photo takes beside it.
    room: f32,
    has_bullet: bool,
}

/// The file, with the names of letters that it cannot show.
pub(super) fn render(sheet: &OneSheet, cancel: &CancelToken) -> Result<(Vec<u8>, BTreeSet<&'static str>), ApiError> {
    let fonts = Fonts::load()?;
    let (pages, missing) = lay_out_on_one_page(sheet, &fonts, cancel)?;
    let mut document = Document::new();
    // On the first page.
    let mut photo = sheet.photo.clone().map(read_photo).transpose()?;
    document.set_metadata(Metadata::new().title(sheet.title.clone()).creator("Earshot".to_owned()));
    for lines in &pages {
        check_not_canceled(cancel)?;
        let settings = PageSettings::from_wh(PAGE_WIDTH, PAGE_HEIGHT)
            .ok_or_else(|| ApiError::internal(std::io::Error::other("the page has no size")))?;
        let mut page = document.start_page_with(settings);
        let mut links = Vec::new();
        let mut surface = page.surface();
        if let Some(photo) = photo.take() {
            draw_photo(&mut surface, photo);
        }
        for placed in lines {
            draw(&mut surface, placed, &fonts, &mut links);
        }
        surface.finish();
        for (rect, url) in links {
            let target = Target::Action(LinkAction::new(url.clone()).into());
            page.add_annotation(Annotation::new_link(LinkAnnotation::new(rect, target), Some(url)));
        }
        page.finish();
    }
    let bytes = document.finish().map_err(|error| ApiError::internal(std::io::Error::other(format!("{error:?}"))))?;
    Ok((bytes, missing))
}

fn read_photo(jpeg: Vec<u8>) -> Result<Image, ApiError> {
    Image::from_jpeg(jpeg.into(), false).map_err(|error| ApiError::internal(std::io::Error::other(error)))
}

/// Draws the photo into the upper corner on the right.
fn draw_photo(surface: &mut Surface<'_>, photo: Image) {
    let Some(size) = Size::from_wh(PHOTO_SIDE, PHOTO_SIDE) else { return };
    surface.push_transform(&Transform::from_translate(PAGE_WIDTH - MARGIN - PHOTO_SIDE, MARGIN));
    surface.draw_image(photo, size);
    surface.pop();
}

/// The lines of each page, with the names of letters that the fonts do not have.
type LaidOutPages = (Vec<Vec<PlacedLine>>, BTreeSet<&'static str>);

/// Lays out with the largest letters with which all fits on one page, or in full size when none does.
fn lay_out_on_one_page(sheet: &OneSheet, fonts: &Fonts, cancel: &CancelToken) -> Result<LaidOutPages, ApiError> {
    let full = lay_out(sheet, fonts, 1.0, cancel)?;
    if full.0.len() == 1 || sheet.text_bytes() > MAX_BYTES_OF_A_PAGE {
        return Ok(full);
    }
    for scale in SMALLER_SCALES {
        let smaller = lay_out(sheet, fonts, scale, cancel)?;
        if smaller.0.len() == 1 {
            return Ok(smaller);
        }
    }
    Ok(full)
}

fn lay_out(sheet: &OneSheet, fonts: &Fonts, scale: f32, cancel: &CancelToken) -> Result<LaidOutPages, ApiError> {
    let text = |text: &str| MarkdownBlock {
        kind: "paragraph",
        spans: vec![MarkdownSpan { text: text.to_owned(), url: None }],
    };
    let room = if sheet.photo.is_some() { PHOTO_SIDE + PHOTO_GAP } else { 0.0 };
    let mut layout = Layout { fonts, scale, pages: vec![Vec::new()], y: MARGIN, room, missing: BTreeSet::new() };
    layout.add(&text(&sheet.title), TITLE, false);
    if let Some(subtitle) = &sheet.subtitle {
        layout.add(&text(subtitle), SUBTITLE, false);
    }
    layout.end_room();
    for block in &sheet.blocks {
        check_not_canceled(cancel)?;
        match block.kind {
            "heading" => layout.add(block, HEADING, false),
            "item" => layout.add(block, ITEM, true),
            _ => layout.add(block, PARAGRAPH, false),
        }
    }
    if let Some(note) = note(&layout.missing) {
        layout.add(&text(&note), SUBTITLE, false);
    }
    Ok((layout.pages, layout.missing))
}

struct Layout<'a> {
    fonts: &'a Fonts,
    /// The size of letters, in that of the styles.
    scale: f32,
    pages: Vec<Vec<PlacedLine>>,
    /// The end of the last line.
    y: f32,
    /// The width that the photo takes beside the lines.
    room: f32,
    missing: BTreeSet<&'static str>,
}

impl Layout<'_> {
    /// Continues below the photo, with whole lines.
    fn end_room(&mut self) {
        if self.room > 0.0 && self.pages.len() == 1 {
            self.y = self.y.max(MARGIN + PHOTO_SIDE);
        }
        self.room = 0.0;
    }

    fn add(&mut self, block: &MarkdownBlock, style: Style, is_item: bool) {
        let style = style.scaled(self.scale);
        let mut block = block.clone();
        for span in &mut block.spans {
            span.text = replace_missing(&span.text, self.fonts, &mut self.missing);
        }
        let width = (PAGE_WIDTH - 2.0 * MARGIN - style.indent - self.room) / style.size;
        let height = style.size * LINE_HEIGHT;
        let lines = LineBreaker { fonts: self.fonts, is_bold: style.is_bold, width }.lines(&block);
        for (number, line) in lines.into_iter().enumerate() {
            let before = if number == 0 { style.before } else { 0.0 };
            let kept = style.lines_kept * PARAGRAPH.size * self.scale * LINE_HEIGHT;
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
                page.push(PlacedLine { line, style, y, room: self.room, has_bullet });
            }
        }
    }
}

/// Draws a line. Links are collected with their places.
fn draw(surface: &mut Surface<'_>, placed: &PlacedLine, fonts: &Fonts, links: &mut Vec<(Rect, String)>) {
    let PlacedLine { line, style, y, room, has_bullet } = placed;
    let set_color = |surface: &mut Surface<'_>, [red, green, blue]: Rgb| {
        let color = rgb::Color::new(red, green, blue);
        surface.set_fill(Some(Fill { paint: color.into(), ..Fill::default() }));
    };
    if *has_bullet {
        let font = fonts.of(style.is_bold);
        let bullet = font.shape("•", Some(false));
        let x = if line.is_rtl { PAGE_WIDTH - MARGIN - bullet.width * style.size } else { MARGIN };
        set_color(surface, style.color);
        surface.draw_glyphs(Point::from_xy(x, *y), &bullet.glyphs, font.font.clone(), "•", style.size, false);
    }
    let right = PAGE_WIDTH - MARGIN - style.indent - room;
    let mut x = if line.is_rtl { right - line.width() * style.size } else { MARGIN + style.indent };
    for run in &line.runs {
        set_color(surface, if run.url.is_some() { BLUE } else { style.color });
        let font = fonts.of(run.is_bold).font.clone();
        surface.draw_glyphs(Point::from_xy(x, *y), &run.shape.glyphs, font, &run.text, style.size, false);
        let end = x + run.shape.width * style.size;
        if let Some(url) = &run.url
            && let Some(rect) = Rect::from_ltrb(x, y - style.size, end, y + style.size * (LINE_HEIGHT - 1.0))
        {
            links.push((rect, url.clone()));
        }
        x = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_shrink_until_all_fits_on_one_page_and_no_further_than_people_read() {
        let fonts = Fonts::load().expect("the fonts are part of the program");
        let pages = |words: usize| {
            let spans = vec![MarkdownSpan { text: "engines ".repeat(words), url: None }];
            let blocks = vec![MarkdownBlock { kind: "paragraph", spans }];
            let sheet = OneSheet { title: "Ada Lovelace".to_owned(), subtitle: None, photo: None, blocks };
            let (pages, _) = lay_out_on_one_page(&sheet, &fonts, &CancelToken::default()).expect("nobody cancels");
            let size = pages.last().and_then(|lines| lines.last()).map_or(0.0, |placed| placed.style.size);
            (pages.len(), size)
        };
        let full = PARAGRAPH.size;
        let (count, size) = pages(40);
        assert!(count == 1 && (size - full).abs() < f32::EPSILON);
        let (count, size) = pages(700);
        assert!(count == 1 && size < full && size > 7.0, "{count} pages with letters of {size}");
        let (count, size) = pages(1_500);
        assert!(count > 1, "several pages that can be read are better than one that cannot");
        assert!((size - full).abs() < f32::EPSILON);
    }
}
