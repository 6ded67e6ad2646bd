//! The digest of an alert.

use super::mail_template::MailTemplates;
use chrono::NaiveDate;
use earshot_app::Mail;
use earshot_model::group_digits;
use serde::Serialize;
use serde_json::json;

const TEMPLATES: MailTemplates =
    MailTemplates { text: include_str!("digest.txt.jinja"), html: include_str!("digest.html.jinja") };
/// Longest name in a subject, in characters.
const MAX_NAME_CHARS: usize = 80;

/// The content of a digest.
pub struct Digest<'a> {
    pub alert_name: &'a str,
    pub alert_url: &'a str,
    /// Where a POST stops these mails.
    pub unsubscribe_url: &'a str,
    /// The newest episodes first.
    pub matches: &'a [DigestMatch],
    /// The number of all matches.
    pub total: u64,
    /// The day of the digest, so that mail programs do not join different digests to one thread.
    pub day: NaiveDate,
}

/// A match in a digest.
#[derive(Clone, Debug, Serialize)]
pub struct DigestMatch {
    pub title: String,
    /// Empty when the title is the podcast's.
    pub podcast: String,
    pub url: String,
    /// Guest, Host, Mentioned, or empty.
    pub role: String,
    pub snippet: String,
    /// The time of the snippet; empty without one.
    pub time: String,
    /// When the episode was published: `Nov 28, 2026`. Empty for podcasts.
    pub date: String,
}

/// Builds the mail with a digest.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn digest_mail(to: &str, digest: &Digest<'_>) -> Result<Mail, minijinja::Error> {
    let name: String = digest.alert_name.chars().filter(|letter| !letter.is_control()).take(MAX_NAME_CHARS).collect();
    let noun = if digest.total == 1 { "match" } else { "matches" };
    let heading = format!("{} new {noun} for “{name}”", group_digits(digest.total));
    let shown = digest.matches.len() as u64;
    let hidden = (digest.total > shown).then(|| group_digits(digest.total - shown));
    let (text, html) = TEMPLATES.render(&json!({
        "heading": heading, "matches": digest.matches, "hidden": hidden, "alert_url": digest.alert_url,
        "unsubscribe_url": digest.unsubscribe_url,
    }))?;
    Ok(Mail {
        to: to.to_owned(),
        subject: format!("{heading}, {}", digest.day.format("%b %-d")),
        text,
        html,
        unsubscribe_url: Some(digest.unsubscribe_url.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(title: &str, role: &str) -> DigestMatch {
        DigestMatch {
            title: title.to_owned(),
            podcast: "A <show>".to_owned(),
            url: "https://earshot.example/podcasts/show/one".to_owned(),
            role: role.to_owned(),
            snippet: "She said so".to_owned(),
            time: "1:05".to_owned(),
            date: "Nov 20, 2026".to_owned(),
        }
    }

    #[test]
    fn a_digest_lists_its_matches_with_date_and_role() {
        let matches = [found("First", "Mentioned"), found("Second", "Guest"), found("Third", "")];
        let digest = Digest {
            alert_name: "Ann\r\nBcc: x",
            alert_url: "https://earshot.example/app/alerts/1",
            unsubscribe_url: "https://earshot.example/alerts/unsubscribe?token=t",
            matches: &matches,
            total: 1_203,
            day: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day"),
        };
        let mail = digest_mail("ann@example.org", &digest).expect("the templates fit");
        assert_eq!(mail.subject, "1,203 new matches for “AnnBcc: x”, Nov 21");
        assert_eq!(mail.unsubscribe_url.as_deref(), Some(digest.unsubscribe_url));
        let place = |text: &str| mail.text.find(text).unwrap_or_else(|| panic!("{text}: {}", mail.text));
        let order = ["First", "Mentioned", "Second", "Guest", "Third", "And 1,200 more", "Unsubscribe"];
        assert!(order.map(place).is_sorted(), "{}", mail.text);
        assert!(mail.text.contains("A <show>") && mail.html.contains("A &lt;show&gt;"), "{}", mail.html);
        assert!(
            mail.text.contains(
                "* Second (A <show>)\n  Nov 20, 2026 · Guest\n  1:05: She said so\n  https://earshot.example/podcasts/show/one\n"
            ),
            "{}",
            mail.text
        );
        let one = Digest { matches: &matches[..1], total: 1, alert_name: "Ann", ..digest };
        let mail = digest_mail("ann@example.org", &one).expect("the templates fit");
        assert!(mail.subject.starts_with("1 new match for “Ann”"), "{}", mail.subject);
        assert!(!mail.text.contains("more."), "{}", mail.text);
        let dates = [&mail.text, &mail.html].map(|text| text.matches("Nov 20, 2026").count());
        assert_eq!(dates, [1, 1], "{}", mail.html);
    }
}
