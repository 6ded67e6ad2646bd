//! A page of a website as the crawler sees it: bytes in, a [`Page`] out. Pure; no byte of a page makes it fail.

mod charset;
mod elements;
mod reader;
mod region;
mod section;
mod tag_limits;
mod words;

pub use reader::{PageError, read_page};
pub use region::Region;
pub use section::Section;
pub(crate) use words::{has_word, split_words};

use url::Url;

/// What a page says, as far as contacts are concerned.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where it came from, after redirects.
    pub url: Url,
    /// `lang` of the document, lower case: `pt-br`.
    pub language: Option<String>,
    pub title: String,
    /// `h1` to `h3`, in order.
    pub headings: Vec<String>,
    /// `og:site_name`.
    pub site_name: Option<String>,
    /// `<meta name=generator>`.
    pub generator: Option<String>,
    pub canonical: Option<Url>,
    /// `<meta http-equiv=refresh>`.
    pub refresh: Option<Url>,
    /// `<meta name=robots>` or the header: links are not to be followed.
    pub is_nofollow: bool,
    pub anchors: Vec<Anchor>,
    pub blocks: Vec<Block>,
    pub forms: Vec<Form>,
    /// Targets of frames.
    pub frames: Vec<String>,
    /// Targets of scripts that are loaded.
    pub scripts: Vec<String>,
    /// URLs in scripts that stand in the page.
    pub script_urls: Vec<String>,
    /// Bodies of JSON-LD.
    pub json_ld: Vec<String>,
    /// Name, `property` or `itemprop` of a `meta`, and its content.
    pub metas: Vec<(String, String)>,
    /// Feeds that the page announces.
    pub feeds: Vec<Url>,
    /// Addresses that Cloudflare hides (`data-cfemail`), with their block.
    pub cloudflare_emails: Vec<(String, Region)>,
    /// Whether there is an element that an application in JavaScript is drawn into.
    pub has_app_root: bool,
}

/// A link.
#[derive(Clone, Debug)]
pub struct Anchor {
    /// As it stands there, entities decoded.
    pub href: String,
    /// Absolute; `None` for what is no http(s) URL.
    pub url: Option<Url>,
    pub text: String,
    /// Titles, labels, images' texts and classes in it: what says what an icon stands for.
    pub label: String,
    pub rel: String,
    pub region: Region,
    /// Whether it stands in a list of one's own accounts: follow us, subscribe, listen on.
    pub is_follow: bool,
    /// By the classes of what it stands in.
    pub section: Section,
    /// Blocks before it.
    pub position: usize,
    /// Position of the block it stands in.
    pub block_index: Option<usize>,
}

/// Text between two breaks of the layout.
#[derive(Clone, Debug)]
pub struct Block {
    pub text: String,
    pub is_heading: bool,
    pub region: Region,
}

/// A form of a page as it is written in HTML.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub action: String,
    /// Of the form and what is around it.
    pub class: String,
    pub region: Region,
    pub fields: Vec<Field>,
    /// Text within: labels, buttons.
    pub text: String,
}

/// An input field of a form.
#[derive(Clone, Debug, Default)]
pub struct Field {
    /// `textarea`, `select`, or the type of an `input`.
    pub kind: String,
    /// Name, id, placeholder and label, separated by spaces, lower case.
    pub name: String,
}

impl Page {
    pub(crate) fn empty(url: Url) -> Self {
        Self {
            url,
            language: None,
            title: String::new(),
            headings: Vec::new(),
            site_name: None,
            generator: None,
            canonical: None,
            refresh: None,
            is_nofollow: false,
            anchors: Vec::new(),
            blocks: Vec::new(),
            forms: Vec::new(),
            frames: Vec::new(),
            scripts: Vec::new(),
            script_urls: Vec::new(),
            json_ld: Vec::new(),
            metas: Vec::new(),
            feeds: Vec::new(),
            cloudflare_emails: Vec::new(),
            has_app_root: false,
        }
    }

    /// Letters that a reader sees.
    #[must_use]
    pub fn text_length(&self) -> usize {
        self.blocks.iter().map(|block| block.text.len()).sum()
    }

    #[must_use]
    pub fn meta(&self, name: &str) -> Option<&str> {
        self.metas.iter().find(|(key, _)| key == name).map(|(_, content)| content.as_str())
    }

    /// The text around an anchor.
    #[must_use]
    pub fn surrounding_text(&self, anchor: &Anchor) -> &str {
        anchor.block_index.and_then(|at| self.blocks.get(at)).map_or("", |block| &block.text)
    }
}

#[cfg(test)]
mod tests;
