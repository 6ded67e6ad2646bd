//! A mail as a file for mail programs. A person reviews and sends it there; Earshot does not.

use super::MailError;
use lettre::Message;
use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};

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
        .subject(subject)
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
    fn a_subject_adds_no_header() {
        let mail = plain_message(None, "ann@example.org", "Idea\r\nBcc: all@example.com", "Hello").expect("valid");
        assert!(!mail.lines().any(|line| line.starts_with("Bcc:")), "{mail}");
    }
}
