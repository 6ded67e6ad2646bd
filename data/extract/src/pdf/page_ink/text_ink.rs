//! How a text is written.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextInk {
    /// In a color, or in one that is not read.
    Visible,
    /// In the color of the paper.
    Light,
    /// By no ink at all, as the recognized text of a scan.
    None,
    /// In a form, whose place on the page is uncertain.
    Placeless,
}
