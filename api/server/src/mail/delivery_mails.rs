//! Mails about deliveries: a confirmation link for an address, and a notice of a disabled webhook.

use super::mail_content::MailContent;
use earshot_app::Mail;
use earshot_model::webhook::{DisabledReason, masked_url};

/// Mail with the link by which an address confirms that it wants the alerts of a team. It contains no text that the
/// member can choose.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn recipient_mail(to: &str, member: &str, link: &str) -> Result<Mail, minijinja::Error> {
    MailContent {
        subject: "Confirm that you want podcast alerts",
        intro: &format!(
            "{member} wants to send you podcast alerts from Earshot. To start receiving them, use this link. It expires in 7 days:"
        ),
        link: Some((link, "Receive alerts")),
        code: None,
        outro: "If you don't want them, ignore this email. You won't get any alerts.",
    }
    .to_mail(to)
}

/// Mail to an admin about a webhook that was disabled.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn disabled_webhook_mail(
    to: &str,
    url: &str,
    reason: DisabledReason,
    site_url: &str,
) -> Result<Mail, minijinja::Error> {
    let why = match reason {
        DisabledReason::Gone => "It returned 410 (gone).",
        DisabledReason::Failing => "It has failed for about 40 hours.",
        DisabledReason::User => "A member of your team turned it off.",
    };
    let link = format!("{site_url}/app/team-settings/developers/webhooks");
    MailContent {
        subject: "A team webhook was turned off",
        intro: &format!(
            "Earshot no longer sends events to {}. {why} Turn it on again once your endpoint works:",
            masked_url(url)
        ),
        link: Some((&link, "View webhooks")),
        code: None,
        outro: "Undelivered events stay in its log for 30 days, and you can resend them from there.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mails_name_who_and_why() {
        let link = "https://earshot.example/alerts/confirm?key=a-b_c";
        let mail = recipient_mail("bob@example.org", "ann@example.org", link).expect("the templates fit");
        assert!(
            mail.text.starts_with("ann@example.org wants") && mail.text.contains(&format!("\n{link}\n")),
            "{}",
            mail.text
        );
        let gone = disabled_webhook_mail(
            "ann@example.org",
            "https://hooks.example/in",
            DisabledReason::Gone,
            "https://earshot.example",
        );
        let gone = gone.expect("the templates fit");
        assert!(gone.text.contains("https://hooks.example/hidden") && gone.text.contains("410"), "{}", gone.text);
    }
}
