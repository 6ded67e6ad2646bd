//! What is written in mails.

use super::MailError;
use earshot_model::Timestamp;
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, Message};
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A mail that is ready but for its sender.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mail {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
}

/// What a mail says signs its reader in: it is in no log.
impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("subject", &self.subject).finish_non_exhaustive()
    }
}

const SIGN_IN_TEXT: &str = include_str!("sign_in.txt.jinja");
const SIGN_IN_HTML: &str = include_str!("sign_in.html.jinja");

/// The mail with a link to sign in.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn sign_in_mail(to: &str, link: &str) -> Result<Mail, minijinja::Error> {
    Ok(Mail {
        to: to.to_owned(),
        subject: "Sign in to Earshot".to_owned(),
        text: render("sign_in.txt", SIGN_IN_TEXT, AutoEscape::None, link)?,
        html: render("sign_in.html", SIGN_IN_HTML, AutoEscape::Html, link)?,
    })
}

/// Where a link to sign in leads (spec 2).
#[must_use]
pub fn sign_in_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/sign-in/email-link?key={token}")
}

/// Whether a text can be an address. Line breaks and lists of addresses are none.
#[must_use]
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

fn render(name: &str, template: &str, escape: AutoEscape, link: &str) -> Result<String, minijinja::Error> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(move |_| escape.clone());
    environment.render_named_str(name, template, context! { link, minutes => 10 })
}

impl Mail {
    /// As the wire wants it, text and HTML. The same id and moment make the same message.
    ///
    /// # Errors
    /// When an address is not one.
    pub fn message(&self, from: &str, id: Uuid, written_at: Timestamp) -> Result<Message, MailError> {
        let mailbox = |text: &str| {
            text.parse::<Mailbox>()
                .map_err(|source| MailError::Address { address: text.to_owned(), source: Box::new(source) })
        };
        let from = mailbox(from)?;
        let message_id = format!("<{id}@{}>", from.email.domain());
        Message::builder()
            .message_id(Some(message_id))
            .date(written_at.into())
            .from(from)
            .to(mailbox(&self.to)?)
            .subject(self.subject.as_str())
            .multipart(MultiPart::alternative_plain_html(self.text.clone(), self.html.clone()))
            .map_err(|source| MailError::Build(Box::new(source)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_holds_its_link_twice_and_escaped() {
        let link = sign_in_url("https://earshot.example", "a-b_c");
        let mail = sign_in_mail("ann@example.org", &link).expect("the templates fit");
        assert!(mail.text.contains(&link));
        assert!(mail.html.contains("key=a-b_c"));
        let at = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("in range");
        let message = mail.message("Earshot <hello@earshot.example>", Uuid::nil(), at).expect("valid").formatted();
        let message = String::from_utf8_lossy(&message);
        assert!(message.contains("multipart/alternative"));
        assert!(message.contains("Message-ID: <00000000-0000-0000-0000-000000000000@earshot.example>"), "{message}");
        assert!(message.contains("Date: Fri, 15 Jan 2027 08:00:00 +0000"), "{message}");
    }

    #[test]
    fn addresses_are_told_from_other_texts() {
        for good in ["a@b.example", "first.last+tag@sub.example.org"] {
            assert!(is_address(good), "{good}");
        }
        for bad in ["", "a", "a@", "@b", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example"] {
            assert!(!is_address(bad), "{bad}");
        }
    }
}
