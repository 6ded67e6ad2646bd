//! `/api-docs`: the documentation of the API, and of one operation with `?call=`.

use crate::openapi;
use crate::web::head::PageHead;
use crate::web::page::{Page, PageOutcome};
use crate::web::templates;
use earshot_api_server::prelude::*;
use serde_json::json;
use std::sync::LazyLock;
use utoipa::openapi::path::Operation;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct ApiDocsPageQuery {
    pub call: Option<String>,
}

#[derive(Debug, Serialize)]
struct CallGroup {
    name: String,
    calls: Vec<CallSummary>,
}

#[derive(Debug, Serialize)]
struct CallSummary {
    id: String,
    address: String,
    method: &'static str,
    path: String,
    summary: String,
}

/// The operations of the document, by group.
static GROUPS: LazyLock<Vec<CallGroup>> = LazyLock::new(|| {
    let document = openapi::document();
    let names = document.tags.unwrap_or_default().into_iter().map(|tag| tag.name);
    let mut groups: Vec<CallGroup> = names.map(|name| CallGroup { name, calls: Vec::new() }).collect();
    for (path, item) in document.paths.paths {
        let methods =
            [("GET", item.get), ("POST", item.post), ("PUT", item.put), ("PATCH", item.patch), ("DELETE", item.delete)];
        for (method, operation) in methods {
            let Some(operation) = operation else { continue };
            let tag = operation.tags.iter().flatten().next().cloned().unwrap_or_default();
            let call = CallSummary::of(method, &path, operation);
            match groups.iter_mut().find(|group| group.name == tag) {
                Some(group) => group.calls.push(call),
                None => groups.push(CallGroup { name: tag, calls: vec![call] }),
            }
        }
    }
    groups
});

impl CallSummary {
    fn of(method: &'static str, path: &str, operation: Operation) -> Self {
        let id = operation.operation_id.unwrap_or_default();
        let address = format!("/api-docs?call={id}");
        Self { id, address, method, path: path.to_owned(), summary: operation.summary.unwrap_or_default() }
    }
}

/// The URLs of the pages of operations.
pub(in crate::web) fn call_paths() -> impl Iterator<Item = String> {
    GROUPS.iter().flat_map(|group| &group.calls).map(|call| call.address.clone())
}

pub(in crate::web) fn build_page(requested: Option<&str>) -> Result<PageOutcome, ApiError> {
    let called = GROUPS.iter().flat_map(|group| &group.calls).find(|call| Some(call.id.as_str()) == requested);
    let (heading, text, path) = match called {
        Some(call) => (format!("{} | API", call.id), call.summary.as_str(), call.address.as_str()),
        None => (
            "API".to_owned(),
            "Podcasts, episodes, transcripts and charts over HTTP: every endpoint with examples, limits and errors.",
            "/api-docs",
        ),
    };
    let head = PageHead::new(&format!("{heading} | Earshot"), text, path);
    let values = json!({ "heading": heading, "text": text, "groups": &*GROUPS });
    Ok(Page::new(head, templates::render("api-docs.html", values)?).into())
}
