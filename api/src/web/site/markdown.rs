//! Markdown as sanitized HTML, in sections by its headings of the second level.

use ammonia::Builder;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use serde::Serialize;
use std::sync::LazyLock;

/// The part of a text below a heading.
#[derive(Debug, Serialize)]
pub struct Section {
    /// For links to it.
    pub id: String,
    /// The heading without markup.
    pub heading: String,
    /// The text below it.
    pub html: String,
}

/// A text in HTML.
#[derive(Debug, Default, Serialize)]
pub struct SectionedText {
    /// The part before the first heading.
    pub intro: String,
    /// One for each heading of the second level.
    pub sections: Vec<Section>,
}

/// Elements and attributes of texts, without those that run or load anything else than images of this site.
static SANITIZER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut sanitizer = Builder::default();
    sanitizer.link_rel(Some("noopener"));
    sanitizer
});

/// Renders Markdown. Raw HTML in it is sanitized.
pub fn render_sections(markdown: &str) -> SectionedText {
    let mut text = SectionedText::default();
    let mut heading: Option<String> = None;
    let mut events = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match (&event, &mut heading) {
            (Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), _) => {
                close_section(&mut text, &mut events);
                heading = Some(String::new());
            }
            (Event::End(TagEnd::Heading(HeadingLevel::H2)), Some(words)) => {
                text.sections.push(Section { id: section_id(words), heading: words.clone(), html: String::new() });
                heading = None;
            }
            (Event::Text(part) | Event::Code(part), Some(words)) => words.push_str(part),
            (_, Some(_)) => {}
            (_, None) => events.push(event),
        }
    }
    close_section(&mut text, &mut events);
    text
}

/// Renders the events so far into the section that they belong to.
fn close_section(text: &mut SectionedText, events: &mut Vec<Event<'_>>) {
    let mut unsafe_html = String::new();
    html::push_html(&mut unsafe_html, events.drain(..));
    let clean = SANITIZER.clean(&unsafe_html).to_string();
    // A wide table scrolls by itself, also by keyboard.
    let clean = clean
        .replace("<table>", "<div class=\"wide\" role=\"region\" aria-label=\"Table\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
    match text.sections.last_mut() {
        Some(section) => section.html = clean,
        None => text.intro = clean,
    }
}

fn section_id(heading: &str) -> String {
    earshot_model::slug::from_title(heading).unwrap_or_else(|| "section".to_owned())
}
