//! Email addresses of a page: in links, in plain and obfuscated text, in Cloudflare's encoding, and in JSON-LD.

use super::link_section::{anchor_section, assign_sections};
use super::obfuscated_emails::deobfuscate;
use super::structured_data::StructuredData;
use super::{EmailFinding, EmailForm};
use crate::page::{Page, Region, Section};

/// Addresses per page. A page with more is a list of other people.
const MAX_EMAILS: usize = 200;
/// RFC 5321 4.5.3.1.
const MAX_LOCAL: usize = 64;
const MAX_ADDRESS: usize = 254;

/// Returns every occurrence of an address. Junk is filtered later, when the site is known.
pub(super) fn extract_emails(page: &Page, facts: &StructuredData) -> Vec<EmailFinding> {
    let mut found = Vec::new();
    let sections = assign_sections(page);
    let nowhere = (Region::Body, Section::Other);
    for anchor in &page.anchors {
        let place = (anchor.region, anchor_section(page, &sections, anchor, false));
        let context = || shorten_context(page.surrounding_text(anchor), anchor.text.as_str());
        let target = strip_prefix_ignore_case(&anchor.href, "mailto:");
        for email in target.map(parse_mailto).unwrap_or_default() {
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
        for email in find_emails(&block.text) {
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
        let address = strip_prefix_ignore_case(email, "mailto:").unwrap_or(email);
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

fn strip_prefix_ignore_case<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let start = text.get(..prefix.len())?;
    start.eq_ignore_ascii_case(prefix).then(|| &text[prefix.len()..])
}

/// Parses a `mailto:` target (RFC 6068): addresses separated by commas, percent-encoded, fields after `?`.
fn parse_mailto(target: &str) -> Vec<String> {
    let addresses = target.split('?').next().unwrap_or_default();
    let decoded = percent_decode(addresses);
    let addresses = decoded.split([',', ';']).map(str::trim);
    addresses
        .filter_map(|address| {
            // `Name <a@b.example>`, and obfuscated addresses in links.
            let bare = address.rsplit_once('<').map_or(address, |(_, rest)| rest.trim_end_matches('>'));
            parse_address(bare).or_else(|| deobfuscate(bare).and_then(|plain| find_emails(&plain).into_iter().next()))
        })
        .collect()
}

fn percent_decode(text: &str) -> String {
    let parts = text.replace('+', "%2B");
    let pairs = url::form_urlencoded::parse(parts.as_bytes()).next();
    pairs.map_or_else(
        String::new,
        |(key, value)| if value.is_empty() { key.into_owned() } else { format!("{key}={value}") },
    )
}

/// Decodes Cloudflare's email protection: the first byte is the XOR key of the others.
pub(super) fn decode_cloudflare_email(hex: &str) -> Option<String> {
    let hex = hex.split(['?', '&', '"']).next()?.as_bytes();
    if hex.len() < 8 || hex.len() > 2 * MAX_ADDRESS || !hex.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let bytes: Option<Vec<u8>> =
        hex.chunks(2).map(|pair| u8::try_from(digit(pair[0])? * 16 + digit(pair[1])?).ok()).collect();
    let (key, rest) = bytes.as_deref().and_then(<[u8]>::split_first)?;
    let text = String::from_utf8(rest.iter().map(|byte| byte ^ key).collect()).ok()?;
    parse_address(text.split('?').next()?)
}

/// Returns the addresses in a text.
pub(super) fn find_emails(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (at, _) in text.match_indices('@') {
        let before = &text[..at];
        let start =
            before.rfind(|letter: char| !is_local_part_char(letter)).map_or(0, |end| end + char_width(before, end));
        let after = &text[at + 1..];
        let end = after.find(|letter: char| !is_domain_char(letter)).unwrap_or(after.len());
        // Reject a match directly followed by `@`.
        if after[end..].starts_with('@') {
            continue;
        }
        let local = before[start..].trim_start_matches(['.', '-', '\'', '+', '_']);
        let email = normalize_address(local, after[..end].trim_end_matches(['.', '-']));
        found.extend(email.filter(|email| !found.contains(email)));
    }
    found
}

fn char_width(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(0, char::len_utf8)
}

fn is_local_part_char(letter: char) -> bool {
    letter.is_alphanumeric() || "._%+'-".contains(letter)
}

fn is_domain_char(letter: char) -> bool {
    letter.is_alphanumeric() || ".-".contains(letter)
}

/// Returns the address when a text consists of nothing else.
pub(super) fn parse_address(text: &str) -> Option<String> {
    let text = text.trim().trim_matches(['.', '<', '>', '"', '\'']);
    let (local, domain) = text.rsplit_once('@')?;
    if !local.chars().all(is_local_part_char) || !domain.chars().all(is_domain_char) {
        return None;
    }
    normalize_address(local, domain)
}

/// Keeps the local part as written and lowers the domain; `None` for addresses that no server accepts.
fn normalize_address(local: &str, domain: &str) -> Option<String> {
    let is_local = !local.is_empty()
        && local.len() <= MAX_LOCAL
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
        && local.is_ascii();
    if !is_local || local.len() + domain.len() >= MAX_ADDRESS {
        return None;
    }
    let domain = trim_to_known_domain(domain)?;
    Some(format!("{local}@{domain}"))
}

/// Trims a domain to a known public suffix. Text that sticks to its end is cut off where the case changes:
/// `slow.comFollow`.
fn trim_to_known_domain(domain: &str) -> Option<String> {
    let ends_well = |domain: &str| {
        // RFC 2606 2 reserves these names for examples; tests and generated data use them.
        let is_made_up = [".example", ".test"].iter().any(|ending| domain.ends_with(ending));
        let is_known = is_made_up || psl::suffix(domain.as_bytes()).is_some_and(|suffix| suffix.is_known());
        let labels = || domain.split('.');
        is_known
            && psl::domain_str(domain).is_some()
            && labels()
                .all(|label| !label.is_empty() && label.len() <= 63 && !label.starts_with('-') && !label.ends_with('-'))
    };
    let lower = domain.to_lowercase();
    if ends_well(&lower) {
        return Some(lower);
    }
    let last = domain.rfind('.')? + 1;
    let cut = domain[last..].find(char::is_uppercase).filter(|cut| *cut >= 2)?;
    let lower = domain[..last + cut].to_lowercase();
    ends_well(&lower).then_some(lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_cut_out_of_text() {
        let cases: &[(&str, &[&str])] = &[
            ("Write to hi@slow.com.", &["hi@slow.com"]),
            ("(hi+tea@mail.slow.co.uk), Ben.O'Hara@Slow.COM;", &["hi+tea@mail.slow.co.uk", "Ben.O'Hara@slow.com"]),
            ("hi@slow.comFollow us", &["hi@slow.com"]),
            ("logo@2x.png sprite@3x.webp react@18.2.0 @slow a@b x@y.nonsense", &[]),
            ("mail:hi@slow.com|x hi@slow.com", &["hi@slow.com"]),
            ("schreib@bücher.de", &["schreib@bücher.de"]),
            ("a..b@slow.com .a@slow.com a.@slow.com", &["a@slow.com"]),
            ("https://slow.com/@slow/video user@host@slow.com", &["host@slow.com"]),
            ("@a@mastodon.social", &["a@mastodon.social"]),
            ("hi@-slow.com hi@slow-.com hi@slow..com", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(find_emails(text), *expected, "{text}");
        }
    }

    #[test]
    fn links_to_write_are_read_whole() {
        assert_eq!(parse_mailto("hi@slow.com?subject=Tea%20time"), ["hi@slow.com"]);
        assert_eq!(parse_mailto("hi%40slow.com,%20Ben%20%3Cben@slow.com%3E"), ["hi@slow.com", "ben@slow.com"]);
        assert_eq!(parse_mailto("hi+tea@slow.com"), ["hi+tea@slow.com"]);
        assert_eq!(parse_mailto("hi [at] slow [dot] com"), ["hi@slow.com"]);
        assert!(parse_mailto("?subject=x&body=y@z.com").is_empty());
    }

    /// The vectors of facts 3.3, with the domain of the examples.
    #[test]
    fn cloudflare_addresses_are_decoded() {
        assert_eq!(decode_cloudflare_email("5f37302c2b1f3a273e322f333a713c3032").as_deref(), Some("host@example.com"));
        for broken in ["", "5f", "5f3", "zz37302c2b1f3a273e322f333a713c3032", "5f37302c2b1f3a273e322f333a713c303"] {
            assert_eq!(decode_cloudflare_email(broken), None, "{broken}");
        }
    }

    proptest::proptest! {
        #[test]
        fn nothing_panics(text in "[a-zß@. \\-<>%&\\[\\]()0-9A-Z]{0,60}") {
            let _ = (find_emails(&text), parse_mailto(&text), decode_cloudflare_email(&text), deobfuscate(&text));
        }
    }
}
