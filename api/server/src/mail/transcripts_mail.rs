//! The mail about transcripts that are ready.

use super::mail_content::MailContent;
use earshot_app::Mail;

/// Titles that a mail names.
const MAX_TITLES: usize = 5;

/// Mail about requested transcripts that can be read now, for the person who requested them.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn transcripts_mail(to: &str, titles: &[&str], public_url: &str) -> Result<Mail, minijinja::Error> {
    let named: Vec<String> = titles.iter().take(MAX_TITLES).map(|title| format!("“{title}”")).collect();
    let more = titles.len().saturating_sub(MAX_TITLES);
    let names = match more {
        0 => named.join(", "),
        more => format!("{} and {more} more", named.join(", ")),
    };
    let (subject, intro) = if titles.len() == 1 {
        (
            "Your transcript is ready",
            format!("The transcript of {names} is ready. You can read, search and download it:"),
        )
    } else {
        (
            "Your transcripts are ready",
            format!("The transcripts of {names} are ready. You can read, search and download them:"),
        )
    };
    MailContent {
        subject,
        intro: &intro,
        link: Some((&format!("{public_url}/app/transcriptions"), "View transcripts")),
        code: None,
        outro: "You get this email because you requested the transcript on Earshot.",
    }
    .to_mail(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_names_episodes_and_links_to_the_list() {
        let one = transcripts_mail("ann@example.org", &["Bread <b>"], "https://earshot.example").expect("fits");
        assert!(one.text.contains("The transcript of “Bread <b>” is ready"), "{}", one.text);
        assert!(one.text.contains("https://earshot.example/app/transcriptions"), "{}", one.text);
        assert!(one.html.contains("Bread &lt;b&gt;"), "{}", one.html);
        let many = transcripts_mail("ann@example.org", &["a"; 7], "https://earshot.example").expect("fits");
        assert!(many.text.contains("“a” and 2 more are ready"), "{}", many.text);
        assert_eq!(many.subject, "Your transcripts are ready");
    }
}
