//! Email addresses of a page: in links, in plain and obfuscated text, in Cloudflare's encoding, and in JSON-LD.

use super::email_address::{find_emails, find_emails_between, parse_address};
use super::findings::{EmailFinding, EmailForm};
use super::link_section::{anchor_section, assign_sections};
use super::mail_links::{decode_cloudflare_email, emails_in_link, strip_mailto};
use super::obfuscated_emails::deobfuscate;
use super::structured_data::StructuredData;
use crate::page::{Page, Region, Section};

/// Addresses per page. A page with more is a list of other people.
const MAX_EMAILS: usize = 200;

/// Returns every occurrence of an address. Junk is filtered later, when the site is known.
pub(super) fn extract_emails(page: &Page, facts: &StructuredData) -> Vec<EmailFinding> {
    let mut found = Vec::new();
    let sections = assign_sections(page);
    let nowhere = (Region::Body, Section::Other);
    for anchor in &page.anchors {
        let place = (anchor.region, anchor_section(page, &sections, anchor, true));
        let context = || shorten_context(page.surrounding_text(anchor), anchor.text.as_str());
        for email in emails_in_link(&anchor.href) {
            found.push(new_finding(email, EmailForm::Mailto, place, context()));
        }
        let hidden =
            anchor.href.split_once("/cdn-cgi/l/email-protection#").and_then(|(_, hex)| decode_cloudflare_email(hex));
        found.extend(hidden.map(|email| new_finding(email, EmailForm::Cloudflare, place, context())));
    }
    for (hex, region) in &page.cloudflare_emails {
        found.extend(
            decode_cloudflare_email(hex)
                .map(|email| new_finding(email, EmailForm::Cloudflare, (*region, Section::Other), String::new())),
        );
    }
    for (block, section) in page.blocks.iter().zip(&sections) {
        let place = (block.region, *section);
        for email in find_emails_between(&block.text, &block.edges) {
            found.push(new_finding(email, EmailForm::Text, place, shorten_context(&block.text, "")));
        }
        let Some(plain) = deobfuscate(&block.text) else { continue };
        for email in find_emails(&plain) {
            if !block.text.contains(&email) {
                found.push(new_finding(email, EmailForm::Obfuscated, place, shorten_context(&block.text, "")));
            }
        }
    }
    for email in &facts.emails {
        let address = strip_mailto(email).unwrap_or(email);
        found.extend(
            parse_address(address).map(|email| new_finding(email, EmailForm::Structured, nowhere, String::new())),
        );
    }
    for form in &page.forms {
        // Form mailers have the address in the form's target URL.
        let email = form.action.rsplit(['/', ':', '=']).next().and_then(parse_address);
        found.extend(
            email.map(|email| new_finding(email, EmailForm::FormAction, (form.region, Section::Other), String::new())),
        );
    }
    found.truncate(MAX_EMAILS);
    found
}

fn new_finding(email: String, form: EmailForm, (region, section): (Region, Section), context: String) -> EmailFinding {
    EmailFinding { email, form, region, section, context }
}

/// Returns at most 160 bytes of a text.
pub(super) fn shorten_context(text: &str, or: &str) -> String {
    let text = if text.is_empty() { or } else { text };
    text[..text.floor_char_boundary(160)].to_owned()
}
