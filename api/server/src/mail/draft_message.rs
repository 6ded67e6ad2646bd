//! A mail as a file for mail programs. A person reviews and sends it there; Earshot does not.

use super::MailError;
use lettre::Message;
use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};

/// Mail programs open a file with this header for editing.
const X_UNSENT: HeaderName = HeaderName::new_from_ascii_str("X-Unsent");

/// Builds a mail of plain text as a file (RFC 5322). Without `to`, the sender of the file chooses the recipient.
///
/// # Errors
/// When an address is not valid.
pub fn plain_message(to: Option<&str>, from: &str, subject: &str, body: &str) -> Result<String, MailError> {
    let mailbox = |text: &str| {
        text.parse::<Mailbox>()
            .map_err(|source| MailError::Address { address: text.to_owned(), source: Box::new(source) })
    };
    let from = mailbox(from)?;
    let build = |source| MailError::Build(Box::new(source));
    // A draft may lack a recipient, which an envelope needs.
    let envelope = Envelope::new(Some(from.email.clone()), vec![from.email.clone()]).map_err(build)?;
    let mut message = Message::builder()
        .envelope(envelope)
        .from(from)
        // A subject is one line.
        .subject(subject.split_whitespace().collect::<Vec<_>>().join(" "))
        // Programs read the encoding of the body only from a message with a version.
        .header(MIME_VERSION_1_0)
        .header(ContentType::TEXT_PLAIN)
        .raw_header(HeaderValue::new(X_UNSENT, "1".to_owned()));
    if let Some(to) = to {
        message = message.to(mailbox(to)?);
    }
    let message = message.body(body.to_owned()).map_err(build)?;
    Ok(String::from_utf8_lossy(&message.formatted()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_is_plain_text_and_opens_for_editing() {
        let mail = plain_message(Some("host@show.example"), "ann@example.org", "Idea", "Hello\nyou").expect("valid");
        for part in ["To: host@show.example", "From: ann@example.org", "Subject: Idea", "X-Unsent: 1", "text/plain"] {
            assert!(mail.contains(part), "{part}: {mail}");
        }
        assert!(mail.ends_with("Hello\r\nyou"), "{mail}");
        assert!(!plain_message(None, "ann@example.org", "Idea", "Hello").expect("valid").contains("To:"));
    }

    #[test]
    fn a_draft_keeps_its_text_within_the_limits_of_mails() {
        let body = format!("{}\n.\nFrom here\n..two\n\u{1f399}\u{fe0f} Grüße = 1\n\nend ", "long ".repeat(600));
        let subject =
            "Größe und Maß:\r\n wie man über sehr lange Umlaute äöü in Betreffzeilen schreibt, ohne zu brechen";
        let mail = plain_message(Some("host@show.example"), "ann@example.org", subject, &body).expect("valid");
        let (head, text) = mail.split_once("\r\n\r\n").expect("a head");
        assert!(head.is_ascii() && head.contains("MIME-Version: 1.0") && head.contains("X-Unsent: 1"), "{head}");
        assert!(!head.contains("Bcc") && !head.contains("Return-Path"), "{head}");
        assert!(!mail.replace("\r\n", "").contains(['\r', '\n']), "only whole line ends");
        assert!(mail.split("\r\n").all(|line| line.len() <= 998), "RFC 5322 2.1.1");
        let words: Vec<&str> = head.split([' ', '\r', '\n']).filter(|word| word.starts_with("=?")).collect();
        assert!(words.len() > 1 && words.iter().all(|word| word.len() <= 75), "RFC 2047 2: {words:?}");
        let decoded = if head.contains("quoted-printable") { decode_quoted(text) } else { decode_base64(text) };
        assert_eq!(decoded.replace("\r\n", "\n"), body);
    }

    fn decode_quoted(text: &str) -> String {
        let joined = text.replace("=\r\n", "");
        let (mut bytes, mut rest) = (Vec::new(), joined.as_bytes());
        while let Some((first, after)) = rest.split_first() {
            let hex = if *first == b'=' { after.get(..2) } else { None };
            let code = hex.and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
            bytes.push(code.unwrap_or(*first));
            rest = if code.is_some() { &after[2..] } else { after };
        }
        String::from_utf8(bytes).expect("UTF-8")
    }

    fn decode_base64(text: &str) -> String {
        let joined: String = text.split_whitespace().collect();
        let bytes = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, joined).expect("Base64");
        String::from_utf8(bytes).expect("UTF-8")
    }

    #[test]
    fn a_subject_adds_no_header() {
        let mail = plain_message(None, "ann@example.org", "Idea\r\nBcc: all@example.com", "Hello").expect("valid");
        assert!(!mail.lines().any(|line| line.starts_with("Bcc:")), "{mail}");
    }
}
