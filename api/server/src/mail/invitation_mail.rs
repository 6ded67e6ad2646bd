//! The mail of an invitation to a team.

use super::mail_content::MailContent;
use earshot_app::{INVITATION_LIFETIME, Mail};
use earshot_model::Role;

const LIFETIME_DAYS: u64 = INVITATION_LIFETIME.as_secs() / (24 * 60 * 60);

/// The URL at which an invitation is accepted.
#[must_use]
pub fn invitation_url(public_url: &str, token: &str) -> String {
    format!("{public_url}/invitation?key={token}")
}

/// Mail with an invitation to the team of `inviter`. It contains no text that the inviter can choose, so that nobody
/// sends their own words under our name.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn invitation_mail(to: &str, inviter: &str, role: Role, link: &str) -> Result<Mail, minijinja::Error> {
    let role = if role == Role::Member { "a member" } else { "an admin" };
    MailContent {
        subject: "You've been invited to a team on Earshot",
        intro: &format!("{inviter} invites you to join their team on Earshot as {role}. The link works once and expires in {LIFETIME_DAYS} days:"),
        link: Some((link, "View invitation")),
        code: None,
        outro: "This link is only for you. Don't forward it. If you don't know the sender, you can ignore this email.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_names_sender_role_and_lifetime() {
        let link = invitation_url("https://earshot.example", "a-b_c");
        for (role, expected) in [(Role::Member, "as a member."), (Role::Admin, "as an admin.")] {
            let mail = invitation_mail("bob@example.org", "a<b@example.org", role, &link).expect("the templates fit");
            assert!(mail.text.contains("\nhttps://earshot.example/invitation?key=a-b_c\n"), "{}", mail.text);
            assert!(mail.text.contains(expected) && mail.text.contains("in 7 days"), "{}", mail.text);
            assert!(mail.text.starts_with("a<b@example.org invites"), "{}", mail.text);
            assert!(mail.html.contains("a&lt;b@example.org") && mail.html.contains("key=a-b_c"), "{}", mail.html);
        }
    }
}
