//! How a browser shows an element: not at all, or with its letters in reverse; and where elements end without an end tag.
//!
//! Only the element itself is read: its name, its attributes and its inline style. `style_sheet.rs` reads the page's style
//! sheets.

/// How far out an element is looked for that a start tag ends. Bounds the work per tag on deeply nested pages.
const MAX_DISTANCE: usize = 16;

/// How an element is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rendering {
    /// Readers never see the element and what it contains.
    pub(super) is_hidden: bool,
    /// Text is written backwards and shown forwards.
    pub(super) is_reversed: bool,
}

impl Rendering {
    /// Returns the rendering of an element by its name and attributes.
    ///
    /// `noscript` is shown, because scripts are not run. `aria-hidden` hides an element from screen readers only.
    pub(super) fn of<'a>(name: &str, attributes: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let mut rendering = Self { is_hidden: name == "template", is_reversed: false };
        for (attribute, value) in attributes {
            match attribute {
                // HTML Standard 6.1: a browser reveals `until-found` when somebody searches in the page.
                "hidden" => rendering.is_hidden |= !value.trim().eq_ignore_ascii_case("until-found"),
                "style" => rendering.read_style(value),
                _ => {}
            }
        }
        rendering
    }

    fn read_style(&mut self, style: &str) {
        let (mut is_rtl, mut is_override) = (false, false);
        for (property, value) in style.split(';').filter_map(|declaration| declaration.split_once(':')) {
            let value = value.to_ascii_lowercase();
            let value = value.trim().trim_end_matches("!important").trim_end();
            match (property.trim().to_ascii_lowercase().as_str(), value) {
                ("display", "none") | ("visibility", "hidden" | "collapse") => self.is_hidden = true,
                ("direction", "rtl") => is_rtl = true,
                ("unicode-bidi", "bidi-override" | "isolate-override") => is_override = true,
                _ => {}
            }
        }
        self.is_reversed = is_rtl && is_override;
    }
}

/// Returns how many elements from the innermost one a start tag leaves inside the element that it ends, or `None` when it
/// ends none (HTML Standard 13.1.2.4, optional tags). `open` lists open elements, innermost first.
pub(super) fn implied_end<'a>(name: &str, is_inline: bool, open: impl Iterator<Item = &'a str>) -> Option<usize> {
    let (ended, boundary): (&[&str], &[&str]) = match name {
        "li" => (&["li"], &["ul", "ol", "menu"]),
        "dt" | "dd" => (&["dt", "dd"], &["dl"]),
        "td" | "th" => (&["td", "th"], &["tr", "table"]),
        "tr" => (&["tr"], &["table"]),
        "option" => (&["option"], &["select"]),
        _ if is_inline
            || matches!(name, "html" | "head" | "body" | "link" | "meta" | "input" | "select" | "textarea") =>
        {
            return None;
        }
        // A block ends a paragraph.
        _ => (&["p"], &["button", "table", "td", "th", "object", "template"]),
    };
    for (depth, open) in open.take(MAX_DISTANCE).enumerate() {
        if ended.contains(&open) {
            return Some(depth);
        }
        if boundary.contains(&open) {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_elements_are_recognized() {
        let is_hidden = |name, attribute, value| Rendering::of(name, [(attribute, value)].into_iter()).is_hidden;
        for (attribute, value) in [
            ("hidden", ""),
            ("hidden", "hidden"),
            ("style", "color: red; DISPLAY : None !important"),
            ("style", "visibility:hidden"),
        ] {
            assert!(is_hidden("p", attribute, value), "{attribute}={value}");
        }
        for (attribute, value) in [
            ("hidden", "until-found"),
            ("style", "display: block"),
            ("style", "background: url(display:none)"),
            ("aria-hidden", "true"),
            ("class", "hidden"),
        ] {
            assert!(!is_hidden("p", attribute, value), "{attribute}={value}");
        }
        assert!(is_hidden("template", "class", "") && !is_hidden("noscript", "class", ""));
    }

    #[test]
    fn elements_end_where_the_standard_ends_them() {
        let end = |name, is_inline, open: &[&str]| implied_end(name, is_inline, open.iter().copied());
        assert_eq!(end("p", false, &["p", "div"]), Some(0));
        assert_eq!(end("div", false, &["b", "p", "div"]), Some(1));
        assert_eq!(end("span", true, &["p"]), None);
        assert_eq!(end("p", false, &["td", "tr", "table", "p"]), None);
        assert_eq!(end("li", false, &["p", "li", "ul"]), Some(1));
        assert_eq!(end("li", false, &["ul", "li", "ul"]), None);
        assert_eq!(end("td", false, &["td", "tr"]), Some(0));
    }
}
