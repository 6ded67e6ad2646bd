//! How a browser shows an element: not at all, or with its letters in reverse; and where elements end without an end tag.
//!
//! Only the element itself is read: its name, its attributes and its inline style. `style_sheet.rs` reads the page's style
//! sheets.

/// How many open elements are searched for one that a start tag closes. Bounds the work per tag on deeply nested pages.
const MAX_DISTANCE: usize = 16;

/// Attributes of scripts that animate elements.
const ANIMATION_ATTRIBUTES: &[&str] =
    &["data-w-id", "data-aos", "data-framer", "data-anim", "data-scroll", "data-reveal"];

/// How an element is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rendering {
    /// Readers never see the element and what it contains.
    pub(super) is_hidden: bool,
    /// Hidden by `display` or `visibility`.
    pub(super) is_undisplayed: bool,
    /// The element is transparent. With an animation, it is so only at first.
    is_transparent: bool,
    /// Whether the letters of the element have no size. A child may give them one again.
    pub(super) is_sizeless: Option<bool>,
    /// Readers do not see the element because of its place or its frame: outside of the screen, or cut off.
    pub(super) is_cut_off: bool,
    /// Text is written backwards and shown forwards.
    pub(super) is_reversed: bool,
}

impl Rendering {
    /// Returns the rendering of an element by its name and attributes.
    ///
    /// `noscript` is shown, because scripts are not run. `aria-hidden` hides an element from screen readers only.
    pub(super) fn of<'a>(name: &str, attributes: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let mut rendering = Self { is_hidden: matches!(name, "template" | "dialog"), ..Self::default() };
        let mut is_animated = false;
        for (attribute, value) in attributes {
            match attribute {
                "open" if name == "dialog" => rendering.is_hidden = false,
                // Scripts for animations show such elements when someone scrolls to them.
                _ if ANIMATION_ATTRIBUTES.iter().any(|prefix| attribute.starts_with(prefix)) => is_animated = true,
                // HTML Standard 6.1: a browser reveals `until-found` when someone searches in the page.
                "hidden" => rendering.is_hidden |= !value.trim().eq_ignore_ascii_case("until-found"),
                "style" => rendering.read_style(value),
                _ => {}
            }
        }
        rendering.is_hidden |=
            rendering.is_undisplayed || rendering.is_cut_off || (rendering.is_transparent && !is_animated);
        rendering
    }

    fn read_style(&mut self, style: &str) {
        let (mut is_rtl, mut is_override) = (false, false);
        let (mut is_flat, mut is_clipped, mut is_placed, mut is_outside) = (false, false, false, false);
        let mut is_animated = false;
        for (property, value) in style.split(';').filter_map(|declaration| declaration.split_once(':')) {
            let value = value.to_ascii_lowercase();
            let value = value.trim().trim_end_matches("!important").trim_end();
            match (property.trim().to_ascii_lowercase().as_str(), value) {
                ("display", "none") | ("visibility", "hidden" | "collapse") => self.is_undisplayed = true,
                ("font-size", size) => self.is_sizeless = Some(is_zero(size)),
                ("opacity", value) => self.is_transparent = is_zero(value),
                ("height" | "max-height" | "width" | "max-width", size) => is_flat |= is_zero(size),
                ("overflow" | "overflow-x" | "overflow-y", "hidden" | "clip") => is_clipped = true,
                ("position", "absolute" | "fixed") => is_placed = true,
                ("left" | "right" | "top" | "bottom", length) => is_outside |= is_far_outside(length),
                ("text-indent" | "margin-left" | "margin-top", length) if is_far_outside(length) => {
                    self.is_cut_off = true
                }
                ("clip", value) => self.is_cut_off |= is_empty_rectangle(value),
                ("clip-path", value) => self.is_cut_off |= is_empty_inset(value),
                (property, _)
                    if ["transition", "animation", "transform", "will-change"]
                        .iter()
                        .any(|kind| property.contains(kind)) =>
                {
                    is_animated = true;
                }
                ("direction", "rtl") => is_rtl = true,
                ("unicode-bidi", "bidi-override" | "isolate-override") => is_override = true,
                _ => {}
            }
        }
        self.is_reversed = is_rtl && is_override;
        self.is_cut_off |= (is_flat && is_clipped && !is_animated) || (is_placed && is_outside && !is_animated);
        self.is_transparent &= !is_animated;
    }
}

