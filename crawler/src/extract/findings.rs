//! The findings of one page, and how each was found.

use crate::page::{Region, Section};
use crate::page_kind::PageKind;
use earshot_model::LinkKind;
use url::Url;

/// Findings of one page.
#[derive(Clone, Debug)]
pub struct PageFindings {
    pub url: Url,
    pub kind: PageKind,
    pub title: String,
    pub language: Option<String>,
    /// Names of the site on this page.
    pub names: Vec<String>,
    pub emails: Vec<EmailFinding>,
    pub phones: Vec<PhoneFinding>,
    pub forms: Vec<FormFinding>,
    pub links: Vec<LinkFinding>,
    /// Links off the site that are neither profiles nor directory entries.
    pub external_urls: Vec<Url>,
}

earshot_model::named! {
    /// How an address was written.
    EmailForm {
        Mailto = "mailto",
        /// In JSON-LD, microdata or `meta` elements.
        Structured = "json-ld",
        Cloudflare = "cloudflare",
        Text = "text",
        Obfuscated = "obfuscated",
        /// In the target of a form.
        FormAction = "form-action",
    }
}

/// One occurrence of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailFinding {
    pub email: String,
    pub form: EmailForm,
    pub region: Region,
    pub section: Section,
    /// The surrounding text.
    pub context: String,
}

/// One occurrence of a telephone number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneFinding {
    /// In E.164 format.
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
    /// Names of the fields.
    pub field_names: Vec<String>,
}

/// One occurrence of a profile or a directory entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkFinding {
    pub kind: LinkKind,
    /// Canonical URL.
    pub url: String,
    pub region: Region,
    pub origin: LinkOrigin,
    /// In a list of the site's own accounts.
    pub is_follow: bool,
    /// In a credit for the maker of the site.
    pub is_credit: bool,
    /// Part of a sentence, not an entry of a list.
    pub is_prose: bool,
    pub section: Section,
    /// Leads to a post, a video or a repository of the account.
    pub is_deep: bool,
    /// The owner that the text around it names.
    pub claim: OwnershipClaim,
    /// Text of the link, or the surrounding text.
    pub context: String,
}

/// Whom the text around a link names as the owner of the account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnershipClaim {
    #[default]
    None,
    /// The writers of the page: "our Discord", "follow us".
    Writers,
    /// The person whom the page presents: the link's text is the handle or the platform.
    Person,
}

earshot_model::named! {
    /// What a form is for.
    FormKind {
        Contact = "contact",
        Newsletter = "newsletter",
        Search = "search",
        Login = "login",
        Comment = "comment",
        /// A form to book an appointment.
        Booking = "booking",
        Other = "other",
    }
}

/// Where a link was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkOrigin {
    Anchor,
    /// `sameAs`, `rel=me`, `twitter:site`: declared by the page as its own.
    SelfDeclared,
    /// Account of an author.
    Author,
    /// In a player or widget.
    Frame,
    /// In the data of a script.
    Script,
}
