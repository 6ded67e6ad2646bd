//! The mail with a guest's preparation for a show.

use super::mail_template::MailTemplates;
use crate::page_urls::{episode_page_url, podcast_page_url};
use earshot_app::Mail;
use earshot_assist::guest_preparation::{GuestPreparation, LikelyQuestion, QuestionGroup};
use serde_json::{Value, json};

const TEMPLATES: MailTemplates =
    MailTemplates { text: include_str!("preparation.txt.jinja"), html: include_str!("preparation.html.jinja") };
/// Longest title in a subject, in characters.
const MAX_TITLE_CHARS: usize = 80;
/// Questions per group: a mail is read on a phone.
const MAX_QUESTIONS: usize = 8;

/// The parts of the mail around the preparation.
pub struct PreparationMail<'a> {
    pub podcast_title: &'a str,
    pub public_url: &'a str,
    /// The address of the user who sends it.
    pub sender: &'a str,
    /// `compiled from transcripts`, or `written by an AI model from transcripts`.
    pub made_by: &'a str,
}

/// Builds the mail.
///
/// # Errors
/// When a template does not fit its values, which a test rules out.
pub fn preparation_mail(
    to: &str,
    preparation: &GuestPreparation,
    mail: &PreparationMail<'_>,
) -> Result<Mail, minijinja::Error> {
    let title: String = mail.podcast_title.chars().filter(|letter| !letter.is_control()).collect();
    let title: String = title.chars().take(MAX_TITLE_CHARS).collect();
    let heading = format!("Your preparation for {title}");
    let podcast_url = podcast_page_url(mail.public_url, &preparation.podcast_slug);
    let groups: Vec<Value> =
        preparation.grouped_likely_questions.iter().map(|group| group_values(group, &podcast_url)).collect();
    let values = json!({
        "heading": &heading, "podcast_url": podcast_url, "actions": preparation.critical_actions, "groups": groups,
        "sender": mail.sender, "made_by": mail.made_by,
    });
    let (text, html) = TEMPLATES.render(&values)?;
    Ok(Mail { to: to.to_owned(), subject: heading, text, html, unsubscribe_url: None })
}

/// The likeliest questions of a group, each with a link to where it came up last.
fn group_values(group: &QuestionGroup, podcast_url: &str) -> Value {
    let questions = group.very_likely.iter().chain(&group.likely).chain(&group.curveballs).take(MAX_QUESTIONS);
    let questions: Vec<Value> = questions.map(|question| question_values(question, podcast_url)).collect();
    json!({ "description": group.description, "questions": questions })
}

fn question_values(question: &LikelyQuestion, podcast_url: &str) -> Value {
    let place = question.occurrences.first();
    let url = place.map(|place| episode_page_url(podcast_url, &place.episode_slug, place.second));
    json!({ "text": question.question, "title": place.map(|place| &place.episode_title), "url": url })
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_assist::guest_preparation::QuestionOccurrence;

    fn preparation() -> GuestPreparation {
        let occurrence = QuestionOccurrence {
            episode_id: "e".to_owned(),
            episode_slug: "first".to_owned(),
            episode_title: "Salt <b>".to_owned(),
            second: Some(62),
        };
        let question = LikelyQuestion { question: "Why salt?".to_owned(), episodes: 3, occurrences: vec![occurrence] };
        let group = QuestionGroup {
            description: "Cooking".to_owned(),
            very_likely: vec![question],
            likely: Vec::new(),
            curveballs: Vec::new(),
        };
        GuestPreparation {
            podcast_slug: "salt".to_owned(),
            episode_slugs: vec!["first".to_owned()],
            grouped_likely_questions: vec![group],
            critical_actions: vec!["Listen to <i>Salt</i>.".to_owned()],
            summary: String::new(),
        }
    }

    #[test]
    fn the_mail_links_each_question_and_escapes_texts_of_the_show() {
        let mail = PreparationMail {
            podcast_title: "The Salt Show\r\n",
            public_url: "https://earshot.example",
            sender: "ann@example.org",
            made_by: "compiled from transcripts",
        };
        let built = preparation_mail("ada@example.org", &preparation(), &mail).expect("the templates fit");
        assert_eq!(built.subject, "Your preparation for The Salt Show");
        let link = "https://earshot.example/podcasts/salt/first?t=62";
        assert!(built.text.contains("* Why salt?") && built.text.contains(link), "{}", built.text);
        assert!(built.html.contains("Listen to &lt;i&gt;Salt&lt;&#x2f;i&gt;"), "{}", built.html);
        assert!(!built.html.contains("<b>"), "{}", built.html);
    }
}
