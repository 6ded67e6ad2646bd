//! The SMTP message of a mail.

use super::MailError;
use earshot_app::Mail;
use earshot_model::Timestamp;
use lettre::Message;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use uuid::Uuid;

/// RFC 8058: mail programs stop mails of this kind with one POST to the URL.
const LIST_UNSUBSCRIBE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const LIST_UNSUBSCRIBE_POST: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");

/// Builds the SMTP message with a text and an HTML part. The same id and time lead to the same message.
///
/// # Errors
/// When an address is not valid.
pub(super) fn to_message(mail: &Mail, from: &str, id: Uuid, written_at: Timestamp) -> Result<Message, MailError> {
    let mailbox = |text: &str| {
        text.parse::<Mailbox>()
            .map_err(|source| MailError::Address { address: text.to_owned(), source: Box::new(source) })
    };
    let from = mailbox(from)?;
    let message_id = format!("<{id}@{}>", from.email.domain());
    let mut message = Message::builder()
        .message_id(Some(message_id))
        .date(written_at.into())
        .from(from)
        .to(mailbox(&mail.to)?)
        .subject(mail.subject.as_str());
    if let Some(url) = &mail.unsubscribe_url {
        message = message
            .raw_header(HeaderValue::new(LIST_UNSUBSCRIBE, format!("<{url}>")))
            .raw_header(HeaderValue::new(LIST_UNSUBSCRIBE_POST, "List-Unsubscribe=One-Click".to_owned()));
    }
    message
        .multipart(MultiPart::alternative_plain_html(mail.text.clone(), mail.html.clone()))
        .map_err(|source| MailError::Build(Box::new(source)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_mail_is_the_same_message_each_time() {
        let mail = Mail {
            to: "ann@example.org".to_owned(),
            subject: "Hello".to_owned(),
            text: "text".to_owned(),
            html: "<p>text</p>".to_owned(),
            unsubscribe_url: None,
        };
        let at = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("in range");
        let message = to_message(&mail, "Earshot <hello@earshot.example>", Uuid::nil(), at).expect("valid").formatted();
        let message = String::from_utf8_lossy(&message);
        assert!(message.contains("multipart/alternative"));
        assert!(message.contains("Message-ID: <00000000-0000-0000-0000-000000000000@earshot.example>"), "{message}");
        assert!(message.contains("Date: Fri, 15 Jan 2027 08:00:00 +0000"), "{message}");
        assert!(!message.contains("List-Unsubscribe"), "{message}");
    }

    #[test]
    fn a_digest_can_be_unsubscribed_with_one_click() {
        let url = format!("https://earshot.example/alerts/unsubscribe?token={}", "a-b_".repeat(22));
        let mail = Mail {
            to: "ann@example.org".to_owned(),
            subject: "1 new match".to_owned(),
            text: "text".to_owned(),
            html: "<p>text</p>".to_owned(),
            unsubscribe_url: Some(url.clone()),
        };
        let at = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("in range");
        let message = to_message(&mail, "Earshot <hello@earshot.example>", Uuid::nil(), at).expect("valid").formatted();
        let message = String::from_utf8_lossy(&message).replace("\r\n ", " ");
        // RFC 8058 3.1: both headers, with one URL.
        let one_line = message.replace(": <", ":<").replace(":  <", ":<");
        assert!(one_line.contains(&format!("List-Unsubscribe:<{url}>\r\n")), "{message}");
        assert!(message.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{message}");
    }

    proptest! {
        /// ASVS 1.3.11: no text adds a header or a recipient, or ends the header section.
        #[test]
        fn no_text_adds_a_header(
            to in "[a-z]{1,5}(@|\\r\\nBcc: x@|\\n|,|;| )[a-z\\r\\n,<>@.: ]{1,12}",
            subject in "[ -~\\r\\n\u{0}\u{85}\u{2028}é]{0,80}",
            injected in prop::sample::select(vec!["", "\r\nBcc: evil@example.org", "\nX-Evil: 1", "\r\n\r\nevil"]),
        ) {
            let subject = subject + injected;
            let (text, html) = ("text".to_owned(), "<p>text</p>".to_owned());
            let mail = Mail { to: to.clone(), subject, text, html, unsubscribe_url: None };
            let at = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("in range");
            let Ok(message) = to_message(&mail, "Earshot <hello@earshot.example>", Uuid::nil(), at) else { return Ok(()) };
            let formatted = String::from_utf8_lossy(&message.formatted()).into_owned();
            let (head, _) = formatted.split_once("\r\n\r\n").expect("a head");
            let names = head.split("\r\n").filter(|line| !line.starts_with([' ', '\t']));
            let mut names: Vec<_> = names.map(|line| line.split(':').next().unwrap_or_default().to_owned()).collect();
            names.sort_unstable();
            prop_assert_eq!(names, ["Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Subject", "To"], "{}", head);
            prop_assert!(!head.replace("\r\n", "").contains(['\r', '\n']), "{}", head);
            prop_assert_eq!(message.envelope().to().len(), 1, "{}", to);
        }
    }
}
