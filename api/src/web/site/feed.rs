//! `/articles/feed.xml`: the articles as an Atom feed.

use super::site_page::articles;
use crate::web::templates;
use axum::http::header::CONTENT_TYPE;
use earshot_api_server::prelude::*;
use serde_json::{Value, json};

/// The path of the feed.
pub(in crate::web) const FEED_PATH: &str = "/articles/feed.xml";

pub(in crate::web) async fn articles_feed(state: AppState) -> Result<Response, ApiError> {
    let public_url = &state.config.public_url;
    let articles = articles();
    let entries: Vec<Value> = articles
        .iter()
        .map(|article| {
            json!({
                "title": article.heading,
                "url": format!("{public_url}{}", article.path),
                "date": article.date,
                "summary": article.description,
                "text": article.text(),
            })
        })
        .collect();
    let updated = articles.first().and_then(|newest| newest.date.clone());
    let values = json!({ "public_url": public_url, "path": FEED_PATH, "entries": entries, "updated": updated });
    let xml = templates::render("site/feed.xml", values)?;
    Ok(([(CONTENT_TYPE, "application/atom+xml; charset=utf-8")], xml).into_response())
}
