//! The mail that proves the control of a podcast.

use super::mail_content::MailContent;
use earshot_app::{CLAIM_LIFETIME, Mail};
use uuid::Uuid;

const LIFETIME_DAYS: u64 = CLAIM_LIFETIME.as_secs() / (24 * 60 * 60);
/// Letters of a title in the mail.
const MAX_TITLE_CHARS: usize = 100;

/// The URL at which a claim is proven.
#[must_use]
pub fn claim_url(public_url: &str, claim: Uuid, token: &str) -> String {
    format!("{public_url}/app/user-settings/podcasts?claim={claim}&key={token}")
}

/// Mail to the owner's address in the feed of a podcast that an account claims.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn claim_mail(to: &str, title: &str, claimant: &str, link: &str) -> Result<Mail, minijinja::Error> {
    let title: String = title.chars().filter(|letter| !letter.is_control()).take(MAX_TITLE_CHARS).collect();
    MailContent {
        subject: "Claim your podcast on Earshot",
        intro: &format!("The account {claimant} claims the podcast {title} on Earshot, and this is the address of its owner in the feed. If this account is yours, open the link in the browser in which you are signed in. It works once and expires in {LIFETIME_DAYS} days:"),
        link: Some((link, "Claim podcast")),
        code: None,
        outro: "If you don't know this account, ignore this email: it can't claim the podcast without the link. Don't forward it.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_names_podcast_account_and_lifetime() {
        let link = claim_url("https://earshot.example", Uuid::nil(), "a-b_c");
        let mail =
            claim_mail("ann@tea.example", "Tea <b>&\nSalt", "eve@example.org", &link).expect("the templates fit");
        assert!(mail.text.contains("&key=a-b_c\n"), "{}", mail.text);
        assert!(mail.text.contains("eve@example.org") && mail.text.contains("in 7 days"), "{}", mail.text);
        assert!(mail.html.contains("Tea &lt;b&gt;&amp;Salt"), "{}", mail.html);
    }
}
