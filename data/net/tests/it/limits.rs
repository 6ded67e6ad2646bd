//! Bodies that are too large, too dense or too slow.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_ENCODING;
use axum::routing::get;
use earshot_net::{FetchError, FetchRequest};
use earshot_testkit::LocalWeb;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::time::{Duration, Instant};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

async fn fetch(body: Vec<u8>, encoding: &'static str, max_bytes: usize) -> Result<Vec<u8>, FetchError> {
    let answer = move || async move { ([(CONTENT_ENCODING, encoding)], body) };
    let web = LocalWeb::serve(Router::new().route("/", get(answer))).await;
    let request = FetchRequest { max_bytes, ..FetchRequest::new(web.url("/")) };
    super::client(true).fetch(&request).await.map(|fetched| fetched.body)
}

#[tokio::test]
async fn packed_bodies_are_decoded() {
    assert_eq!(fetch(gzip(b"hello"), "gzip", 100).await.expect("a body"), b"hello");
    assert_eq!(fetch(b"hello".to_vec(), "gzip", 100).await.expect("plain in spite of the header"), b"hello");
    // Brotli of "hello".
    let brotli = vec![0x0b, 0x02, 0x80, 0x68, 0x65, 0x6c, 0x6c, 0x6f, 0x03];
    assert_eq!(fetch(brotli, "br", 100).await.expect("a body"), b"hello");
}

#[tokio::test]
async fn a_gzip_bomb_is_refused() {
    let bomb = gzip(&vec![0; 64 << 20]);
    let start = Instant::now();
    let error = fetch(bomb, "gzip", 64 << 20).await.expect_err("refused");
    assert_eq!(error.kind(), "too-dense", "{error}");
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_body_over_the_limit_is_refused_announced_or_not() {
    let announced = fetch(vec![b'x'; 101], "identity", 100).await.expect_err("refused");
    assert_eq!(announced.kind(), "too-large");
    let packed = fetch(gzip(&[b'x'; 101]), "gzip", 100).await.expect_err("refused");
    assert_eq!(packed.kind(), "too-large");
    assert_eq!(fetch(vec![b'x'; 100], "identity", 100).await.expect("a body").len(), 100);
}

#[tokio::test]
async fn a_broken_body_is_an_error_and_never_a_short_body() {
    let mut cut = gzip(&(0..10_000_u32).flat_map(u32::to_le_bytes).collect::<Vec<u8>>());
    cut.truncate(cut.len() / 2);
    let error = fetch(cut, "gzip", 1 << 20).await.expect_err("refused");
    assert_eq!(error.kind(), "bad-encoding", "{error}");
}

#[tokio::test]
async fn a_drip_hits_the_deadline() {
    let drip = || async {
        let chunks = futures::stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            Some((Ok::<_, std::io::Error>(Bytes::from_static(b"x")), ()))
        });
        Body::from_stream(chunks)
    };
    let web = LocalWeb::serve(Router::new().route("/", get(drip))).await;
    let request = FetchRequest { deadline: Duration::from_millis(400), ..FetchRequest::new(web.url("/")) };
    let error = super::client(true).fetch(&request).await.expect_err("too slow");
    assert_eq!(error.kind(), "too-slow");
}
