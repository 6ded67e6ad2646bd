//! The mails about a change of an account's address.

use super::mail_content::MailContent;
use earshot_app::Mail;

const CODE_MINUTES: u64 = earshot_app::LINK_LIFETIME.as_secs() / 60;
const IGNORE_NOTE: &str = "If you didn't request this, you can ignore this email. Nothing changes then.";

/// Mail with the code that proves the new address of an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn new_address_mail(to: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Confirm your new email address",
        intro: "Someone, probably you, wants to use this address for their Earshot account.",
        link: None,
        code: Some((
            code,
            &format!("Enter this code in your settings. It works once and expires in {CODE_MINUTES} minutes:"),
        )),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// Mail to an address that cannot be the new one, because it has an account or looks like that of another one.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn address_taken_mail(to: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "This address can't be used for another Earshot account",
        intro: "Someone wants to use this address for their Earshot account. It has an account already, or looks too similar to the address of one.",
        link: None,
        code: None,
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// Notice to the former address of an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn former_address_mail(to: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "The address of your Earshot account was changed",
        intro: "Your Earshot account has another email address from now on. Links to sign in go there.",
        link: None,
        code: None,
        outro: "If that wasn't you, someone has used your open session and your mailbox. Write to us.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_mail_to_the_new_address_has_a_code() {
        let new = new_address_mail("new@example.org", "12345678").expect("the templates fit");
        assert!(new.text.contains("1234 5678") && new.to == "new@example.org", "{}", new.text);
        for mail in [address_taken_mail("a@example.org"), former_address_mail("a@example.org")] {
            let mail = mail.expect("the templates fit");
            assert!(!mail.text.contains("1234") && !mail.text.contains("http"), "{}", mail.text);
        }
    }
}
