//! The graphics state of a page, as far as it decides what can be seen.

use super::color::{ColorSpace, is_light};
use super::resources::named;
use super::text_ink::TextInk;
use pdf_extract::content::Operation;
use pdf_extract::{Dictionary, Document, Object};

/// An opacity below this cannot be seen.
const MIN_OPACITY: f32 = 0.05;

/// A transformation of coordinates, as PDF writes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matrix([f64; 6]);

impl Matrix {
    const IDENTITY: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    fn then(self, next: Self) -> Self {
        let ([a, b, c, d, e, f], [m, n, o, p, q, r]) = (self.0, next.0);
        Self([a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, e * m + f * o + q, e * n + f * p + r])
    }

    /// The bounds of a box on the page.
    pub fn bounds(self, [left, bottom, right, top]: [f64; 4]) -> [f64; 4] {
        let [a, b, c, d, e, f] = self.0;
        let corners = [(left, bottom), (left, top), (right, bottom), (right, top)];
        let points = corners.map(|(x, y)| (a * x + c * y + e, b * x + d * y + f));
        points.into_iter().fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |[left, bottom, right, top], (x, y)| {
            [left.min(x), bottom.min(y), right.max(x), top.max(y)]
        })
    }

    pub fn sorted([left, bottom, right, top]: [f64; 4]) -> [f64; 4] {
        [left.min(right), bottom.min(top), left.max(right), bottom.max(top)]
    }
}

#[derive(Clone, Debug)]
pub(super) struct State {
    pub matrix: Matrix,
    /// The bounds of the current path on the page.
    pub path: Option<[f64; 4]>,
    space: ColorSpace,
    color: Vec<f32>,
    rendering: i64,
    opacity: f32,
    /// Letters of Type 3 are drawings with colors of their own.
    is_drawn: bool,
}

impl Default for State {
    fn default() -> Self {
        Self {
            matrix: Matrix::IDENTITY,
            path: None,
            space: ColorSpace::ByParts,
            color: vec![0.0],
            rendering: 0,
            opacity: 1.0,
            is_drawn: false,
        }
    }
}

impl State {
    pub fn is_fill_light(&self) -> bool {
        is_light(self.space, &self.color) || self.opacity < MIN_OPACITY
    }

    pub fn ink(&self) -> TextInk {
        match self.rendering {
            _ if self.is_drawn => TextInk::Visible,
            3 => TextInk::None,
            0 if self.opacity < MIN_OPACITY => TextInk::None,
            0 if is_light(self.space, &self.color) => TextInk::Light,
            // Outlines may have another color.
            _ => TextInk::Visible,
        }
    }

    /// Sets the opacity of fills from a state in the resources.
    pub fn set_opacity(&mut self, document: &Document, resources: Option<&Dictionary>, operation: &Operation) {
        let state = named(document, resources, b"ExtGState", operation).and_then(|state| state.as_dict().ok());
        if let Some(Ok(opacity)) = state.and_then(|state| state.get_deref(b"ca", document).ok()).map(Object::as_float) {
            self.opacity = opacity;
        }
    }

    pub fn set_space(&mut self, document: &Document, resources: Option<&Dictionary>, operation: &Operation) {
        let space = named(document, resources, b"ColorSpace", operation).and_then(|space| space.as_array().ok());
        let name = space.and_then(|space| space.first()).and_then(|name| name.as_name().ok());
        let own = operation.operands.first().and_then(|name| name.as_name().ok());
        self.space = match name.or(own) {
            Some(b"Separation" | b"DeviceN") => ColorSpace::Inks,
            Some(b"Pattern" | b"Indexed" | b"Lab") => ColorSpace::Other,
            _ => ColorSpace::ByParts,
        };
        // The first color of a space is black.
        self.color = Vec::new();
    }

    pub fn apply(&mut self, document: &Document, resources: Option<&Dictionary>, operation: &Operation) {
        let numbers: Vec<f64> = operation.operands.iter().filter_map(number).collect();
        match (operation.operator.as_str(), numbers.as_slice()) {
            ("cm", &[a, b, c, d, e, f]) => self.matrix = Matrix([a, b, c, d, e, f]).then(self.matrix),
            ("re", &[x, y, width, height]) => self.extend([x, y, x + width, y + height]),
            ("m" | "l", &[x, y]) | ("c", &[_, _, _, _, x, y]) | ("v" | "y", &[_, _, x, y]) => self.extend([x, y, x, y]),
            ("n" | "S" | "s", _) => self.path = None,
            ("g" | "rg" | "k", _) => (self.space, self.color) = (ColorSpace::ByParts, parts(operation)),
            ("sc" | "scn", _) => self.color = parts(operation),
            ("Tr", &[_]) => self.rendering = operation.operands[0].as_i64().unwrap_or_default(),
            ("Tf", _) => {
                let font = named(document, resources, b"Font", operation).and_then(|font| font.as_dict().ok());
                let kind = font.and_then(|font| font.get(b"Subtype").ok()).and_then(|kind| kind.as_name().ok());
                self.is_drawn = kind == Some(b"Type3");
            }
            _ => {}
        }
    }

    fn extend(&mut self, bounds: [f64; 4]) {
        let [left, bottom, right, top] = self.matrix.bounds(bounds);
        let path = self.path.unwrap_or([left, bottom, right, top]);
        self.path = Some([path[0].min(left), path[1].min(bottom), path[2].max(right), path[3].max(top)]);
    }
}

fn number(object: &Object) -> Option<f64> {
    object.as_float().ok().map(f64::from)
}

fn parts(operation: &Operation) -> Vec<f32> {
    operation.operands.iter().filter_map(|part| part.as_float().ok()).collect()
}
