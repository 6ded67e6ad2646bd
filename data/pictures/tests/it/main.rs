//! The proxy with a real server of covers.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use earshot_model::{Clock, Timestamp};
use earshot_pictures::{PictureAnswer, PictureProxy, PictureSize, ProxyOptions, media_type};
use earshot_testkit::{LocalServer, wait_until, within_max_wait};
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use tempfile::TempDir;
use tokio::sync::Semaphore;

/// A server of covers that counts requests, and answers each when it may.
struct Covers {
    server: LocalServer,
    seen: Arc<RequestLog>,
    days: Arc<AtomicI64>,
    folder: TempDir,
}

struct RequestLog {
    requests: AtomicUsize,
    allowed: Semaphore,
}

impl Covers {
    async fn start(allowed: usize) -> Self {
        let seen = Arc::new(RequestLog { requests: AtomicUsize::new(0), allowed: Semaphore::new(allowed) });
        let router = Router::new().route("/{name}", get(answer)).with_state(Arc::clone(&seen));
        Self {
            server: LocalServer::serve(router).await,
            seen,
            days: Arc::default(),
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    fn proxy(&self) -> PictureProxy {
        self.proxy_with(vec![self.server.address()])
    }

    fn proxy_with(&self, allowed_addresses: Vec<std::net::SocketAddr>) -> PictureProxy {
        let options = ProxyOptions {
            folder: self.folder.path().join("pictures"),
            max_bytes: 1 << 30,
            public_url: "https://earshot.example".to_owned(),
            allowed_addresses,
        };
        let days = Arc::clone(&self.days);
        // A real file's time is compared with this clock.
        let start =
            Timestamp::from(std::fs::metadata(self.folder.path()).and_then(|data| data.modified()).expect("a time"));
        PictureProxy::new(
            options,
            Clock::from_fn(move || start + chrono::TimeDelta::days(days.load(Ordering::Relaxed))),
        )
    }

    fn requests(&self) -> usize {
        self.seen.requests.load(Ordering::Relaxed)
    }

    /// Requests it until the picture is here or missing.
    async fn settled(&self, proxy: &PictureProxy, name: &str) -> PictureAnswer {
        let url = self.server.url(name);
        let mut answer = PictureAnswer::Missing;
        wait_until("the picture", async || {
            answer = proxy.get(&url, PictureSize::Small).await;
            !matches!(answer, PictureAnswer::Waiting { .. })
        })
        .await;
        answer
    }
}

async fn answer(State(seen): State<Arc<RequestLog>>, Path(name): Path<String>) -> Response {
    seen.requests.fetch_add(1, Ordering::Relaxed);
    let Ok(permit) = seen.allowed.acquire().await else { return StatusCode::GONE.into_response() };
    permit.forget();
    match name.as_str() {
        "gone" => StatusCode::NOT_FOUND.into_response(),
        "sick" => StatusCode::BAD_GATEWAY.into_response(),
        "page" => ([("content-type", "image/png")], "<html>no picture</html>").into_response(),
        "away" => (StatusCode::FOUND, [("location", "http://169.254.169.254/latest")]).into_response(),
        _ => ([("content-type", "text/plain")], png()).into_response(),
    }
}

fn png() -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    RgbImage::from_pixel(100, 100, Rgb([90, 90, 90])).write_to(&mut bytes, ImageFormat::Png).expect("encodes");
    bytes.into_inner()
}

#[tokio::test]
async fn a_cover_is_fetched_once_for_everybody_and_kept() {
    let covers = Covers::start(0).await;
    let proxy = covers.proxy();
    let url = covers.server.url("/cover.jpg");
    let asking = (0..50).map(|_| proxy.get(&url, PictureSize::Medium));
    for answer in within_max_wait("answers", futures::future::join_all(asking)).await {
        assert!(matches!(answer, PictureAnswer::Waiting { retry_after_s: 2 }), "{answer:?}");
    }
    wait_until("the request", async || covers.requests() == 1).await;
    covers.seen.allowed.add_permits(1);
    let PictureAnswer::Picture(bytes) = covers.settled(&proxy, "/cover.jpg").await else { panic!("no picture") };
    // The server calls it a text.
    assert_eq!(media_type(&bytes), "image/webp");
    // After a restart, too.
    assert_eq!(covers.settled(&covers.proxy(), "/cover.jpg").await, PictureAnswer::Picture(bytes));
    assert_eq!(covers.requests(), 1);
}

#[tokio::test]
async fn a_failure_is_remembered_for_a_while() {
    let covers = Covers::start(Semaphore::MAX_PERMITS).await;
    let proxy = covers.proxy();
    for name in ["/gone", "/page", "/sick", "/away"] {
        for _ in 0..3 {
            assert_eq!(covers.settled(&proxy, name).await, PictureAnswer::Missing, "{name}");
        }
    }
    assert_eq!(covers.requests(), 4);
    covers.days.store(2, Ordering::Relaxed);
    assert_eq!(covers.settled(&proxy, "/gone").await, PictureAnswer::Missing);
    assert_eq!(covers.requests(), 5);
}

#[tokio::test]
async fn private_addresses_are_never_requested() {
    let covers = Covers::start(Semaphore::MAX_PERMITS).await;
    let proxy = covers.proxy_with(Vec::new());
    assert_eq!(covers.settled(&proxy, "/cover.jpg").await, PictureAnswer::Missing);
    assert_eq!(proxy.get("file:///etc/passwd", PictureSize::Small).await, PictureAnswer::Missing);
    assert_eq!(covers.requests(), 0);
}

#[tokio::test]
async fn an_old_cover_is_shown_while_it_is_fetched_again() {
    let covers = Covers::start(1).await;
    let proxy = covers.proxy();
    assert!(matches!(covers.settled(&proxy, "/cover.jpg").await, PictureAnswer::Picture(_)));
    covers.days.store(40, Ordering::Relaxed);
    assert!(matches!(covers.settled(&proxy, "/cover.jpg").await, PictureAnswer::Picture(_)));
    wait_until("the second request", async || covers.requests() == 2).await;
}

#[tokio::test]
async fn ten_thousand_covers_at_once_are_a_bounded_queue() {
    let covers = Covers::start(0).await;
    let proxy = covers.proxy();
    let urls: Vec<String> = (0..10_000).map(|number| covers.server.url(&format!("/{number}.jpg"))).collect();
    let asking = urls.iter().map(|url| proxy.get(url, PictureSize::Small));
    let answers = within_max_wait("answers", futures::future::join_all(asking)).await;
    let waiting = |seconds| PictureAnswer::Waiting { retry_after_s: seconds };
    let queued: Vec<&String> =
        urls.iter().zip(&answers).filter(|(_, answer)| **answer == waiting(2)).map(|(url, _)| url).collect();
    let rejected = answers.iter().filter(|answer| **answer == waiting(10)).count();
    assert_eq!((queued.len(), rejected), (256, 9_744));
    // No more connections than fetches.
    wait_until("requests", async || covers.requests() == 6).await;
    // All who were queued are served, and then there is room for others.
    covers.seen.allowed.add_permits(Semaphore::MAX_PERMITS >> 1);
    wait_until("an empty queue", async || {
        let asking = queued.iter().map(|url| proxy.get(url, PictureSize::Small));
        futures::future::join_all(asking).await.iter().all(|answer| matches!(answer, PictureAnswer::Picture(_)))
    })
    .await;
    assert!(matches!(covers.settled(&proxy, "/one-more.jpg").await, PictureAnswer::Picture(_)));
    assert_eq!(covers.requests(), 257);
}
