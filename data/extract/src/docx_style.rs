//! The style of the runs in a Word document, as far as it decides what a reader sees.

use crate::hidden_text::HiddenBy;
use quick_xml::events::BytesStart;
use std::collections::HashSet;

/// Letters of fewer half points cannot be read.
const MIN_HALF_POINTS: u32 = 4;
/// The least part of light of a color that looks like paper, 0 to 255.
const LIGHT: u32 = 242;

/// The style of a run or of a paragraph.
#[derive(Clone, Copy, Debug, Default)]
struct TextStyle {
    is_hidden: bool,
    is_light: bool,
    is_tiny: bool,
    /// It has a background of its own, on which white letters can be seen.
    has_background: bool,
}

/// Follows the properties of a part of a document.
#[derive(Debug, Default)]
pub(crate) struct StyleReader {
    /// Styles whose texts are hidden.
    hidden_styles: HashSet<String>,
    paragraph: TextStyle,
    run: TextStyle,
    /// Within the properties of a paragraph.
    is_paragraph: bool,
    /// Tables and text boxes around the text. Their styles may give them a background.
    frames: usize,
    has_page_color: bool,
}

impl StyleReader {
    pub fn new(hidden_styles: HashSet<String>) -> Self {
        Self { hidden_styles, ..Self::default() }
    }

    pub fn start(&mut self, element: &BytesStart<'_>, is_empty: bool) {
        let value = || attribute(element, "val");
        match element.local_name().as_ref() {
            "p" => (self.paragraph, self.run) = (TextStyle::default(), TextStyle::default()),
            "r" => self.run = TextStyle::default(),
            "pPr" => self.is_paragraph = !is_empty,
            "tbl" | "txbxContent" if !is_empty => self.frames += 1,
            "background" => self.has_page_color = true,
            "vanish" | "webHidden" | "specVanish" if !self.is_paragraph => self.run.is_hidden = is_on(element),
            "color" if !self.is_paragraph => self.run.is_light = value().is_some_and(|color| is_light(&color)),
            "sz" if !self.is_paragraph => {
                self.run.is_tiny =
                    value().and_then(|size| size.parse().ok()).is_some_and(|size: u32| size < MIN_HALF_POINTS);
            }
            "highlight" if !self.is_paragraph => self.run.has_background = true,
            "shd" => {
                let fill = attribute(element, "fill").filter(|fill| fill != "auto" && !is_light(fill));
                let style = if self.is_paragraph { &mut self.paragraph } else { &mut self.run };
                style.has_background = fill.is_some();
            }
            "pStyle" => self.paragraph.is_hidden = self.is_hidden_style(value()),
            "rStyle" if !self.is_paragraph => self.run.is_hidden |= self.is_hidden_style(value()),
            _ => {}
        }
    }

    pub fn end(&mut self, name: &str) {
        match name {
            "pPr" => self.is_paragraph = false,
            "tbl" | "txbxContent" => self.frames = self.frames.saturating_sub(1),
            _ => {}
        }
    }

    /// Why the text of the current run cannot be seen; `None` when it can.
    pub fn hidden_by(&self) -> Option<HiddenBy> {
        let (run, paragraph) = (&self.run, &self.paragraph);
        let has_background = run.has_background || paragraph.has_background || self.frames > 0 || self.has_page_color;
        match () {
            () if run.is_hidden || paragraph.is_hidden => Some(HiddenBy::Setting),
            () if run.is_tiny => Some(HiddenBy::Size),
            () if run.is_light && !has_background => Some(HiddenBy::Color),
            () => None,
        }
    }

    fn is_hidden_style(&self, style: Option<String>) -> bool {
        style.is_some_and(|style| self.hidden_styles.contains(&style))
    }
}

/// Whether a switch is on: it is, unless its value is off.
pub(crate) fn is_on(element: &BytesStart<'_>) -> bool {
    !matches!(attribute(element, "val").as_deref(), Some("0" | "false" | "off"))
}

pub(crate) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = element.attributes();
    let mut attributes = attributes.with_checks(false).flatten();
    attributes.find(|attribute| attribute.key.local_name().as_ref() == name).map(|found| found.value.into_owned())
}

/// Whether a color `FFFFFF` looks like paper.
fn is_light(color: &str) -> bool {
    let part = |at: usize| u32::from_str_radix(color.get(at..at + 2)?, 16).ok();
    color.len() == 6 && [0, 2, 4].into_iter().all(|at| part(at).is_some_and(|part| part >= LIGHT))
}
