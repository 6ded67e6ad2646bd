//! A page before it is HTML: status, head, first data, content.

use super::head::Head;
use crate::error::ApiError;
use axum::http::StatusCode;
use serde::Serialize;
use serde_json::{Value, json};

/// A page of the web app.
#[derive(Debug)]
pub(super) struct Page {
    pub status: StatusCode,
    pub head: Head,
    /// First data of the query cache: keys and the `data` of the calls beside them.
    pub queries: Vec<Query>,
    /// Plain HTML for crawlers and readers without scripts.
    pub content: String,
    /// The address holds the key of a link.
    pub has_secret_address: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct Query {
    key: Value,
    data: Value,
}

impl Query {
    pub fn new(key: Value, data: &impl Serialize) -> Result<Self, ApiError> {
        Ok(Self { key, data: serde_json::to_value(data).map_err(ApiError::internal)? })
    }
}

impl Page {
    pub fn new(head: Head, content: String) -> Self {
        Self { status: StatusCode::OK, head, queries: Vec::new(), content, has_secret_address: false }
    }

    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }

    #[must_use]
    pub fn with(mut self, query: Query) -> Self {
        self.queries.push(query);
        self
    }

    /// The first data as the web app reads it.
    pub fn data_script(&self) -> String {
        let data = script_safe(&json!({ "queries": self.queries }));
        format!("<script type=\"application/json\" id=\"earshot-data\">{data}</script>")
    }
}

/// JSON that can stand in a script element: no `<` in it, so that no text of a feed ends the element.
pub(super) fn script_safe(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}
