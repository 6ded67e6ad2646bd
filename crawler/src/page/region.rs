//! The region of a page that contains an element, by element names, roles and classes.

use super::words::{has_word, split_words};

/// The part of a page that an element lies in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// No specific region.
    #[default]
    Body,
    Header,
    Nav,
    Footer,
    Aside,
    /// A post or show notes: the main content of a page.
    Article,
    /// Comments by readers.
    Comments,
    /// Share buttons.
    Share,
    /// Credits for the maker of the site.
    Credit,
}

impl Region {
    /// Returns whether the region surrounds the content and is the same on every page.
    #[must_use]
    pub fn is_around_content(self) -> bool {
        matches!(self, Self::Header | Self::Nav | Self::Footer | Self::Aside)
    }

    /// Returns the region of an element with this region inside another one.
    pub(super) fn nested_in(self, outer: Self) -> Self {
        match (outer, self) {
            (Self::Share | Self::Comments | Self::Credit, _) => outer,
            // The header and footer of a post are not those of the site.
            (Self::Article, Self::Header | Self::Footer) => Self::Article,
            (outer, Self::Body) => outer,
            (_, inner) => inner,
        }
    }
}

/// The attributes of an element that indicate its region.
pub(super) struct ElementAttributes<'a> {
    pub(super) tag: &'a str,
    pub(super) role: &'a str,
    /// Classes and id.
    pub(super) class_names: &'a str,
}

/// Returns the region that an element indicates.
pub(super) fn region_of(hints: &ElementAttributes<'_>) -> Region {
    let ElementAttributes { tag, role, class_names: names } = *hints;
    for name in names.split_ascii_whitespace() {
        let region = region_by_name(&split_words(name));
        // Classes of the whole page do not describe its regions.
        if region != Region::Body && !matches!(tag, "html" | "body" | "main") {
            return region;
        }
    }
    match (role, tag) {
        ("banner", _) | (_, "header") => Region::Header,
        ("navigation" | "menu" | "menubar", _) | (_, "nav") => Region::Nav,
        ("contentinfo", _) | (_, "footer") => Region::Footer,
        ("complementary", _) | (_, "aside") => Region::Aside,
        ("article", _) | (_, "article") => Region::Article,
        _ => Region::Body,
    }
}

fn region_by_name(words: &[String]) -> Region {
    let has = |list: &str| has_word(words, list);
    if words.len() > 6 {
        return Region::Body;
    }
    if has("share shares sharing sharethis sharedaddy shariff addtoany a2a addthis sharer sharebar ssba heateor ssk") {
        Region::Share
    } else if has("comment comments disqus commentlist respond isso utterances giscus") {
        Region::Comments
    } else if has("credit credits poweredby powered attribution") {
        Region::Credit
    } else if has("shownotes")
        || (has("show") && has("notes"))
        || (has("entry post article episode") && has("content body text header footer meta notes description summary"))
    {
        Region::Article
    } else if has("footer colophon contentinfo copyright") {
        Region::Footer
    } else if has("sidebar widget widgets aside offcanvas sidenav") {
        Region::Aside
    } else if has("nav navbar navigation menu topbar") {
        Region::Nav
    } else if has("masthead") || (has("header") && (words.len() == 1 || has("site page main top global"))) {
        Region::Header
    } else {
        Region::Body
    }
}

/// Returns whether a list is marked as one of the site's own accounts.
pub(super) fn is_follow_list(names: &str) -> bool {
    let words = split_words(names);
    let has = |list: &str| has_word(&words, list);
    has("social socials follow connect subscribe platforms listen contact sameas")
        && !has("share sharing comment comments")
}
