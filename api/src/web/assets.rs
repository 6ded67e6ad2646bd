//! The built files of the web app. In a debug build they are read from the disk at each request.

use crate::static_body::StaticBody;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct WebDist;

/// Files under `assets/` have a hash of their content in the name.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "public, max-age=3600";

/// The page that everything is filled into.
pub(super) fn index_html() -> Option<String> {
    let file = WebDist::get("index.html")?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Files by their paths, each with the hash of what it was made from.
type Files = HashMap<String, ([u8; 32], Arc<StaticBody>)>;

/// Files that were asked for. There are no more of them than the program holds.
static FILES: LazyLock<Mutex<Files>> = LazyLock::new(Mutex::default);

/// A file by its path, without a slash at its start.
pub(super) async fn find_file(path: &str, request: &HeaderMap) -> Option<Response> {
    if path == "index.html" {
        return None;
    }
    let mut response = static_body(path)?.respond(request).await;
    let cache = if path.starts_with("assets/") { IMMUTABLE } else { REVALIDATE };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    Some(response)
}

fn static_body(path: &str) -> Option<Arc<StaticBody>> {
    let known = FILES.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
    // Only on the disk does a file change.
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
