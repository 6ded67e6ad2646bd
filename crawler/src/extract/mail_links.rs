//! Addresses in the targets of links: `mailto:` in the forms that people and site builders write, and Cloudflare's encoding.

use super::email_address::{MAX_ADDRESS, find_emails, parse_address};
use super::obfuscated_emails::deobfuscate;
use percent_encoding::percent_decode_str;
use url::Url;

/// Returns the addresses in the target of a link.
pub(super) fn emails_in_link(href: &str) -> Vec<String> {
    if let Some(target) = strip_mailto(href) {
        return parse_mailto(target);
    }
    // A bare address in the field for a link: `hi@slow.example`, to which the site builder may add a scheme.
    parse_address(&percent_decode(href)).or_else(|| parse_user_url(href)).into_iter().collect()
}

/// Strips `mailto:`, also with a scheme before it or slashes after it, as site builders write it.
pub(super) fn strip_mailto(href: &str) -> Option<&str> {
    let href = href.trim_start();
    let bare = strip_prefix_ignore_case(href, "http://").or_else(|| strip_prefix_ignore_case(href, "https://"));
    let rest = strip_prefix_ignore_case(bare.unwrap_or(href), "mailto")?.trim_start();
    // Someone forgot the colon: `mailtohi@slow.example`.
    let without_colon =
        || (rest.starts_with(|c: char| c.is_ascii_alphanumeric()) && rest.contains('@')).then_some(rest);
    let rest =
        rest.strip_prefix([':', ';', '=']).or_else(|| strip_prefix_ignore_case(rest, "%3a")).or_else(without_colon)?;
    let rest = rest.trim_start().trim_start_matches('/');
    // Someone typed the scheme into a field that has it already.
    Some(strip_prefix_ignore_case(rest, "mailto:").unwrap_or(rest))
}

fn strip_prefix_ignore_case<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let start = text.get(..prefix.len())?;
    start.eq_ignore_ascii_case(prefix).then(|| &text[prefix.len()..])
}

/// Parses a `mailto:` target (RFC 6068): addresses separated by commas, percent-encoded, before the fields or in the field
/// `to`. Copies (`cc`) are for someone else.
fn parse_mailto(target: &str) -> Vec<String> {
    let (addresses, fields) = target.split_once('?').unwrap_or((target, ""));
    // Some separate the first field by `&`.
    let addresses = addresses.split('&').next().unwrap_or_default();
    let is_to = |name: &str| name.eq_ignore_ascii_case("to");
    let of_fields = fields.split('&').filter_map(|field| field.split_once('=')).filter(|(name, _)| is_to(name));
    let lists = std::iter::once(addresses).chain(of_fields.map(|(_, value)| value));
    let mut found = Vec::new();
    for list in lists {
        for address in percent_decode(list).split([',', ';']).map(str::trim) {
            // `Name <a@b.example>`, and obfuscated addresses in links.
            let bare = address.rsplit_once('<').map_or(address, |(_, rest)| rest.trim_end_matches('>'));
            let email = parse_address(bare)
                .or_else(|| deobfuscate(bare).and_then(|plain| find_emails(&plain).into_iter().next()));
            found.extend(email.filter(|email| !found.contains(email)));
        }
    }
    found
}

/// Returns the address that a site builder took for a host: `http://hi@slow.example`. A password or a path makes it a
/// place on the web.
fn parse_user_url(href: &str) -> Option<String> {
    let url = Url::parse(href).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
    let is_bare = url.password().is_none() && url.port().is_none() && url.path() == "/" && url.query().is_none();
    if !is_bare || url.username().is_empty() {
        return None;
    }
    parse_address(&percent_decode(&format!("{}@{}", url.username(), url.host_str()?)))
}

fn percent_decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_recipients_of_mail_links_are_read() {
        assert_eq!(parse_mailto("hi@slow.com?subject=Tea%20time"), ["hi@slow.com"]);
        assert_eq!(parse_mailto("hi%40slow.com,%20Ben%20%3Cben@slow.com%3E"), ["hi@slow.com", "ben@slow.com"]);
        assert_eq!(parse_mailto("hi+tea@slow.com"), ["hi+tea@slow.com"]);
        assert_eq!(parse_mailto("hi [at] slow [dot] com"), ["hi@slow.com"]);
        assert!(parse_mailto("?subject=x&body=y@z.com").is_empty());
    }

    #[test]
    fn bare_and_malformed_mail_links_are_read() {
        for href in [
            "hi@slow.com",
            "hi%40slow.com",
            "http://hi@slow.com",
            "https://hi@slow.com/",
            "mailto://hi@slow.com",
            "http://mailto:hi@slow.com",
            "mailto:mailto:hi@slow.com",
            "mailto:%20hi@slow.com?subject=Tea",
            " MAILTO: hi@Slow.com",
            "mailto;hi@slow.com",
            "mailto%3Ahi@slow.com",
            "mailtohi@slow.com",
            "http://mailtohi@slow.com",
            "mailto:?to=hi@slow.com&subject=Tea",
            "mailto:?subject=Tea&To=hi%40slow.com",
            "mailto:hi@slow.com&subject=Tea",
            "mailto:hi@slow.com?cc=ben@slow.com",
        ] {
            assert_eq!(emails_in_link(href), ["hi@slow.com"], "{href}");
        }
        for href in [
            "https://slow.com/@slow",
            "https://ann:secret@slow.com/",
            "https://git@slow.com/tea.git",
            "git@slow.com:tea.git",
            "https://slow.com/?mail=hi@slow.com",
            "//hi@slow.com",
            "tel:+4533121212",
            "mailto:",
            "@slow",
        ] {
            assert!(emails_in_link(href).is_empty(), "{href} gave {:?}", emails_in_link(href));
        }
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
        fn nothing_panics(text in "[a-zß@. \\-<>%&#;:/\\[\\]()0-9A-Z]{0,60}") {
            let _ = (emails_in_link(&text), decode_cloudflare_email(&text), deobfuscate(&text));
            let _ = emails_in_link(&format!("mailto:{text}"));
        }
    }
}
