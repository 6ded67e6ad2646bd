//! What a one-sheet has: a name, and paragraphs of text with links.

use crate::markdown_letter::{LetterBlock, LetterSpan, read_letter};
use earshot_model::SocialKind;
use earshot_model::guest_profile::GuestProfileFields;

/// A one-sheet before it has a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OneSheet {
    /// The guest's name.
    pub title: String,
    /// The guest's company.
    pub subtitle: Option<String>,
    pub blocks: Vec<LetterBlock>,
}

/// An episode in which the guest was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeardEpisode {
    pub podcast_title: String,
    pub episode_title: String,
    /// The page of the episode.
    pub url: String,
}

impl OneSheet {
    /// The one-sheet of a guest. Goals and the context for outreach are the team's own and are not on it.
    pub fn of(fields: &GuestProfileFields, heard: &[HeardEpisode]) -> Self {
        let bio = &fields.bio;
        let mut blocks = Vec::new();
        blocks.extend(paragraphs(&bio.short_bio));
        list(&mut blocks, "Topics", &bio.topics_to_discuss);
        list(&mut blocks, "Expertise", &bio.areas_of_expertise);
        let long_bio = paragraphs(&bio.long_bio);
        if !long_bio.is_empty() {
            blocks.push(heading(&format!("About {}", fields.name())));
            blocks.extend(long_bio);
        }
        let letter = fields.public_view.marketing_letter.as_deref().map(read_letter).unwrap_or_default();
        blocks.extend(letter);
        if !heard.is_empty() {
            blocks.push(heading("Heard on"));
            blocks.extend(heard.iter().map(|one| {
                let podcast = LetterSpan { text: format!("{}: ", one.podcast_title), url: None };
                let episode = LetterSpan { text: one.episode_title.clone(), url: Some(one.url.clone()) };
                LetterBlock { kind: "item", spans: vec![podcast, episode] }
            }));
        }
        list(&mut blocks, "Please avoid", &bio.things_to_avoid);
        let contact = contact(fields);
        if !contact.is_empty() {
            blocks.push(heading("Contact"));
            blocks.extend(contact);
        }
        Self { title: fields.name(), subtitle: fields.company_name.clone(), blocks }
    }
}

fn contact(fields: &GuestProfileFields) -> Vec<LetterBlock> {
    let mut blocks = Vec::new();
    let mut line = |label: &str, text: Option<&str>, url: Option<&str>| {
        let Some(text) = text else { return };
        let spans = vec![
            LetterSpan { text: format!("{label}: "), url: None },
            LetterSpan { text: text.to_owned(), url: url.map(str::to_owned) },
        ];
        blocks.push(LetterBlock { kind: "item", spans });
    };
    for (label, url) in
        [("Book a time", &fields.booking_url), ("Website", &fields.website_url), ("More", &fields.one_pager_url)]
    {
        line(label, url.as_deref(), url.as_deref());
    }
    line("Email", fields.email.as_deref(), None);
    line("Phone", fields.phone.as_deref(), None);
    let linked_in = fields.social_links.iter().filter(|link| link.kind == SocialKind::Linkedin);
    let others = fields.social_links.iter().filter(|link| link.kind != SocialKind::Linkedin);
    for link in linked_in.chain(others) {
        line(link.kind.label(), Some(&link.url), Some(&link.url));
    }
    blocks
}

fn heading(text: &str) -> LetterBlock {
    block("heading", text)
}

fn block(kind: &'static str, text: &str) -> LetterBlock {
    LetterBlock { kind, spans: vec![LetterSpan { text: text.to_owned(), url: None }] }
}

fn paragraphs(text: &str) -> Vec<LetterBlock> {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).map(|line| block("paragraph", line)).collect()
}

fn list(blocks: &mut Vec<LetterBlock>, title: &str, values: &[String]) {
    if !values.is_empty() {
        blocks.push(heading(title));
        blocks.extend(values.iter().map(|value| block("item", value)));
    }
}
