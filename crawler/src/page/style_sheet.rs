//! Classes and ids that a page's own style sheets hide.
//!
//! Style sheets hide traps, but also tabs and dialogs, which readers open. A name therefore hides an element only when one
//! rule hides it always (`.trap { display: none }`), no rule shows it (`.tab.is-active { display: block }`), and it is not
//! named after something that opens. External style sheets are not read.

use super::rendering::Rendering;
use super::words::{has_word, split_words};
use std::collections::BTreeSet;

/// Names per page.
const MAX_NAMES: usize = 1_000;

/// Words of elements that readers open, that some screens show, or that scripts fill.
const OPENED: &str = "accordion active collapse content desktop details dialog drawer dropdown faq lightbox loading menu \
                      mobile modal more nav off offcanvas open overlay page pane panel popover popup section show slide \
                      submenu tab tabs toggle tooltip view visible";

/// Names as selectors: `.trap`, `#trap`.
#[derive(Default)]
pub(super) struct StyleSheet {
    hidden: BTreeSet<String>,
    shown: BTreeSet<String>,
    /// Names that a rule moves off screen or clips, and names that another rule positions.
    cut_off: BTreeSet<String>,
    placed: BTreeSet<String>,
}

impl StyleSheet {
    /// Adds the rules of a `style` element.
    pub(super) fn add(&mut self, css: &str) {
        let css = without_comments(css);
        let mut rest = css.as_str();
        // Depth of nested rule blocks (`@media`, nested rules), which apply only on some screens or elements.
        let mut depth = 0_usize;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, after) = (&rest[..at], &rest[at + 1..]);
            if rest.as_bytes()[at] == b'}' {
                depth = depth.saturating_sub(1);
                rest = after;
                continue;
            }
            let selectors = before.rsplit(';').next().unwrap_or_default().trim();
            let end = after.find(['{', '}']).unwrap_or(after.len());
            if after.as_bytes().get(end) == Some(&b'{') {
                depth += 1;
                rest = after;
                continue;
            }
            self.add_rule(selectors, &after[..end], depth == 0);
            rest = after.get(end + 1..).unwrap_or_default();
        }
    }

    fn add_rule(&mut self, selectors: &str, style: &str, is_always: bool) {
        let style = style.to_ascii_lowercase();
        let sets_visibility = ["display", "visibility"].iter().any(|property| style.contains(property));
        if self.hidden.len() + self.shown.len() + self.cut_off.len() + self.placed.len() > MAX_NAMES {
            return;
        }
        let rendering = Rendering::of("", [("style", style.as_str())].into_iter());
        if rendering.is_cut_off && is_always {
            self.cut_off
                .extend(selectors.split(',').map(str::trim).filter(|name| is_single_name(name)).map(str::to_owned));
        } else if ["left", "right", "clip", "text-indent", "position", "height"]
            .iter()
            .any(|property| style.contains(property))
        {
            self.placed.extend(names_in(selectors));
        }
        if !sets_visibility {
            return;
        }
        if !rendering.is_undisplayed {
            self.shown.extend(names_in(selectors));
        } else if is_always {
            self.hidden
                .extend(selectors.split(',').map(str::trim).filter(|name| is_single_name(name)).map(str::to_owned));
        }
    }

    /// Whether an element with these classes and this id is hidden.
    pub(super) fn hides(&self, class_names: &str, id: &str) -> bool {
        if self.hidden.is_empty() && self.cut_off.is_empty() {
            return false;
        }
        let classes = class_names.split_whitespace().map(|name| format!(".{name}"));
        let mut names = classes.chain([format!("#{id}")]);
        names.any(|name| {
            let is_hidden = self.hidden.contains(&name) && !self.shown.contains(&name);
            let is_cut_off = self.cut_off.contains(&name) && !self.placed.contains(&name);
            (is_hidden || is_cut_off) && !has_word(&split_words(&name), OPENED)
        })
    }
}

/// The classes and ids in selectors: `.tab` and `.active` in `ul > .tab.active`.
fn names_in(selectors: &str) -> impl Iterator<Item = String> {
    selectors.match_indices(['.', '#']).map(|(at, sign)| {
        let name = &selectors[at + 1..];
        format!("{sign}{}", name.split(is_outside_name).next().unwrap_or_default())
    })
}

/// Whether a selector is one class or one id.
fn is_single_name(selector: &str) -> bool {
    let name = selector.strip_prefix(['.', '#']).unwrap_or_default();
    !name.is_empty() && !name.contains(is_outside_name)
}

fn is_outside_name(letter: char) -> bool {
    !(letter.is_alphanumeric() || matches!(letter, '-' | '_'))
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hides(css: &str, class_names: &str) -> bool {
        let mut sheet = StyleSheet::default();
        sheet.add(css);
        sheet.hides(class_names, "honey")
    }

    #[test]
    fn rules_that_always_hide_a_name_are_honored() {
        for css in [
            ".trap{display:none}",
            "@charset 'utf-8'; p { color: red } .x, .trap { color: red; DISPLAY: none !important }",
            "/* .y{ */ .trap { visibility: hidden }",
            "#honey{display:none}",
            "@media print { .y { display: none } } .trap { display: none }",
            ".trap{display:none",
            ".trap{position:absolute;left:-9999px}",
            ".trap{text-indent:-999em}",
            ".trap{position:absolute;clip:rect(0,0,0,0);height:1px}",
            ".trap{height:0;overflow:hidden}",
        ] {
            assert!(hides(css, "big trap"), "{css}");
        }
    }

    #[test]
    fn what_readers_may_open_is_not_hidden() {
        for css in [
            "",
            ".trap{color:red}",
            "@media print { .trap { display: none } }",
            "@supports (display: grid) { @media print { .trap { display: none } } }",
            ".trap{display:none} .trap.is-open{display:block}",
            ".trap{display:none} :target > .trap { display: flex }",
            ".trap{display:none} @media (min-width: 40em) { .trap { display: block } }",
            "nav .trap{display:none}",
            ".trap:empty{display:none}",
            "a{.trap{display:none}}",
            "/* .trap{display:none} */",
            "}}{{ .trap{",
            ".trap{opacity:0}",
            ".trap{font-size:0}",
            ".trap{position:absolute;left:-9999px} .trap:focus{left:0}",
            ".trap{height:0;overflow:hidden} .trap.wide{height:auto}",
            ".trap{height:0;overflow:hidden;transition:height 1s}",
        ] {
            assert!(!hides(css, "big trap"), "{css}");
        }
        assert!(!hides(".tab-pane{display:none}", "tab-pane"));
    }
}
