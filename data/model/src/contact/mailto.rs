//! Links that open a mail program (RFC 6068).

use crate::is_hidden_character;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The characters that `encodeURIComponent` of browsers encodes, which the web app uses.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'!')
    .remove(b'~')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')');
/// Characters of a local part that mean something else in a link or in a list of recipients.
const SEPARATORS: &str = "?&=#/%,;:<>()[]\"\\@";

/// Returns the link that writes to an address. No part of the address can become a field of the mail, such as `bcc`, or
/// a second recipient.
///
/// ```
/// use earshot_model::mailto_url;
/// assert_eq!(mailto_url("ann+press@show.example"), "mailto:ann%2Bpress@show.example");
/// assert_eq!(mailto_url("a?bcc=b,c@show.example"), "mailto:a%3Fbcc%3Db%2Cc@show.example");
/// ```
#[must_use]
pub fn mailto_url(address: &str) -> String {
    let encode = |text| utf8_percent_encode(text, ENCODED);
    match address.rsplit_once('@') {
        Some((local, domain)) => format!("mailto:{}@{}", encode(local), encode(domain)),
        None => format!("mailto:{}", encode(address)),
    }
}

/// Whether a link opens a mail program.
#[must_use]
pub fn is_mailto_url(link: &str) -> bool {
    strip_mailto(link).is_some()
}

/// Returns a `mailto:` link of a stranger's text with its first recipient alone: nobody notices the others, or a text that
/// is already there. `None` without a recipient.
///
/// ```
/// use earshot_model::one_recipient_url;
/// let link = "mailto:a@show.example,b@show.example?bcc=c@show.example";
/// assert_eq!(one_recipient_url(link).as_deref(), Some("mailto:a@show.example"));
/// ```
#[must_use]
pub fn one_recipient_url(link: &str) -> Option<String> {
    let recipient = strip_mailto(link)?.split(['?', '#', ',']).next()?;
    let address = percent_decode_str(recipient).decode_utf8().ok()?;
    is_one_recipient(address.trim()).then(|| mailto_url(address.trim()))
}

fn strip_mailto(link: &str) -> Option<&str> {
    const SCHEME: &str = "mailto:";
    let start = link.get(..SCHEME.len())?;
    start.eq_ignore_ascii_case(SCHEME).then(|| &link[SCHEME.len()..])
}

/// Whether every mail program reads an address as one recipient. Others are not offered as contacts: programs that copy
/// an address into a link or a list of recipients without encoding it would read a part of it as a field or as another
/// address.
#[must_use]
pub fn is_one_recipient(email: &str) -> bool {
    let Some((local, domain)) = email.rsplit_once('@') else { return false };
    let is_plain = |letter: char| {
        !letter.is_whitespace() && !letter.is_control() && !is_hidden_character(letter) && !SEPARATORS.contains(letter)
    };
    let is_name =
        |letter: char| !letter.is_ascii() || letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    !local.is_empty() && local.chars().all(is_plain) && domain.chars().all(|letter| is_plain(letter) && is_name(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_have_one_recipient_and_no_fields() {
        let cases = [
            ("host@show.example", "mailto:host@show.example"),
            ("o'hara@show.example", "mailto:o'hara@show.example"),
            ("press?bcc=x@evil.example@show.example", "mailto:press%3Fbcc%3Dx%40evil.example@show.example"),
            ("a%3Fcc=b@show.example", "mailto:a%253Fcc%3Db@show.example"),
            ("a@show.example?subject=x", "mailto:a@show.example%3Fsubject%3Dx"),
            ("a@show.example,b@evil.example", "mailto:a%40show.example%2Cb@evil.example"),
            ("büro@müller.example", "mailto:b%C3%BCro@m%C3%BCller.example"),
            ("a\r\nBcc: b", "mailto:a%0D%0ABcc%3A%20b"),
            ("", "mailto:"),
        ];
        for (address, link) in cases {
            assert_eq!(mailto_url(address), link, "{address}");
        }
    }

    #[test]
    fn links_of_strangers_keep_one_recipient() {
        let cases = [
            ("mailto:host@show.example", Some("mailto:host@show.example")),
            ("MAILTO:%20ann+x@show.example?subject=Hi&bcc=b@evil.example", Some("mailto:ann%2Bx@show.example")),
            ("mailto:press%3Fbcc=a@show.example", None),
            ("mailto:?to=b@evil.example", None),
            ("mailto:%FF@show.example", None),
            ("https://a.example", None),
        ];
        for (link, expected) in cases {
            assert_eq!(one_recipient_url(link).as_deref(), expected, "{link}");
        }
    }

    #[test]
    fn addresses_that_could_be_more_than_one_recipient_are_recognized() {
        for email in ["host@show.example", "Ada.O'Neill+pod_1@slow.co.uk", "büro@müller.example", "{a}!b|c@x.example"]
        {
            assert!(is_one_recipient(email), "{email}");
        }
        for email in [
            "press?bcc=a@show.example",
            "a&cc=b@show.example",
            "a=b@show.example",
            "a#b@show.example",
            "a/b@show.example",
            "a%3Fbcc=b@show.example",
            "a,b@show.example",
            "a;b@show.example",
            "a:b@show.example",
            "a@b@show.example",
            "a b@show.example",
            "a\u{202E}b@show.example",
            "a@show.example?bcc=b",
            "a@show.example/x",
            "@show.example",
            "show.example",
        ] {
            assert!(!is_one_recipient(email), "{email:?}");
        }
    }
}
