//! The server: maps requests to responses.

use crate::charts::{self, ChartResponse};
use crate::files::{file_body, path_below};
use crate::invented_web::InventedWeb;
use crate::manifest::ManifestRow;
use crate::validators::Validators;
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::serve::ListenerExt as _;
use serde_json::json;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::UNIX_EPOCH;
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

const ROBOTS: &str = "User-agent: *\nAllow: /\n";
const NO_CHAPTERS: &str = "{\"version\":\"1.2.0\",\"chapters\":[]}\n";
/// The body of an episode or cover, because nobody plays them.
const MEDIA_BYTES: [u8; 64] = [0; 64];
const MEDIA_TYPES: &[(&str, &str)] =
    &[("mp3", "audio/mpeg"), ("m4a", "audio/mp4"), ("mp4", "video/mp4"), ("jpg", "image/jpeg"), ("png", "image/png")];
const PAGE_TYPES: &[(&str, &str)] =
    &[("html", "text/html; charset=utf-8"), ("vtt", "text/vtt"), ("srt", "application/x-subrip")];

/// Serves the web until `stop` completes. Responses in progress are finished.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    web: InventedWeb,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listener = listener.tap_io(|connection| {
        // Without it, a small response waits for the acknowledgment of the previous one. A failure only costs this
        // delay.
        let _ = connection.set_nodelay(true);
    });
    axum::serve(listener, router(web)).with_graceful_shutdown(stop).await
}

pub(crate) fn router(web: InventedWeb) -> Router {
    let gzip = web.options.gzip;
    let router = Router::new().fallback(respond).with_state(Arc::new(web));
    if gzip { router.layer(CompressionLayer::new().gzip(true).quality(CompressionLevel::Fastest)) } else { router }
}

async fn respond(State(web): State<Arc<InventedWeb>>, request: Request) -> Response {
    let path = request.uri().path();
    if let Some(order) = path.strip_prefix("/-/") {
        return respond_control(&web, request.method(), order);
    }
    let response = match *request.method() {
        Method::GET | Method::HEAD => {
            respond_page(&web, path, request.uri().query().unwrap_or_default(), request.headers()).await
        }
        _ => StatusCode::METHOD_NOT_ALLOWED.into_response(),
    };
    web.response_counts.count(response.status().as_u16());
    response
}

/// Handles `GET /-/state` and `POST /-/round/N`.
fn respond_control(web: &InventedWeb, method: &Method, order: &str) -> Response {
    let state = |changed: Option<usize>| {
        let state =
            json!({ "round": web.rounds.current(), "changed": changed, "answers": web.response_counts.to_json() });
        ([(header::CONTENT_TYPE, "application/json")], format!("{state}\n")).into_response()
    };
    match (method, order.strip_prefix("round/").map(str::parse)) {
        (&Method::GET, None) if order == "state" => state(None),
        (&Method::POST, Some(Ok(round))) => state(Some(web.set_round(round))),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn respond_page(web: &InventedWeb, path: &str, query: &str, headers: &HeaderMap) -> Response {
    if let Some((row, kept_back)) = web.find_feed(path) {
        return respond_feed(web, &row, kept_back, headers).await;
    }
    if let Some(chart) = charts::find_chart(&web.folder, path, query) {
        return respond_chart(web, chart).await;
    }
    // The host is the first part of the path.
    let (host, rest) = path[1..].split_once('/').unwrap_or((&path[1..], ""));
    if path == "/robots.txt" || rest == "robots.txt" {
        return typed_response("text/plain", ROBOTS);
    }
    let extension = rest.rsplit_once('.').map_or("", |(_, extension)| extension);
    let type_of = |table: &'static [(&str, &str)]| table.iter().find(|row| row.0 == extension).map(|row| row.1);
    if let Some(content_type) = type_of(MEDIA_TYPES) {
        return typed_response(content_type, &MEDIA_BYTES[..]);
    }
    if rest.starts_with("chapters/") {
        return typed_response("application/json+chapters", NO_CHAPTERS);
    }
    let file = if rest.starts_with("transcripts/") {
        path_below(&web.folder, rest)
    } else {
        let name = if rest.is_empty() { "index.html" } else { rest };
        path_below(&web.folder, &format!("sites/{host}/{name}"))
    };
    let content_type = type_of(PAGE_TYPES).unwrap_or(PAGE_TYPES[0].1);
    match file {
        Some(file) => respond_page_file(&file, content_type, headers).await,
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn respond_feed(
    web: &InventedWeb,
    row: &ManifestRow<'_>,
    kept_back: Option<(u64, u64)>,
    headers: &HeaderMap,
) -> Response {
    let status = StatusCode::from_u16(row.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if status.is_redirection() {
        return (status, [(header::LOCATION, row.location)]).into_response();
    }
    if status != StatusCode::OK {
        return status.into_response();
    }
    let validators = Validators { etag: row.etag.map(str::to_owned), modified: row.modified };
    let validators = if kept_back.is_some() { validators.without_news() } else { validators };
    let Some(file) = path_below(&web.folder, row.file) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    respond_file(&file, row.content_type, &validators, kept_back, headers).await
}

async fn respond_page_file(file: &Path, content_type: &str, headers: &HeaderMap) -> Response {
    let Ok(metadata) = tokio::fs::metadata(file).await else { return StatusCode::NOT_FOUND.into_response() };
    let modified = metadata.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let modified = modified.map(|since| since.as_secs());
    let etag = format!("\"{:x}-{:x}\"", metadata.len(), modified.unwrap_or(0));
    respond_file(file, content_type, &Validators { etag: Some(etag), modified }, None, headers).await
}

async fn respond_file(
    file: &Path,
    content_type: &str,
    validators: &Validators,
    hole: Option<(u64, u64)>,
    headers: &HeaderMap,
) -> Response {
    let mut response = Response::new(Body::empty());
    validators.write_headers(response.headers_mut());
    if validators.is_current_for(headers) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    let Ok((length, body)) = file_body(file, hole).await else { return StatusCode::NOT_FOUND.into_response() };
    *response.body_mut() = body;
    response.headers_mut().insert(header::CONTENT_LENGTH, length.into());
    if let Ok(content_type) = HeaderValue::from_str(content_type) {
        response.headers_mut().insert(header::CONTENT_TYPE, content_type);
    }
    response
}

async fn respond_chart(web: &InventedWeb, chart: ChartResponse) -> Response {
    match chart {
        ChartResponse::Redirect(to) => (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response(),
        ChartResponse::ServerError => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        ChartResponse::NotFound => StatusCode::NOT_FOUND.into_response(),
        ChartResponse::Days(folder, limit) => {
            match charts::read_chart_of_round(&folder, web.rounds.current(), limit).await {
                Some(document) => typed_response("application/json", document),
                None => StatusCode::NOT_FOUND.into_response(),
            }
        }
    }
}

fn typed_response(content_type: &'static str, body: impl Into<Body>) -> Response {
    ([(header::CONTENT_TYPE, content_type)], body.into()).into_response()
}
