//! The head of a page: title, description, canonical URL, Open Graph, Twitter, JSON-LD.

use super::templates;
use super::text::escape_for_script;
use earshot_api_server::error::ApiError;
use serde_json::{Value, json};

/// Longest description, in characters.
const DESCRIPTION_CHARS: usize = 200;

/// The metadata of a page.
#[derive(Clone, Debug)]
pub(super) struct PageHead {
    pub title: String,
    pub description: String,
    /// The canonical path; `None` keeps the page out of search engines.
    pub path: Option<String>,
    /// Type of the page for Open Graph.
    pub kind: &'static str,
    pub image_url: Option<String>,
    pub json_ld: Vec<Value>,
    /// The Atom feed of the page's texts.
    pub feed_path: Option<&'static str>,
}

impl PageHead {
    pub fn new(title: &str, description: &str, path: &str) -> Self {
        Self {
            title: title.to_owned(),
            description: shorten(description),
            path: Some(path.to_owned()),
            kind: "website",
            image_url: None,
            json_ld: Vec::new(),
            feed_path: None,
        }
    }

    /// The head of a page that search engines must not list.
    pub fn private(title: &str) -> Self {
        let description = "Search podcasts, episodes and transcripts.";
        Self { path: None, ..Self::new(title, description, "/") }
    }

    pub fn render(&self, public_url: &str, nonce: &str) -> Result<String, ApiError> {
        let json_ld: Vec<String> = self.json_ld.iter().map(escape_for_script).collect();
        let canonical = self.path.as_ref().map(|path| format!("{public_url}{path}"));
        templates::render(
            "head.html",
            json!({
                "title": self.title, "description": self.description, "canonical": canonical, "kind": self.kind,
                "image": self.image_url, "json_ld": json_ld, "nonce": nonce, "feed": self.feed_path }),
        )
    }
}

fn shorten(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = text.char_indices().nth(DESCRIPTION_CHARS) else { return text };
    let cut = text[..end].rfind(' ').unwrap_or(end);
    format!("{}…", &text[..cut])
}
