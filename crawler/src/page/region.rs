//! Which part of a page something stands in, by element, role and class.

use super::words::{has_word, split_words};

/// The part of a page that an element lies in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// Nothing says what it is.
    #[default]
    Body,
    Header,
    Nav,
    Footer,
    Aside,
    /// A post, show notes: what one page is about.
    Article,
    /// What readers wrote.
    Comments,
    /// Buttons that share the page with others.
    Share,
    /// Who made the site.
    Credit,
}

impl Region {
    /// Around the content, the same on every page.
    #[must_use]
    pub fn is_around_content(self) -> bool {
        matches!(self, Self::Header | Self::Nav | Self::Footer | Self::Aside)
    }

    /// What a part is when it stands in another.
    pub(super) fn nested_in(self, outer: Self) -> Self {
        match (outer, self) {
            (Self::Share | Self::Comments | Self::Credit, _) => outer,
            // The head and the foot of a post are not those of the site.
            (Self::Article, Self::Header | Self::Footer) => Self::Article,
            (outer, Self::Body) => outer,
            (_, inner) => inner,
        }
    }
}

/// What an element says of itself.
pub(super) struct ElementAttributes<'a> {
    pub(super) tag: &'a str,
    pub(super) role: &'a str,
    /// Classes and id.
    pub(super) class_names: &'a str,
}

/// The part that an element is, when it says so.
pub(super) fn region_of(hints: &ElementAttributes<'_>) -> Region {
    let ElementAttributes { tag, role, class_names: names } = *hints;
    for name in names.split_ascii_whitespace() {
        let region = region_by_name(&split_words(name));
        // The class of a whole page says nothing of its parts.
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

/// Whether a list says that its links are one's own accounts.
pub(super) fn is_follow_list(names: &str) -> bool {
    let words = split_words(names);
    let has = |list: &str| has_word(&words, list);
    has("social socials follow connect subscribe platforms listen contact sameas")
        && !has("share sharing comment comments")
}
