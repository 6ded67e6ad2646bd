//! The built files of the web app. In a debug build they are read from the disk at each request.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Dist;

/// Files under `assets/` have a hash of their content in the name.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "public, max-age=3600";

/// The page that everything is filled into.
pub(super) fn index() -> Option<String> {
    let file = Dist::get("index.html")?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// A file by its path, without a slash at its start.
pub(super) fn file(path: &str) -> Option<Response> {
    if path == "index.html" {
        return None;
    }
    let file = Dist::get(path)?;
    let body = match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let cache = if path.starts_with("assets/") { IMMUTABLE } else { REVALIDATE };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(content_type(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
    ];
    Some((StatusCode::OK, headers, body).into_response())
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
