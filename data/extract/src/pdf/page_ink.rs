//! The ink of a page's texts: which of them are written invisibly, or in the color of the paper. The library reports
//! letters without their color, but in the order in which a page shows them.

mod color;
mod graphics;
mod resources;
mod text_ink;

use graphics::{Matrix, State};
use pdf_extract::content::{Content, Operation};
use pdf_extract::{Dictionary, Document, Object, ObjectId};
use resources::named;
use text_ink::TextInk;

/// Nesting of forms.
const MAX_DEPTH: usize = 8;
/// Areas of one page that are kept.
const MAX_AREAS: usize = 5_000;

/// A painted area, as its bounds on the page.
#[derive(Clone, Copy, Debug)]
struct Area {
    /// The number of texts before it.
    texts_before: usize,
    bounds: [f64; 4],
    is_light: bool,
    is_image: bool,
}

/// The inks of a page.
#[derive(Debug, Default)]
pub(super) struct PageInk {
    texts: Vec<TextInk>,
    areas: Vec<Area>,
    /// The part of the page that is shown: left, bottom, right and top.
    pub shown: Option<[f64; 4]>,
}

impl PageInk {
    pub fn read(document: &Document, page: ObjectId) -> Self {
        let mut ink = Self { shown: shown_box(document, page), ..Self::default() };
        let resources = inherited(document, page, b"Resources").and_then(|resources| resources.as_dict().ok());
        if let Ok(content) = document.get_page_content(page) {
            ink.read_content(document, &content, resources, 0);
        }
        ink
    }

    /// Whether the text with this number can be seen at a point of the page.
    pub fn is_visible(&self, text: usize, (x, y): (f64, f64)) -> bool {
        let ink = self.texts.get(text).copied().unwrap_or(TextInk::Visible);
        let is_below = |area: &&Area| {
            let [left, bottom, right, top] = area.bounds;
            area.texts_before <= text && (left..=right).contains(&x) && (bottom..=top).contains(&y)
        };
        let mut below = self.areas.iter().rev().filter(is_below);
        match ink {
            TextInk::Visible | TextInk::Placeless => true,
            TextInk::Light => below.next().is_some_and(|area| !area.is_light),
            // A scan shows the letters as an image.
            TextInk::None => below.any(|area| area.is_image),
        }
    }

    pub fn is_light(&self, text: usize) -> bool {
        self.texts.get(text) == Some(&TextInk::Light)
    }

    /// Whether the place of a text on the page is certain.
    pub fn has_place(&self, text: usize) -> bool {
        self.texts.get(text).is_some_and(|ink| *ink != TextInk::Placeless)
    }

    fn read_content(&mut self, document: &Document, content: &[u8], resources: Option<&Dictionary>, depth: usize) {
        let Ok(content) = Content::decode(content) else { return };
        let mut state = State::default();
        let mut stack = Vec::new();
        for operation in &content.operations {
            match operation.operator.as_str() {
                "q" if stack.len() < 1_000 => stack.push(state.clone()),
                "Q" => state = stack.pop().unwrap_or(state),
                "Do" => self.paint_object(document, operation, (resources, &state), depth),
                "gs" => state.set_opacity(document, resources, operation),
                "cs" => state.set_space(document, resources, operation),
                "sh" => self.add_area(
                    state.matrix.bounds([f64::MIN / 4.0, f64::MIN / 4.0, f64::MAX / 4.0, f64::MAX / 4.0]),
                    false,
                    false,
                ),
                "f" | "F" | "f*" | "B" | "B*" | "b" | "b*" => {
                    let is_light = state.is_fill_light();
                    if let Some(bounds) = state.path.take().filter(|_| depth == 0) {
                        self.add_area(bounds, is_light, false);
                    }
                }
                "Tj" | "'" | "\"" => self.add_text(&state, depth),
                "TJ" => {
                    let parts = operation.operands.first().and_then(|parts| parts.as_array().ok());
                    let strings = parts.into_iter().flatten().filter(|part| matches!(part, Object::String(..)));
                    strings.for_each(|_| self.add_text(&state, depth));
                }
                _ => state.apply(document, resources, operation),
            }
        }
    }

    /// The places of texts in forms are uncertain, so they count as visible.
    fn add_text(&mut self, state: &State, depth: usize) {
        self.texts.push(if depth == 0 { state.ink() } else { TextInk::Placeless });
    }

    fn add_area(&mut self, bounds: [f64; 4], is_light: bool, is_image: bool) {
        if self.areas.len() < MAX_AREAS {
            self.areas.push(Area { texts_before: self.texts.len(), bounds, is_light, is_image });
        }
    }

    fn paint_object(
        &mut self,
        document: &Document,
        operation: &Operation,
        (resources, state): (Option<&Dictionary>, &State),
        depth: usize,
    ) {
        let Some(object) = named(document, resources, b"XObject", operation) else { return };
        let Ok(stream) = object.as_stream() else { return };
        let is_form = stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Form");
        if !is_form {
            return self.add_area(state.matrix.bounds([0.0, 0.0, 1.0, 1.0]), false, true);
        }
        // What a form paints may be anything, so texts above it count as visible.
        let form_box = stream.dict.get_deref(b"BBox", document).ok().and_then(|bounds| numbers(document, bounds));
        if let Some(bounds) = form_box.filter(|_| depth == 0) {
            self.add_area(state.matrix.bounds(bounds), false, false);
        }
        if depth < MAX_DEPTH
            && let Ok(content) = stream.decompressed_content().or_else(|_| stream.get_plain_content())
        {
            let own = stream.dict.get_deref(b"Resources", document).and_then(Object::as_dict).ok();
            self.read_content(document, &content, own.or(resources), depth + 1);
        }
    }
}

/// The part of a page that programs show: its crop box within its media box.
fn shown_box(document: &Document, page: ObjectId) -> Option<[f64; 4]> {
    let read =
        |key: &[u8]| inherited(document, page, key).and_then(|bounds| numbers(document, bounds)).map(Matrix::sorted);
    let (media, crop) = (read(b"MediaBox")?, read(b"CropBox"));
    let Some(crop) = crop else { return Some(media) };
    let both = [media[0].max(crop[0]), media[1].max(crop[1]), media[2].min(crop[2]), media[3].min(crop[3])];
    (both[0] < both[2] && both[1] < both[3]).then_some(both).or(Some(media))
}

/// An attribute of a page, or of the nodes above it.
fn inherited<'a>(document: &'a Document, page: ObjectId, key: &[u8]) -> Option<&'a Object> {
    let mut node = document.get_dictionary(page).ok()?;
    for _ in 0..MAX_DEPTH * 4 {
        if let Ok(found) = node.get_deref(key, document) {
            return Some(found);
        }
        node = node.get_deref(b"Parent", document).ok()?.as_dict().ok()?;
    }
    None
}

fn numbers(document: &Document, array: &Object) -> Option<[f64; 4]> {
    let array = array.as_array().ok()?;
    let number = |at: usize| {
        let (_, number) = document.dereference(array.get(at)?).ok()?;
        number.as_float().ok().map(f64::from)
    };
    Some([number(0)?, number(1)?, number(2)?, number(3)?])
}
