//! Fills the placeholders of the built page.

use super::assets;
use super::page::{Page, Shell};
use axum::http::{HeaderValue, header};
use axum::response::Html;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use earshot_api_server::prelude::*;
use earshot_app::ids;

const HEAD_START: &str = "<!--earshot:head-->";
const HEAD_END: &str = "<!--/earshot:head-->";
const CONTENT_PLACE: &str = "<!--earshot:content-->";
const BODY_END: &str = "</body>";

/// Builds the response for a page, in its shell that is embedded in the program.
pub(super) fn respond(page: &Page, public_url: &str) -> Result<Response, ApiError> {
    let nonce = STANDARD.encode(ids::random_bytes::<16>());
    let head = page.head.render(public_url, &nonce)?;
    let built = match page.shell {
        Shell::App => assets::APP_SHELL,
        Shell::Site => assets::SITE_SHELL,
    };
    let shell = assets::shell_html(built).unwrap_or_else(|| include_str!("placeholder.html").to_owned());
    let preloads = page.preloads.and_then(assets::shell_html).unwrap_or_default();
    let html = fill_shell(&shell, &format!("{preloads}{head}"), &page.content, &page.data_script());
    let mut response = (page.status, Html(html)).into_response();
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&content_security_policy(&nonce)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    // The nonce is valid for this response only.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    if page.has_secret_address {
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    if page.has_secret_address || page.has_team_data {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

fn fill_shell(shell: &str, head: &str, content: &str, data: &str) -> String {
    let mut html = shell.to_owned();
    if let (Some(start), Some(end)) = (html.find(HEAD_START), html.find(HEAD_END)) {
        html.replace_range(start..end + HEAD_END.len(), head);
    }
    // From here on the text contains text of feeds, so placeholders are replaced in the shell's own part only.
    let body_start = html.find("<body").unwrap_or(0);
    if let Some(at) = html[body_start..].rfind(BODY_END) {
        html.insert_str(body_start + at, data);
    }
    if let Some(at) = html[body_start..].find(CONTENT_PLACE) {
        html.replace_range(body_start + at..body_start + at + CONTENT_PLACE.len(), content);
    }
    html
}

/// Scripts, styles and images come from this server, audio from the podcasts' hosts when a reader plays it.
fn content_security_policy(nonce: &str) -> String {
    format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; \
         media-src https: http:; connect-src 'self'; font-src 'self' data:; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    )
}
