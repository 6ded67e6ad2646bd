//! The mails about signing in and signing up.

use super::mail_content::MailContent;
use earshot_app::Mail;

const LINK_MINUTES: u64 = earshot_app::LINK_LIFETIME.as_secs() / 60;
const IGNORE_NOTE: &str = "If you didn't request this, you can ignore this email.";

/// The URL of a sign-in link (spec 2).
#[must_use]
pub fn sign_in_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/sign-in/email-link?key={token}")
}

/// The URL that confirms a new address (spec 2).
#[must_use]
pub fn sign_up_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/sign-up/validate?key={token}")
}

/// Mail to an address with an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn sign_in_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Sign in to Earshot",
        intro: &format!("Use this link to sign in to Earshot. It works once and expires in {LINK_MINUTES} minutes:"),
        link: Some((link, "Sign in")),
        code: Some((code, "Signing in on another device? Enter this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// Mail to an address without an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn sign_up_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Create your Earshot account",
        intro: &format!("Use this link to create your account. It works once and expires in {LINK_MINUTES} minutes:"),
        link: Some((link, "Create account")),
        code: Some((code, "Signing up on another device? Enter this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// Mail for a sign-up with an address that already has an account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn existing_account_mail(to: &str, link: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "You already have an Earshot account",
        intro: &format!("Someone tried to sign up with this email address, but it already has an account. Use this link to sign in. It works once and expires in {LINK_MINUTES} minutes:"),
        link: Some((link, "Sign in")),
        code: Some((code, "Signing in on another device? Enter this code there:")),
        outro: IGNORE_NOTE,
    }
    .to_mail(to)
}

/// Mail for a sign-up with an address that looks like the address of another account.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn confusable_address_mail(to: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "We couldn't create your Earshot account",
        intro: "Someone tried to create an Earshot account with this email address. It looks too similar to the address of another account, so we couldn't create one.",
        link: None,
        code: None,
        outro: "To create an account, sign up with another address. If you didn't request this, you can ignore this email.",
    }
    .to_mail(to)
}

/// Mail with the code that confirms the identity of a signed-in user.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn confirmation_mail(to: &str, code: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Confirm your identity",
        intro: "To continue in Earshot, confirm it's you.",
        link: None,
        code: Some((code, &format!("Enter this code. It works once and expires in {LINK_MINUTES} minutes:"))),
        outro: "If you didn't request this, someone else may be signed in to your account. Open your settings and sign out everywhere.",
    }
    .to_mail(to)
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
