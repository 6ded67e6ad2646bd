//! The built files of the web app. A debug build reads them from the disk at each request.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use earshot_api_server::http::StaticBody;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

#[cfg(all(reads_web_from_disk, not(debug_assertions)))]
compile_error!(
    "a changed web app would not be embedded again: build with opt-level 1 or higher, or with debug assertions"
);

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct WebDist;

/// Names of files under `assets/` contain a hash of their content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "public, max-age=3600";

/// The shell of pages of the web app.
pub(super) const APP_SHELL: &str = "index.html";
/// The shell of pages without it.
pub(super) const SITE_SHELL: &str = "site.html";
/// Links to files that pages of readers with an account need after those of the shell (`web/page-files.ts`).
pub(super) const APP_PRELOADS: &str = "preload-app.html";
/// The same for the page of a list.
pub(super) const LIST_PRELOADS: &str = "preload-list.html";
/// Links to the files of the search page, which a page without the app loads in an idle moment.
pub(super) const SEARCH_PREFETCHES: &str = "prefetch-search.html";

/// A shell, into which content is rendered, or links for its head.
pub(super) fn shell_html(name: &str) -> Option<String> {
    let file = WebDist::get(name)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Files by path, each with the hash of its source.
type Files = HashMap<String, ([u8; 32], Arc<StaticBody>)>;

/// Files that were requested. Their number is bounded by the files in the program.
static FILES: LazyLock<Mutex<Files>> = LazyLock::new(Mutex::default);

/// Finds a file by its path without a leading slash.
pub(super) async fn find_file(path: &str, request: &HeaderMap) -> Option<Response> {
    if [APP_SHELL, SITE_SHELL, APP_PRELOADS, LIST_PRELOADS, SEARCH_PREFETCHES].contains(&path) {
        return None;
    }
    let mut response = static_body(path)?.respond(request).await;
    let cache = if path.starts_with("assets/") { IMMUTABLE } else { REVALIDATE };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    Some(response)
}

fn static_body(path: &str) -> Option<Arc<StaticBody>> {
    let known = FILES.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
    // Files change only on the disk, which only debug builds read.
    if let (Some((_, fixed)), false) = (&known, cfg!(debug_assertions)) {
        return Some(Arc::clone(fixed));
    }
    let file = WebDist::get(path)?;
    let hash = file.metadata.sha256_hash();
    if let Some((_, fixed)) = known.filter(|(known, _)| *known == hash) {
        return Some(fixed);
    }
    let bytes = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    let fixed = StaticBody::new(content_type(path), bytes);
    FILES.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), (hash, Arc::clone(&fixed)));
    Some(fixed)
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        _ => "application/octet-stream",
    }
}
