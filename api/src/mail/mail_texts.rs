//! The letters that let somebody in.

use super::Mail;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};

const TEXT_TEMPLATE: &str = include_str!("letter.txt.jinja");
const HTML_TEMPLATE: &str = include_str!("letter.html.jinja");
const LINK_MINUTES: u64 = crate::db::LINK_LIFETIME.as_secs() / 60;
const IGNORE_NOTE: &str = "If you did not ask for it, nothing needs to be done.";

/// Where a link to sign in leads (spec 2).
#[must_use]
pub fn sign_in_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/sign-in/email-link?key={token}")
}

/// Where the link of a new address leads (spec 2).
#[must_use]
pub fn sign_up_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/sign-up/validate?key={token}")
}

/// For an address with an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn sign_in_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Sign in to Earshot",
        intro: &format!("Sign in to Earshot with this link. It works once, for {LINK_MINUTES} minutes:"),
        link: Some((link, "Sign in")),
        code: Some((code, "Is the page that you came from on another device? Then type this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// For an address without an account.
///
/// # Errors
/// As above.
pub fn sign_up_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Your account at Earshot",
        intro: &format!(
            "Confirm that this address is yours, and your account is made. The link works once, for {LINK_MINUTES} minutes:"
        ),
        link: Some((link, "Confirm my address")),
        code: Some((code, "Is the page that you came from on another device? Then type this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// For an address that wants an account and has one.
///
/// # Errors
/// As above.
pub fn existing_account_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "You have an account at Earshot",
        intro: &format!("Somebody wanted to make an account with this address, and it has one already. Sign in with this link. It works once, for {LINK_MINUTES} minutes:"),
        link: Some((link, "Sign in")),
        code: Some((code, "Is the page that you came from on another device? Then type this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// For an address that wants an account and reads like one that has one.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn confusable_address_mail(to: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Your account at Earshot cannot be created",
        intro: "Somebody asked to create an Earshot account with this address. The address can be mistaken for the one of another account, so no account can be created with it.",
        link: None,
        code: None,
        outro: "To create an account, sign up with another address. If you did not ask for an account, you can ignore this mail.",
    }
    .to_mail(to)
}

/// For who is signed in and is to prove it.
///
/// # Errors
/// As above.
pub fn confirmation_mail(to: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Confirm that it is you",
        intro: "Somebody who is signed in to Earshot as you wants to do what asks for a proof.",
        link: None,
        code: Some((code, &format!("If it is you, type this code there. It works once, for {LINK_MINUTES} minutes:"))),
        outro: "If it is not you, sign out everywhere in your settings.",
    }
    .to_mail(to)
}

struct MailContent<'a> {
    subject: &'a str,
    intro: &'a str,
    /// The address and what it is called.
    link: Option<(&'a str, &'a str)>,
    /// The code and what it is for.
    code: Option<(&'a str, &'a str)>,
    outro: &'a str,
}

impl MailContent<'_> {
    fn to_mail(&self, to: &str) -> Result<Mail, minijinja::Error> {
        Ok(Mail {
            to: to.to_owned(),
            subject: self.subject.to_owned(),
            text: self.render("letter.txt", TEXT_TEMPLATE, AutoEscape::None)?,
            html: self.render("letter.html", HTML_TEMPLATE, AutoEscape::Html)?,
        })
    }

    fn render(&self, name: &str, template: &str, escape: AutoEscape) -> Result<String, minijinja::Error> {
        let mut environment = Environment::new();
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        environment.set_auto_escape_callback(move |_| escape.clone());
        let (link, label) = self.link.unzip();
        let (code, code_intro) = self.code.unzip();
        let values = context! {
            intro => self.intro, link, label, code => code.map(group_digits), code_intro, outro => self.outro,
        };
        environment.render_named_str(name, template, values)
    }
}

/// `1234 5678`.
fn group_digits(code: &str) -> String {
    let (first, rest) = code.split_at_checked(code.len() / 2).unwrap_or((code, ""));
    format!("{first} {rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mail_contains_its_link_and_code() {
        let link = sign_in_url("https://earshot.example", "a-b_c");
        let (to, code) = ("ann@example.org", "12345678");
        let mails =
            [sign_in_mail(to, &link, code), sign_up_mail(to, &link, code), existing_account_mail(to, &link, code)];
        for mail in mails {
            let mail = mail.expect("the templates fit");
            assert!(mail.text.contains(&format!("\n{link}\n")), "{}", mail.text);
            assert!(mail.text.contains("\n    1234 5678\n"), "{}", mail.text);
            assert!(mail.html.contains("key=a-b_c") && mail.html.contains("1234 5678"), "{}", mail.html);
        }
        let mail = confirmation_mail(to, code).expect("the templates fit");
        assert!(mail.text.contains("1234 5678") && !mail.text.contains("http"), "{}", mail.text);
        assert!(!mail.html.contains("href"), "{}", mail.html);
        let mail = confusable_address_mail(to).expect("the templates fit");
        assert!(mail.text.contains("sign up with another address") && !mail.text.contains("http"), "{}", mail.text);
    }
}
