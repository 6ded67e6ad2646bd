//! Mails of one paragraph, and their templates.

use super::mail_template::MailTemplates;
use earshot_app::Mail;
use serde_json::json;

const TEMPLATES: MailTemplates =
    MailTemplates { text: include_str!("mail.txt.jinja"), html: include_str!("mail.html.jinja") };

/// A mail of one paragraph, with a link or a code or both.
pub(super) struct MailContent<'a> {
    pub subject: &'a str,
    pub intro: &'a str,
    /// The link and its label.
    pub link: Option<(&'a str, &'a str)>,
    /// The code and the sentence before it.
    pub code: Option<(&'a str, &'a str)>,
    pub outro: &'a str,
}

impl MailContent<'_> {
    pub fn to_mail(&self, to: &str) -> Result<Mail, minijinja::Error> {
        let (link, label) = self.link.unzip();
        let (code, code_intro) = self.code.unzip();
        let (text, html) = TEMPLATES.render(&json!({
            "intro": self.intro, "link": link, "label": label, "code": code.map(group_digits), "code_intro": code_intro,
            "outro": self.outro,
        }))?;
        Ok(Mail { to: to.to_owned(), subject: self.subject.to_owned(), text, html, unsubscribe_url: None })
    }
}

/// Groups the digits of a code: `1234 5678`.
fn group_digits(code: &str) -> String {
    let (first, rest) = code.split_at_checked(code.len() / 2).unwrap_or((code, ""));
    format!("{first} {rest}")
}
