//! A page before it is rendered to HTML: status, head, initial data, content.

use super::head::PageHead;
use super::text::escape_for_script;
use axum::http::StatusCode;
use earshot_api_server::prelude::*;
use serde_json::{Value, json};

/// Largest initial data of a page: about some hundred pages of text. A podcast's page has a fiftieth of it.
const MAX_DATA_BYTES: usize = 1 << 20;
/// Longest description in the HTML, in bytes: ten times the longest that people write.
pub(super) const MAX_DESCRIPTION_BYTES: usize = 64 << 10;
/// Longest description for search engines, which show only a part of it.
pub(super) const MAX_LINKED_DATA_BYTES: usize = 5_000;
/// Longest transcript text in the HTML: ten hours of speech.
pub(super) const MAX_TRANSCRIPT_TEXT_BYTES: usize = 512 << 10;

/// A built page of `web/dist` into which pages are rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shell {
    /// The web app.
    App,
    /// Styles and a small script, for pages that need no more.
    Site,
}

/// A page.
#[derive(Debug)]
pub(super) struct Page {
    pub shell: Shell,
    pub status: StatusCode,
    pub head: PageHead,
    /// Initial data for the query cache: keys and the `data` of the corresponding calls.
    pub queries: Vec<InitialQuery>,
    /// Plain HTML for crawlers and readers without scripts.
    pub content: String,
    /// The URL contains the token of a link.
    pub has_secret_address: bool,
    /// The page has data of a team. Browsers keep no copy, which Back would show after signing out.
    pub has_team_data: bool,
    /// The file with links to what the page needs after the files of its shell.
    pub preloads: Option<&'static str>,
}

#[derive(Debug, Serialize)]
pub(super) struct InitialQuery {
    key: Value,
    data: Value,
}

impl InitialQuery {
    pub fn new(key: Value, data: &impl Serialize) -> Result<Self, ApiError> {
        Ok(Self { key, data: serde_json::to_value(data).map_err(ApiError::internal)? })
    }
}

impl Page {
    pub fn new(head: PageHead, content: String) -> Self {
        Self {
            shell: Shell::App,
            status: StatusCode::OK,
            head,
            queries: Vec::new(),
            content,
            has_secret_address: false,
            has_team_data: false,
            preloads: None,
        }
    }

    /// A page that is complete without the web app.
    pub fn document(head: PageHead, content: String) -> Self {
        Self { shell: Shell::Site, ..Self::new(head, content) }
    }

    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }

    #[must_use]
    pub fn with_query(mut self, query: InitialQuery) -> Self {
        self.queries.push(query);
        self
    }

    /// Renders the initial data for the web app. Queries that do not fit are left out, and the app requests them
    /// itself.
    pub fn data_script(&self) -> String {
        if self.shell == Shell::Site {
            return String::new();
        }
        let mut room = MAX_DATA_BYTES;
        let mut queries = Vec::with_capacity(self.queries.len());
        for query in &self.queries {
            let query = escape_for_script(&json!(query));
            if query.len() <= room {
                room -= query.len();
                queries.push(query);
            }
        }
        let data = format!("{{\"queries\":[{}]}}", queries.join(","));
        format!("<script type=\"application/json\" id=\"earshot-data\">{data}</script>")
    }
}

/// The outcome of a page's handler.
pub(super) enum PageOutcome {
    Page(Box<Page>),
    /// The current URL of a page whose id or slug changed.
    MovedTo(String),
}

impl From<Page> for PageOutcome {
    fn from(page: Page) -> Self {
        Self::Page(Box::new(page))
    }
}
