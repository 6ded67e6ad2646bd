//! The content of a page: its texts, links and forms.

use super::region::Region;
use super::section::Section;
use url::Url;

/// Content of a page that matters for contacts.
#[derive(Clone, Debug)]
pub struct Page {
    /// URL after redirects.
    pub url: Url,
    /// `lang` of the document in lower case, for example `pt-br`.
    pub language: Option<String>,
    pub title: String,
    /// Texts of `h1` to `h3`, in order.
    pub headings: Vec<String>,
    /// `og:site_name`.
    pub site_name: Option<String>,
    /// `<meta name=generator>`.
    pub generator: Option<String>,
    pub canonical: Option<Url>,
    /// Where `<meta http-equiv=refresh>` leads within ten seconds.
    pub refresh: Option<Url>,
    /// `nofollow` in `<meta name=robots>` or the header: links must not be followed.
    pub is_nofollow: bool,
    pub anchors: Vec<Anchor>,
    pub blocks: Vec<Block>,
    pub forms: Vec<Form>,
    /// Targets of frames.
    pub frames: Vec<String>,
    /// Targets of external scripts.
    pub scripts: Vec<String>,
    /// URLs in inline scripts.
    pub script_urls: Vec<String>,
    /// JSON-LD scripts.
    pub json_ld: Vec<String>,
    /// Name, `property` or `itemprop` of a `meta` element, and its content.
    pub metas: Vec<(String, String)>,
    /// Feeds that the page links.
    pub feeds: Vec<Url>,
    /// Addresses that Cloudflare encodes (`data-cfemail`), with their region.
    pub cloudflare_emails: Vec<(String, Region)>,
    /// There is an element into which a JavaScript application is drawn.
    pub has_app_root: bool,
}

/// A link.
#[derive(Clone, Debug)]
pub struct Anchor {
    /// As written, with entities decoded.
    pub href: String,
    /// Absolute URL; `None` when it is not http(s).
    pub url: Option<Url>,
    pub text: String,
    /// Titles, labels, alternative texts and classes inside the link. They identify icons.
    pub label: String,
    pub rel: String,
    pub region: Region,
    /// In a list of the site's own accounts: follow us, subscribe, listen on.
    pub is_follow: bool,
    /// Section by the classes of the surrounding elements.
    pub section: Section,
    /// Number of blocks before it.
    pub position: usize,
    /// Index of the block that contains it.
    pub block_index: Option<usize>,
}

/// Text between two line or block breaks.
#[derive(Clone, Debug)]
pub struct Block {
    pub text: String,
    /// Byte offsets at which an inline element starts or ends, if the text has an address: `Mail` and `a@b.example` of
    /// `<b>Mail</b><i>a@b.example</i>` are two words to readers.
    pub edges: Vec<usize>,
    /// 1 to 6 for a heading, [`TERM_LEVEL`] for a term of a list or table, 0 for other text.
    pub heading_level: u8,
    pub region: Region,
}

/// The level of a term, which is below all headings.
pub const TERM_LEVEL: u8 = 7;

/// A form of a page as it is written in HTML.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub action: String,
    /// Classes of the form and of the elements around it.
    pub class: String,
    pub region: Region,
    pub fields: Vec<Field>,
    /// Text inside the form: labels, buttons.
    pub text: String,
}

/// An input field of a form.
#[derive(Clone, Debug, Default)]
pub struct Field {
    /// `textarea`, `select`, or the type of an `input`.
    pub kind: String,
    /// Name, id, placeholder and label in lower case, separated by spaces.
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

    /// Number of visible letters.
    #[must_use]
    pub fn text_length(&self) -> usize {
        self.blocks.iter().map(|block| block.text.len()).sum()
    }

    /// Returns the content of the first `meta` element with this name.
    #[must_use]
    pub fn meta(&self, name: &str) -> Option<&str> {
        self.metas.iter().find(|(key, _)| key == name).map(|(_, content)| content.as_str())
    }

    /// Returns the text around an anchor.
    #[must_use]
    pub fn surrounding_text(&self, anchor: &Anchor) -> &str {
        anchor.block_index.and_then(|at| self.blocks.get(at)).map_or("", |block| &block.text)
    }
}
