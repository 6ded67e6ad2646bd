//! A page of the site: the lines above its Markdown, and the Markdown.

use super::markdown::{SectionedText, render_sections};
use rust_embed::RustEmbed;
use serde::Serialize;
use std::sync::{LazyLock, OnceLock};

/// A debug build reads the files from the disk when it starts.
#[derive(RustEmbed)]
#[folder = "src/web/site/pages"]
struct PageFiles;

/// All pages, by path.
static PAGES: LazyLock<Vec<SitePage>> = LazyLock::new(|| {
    let mut pages: Vec<SitePage> = PageFiles::iter()
        .filter_map(|file| {
            let text = String::from_utf8(PageFiles::get(&file)?.data.into_owned()).expect("pages are UTF-8");
            Some(SitePage::parse(&file, &text).unwrap_or_else(|fault| panic!("{file}: {fault}")))
        })
        .collect();
    pages.sort_by(|first, second| first.path.cmp(&second.path));
    pages
});

/// A link that looks like a button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PageAction {
    /// The text of the button.
    pub label: String,
    /// Where it leads.
    pub href: String,
}

/// A page of the site. The fields are the lines at the top of its file (docs/recipes/add-a-page.md).
#[derive(Debug, Serialize)]
pub struct SitePage {
    /// The path of the page: that of its file, without its ending.
    pub path: String,
    /// The title of the window, without the name of the product.
    pub title: String,
    /// The title without a heading of its own.
    pub heading: String,
    /// For search engines; also the text below the heading when there is no `lead`.
    pub description: String,
    /// The text below the heading.
    pub lead: String,
    /// A template below `templates/site`.
    pub template: String,
    /// The buttons below the lead.
    pub actions: Vec<PageAction>,
    /// Of articles: the day of publication, like 2026-11-29.
    pub date: Option<String>,
    /// Of articles: the readers.
    pub audience: Option<String>,
    /// The text below the fields.
    #[serde(skip)]
    pub markdown: String,
    #[serde(skip)]
    text: OnceLock<SectionedText>,
}

impl SitePage {
    /// Parses a file: `---`, lines of a field and its value, `---`, Markdown.
    ///
    /// # Errors
    /// What is wrong with the file, as the end of a sentence that starts with its name.
    pub fn parse(file: &str, text: &str) -> Result<Self, String> {
        let name = file.strip_suffix(".md").ok_or("is not a Markdown file")?;
        let (fields, markdown) = text
            .strip_prefix("---\n")
            .and_then(|rest| rest.split_once("\n---\n"))
            .ok_or("does not start with fields between lines of ---")?;
        let mut page = Self {
            path: format!("/{}", name.replace('\\', "/")),
            title: String::new(),
            heading: String::new(),
            description: String::new(),
            lead: String::new(),
            template: if name.starts_with("articles/") { "article" } else { "landing" }.to_owned(),
            actions: Vec::new(),
            date: None,
            audience: None,
            markdown: markdown.to_owned(),
            text: OnceLock::new(),
        };
        for line in fields.lines() {
            let (field, value) = line.split_once(": ").ok_or_else(|| format!("has a line without a field: {line}"))?;
            let value = value.trim().to_owned();
            match field {
                "title" => page.title = value,
                "heading" => page.heading = value,
                "description" => page.description = value,
                "lead" => page.lead = value,
                "template" => page.template = value,
                "action" => page.actions.push(parse_action(&value)?),
                "date" => page.date = Some(value),
                "audience" => page.audience = Some(value),
                _ => return Err(format!("has an unknown field: {field}")),
            }
        }
        if page.title.is_empty() || page.description.is_empty() {
            return Err("needs a title and a description".to_owned());
        }
        if page.heading.is_empty() {
            page.heading.clone_from(&page.title);
        }
        if page.lead.is_empty() {
            page.lead.clone_from(&page.description);
        }
        Ok(page)
    }

    /// The text, rendered once.
    pub fn text(&self) -> &SectionedText {
        self.text.get_or_init(|| render_sections(&self.markdown))
    }

    /// Whether the page is listed among the articles.
    pub fn is_article(&self) -> bool {
        self.template == "article"
    }
}

fn parse_action(value: &str) -> Result<PageAction, String> {
    let (label, href) = value.split_once(" -> ").ok_or("has an action without ->")?;
    Ok(PageAction { label: label.to_owned(), href: href.to_owned() })
}

/// The paths of all pages.
pub(in crate::web) fn paths() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|page| page.path.as_str())
}

pub(super) fn find_page(path: &str) -> Option<&'static SitePage> {
    PAGES.iter().find(|page| page.path == path)
}

/// The articles, newest first.
pub fn articles() -> Vec<&'static SitePage> {
    let mut found: Vec<_> = PAGES.iter().filter(|page| page.is_article()).collect();
    found.sort_by(|first, second| second.date.cmp(&first.date).then_with(|| first.path.cmp(&second.path)));
    found
}
