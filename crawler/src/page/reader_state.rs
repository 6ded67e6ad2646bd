//! The state of the page reader: the open elements, the text of the current block, and the page so far.

use super::page_content::{Anchor, Form, Page};
use super::region::Region;
use super::section::Section;
use super::style_sheet::StyleSheet;
use url::Url;

/// The most items of all other lists: headings, frames, `meta` elements….
const MAX_LIST_ITEMS: usize = 200;
/// The most bytes of titles, labels and link targets.
pub(super) const MAX_TEXT_BYTES: usize = 2_048;

/// An open element.
pub(super) struct OpenElement {
    pub(super) name: String,
    pub(super) region: Region,
    pub(super) section: Section,
    pub(super) is_follow: bool,
    pub(super) is_reversed: bool,
    pub(super) is_hidden: bool,
    /// The font size is zero.
    pub(super) is_sizeless: bool,
}

/// What readers see of an anchor.
#[derive(Default)]
pub(super) struct AnchorView {
    pub(super) has_seen_text: bool,
    /// Text whose letters have no size. Hidden text does not count: links with icons have it for screen readers.
    pub(super) has_sizeless_text: bool,
    pub(super) has_picture: bool,
}

impl AnchorView {
    /// Whether readers see nothing of the anchor. Without text and picture it may show a background image, so it counts
    /// as seen.
    pub(super) fn is_unseen(&self) -> bool {
        self.has_sizeless_text && !self.has_seen_text && !self.has_picture
    }
}

/// Destination of raw text that is not displayed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RawTextTarget {
    Page,
    Title,
    Structured,
    Script,
    Style,
    Textarea,
    Discard,
}

pub(super) struct Reader {
    pub(super) page: Page,
    pub(super) base: Url,
    pub(super) stack: Vec<OpenElement>,
    /// Number of open elements beyond the recorded depth.
    pub(super) excess_depth: usize,
    pub(super) text: String,
    /// Anchors in the current block.
    pub(super) pending_anchors: Vec<usize>,
    pub(super) anchor: Option<Anchor>,
    /// What readers see of the open anchor.
    pub(super) anchor_view: AnchorView,
    pub(super) form: Option<Form>,
    pub(super) heading: Option<String>,
    /// The level of the current block, as [`Block`](super::Block) has it.
    pub(super) heading_level: u8,
    pub(super) raw_target: RawTextTarget,
    pub(super) raw_text: String,
    pub(super) style_sheet: StyleSheet,
}

impl Reader {
    pub(super) fn new(url: Url) -> Self {
        Self {
            base: url.clone(),
            page: Page::empty(url),
            stack: Vec::new(),
            excess_depth: 0,
            text: String::new(),
            pending_anchors: Vec::new(),
            anchor: None,
            anchor_view: AnchorView::default(),
            form: None,
            heading: None,
            heading_level: 0,
            raw_target: RawTextTarget::Page,
            raw_text: String::new(),
            style_sheet: StyleSheet::default(),
        }
    }
}

/// Adds an item, unless the list is full.
pub(super) fn push_bounded<T>(list: &mut Vec<T>, item: T) {
    if list.len() < MAX_LIST_ITEMS {
        list.push(item);
    }
}
