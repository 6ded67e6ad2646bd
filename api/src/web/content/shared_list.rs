//! `/shared/{token}`

use crate::web::head::PageHead;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_server::prelude::*;
use earshot_api_workspace::public::shared_project::SharedListData;
use serde_json::json;

/// The page of a client view. Search engines must not list it, and its URL is secret.
pub(in crate::web) async fn build_page(state: &AppState, token: &str) -> Result<PageOutcome, ApiError> {
    let data = SharedListData::read(state, token).await?;
    let head = PageHead::private(&format!("{} | Earshot", data.list.name));
    let content = templates::render("shared-list.html", json!({ "list": data.list }))?;
    let page = Page::new(head, content).with_query(InitialQuery::new(json!(["shared-list", token]), &data)?);
    Ok(Page { has_secret_address: true, ..page }.into())
}
