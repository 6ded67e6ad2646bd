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
pub(super) struct PageAction {
    pub label: String,
    pub href: String,
}

/// A page of the site. The fields are the lines at the top of its file (docs/recipes/add-a-page.md).
#[derive(Debug, Serialize)]
pub(super) struct SitePage {
    pub path: String,
    /// The title of the window, without the name of the product.
    pub title: String,
    pub heading: String,
    /// For search engines; also the text below the heading when there is no `lead`.
    pub description: String,
    pub lead: String,
    /// A template below `templates/site`.
    pub template: String,
    pub actions: Vec<PageAction>,
    /// Of articles: the day of publication, like 2026-11-29, and the readers.
    pub date: Option<String>,
    pub audience: Option<String>,
    #[serde(skip)]
    markdown: String,
    #[serde(skip)]
    text: OnceLock<SectionedText>,
}

impl SitePage {
    /// Parses a file: `---`, lines of a field and its value, `---`, Markdown.
    fn parse(file: &str, text: &str) -> Result<Self, String> {
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
pub(super) fn articles() -> Vec<&'static SitePage> {
    let mut found: Vec<_> = PAGES.iter().filter(|page| page.is_article()).collect();
    found.sort_by(|first, second| second.date.cmp(&first.date).then_with(|| first.path.cmp(&second.path)));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_parsed_and_its_faults_are_named() {
        let text = "---\ntitle: A page\ndescription: What it is: all of it.\naction: Go -> /go\n---\nText";
        let page = SitePage::parse("solutions/a-page.md", text).expect("parses");
        assert_eq!((page.path.as_str(), page.heading.as_str()), ("/solutions/a-page", "A page"));
        assert_eq!((page.lead.as_str(), page.markdown.as_str()), ("What it is: all of it.", "Text"));
        assert_eq!(page.actions, [PageAction { label: "Go".to_owned(), href: "/go".to_owned() }]);
        for (text, fault) in [
            ("Text", "does not start with fields"),
            ("---\ntitle: A\n---\n", "needs a title and a description"),
            ("---\ntitel: A\n---\n", "unknown field: titel"),
            ("---\ntitle: A\naction: Go\n---\n", "action without ->"),
        ] {
            let found = SitePage::parse("a.md", text).expect_err("is rejected");
            assert!(found.contains(fault), "{found}");
        }
    }

    #[test]
    fn articles_have_a_date_and_readers_and_a_readable_length() {
        let found = articles();
        assert!(found.len() >= 12, "{}", found.len());
        for article in found {
            let words = article.markdown.split_whitespace().count();
            assert!((500..=900).contains(&words), "{} has {words} words", article.path);
            assert!(article.audience.is_some(), "{}", article.path);
            let date = article.date.as_deref().unwrap_or_default();
            assert!(date.len() == 10 && date.parse::<chrono::NaiveDate>().is_ok(), "{}: {date}", article.path);
        }
    }
}
