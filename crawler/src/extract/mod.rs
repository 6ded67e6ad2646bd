//! What one page says of contacts: a function from a [`Page`] to [`PageFindings`]. Which of it is the show's own is
//! decided over all pages of a site, in [`crate::site_key`].

mod emails;
mod forms;
mod link_section;
mod links;
mod obfuscated_emails;
mod phones;
mod structured_data;

pub use forms::FormKind;
pub use links::LinkOrigin;

use crate::page::{Page, Region, Section};
use crate::site::PageKind;
use earshot_model::LinkKind;
use url::Url;

/// What was found on one page.
#[derive(Clone, Debug)]
pub struct PageFindings {
    pub url: Url,
    pub kind: PageKind,
    pub title: String,
    pub language: Option<String>,
    /// What the site calls itself here.
    pub names: Vec<String>,
    pub emails: Vec<EmailFinding>,
    pub phones: Vec<PhoneFinding>,
    pub forms: Vec<FormFinding>,
    pub links: Vec<LinkFinding>,
    /// Links to elsewhere that are no profile and no show.
    pub external_urls: Vec<Url>,
}

/// How an address was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EmailForm {
    Mailto,
    /// JSON-LD, microdata, metas.
    Structured,
    Cloudflare,
    Text,
    Obfuscated,
    /// Where a form is sent to.
    FormAction,
}

impl EmailForm {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mailto => "mailto",
            Self::Structured => "json-ld",
            Self::Cloudflare => "cloudflare",
            Self::Text => "text",
            Self::Obfuscated => "obfuscated",
            Self::FormAction => "form-action",
        }
    }
}

/// One occurrence of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailFinding {
    pub email: String,
    pub form: EmailForm,
    pub region: Region,
    pub section: Section,
    /// The text around it.
    pub context: String,
}

/// One occurrence of a telephone number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneFinding {
    /// E.164.
    pub phone: String,
    pub is_fax: bool,
    pub region: Region,
    pub context: String,
}

/// A form of a page, with its kind, target and fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormFinding {
    pub kind: FormKind,
    pub action: String,
    /// Names of what it asks for.
    pub field_names: Vec<String>,
}

/// One occurrence of a profile or a directory entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkFinding {
    pub kind: LinkKind,
    /// Canonical.
    pub url: String,
    pub region: Region,
    pub origin: LinkOrigin,
    /// Whether it stands in a list of one's own accounts.
    pub is_follow: bool,
    /// Whether who made the site is spoken of.
    pub is_credit: bool,
    /// Whether it is a word in a sentence, and no entry of a list.
    pub is_prose: bool,
    pub section: Section,
    /// Whether it leads to a post, a video, a repository of the account.
    pub is_deep: bool,
    /// What the link says, or the text around it.
    pub context: String,
}

/// What a page has.
#[must_use]
pub fn extract(page: &Page, kind: PageKind) -> PageFindings {
    let facts = structured_data::extract_structured_data(page);
    let country = phones::phone_country(page, facts.country.as_deref());
    let (links, external) = links::extract_links(page, &facts);
    let mut names = facts.names.clone();
    names.extend(page.site_name.clone());
    names.push(page.title.clone());
    PageFindings {
        url: page.url.clone(),
        kind,
        title: page.title.clone(),
        language: page.language.clone(),
        names,
        emails: emails::extract_emails(page, &facts),
        phones: phones::extract_phones(page, &facts, country),
        forms: forms::extract_forms(page),
        links,
        external_urls: external,
    }
}
