//! The notice of a new passkey.

use super::mail_content::MailContent;
use earshot_app::Mail;

/// Notice to the owner of an account that a passkey was added.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn passkey_added_mail(to: &str, name: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "A passkey was added to your Earshot account",
        intro: &format!("The passkey “{name}” can sign in to your Earshot account from now on."),
        link: None,
        code: None,
        outro: "If that wasn't you, sign in, remove the passkey in your settings, and sign out everywhere.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notice_names_the_passkey_and_has_no_link() {
        let mail = passkey_added_mail("ann@example.org", "<b>Phone</b>").expect("the templates fit");
        assert!(mail.text.contains("“<b>Phone</b>”") && !mail.text.contains("http"), "{}", mail.text);
        assert!(!mail.html.contains("<b>Phone"), "{}", mail.html);
    }
}