/// Whether a length or percentage is zero: `0`, `0px`, `0.0`, `0%`.
fn is_zero(value: &str) -> bool {
    let number = value.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '%');
    number.parse::<f64>().is_ok_and(|number| number == 0.0)
}

/// Whether a length leads far out of the screen: `-9999px`, `-999em`, `-100vw`.
fn is_far_outside(value: &str) -> bool {
    let number = value.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '%');
    let limit = match &value[number.len()..] {
        "em" | "rem" | "ch" | "vw" | "vh" | "%" => -99.0,
        _ => -999.0,
    };
    number.parse::<f64>().is_ok_and(|number| number <= limit)
}

/// Whether a rectangle has no area: `rect(0,0,0,0)`, `rect(1px 1px 1px 1px)`.
fn is_empty_rectangle(value: &str) -> bool {
    let Some(inside) = value.strip_prefix("rect(").and_then(|rest| rest.strip_suffix(')')) else { return false };
    let sides: Vec<&str> = inside.split([',', ' ']).filter(|side| !side.is_empty()).collect();
    let number = |side: &str| side.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse::<f64>().ok();
    let [top, right, bottom, left] = sides[..] else { return false };
    number(top).zip(number(bottom)).is_some_and(|(top, bottom)| bottom <= top)
        && number(left).zip(number(right)).is_some_and(|(left, right)| right <= left)
}

/// Whether an inset leaves nothing: `inset(50%)`, `inset(100%)`, `circle(0)`.
fn is_empty_inset(value: &str) -> bool {
    let inset = value.strip_prefix("inset(").and_then(|rest| rest.trim_end_matches(')').trim().strip_suffix('%'));
    let circle = value.strip_prefix("circle(").and_then(|rest| rest.strip_suffix(')'));
    inset.is_some_and(|share| share.parse::<f64>().is_ok_and(|share| share >= 50.0)) || circle.is_some_and(is_zero)
}

/// Returns the index, from the innermost open element, of the element that a start tag implicitly closes; `None` when
/// it closes none (HTML Standard 13.1.2.4, optional tags). `open` lists open elements, innermost first.
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
            ("style", "opacity: 0"),
            ("style", "opacity:0.0;color:red"),
            ("style", "height:0;overflow:hidden"),
            ("style", "max-height: 0px; overflow-y: hidden"),
            ("style", "position:absolute;left:-9999px"),
            ("style", "position: fixed; top: -999em"),
            ("style", "text-indent:-999em"),
            ("style", "text-indent: -9999px"),
            ("style", "position:absolute;clip:rect(0,0,0,0)"),
            ("style", "clip: rect(1px, 1px, 1px, 1px)"),
            ("style", "clip: rect(0 0 0 0)"),
            ("style", "clip-path: inset(50%)"),
        ] {
            assert!(is_hidden("p", attribute, value), "{attribute}={value}");
        }
        for (attribute, value) in [
            ("hidden", "until-found"),
            ("style", "display: block"),
            ("style", "background: url(display:none)"),
            ("aria-hidden", "true"),
            ("class", "hidden"),
            ("style", "opacity: 0.5"),
            ("style", "opacity:0;transform:translateY(20px)"),
            ("style", "opacity:0; transition: opacity 1s"),
            ("style", "height:0"),
            ("style", "height:20px;overflow:hidden"),
            ("style", "left:-9999px"),
            ("style", "position:absolute;left:-5px"),
            ("style", "text-indent:-1em"),
            ("style", "margin-left:-15px"),
            ("style", "clip:rect(0,100px,20px,0)"),
            ("style", "clip:auto;clip-path:inset(0%)"),
            ("style", "font-size:0"),
        ] {
            assert!(!is_hidden("p", attribute, value), "{attribute}={value}");
        }
        let size = |style| Rendering::of("p", [("style", style)].into_iter()).is_sizeless;
        assert_eq!(
            ["font-size:0", "font-size: 0px", "font-size:1em", ""].map(size),
            [Some(true), Some(true), Some(false), None]
        );
        let animated = [("style", "opacity:0"), ("data-w-id", "1")];
        assert!(!Rendering::of("p", animated.into_iter()).is_hidden);
        assert!(is_hidden("dialog", "class", "") && !is_hidden("dialog", "open", ""));
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
