//! The content of a one-sheet: a name, and paragraphs of text with links.

use crate::markdown_blocks::{MarkdownBlock, MarkdownSpan, parse_markdown};
use earshot_model::SocialKind;
use earshot_model::guest_profile::GuestProfileFields;

/// A one-sheet before it has a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneSheet {
    /// The guest's name.
    pub title: String,
    /// The guest's company.
    pub subtitle: Option<String>,
    /// The guest's photo: a square JPEG.
    pub photo: Option<Vec<u8>>,
    pub blocks: Vec<MarkdownBlock>,
}

/// An episode in which the guest appeared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneSheetAppearance {
    pub podcast_title: String,
    pub episode_title: String,
    /// The page of the episode.
    pub url: String,
}

impl OneSheet {
    /// The one-sheet of a guest. Goals and the context for outreach are the team's own and are not on it. Topics to avoid
    /// are on it only on request: a host who reads them may bring them up.
    pub fn of(fields: &GuestProfileFields, appearances: &[OneSheetAppearance], shows_topics_to_avoid: bool) -> Self {
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
        let letter = fields.public_view.marketing_letter.as_deref().map(parse_markdown).unwrap_or_default();
        blocks.extend(letter);
        if !appearances.is_empty() {
            blocks.push(heading("Heard on"));
            blocks.extend(appearances.iter().map(|one| {
                let podcast = MarkdownSpan { text: format!("{}: ", one.podcast_title), url: None };
                let episode = MarkdownSpan { text: one.episode_title.clone(), url: Some(one.url.clone()) };
                MarkdownBlock { kind: "item", spans: vec![podcast, episode] }
            }));
        }
        if shows_topics_to_avoid {
            list(&mut blocks, "Please avoid", &bio.things_to_avoid);
        }
        let contact = contact(fields);
        if !contact.is_empty() {
            blocks.push(heading("Contact"));
            blocks.extend(contact);
        }
        Self { title: fields.name(), subtitle: fields.company_name.clone(), photo: None, blocks }
    }

    /// The same with a photo: a square JPEG.
    #[must_use]
    pub fn with_photo(self, photo: Option<Vec<u8>>) -> Self {
        Self { photo, ..self }
    }
}

fn contact(fields: &GuestProfileFields) -> Vec<MarkdownBlock> {
    let mut blocks = Vec::new();
    let mut line = |label: &str, text: Option<&str>, url: Option<&str>| {
        let Some(text) = text else { return };
        let spans = vec![
            MarkdownSpan { text: format!("{label}: "), url: None },
            MarkdownSpan { text: text.to_owned(), url: url.map(str::to_owned) },
        ];
        blocks.push(MarkdownBlock { kind: "item", spans });
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

fn heading(text: &str) -> MarkdownBlock {
    block("heading", text)
}

fn block(kind: &'static str, text: &str) -> MarkdownBlock {
    MarkdownBlock { kind, spans: vec![MarkdownSpan { text: text.to_owned(), url: None }] }
}

fn paragraphs(text: &str) -> Vec<MarkdownBlock> {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).map(|line| block("paragraph", line)).collect()
}

fn list(blocks: &mut Vec<MarkdownBlock>, title: &str, values: &[String]) {
    if !values.is_empty() {
        blocks.push(heading(title));
        blocks.extend(values.iter().map(|value| block("item", value)));
    }
}
