//! `/robots.txt`, and the sitemap in parts.

use crate::web::content::{api_docs, static_pages};
use crate::web::site;
use axum::http::header::CONTENT_TYPE;
use earshot_api_server::prelude::*;
use earshot_model::Timestamp;
use earshot_model::limits::MAX_OFFSET;
use std::fmt::Write;

/// Largest number of URLs in a sitemap (sitemaps.org).
const PART_SIZE: usize = 50_000;
/// The part with the pages that do not come from the catalog.
const PAGES_PART: &str = "pages.xml";
/// The part with public lists.
const LISTS_PART: &str = "lists.xml";
/// The part with public pages of guests.
const GUESTS_PART: &str = "guests.xml";
const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const NAMESPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

pub(super) async fn robots(state: AppState) -> Response {
    let text = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /app\nDisallow: /search\nDisallow: /sign-in\n\nSitemap: {}/sitemap.xml\n",
        state.config.public_url
    );
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

pub(super) async fn index(state: AppState) -> Result<Response, ApiError> {
    let podcasts = state
        .read_generation(|generation| Ok(generation.tables.statistics().map_err(ApiError::internal)?.podcasts))
        .await?;
    let parts = usize::try_from(podcasts).unwrap_or(usize::MAX).div_ceil(PART_SIZE);
    let mut xml = format!("{XML}<sitemapindex xmlns=\"{NAMESPACE}\">\n");
    let lists = (!state.db.public_lists().await?.is_empty()).then(|| LISTS_PART.to_owned());
    let guests = (!state.db.public_guests(1).await?.is_empty()).then(|| GUESTS_PART.to_owned());
    let names = lists.into_iter().chain(guests).chain((0..parts).map(|part| format!("{part}.xml")));
    for name in std::iter::once(PAGES_PART.to_owned()).chain(names) {
        write_line(&mut xml, &format!("<sitemap><loc>{}/sitemaps/{name}</loc></sitemap>", state.config.public_url));
    }
    xml.push_str("</sitemapindex>\n");
    Ok(([(CONTENT_TYPE, "application/xml")], xml).into_response())
}

pub(super) async fn part(state: AppState, ApiPath(name): ApiPath<String>) -> Result<Response, ApiError> {
    if name == PAGES_PART {
        return Ok(pages_part(&state.config.public_url));
    }
    if name == LISTS_PART {
        return lists_part(&state).await;
    }
    if name == GUESTS_PART {
        return guests_part(&state).await;
    }
    let number: Option<usize> = name.strip_suffix(".xml").and_then(|number| number.parse().ok());
    let skip = number.and_then(|number| number.checked_mul(PART_SIZE)).filter(|skip| *skip <= MAX_OFFSET);
    let skip = skip.ok_or_else(|| ApiError::not_found("Sitemap"))?;
    let entries = state
        .read_generation(move |generation| generation.tables.sitemap(skip, PART_SIZE).map_err(ApiError::internal))
        .await?;
    if entries.is_empty() {
        return Err(ApiError::not_found("Sitemap"));
    }
    Ok(dated_pages(entries.into_iter().map(|entry| (format!("/podcasts/{}", entry.slug), entry.updated_at)), &state))
}

async fn lists_part(state: &AppState) -> Result<Response, ApiError> {
    let lists = state.db.public_lists().await?.into_iter();
    Ok(dated_pages(lists.map(|list| (format!("/lists/{}", list.slug), list.updated_at)), state))
}

async fn guests_part(state: &AppState) -> Result<Response, ApiError> {
    let guests = state.db.public_guests(PART_SIZE).await?.into_iter();
    Ok(dated_pages(guests.map(|guest| (format!("/guests/{}", guest.slug), guest.updated_at)), state))
}

/// A part with pages by their paths and last changes.
fn dated_pages(pages: impl Iterator<Item = (String, Timestamp)>, state: &AppState) -> Response {
    let mut xml = format!("{XML}<urlset xmlns=\"{NAMESPACE}\">\n");
    for (path, changed_at) in pages {
        let (address, changed) = (&state.config.public_url, TimestampView(changed_at).text());
        write_line(&mut xml, &format!("<url><loc>{address}{path}</loc><lastmod>{changed}</lastmod></url>"));
    }
    xml.push_str("</urlset>\n");
    ([(CONTENT_TYPE, "application/xml")], xml).into_response()
}

fn pages_part(public_url: &str) -> Response {
    let mut xml = format!("{XML}<urlset xmlns=\"{NAMESPACE}\">\n");
    let fixed = ["/", "/charts", "/podcasts", "/podcasts/directory", "/api-docs"].into_iter();
    let fixed = fixed.chain(site::paths()).chain(static_pages::public_paths()).map(str::to_owned);
    for path in fixed.chain(api_docs::call_paths()) {
        write_line(&mut xml, &format!("<url><loc>{public_url}{path}</loc></url>"));
    }
    xml.push_str("</urlset>\n");
    ([(CONTENT_TYPE, "application/xml")], xml).into_response()
}

fn write_line(xml: &mut String, line: &str) {
    writeln!(xml, "{line}").expect("a string takes every text");
}
