//! Extracts contacts from one page: a function from a [`Page`] to [`PageFindings`]. All pages of a site together decide
//! which findings belong to the show, see [`crate::site`].

mod email_address;
mod emails;
mod findings;
mod forms;
mod link_section;
mod links;
mod look_alikes;
mod mail_links;
mod obfuscated_emails;
mod ownership_claim;
mod phones;
mod spam_words;
mod structured_data;

pub(crate) use email_address::parse_address;
pub use findings::{
    EmailFinding, EmailForm, FormFinding, FormKind, LinkFinding, LinkOrigin, OwnershipClaim, PageFindings, PhoneFinding,
};

use crate::page::Page;
use crate::page_kind::PageKind;

/// Extracts the findings of a page.
#[must_use]
pub fn extract(page: &Page, kind: PageKind) -> PageFindings {
    let facts = structured_data::extract_structured_data(page);
    let country = phones::phone_country(page, facts.country.as_deref());
    let (links, external) = links::extract_links(page, kind, &facts);
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
