//! Ways to write an email address on a page.

use crate::html::escape;
use crate::phrases::Phrases;
use crate::random::Random;
use std::fmt::Write as _;

/// A way of writing an address. The crawler reads all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailStyle {
    Mailto,
    MailtoWithSubject,
    PlainText,
    /// `hello [at] show [dot] example`.
    Spelled,
    /// Each character as a numeric character reference.
    Entities,
    /// Cloudflare's email protection.
    Protected,
    /// Only in the JSON-LD of the page.
    StructuredData,
}

const STYLES: &[(EmailStyle, u32)] = &[
    (EmailStyle::Mailto, 34),
    (EmailStyle::MailtoWithSubject, 10),
    (EmailStyle::PlainText, 18),
    (EmailStyle::Spelled, 14),
    (EmailStyle::Entities, 8),
    (EmailStyle::Protected, 10),
    (EmailStyle::StructuredData, 6),
];

/// Draws a way of writing an address.
pub fn pick_style(random: &mut Random) -> EmailStyle {
    STYLES[random.weighted(STYLES.iter().map(|(_, weight)| *weight))].0
}

/// Returns the address as HTML; empty when only the structured data has it.
pub fn email_html(address: &str, style: EmailStyle, words: &Phrases) -> String {
    match style {
        EmailStyle::Mailto => format!("<a href=\"mailto:{address}\">{address}</a>"),
        EmailStyle::MailtoWithSubject => {
            format!("<a class=\"button\" href=\"mailto:{address}?subject=Podcast\">{}</a>", escape(words.write_to))
        }
        EmailStyle::PlainText => address.to_owned(),
        EmailStyle::Spelled => address.replace('@', words.at).replace('.', words.dot),
        EmailStyle::Entities => encode_entities(address),
        EmailStyle::Protected => {
            format!("<span class=\"__cf_email__\" data-cfemail=\"{}\">[email&#160;protected]</span>", protect(address))
        }
        EmailStyle::StructuredData => String::new(),
    }
}

fn encode_entities(address: &str) -> String {
    let mut html = String::new();
    for (index, character) in address.chars().enumerate() {
        let code = u32::from(character);
        let _ = if index % 2 == 0 { write!(html, "&#{code};") } else { write!(html, "&#x{code:x};") };
    }
    html
}

/// Returns the key as two hexadecimal digits, then each byte of the address XOR the key.
fn protect(address: &str) -> String {
    let key = address.bytes().fold(0x2d_u8, |sum, byte| sum.rotate_left(3) ^ byte);
    let mut hex = format!("{key:02x}");
    for byte in address.bytes() {
        let _ = write!(hex, "{:02x}", byte ^ key);
    }
    hex
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrases::phrases;

    #[test]
    fn each_style_is_written() {
        let cases = [
            (EmailStyle::Mailto, "<a href=\"mailto:a@b.example\">a@b.example</a>"),
            (EmailStyle::PlainText, "a@b.example"),
            (EmailStyle::Spelled, "a (at) b (punkt) example"),
            (EmailStyle::StructuredData, ""),
        ];
        for (style, expected) in cases {
            assert_eq!(email_html("a@b.example", style, phrases("de-AT")), expected, "{style:?}");
        }
        assert!(encode_entities("a@b").starts_with("&#97;&#x40;&#98;"));
    }

    #[test]
    fn a_protected_address_reads_back() {
        let hex = protect("hello@slowledger.example");
        let bytes: Vec<u8> =
            (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect();
        let address: Vec<u8> = bytes[1..].iter().map(|byte| byte ^ bytes[0]).collect();
        assert_eq!(String::from_utf8(address).unwrap(), "hello@slowledger.example");
    }
}
